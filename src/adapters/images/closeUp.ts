import { outlineLimits } from "../../core/rendering/protocol.ts";
import type { ProductShares } from "../../ports/pictures.ts";
import { contoursOf } from "./contour.ts";
import { coverageOf } from "./contourFill.ts";
import { contourGap } from "./contourFit.ts";
import { distanceTo, pixelsAway, type Silhouette } from "./outlineShape.ts";
import { type Bounds, boundsWhere, crop, type Pixels } from "./pixels.ts";
import { scaleDown } from "./scaleDown.ts";
import { flattened } from "./suppliedAlpha.ts";

/** Air around the product in its close-up, as a share of its longer side. */
const airShare = 0.12;
/** A close-up is never more slender than this: the model sees it squeezed into a square. */
const maxSlenderness = 1.5;

export interface CloseUp {
  pixels: Pixels;
  /** The part of the picture that it shows. */
  part: Bounds;
}

/** The part of the picture that the silhouette, which may have another scale, fills; what is clear lies on white. */
export function closeUpOf(picture: Pixels, shape: Silhouette): CloseUp | null {
  const { mask, width, height } = shape;
  const box = boundsWhere(width, height, (i) => mask[i] === 1);
  if (box === null) return null;
  const scale = picture.width / width;
  const air = Math.max(box.width, box.height) * airShare;
  const [wide, tall] = [box.width + 2 * air, box.height + 2 * air];
  const stretch = (start: number, length: number, wanted: number, limit: number) => {
    const whole = Math.min(limit, Math.round(wanted * scale));
    const from = Math.round((start + length / 2) * scale - whole / 2);
    return { from: Math.min(Math.max(0, from), limit - whole), length: whole };
  };
  const across = stretch(box.x, box.width, Math.max(wide, tall / maxSlenderness), picture.width);
  const down = stretch(box.y, box.height, Math.max(tall, wide / maxSlenderness), picture.height);
  const part = { x: across.from, y: down.from, width: across.length, height: down.length };
  const side = outlineLimits.longSidePixels;
  return { pixels: flattened(scaleDown(crop(picture, part, 0), side, side)), part };
}

/** The finer edge may lie so far from the line that it replaces, as a share of the silhouette's longer side. */
const sameEdge = 0.012;
/** From the edge so far, in pixels of the silhouette, a pixel may be a mixture of product and ground. */
const mixed = 4;
/** A product ends where the look is so sure of it: half a pixel of the ground is seen, half a pixel of the product is not missed. */
const sureOfProduct = 0.7;

/** A coverage of 0 to 1 in levels of 0 to 255, a quarter of the size. */
export function coverageLevels(coverage: Float32Array): Uint8Array {
  return Uint8Array.from(coverage, (share) => Math.round(share * 255));
}

/**
 * A product's coverage (0 to 1 for each pixel of the picture) with the edge that a look at its close-up saw, wherever that lies beside the
 * silhouette's; where the look sees another product altogether, what there was (`mask`, `coverageLevels`, which is changed) stays.
 */
export function sharpened(
  mask: Uint8Array,
  { width, height }: Pick<Pixels, "width" | "height">,
  shape: Silhouette,
  look: ProductShares,
  part: Bounds,
): Float32Array {
  const scale = width / shape.width;
  const seen = { ...shape, mask: new Uint8Array(shape.mask.length) };
  for (let y = 0; y < shape.height; y++)
    for (let x = 0; x < shape.width; x++)
      if (shareAt(look, part, (x + 0.5) * scale, (y + 0.5) * scale) > 0.5) seen.mask[y * shape.width + x] = 1;
  const reach = pixelsAway(Math.max(shape.width, shape.height) * sameEdge);
  const toStray = distanceTo(strayOf(seen, shape, reach), 1);
  const [toOutside, toInside] = [distanceTo(seen, 0), distanceTo(seen, 1)];
  for (let y = 0; y < height; y++) {
    const row = Math.min(shape.height - 1, Math.floor((y + 0.5) / scale)) * shape.width;
    for (let x = 0; x < width; x++) {
      const at = row + Math.min(shape.width - 1, Math.floor((x + 0.5) / scale));
      if ((toStray[at] ?? 0) <= 2 * reach) continue;
      const i = y * width + x;
      if ((toOutside[at] ?? 0) > pixelsAway(mixed)) mask[i] = 255;
      else if ((toInside[at] ?? 0) > pixelsAway(mixed)) mask[i] = 0;
      else mask[i] = Math.round(255 * shareAt(look, part, x + 0.5, y + 0.5));
    }
  }
  const lines = contoursOf({ mask, width, height }, 2 * 255 * sureOfProduct, 1, contourGap);
  return coverageOf(lines, width, height);
}

/**
 * Where the look sees something else than the silhouette, farther than `reach` (thirds of a pixel) from the silhouette's line, or from
 * what it sees itself: a nozzle is nowhere far from its line, and would go.
 */
function strayOf(seen: Silhouette, shape: Silhouette, reach: number): Silhouette {
  const mask = new Uint8Array(seen.mask.length);
  for (const [one, other] of [
    [shape, seen],
    [seen, shape],
  ] as const) {
    const [toOutside, toOther] = [distanceTo(one, 0), distanceTo(other, 1)];
    for (let i = 0; i < mask.length; i++)
      if (one.mask[i] === 1 && other.mask[i] !== 1 && Math.max(toOutside[i] ?? 0, toOther[i] ?? 0) > reach) mask[i] = 1;
  }
  return { ...shape, mask };
}

/** What the look gives at a place of the picture, between its four pixels there; 0 outside the part. */
function shareAt({ mask, width, height }: ProductShares, part: Bounds, x: number, y: number): number {
  const [atX, atY] = [((x - part.x) * width) / part.width - 0.5, ((y - part.y) * height) / part.height - 0.5];
  if (atX < -0.5 || atY < -0.5 || atX > width - 0.5 || atY > height - 0.5) return 0;
  const [left, top] = [Math.max(0, Math.floor(atX)), Math.max(0, Math.floor(atY))];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [across, down] = [Math.max(0, atX - left), Math.max(0, atY - top)];
  const upper = (mask[top * width + left] ?? 0) * (1 - across) + (mask[top * width + right] ?? 0) * across;
  const lower = (mask[bottom * width + left] ?? 0) * (1 - across) + (mask[bottom * width + right] ?? 0) * across;
  return (upper * (1 - down) + lower * down) / 255;
}
