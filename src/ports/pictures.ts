import type { PictureSigns } from "../core/product/hero.ts";
import type { PicturePart } from "../core/rendering/protocol.ts";
import type { HexColour, ProductPicture } from "../core/rendering/scene.ts";
import type { Result } from "../core/result.ts";

export type { PictureSigns } from "../core/product/hero.ts";

/** A product picture that can be used: cut out, measured, as PNG. */
export interface ReadPicture {
  png: Uint8Array;
  /**
   * What it was cut out of, as JPEG, for a person who touches the cut-out up: with the cut-out in its middle and `uncutMarginShare` around it,
   * at the cut-out's scale or, where that is long, a smaller one. Null where it could not be made.
   */
  uncut: Uint8Array | null;
  picture: ProductPicture;
  /** Most of the product first. */
  colours: HexColour[];
  signs: PictureSigns;
}

/** A picture for people to look at, upright and not large, whatever its use for ads: nothing is cut out of it. */
export interface PictureView {
  png: Uint8Array;
  /** What is not its plain ground, in pixels; all of it where it has none. */
  box: { width: number; height: number };
}

/**
 * Why a picture cannot be used, in plain words. `temporary`: the same bytes may be read at another time. `busy`: what reads
 * pictures is in use, and nothing was tried; `hasDownloaded`: but something was downloaded for it, which will be again. `isLate`: what reads pictures
 * took too long. `isGivenUp`: it may pass, but not in this run. `isTooSmall`: the picture would do if it were larger.
 */
export interface PictureProblem {
  reason: string;
  temporary: boolean;
  busy?: true;
  hasDownloaded?: true;
  isLate?: true;
  isGivenUp?: true;
  isTooSmall?: true;
  /** Where a product lies that is too small as its picture was scaled, and how much larger it has to be. */
  closer?: { part: PicturePart; scale: number };
  /** What can be looked at all the same, where the picture itself could be read. */
  view?: PictureView;
}

/** Begins to fetch a picture. */
export type PictureSource = () => Promise<Result<ReadableStream<Uint8Array>, PictureProblem>>;

/**
 * Decodes, straightens, brings to sRGB, cuts out and measures product pictures. Never throws on bad bytes; a stream that breaks off
 * is a problem that may pass. A stream has always been read or cancelled afterwards.
 */
export interface Pictures {
  /** A source is called once there is memory for what it brings. Whatever is downloaded keeps nobody else from being decoded. */
  read(
    picture: Uint8Array | ReadableStream<Uint8Array> | PictureSource,
    options?: PictureOptions,
  ): Promise<Result<ReadPicture, PictureProblem>>;
  /** The same without a look for the product in it. */
  view(
    picture: Uint8Array | ReadableStream<Uint8Array> | PictureSource,
    options?: ViewOptions,
  ): Promise<Result<PictureView, PictureProblem>>;
}

export interface PictureOptions {
  /** Whose picture it is: what one owner's pictures hold leaves memory to those of others. */
  owner?: string;
  signal?: AbortSignal;
  /** How long it may wait for memory, and again for its turn, before it is `busy`; as long as usual where none is given. */
  patienceMs?: number;
}

export interface ViewOptions extends PictureOptions {
  /** Its longer side at most; as for a page where none is given. */
  longSidePixels?: number;
}

/**
 * What an outline model makes of a picture, pixel by pixel. The model looks several times at the same picture (mirrored, wider,
 * without colours, darker): where it sees the same thing each time, it is certain.
 */
export interface OutlineMap {
  width: number;
  height: number;
  /** How much of a pixel is the product, 0 to 255, along the picture's own edges. */
  mask: Uint8Array;
  /** Bit k of a pixel: whether view k shows the product there. */
  views: Uint8Array;
  /** 1 to 8. */
  viewCount: number;
}

/** How much of each pixel is the product, 0 to 255. */
export interface ProductShares {
  width: number;
  height: number;
  mask: Uint8Array;
}

/** Tells a product from everything else in its picture. A problem is never the product's fault. */
export interface ProductOutlines {
  /** `picture`: an upright PNG in sRGB without alpha, at most `outlineLimits.longSidePixels` long; the map has its size. */
  outline(picture: Uint8Array, signal?: AbortSignal): Promise<Result<OutlineMap, PictureProblem>>;
  /** The same for a picture that one product fills, by one look at its edge, finer than those of `outline`. */
  edge(picture: Uint8Array, signal?: AbortSignal): Promise<Result<ProductShares, PictureProblem>>;
}

/** A logo as it can stand in an ad, PNG without a border, and what is written in it ("" for nothing). */
export interface DrawnLogo {
  png: Uint8Array;
  words: string;
}

/** Draws a site's logo from the bytes of an SVG, or of a picture that has alpha, and reads it. */
export interface LogoDrawer {
  draw(logo: Uint8Array): Promise<Result<DrawnLogo, PictureProblem>>;
}

/** Brings what the Worker should not decode to an upright PNG in sRGB, at most `pictureLimits.longSidePixels` long, its alpha kept. */
export interface PictureNormaliser {
  /** `part`: this part of it alone, which then has more of the picture's own pixels. */
  normalise(
    picture: Uint8Array | ReadableStream<Uint8Array>,
    signal?: AbortSignal,
    part?: PicturePart,
  ): Promise<Result<Uint8Array, PictureProblem>>;
}
