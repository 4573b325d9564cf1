import type { PictureSigns } from "../core/product/hero.ts";
import type { HexColour, ProductPicture } from "../core/rendering/scene.ts";
import type { Result } from "../core/result.ts";

export type { PictureSigns } from "../core/product/hero.ts";

/** A product picture that can be used: cut out, measured, as PNG. */
export interface ReadPicture {
  png: Uint8Array;
  picture: ProductPicture;
  /** Most of the product first. */
  colours: HexColour[];
  signs: PictureSigns;
}

/**
 * Why a picture cannot be used, in plain words. `temporary`: the same bytes may be read at another time. `busy`: what reads
 * pictures is in use, and nothing was tried.
 */
export interface PictureProblem {
  reason: string;
  temporary: boolean;
  busy?: true;
}

/**
 * Decodes, straightens, brings to sRGB, cuts out and measures product pictures. Never throws on bad bytes; a stream that breaks off
 * is a problem that may pass. A stream has always been read or cancelled afterwards.
 */
export interface Pictures {
  /** Does `work`, which fetches and reads pictures, when there is memory for it; null, and nothing done, when that is not soon. */
  inTurn<T>(work: () => Promise<T>): Promise<T | null>;
  read(
    picture: Uint8Array | ReadableStream<Uint8Array>,
    signal?: AbortSignal,
  ): Promise<Result<ReadPicture, PictureProblem>>;
}

/** Brings what the Worker should not decode to an upright PNG in sRGB, at most 2000 pixels long, its alpha kept. */
export interface PictureNormaliser {
  normalise(
    picture: Uint8Array | ReadableStream<Uint8Array>,
    signal?: AbortSignal,
  ): Promise<Result<Uint8Array, PictureProblem>>;
}
