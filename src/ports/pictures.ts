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

/** Why a picture cannot be used, in plain words. `temporary`: the same bytes may be read at another time. */
export interface PictureProblem {
  reason: string;
  temporary: boolean;
}

/** Decodes, straightens, brings to sRGB, cuts out and measures product pictures. Never throws on bad bytes. */
export interface Pictures {
  read(bytes: Uint8Array): Promise<Result<ReadPicture, PictureProblem>>;
}

/** Brings what the Worker should not decode to an upright PNG in sRGB, at most 2000 pixels long, its alpha kept. */
export interface PictureNormaliser {
  normalise(bytes: Uint8Array): Promise<Result<Uint8Array, PictureProblem>>;
}
