import { leastPicturePixels } from "../../core/rendering/productScale.ts";
import { pictureLimits } from "../../core/rendering/protocol.ts";
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
/** Pixels of a product below which there is nothing to be seen of it. */
const leastSides = { longer: 100, shorter: 20 };

export interface PreparedPicture {
  pixels: Pixels;
  /** Pixels across before it was scaled. */
  originalWidth: number;
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
  const decoded = shown(withoutClearMargins(whole));
  const isLong = Math.max(decoded.width, decoded.height) > longestWorked;
  const pixels = isLong ? scaleDown(decoded, workingSide, workingSide) : decoded;
  return { pixels, originalWidth: decoded.width };
}

/** Cuts the product out of a picture and measures it. Changes the picture's pixels. */
export async function readProductPicture(
  { pixels, originalWidth }: PreparedPicture,
  tools: CutTools,
): Promise<Result<ProductInPicture, PictureProblem>> {
  const cut = await cutProduct(pixels, tools);
  return cut.ok ? measured(cut.value, originalWidth) : cut;
}

/** What is clear all around costs time in every step that follows; a little of it stays, as air around the product. */
function withoutClearMargins(pixels: Pixels): Pixels {
  const bounds = boundsOf(pixels);
  if (bounds === null || bounds.width * bounds.height > pixels.width * pixels.height * 0.9) return pixels;
  return crop(pixels, bounds, Math.ceil(Math.max(bounds.width, bounds.height) * clearMargin));
}

function measured(
  { pixels, left, top, signs: found }: CutProduct,
  originalWidth: number,
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
    return err({ reason, temporary: false, isTooSmall: true });
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
