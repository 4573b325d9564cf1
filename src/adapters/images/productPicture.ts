import { leastPicturePixels } from "../../core/rendering/productScale.ts";
import { pictureLimits, type PicturePart } from "../../core/rendering/protocol.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { PictureProblem, PictureSigns, ReadPicture } from "../../ports/pictures.ts";
import { cutProduct, type CutProduct, type CutTools } from "./cutProduct.ts";
import { dominantColours } from "./dominantColours.ts";
import { boundsOf, crop, widened, type Bounds, type Pixels } from "./pixels.ts";
import { scaleDown } from "./scaleDown.ts";

/** A picture longer than the first is scaled to the second: nothing finer is ever drawn, and it costs memory and time. */
const longestWorked = 1800;
const workingSide = pictureLimits.longSidePixels;
const maxHeight = workingSide;
const marginPixels = 4;
/** Share of a product's longer side that stays clear around it. */
const clearMargin = 0.15;
/** So much of a product's longer side stays around it when its picture is read again, closer: enough of the ground to judge its outline. */
const closerMargin = 0.3;
/** Pixels of a product below which there is nothing to be seen of it. */
const leastSides = { longer: 100, shorter: 20 };

type PixelSize = Pick<Pixels, "width" | "height">;

export interface PreparedPicture {
  pixels: Pixels;
  /** Pixels across before it was scaled. */
  originalWidth: number;
  /** What it shows of the picture that was decoded, in shares. */
  portion: PicturePart;
}

/** What is read of a picture, its pixels not yet encoded. */
export interface ProductInPicture extends Omit<ReadPicture, "png" | "uncut"> {
  pixels: Pixels;
  /** The part of the prepared picture that `pixels` shows, which may have been scaled down since. */
  part: Bounds;
}

const final = (reason: string) => err({ reason, temporary: false });

/** A decoded picture at the size at which it is worked on. `shown`: what is made of it before it is scaled. */
export function preparedPicture(whole: Pixels, shown = (pixels: Pixels) => pixels): PreparedPicture {
  const seen = insideClearMargins(whole);
  const decoded = shown(seen === null ? whole : crop(whole, seen, 0));
  const isLong = Math.max(decoded.width, decoded.height) > longestWorked;
  const pixels = isLong ? scaleDown(decoded, workingSide, workingSide) : decoded;
  return { pixels, originalWidth: decoded.width, portion: sharesOf(seen ?? { x: 0, y: 0, ...sizeOf(whole) }, whole) };
}

/** Cuts the product out of a picture and measures it. Changes the picture's pixels. */
export async function readProductPicture(
  prepared: PreparedPicture,
  tools: CutTools,
): Promise<Result<ProductInPicture, PictureProblem>> {
  const { originalWidth, portion } = prepared;
  const size = sizeOf(prepared.pixels);
  const cut = await cutProduct(prepared.pixels, tools);
  return cut.ok ? measured(cut.value, { originalWidth, portion, size }) : cut;
}

/** The part of a picture in which its product is large enough, where the picture itself has the pixels; null where it has not. */
export function closerPart({ closer }: PictureProblem, { width, height }: PixelSize): PicturePart | null {
  return closer !== undefined && closer.scale <= Math.max(width, height) / workingSide ? closer.part : null;
}

const sizeOf = ({ width, height }: Pixels): PixelSize => ({ width, height });

function sharesOf({ x, y, width, height }: Bounds, whole: PixelSize): PicturePart {
  const [across, down] = [whole.width, whole.height];
  return { left: x / across, top: y / down, width: width / across, height: height / down };
}

/** What `inner`, a part of `outer`, is of the picture that `outer` is a part of. */
function within(outer: PicturePart, inner: PicturePart): PicturePart {
  return {
    left: outer.left + inner.left * outer.width,
    top: outer.top + inner.top * outer.height,
    width: inner.width * outer.width,
    height: inner.height * outer.height,
  };
}

/**
 * What is left without clear margins, which cost time in every step that follows, but for a little of them as air around the product; null
 * where there are none worth it.
 */
function insideClearMargins(pixels: Pixels): Bounds | null {
  const bounds = boundsOf(pixels);
  if (bounds === null || bounds.width * bounds.height > pixels.width * pixels.height * 0.9) return null;
  return widened(bounds, Math.ceil(Math.max(bounds.width, bounds.height) * clearMargin), pixels);
}

function measured(
  { pixels, left, top, signs: found }: CutProduct,
  { originalWidth, portion, size }: Omit<PreparedPicture, "pixels"> & { size: PixelSize },
): Result<ProductInPicture, PictureProblem> {
  const bounds = boundsOf(pixels);
  if (
    bounds === null ||
    Math.max(bounds.width, bounds.height) < leastSides.longer ||
    Math.min(bounds.width, bounds.height) < leastSides.shorter
  )
    return final("The product in the picture is too small to be used.");
  const signs: PictureSigns = {
    treatment: found.treatment,
    confidence: rounded(found.confidence),
    symmetry: rounded(found.symmetry),
    longSidePixels: Math.round((Math.max(bounds.width, bounds.height) * originalWidth) / pixels.width),
  };
  const part = widened(bounds, marginPixels, pixels);
  const scaled = scaleDown(crop(pixels, part, 0), longestWorked, maxHeight);
  const { width, height } = scaled;
  const box = boundsOf(scaled) ?? { x: 0, y: 0, width, height };
  const [longSide, leastLongSide] = [Math.max(box.width, box.height), leastPicturePixels(box)];
  if (longSide < leastLongSide) {
    const reason = `The product is ${longSide} pixels long in its picture; to be sharp in an ad it needs at least ${leastLongSide}.`;
    const around = Math.ceil(Math.max(bounds.width, bounds.height) * closerMargin);
    const near = widened({ ...bounds, x: bounds.x + left, y: bounds.y + top }, around, size);
    const closer = { part: within(portion, sharesOf(near, size)), scale: leastLongSide / longSide };
    return err({ reason, temporary: false, isTooSmall: true, closer });
  }
  return ok({
    pixels: scaled,
    part: { ...part, x: part.x + left, y: part.y + top },
    picture: { width, height, box },
    colours: dominantColours(scaled),
    signs,
  });
}

function rounded(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}
