import { distanceFrom, findGround, measureGround, type Ground, type Rgb } from "./ground.ts";

/** Pixels as straight RGBA, changed in place by the functions here. */
export interface Pixels {
  rgba: Uint8Array;
  width: number;
  height: number;
}

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of everything that is not transparent, or null. */
export function boundsOf({ rgba, width, height }: Pixels): Bounds | null {
  return boundsWhere(width, height, (i) => (rgba[i * 4 + 3] ?? 0) > 16);
}

function boundsWhere(width: number, height: number, isInside: (index: number) => boolean): Bounds | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isInside(y * width + x)) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Whether the picture brings an outline of its own: a share of it is transparent. */
export function hasAlpha({ rgba, width, height }: Pixels): boolean {
  let transparent = 0;
  for (let i = 3; i < rgba.length; i += 4) if ((rgba[i] ?? 255) < 250) transparent += 1;
  return transparent > width * height * 0.02;
}

/** `pale`: not cut; the ground is made white, so that the picture can be multiplied, and `bounds` is the product's box. */
export type CutResult = { kind: "cut" } | { kind: "pale"; bounds: Bounds } | { kind: "refused"; reason: string };

const smallestProduct = 0.02;
/** A product of which more than this is nearly as light as the ground is not cut out: its outline cannot be trusted. */
const mostPale = 0.02;

/**
 * Cuts a product out of a plain white or grey ground and un-mixes the edge's colours, so that no halo of the old ground is
 * left. Where the product is nearly as light as its ground the picture is to be multiplied instead (`pale`).
 */
export function cutFromPlainGround(pixels: Pixels): CutResult {
  const ground = measureGround(pixels);
  if (ground === null)
    return {
      kind: "refused",
      reason: "The picture's ground is not plain white or grey, so the product cannot be cut out.",
    };
  const found = findGround(pixels, ground);
  if (found.productSize < pixels.width * pixels.height * smallestProduct)
    return { kind: "refused", reason: "No product stands out from the picture's ground." };
  if (found.paleSize > found.productSize * mostPale) {
    const bounds = boundsWhere(pixels.width, pixels.height, (i) => found.ground[i] === 0);
    if (bounds === null || Math.min(...ground.colour) <= 235)
      return { kind: "refused", reason: "The product is too close in colour to the picture's ground to be cut out." };
    whiten(pixels, ground);
    return { kind: "pale", bounds };
  }
  matte(pixels, found.ground, ground.colour);
  return { kind: "cut" };
}

/** Makes the ground pure white: what is multiplied must not darken what it lies on. */
function whiten({ rgba }: Pixels, { colour, sure }: Ground): void {
  for (let i = 0; i < rgba.length; i += 4) {
    const isGround = distanceFrom(colour, rgba, i) <= sure;
    for (let c = 0; c < 3; c++)
      rgba[i + c] = isGround ? 255 : Math.min(255, ((rgba[i + c] ?? 0) * 255) / (colour[c] ?? 255));
  }
}

const band = 2;
const reach = 5;
const depth = 3;

/** Alpha from the mask; in the band around the edge from how far each pixel has mixed with the ground, its colour un-mixed. */
function matte({ rgba, width, height }: Pixels, ground: Uint8Array, colour: Rgb): void {
  const nearEdge = edgeBand(ground, width, height);
  const isGround = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && ground[y * width + x] === 1;
  // Written at the end: the un-mixing of a pixel reads its neighbours as they were.
  const edits: { offset: number; inner: Rgb; alpha: number }[] = [];
  for (let i = 0; i < ground.length; i++) {
    const here = ground[i] === 1;
    if (nearEdge[i] === 1) {
      const inner = innerColour(rgba, width, height, isGround, i % width, Math.floor(i / width), colour);
      const share = inner === null ? null : mixShare(rgba, i * 4, colour, inner);
      if (inner !== null && share !== null) {
        edits.push({ offset: i * 4, inner, alpha: here && share < 0.06 ? 0 : share });
        continue;
      }
    }
    rgba[i * 4 + 3] = here ? 0 : 255;
  }
  for (const { offset, inner, alpha } of edits) {
    if (alpha < 1) for (let c = 0; c < 3; c++) rgba[offset + c] = inner[c] ?? 0;
    rgba[offset + 3] = Math.round(255 * alpha);
  }
}

/** 1 within `band` pixels of where ground and product meet. */
function edgeBand(ground: Uint8Array, width: number, height: number): Uint8Array {
  const near = new Uint8Array(ground.length);
  const mark = (x: number, y: number) => {
    for (let dy = -band; dy <= band; dy++)
      for (let dx = -band; dx <= band; dx++)
        if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height) near[(y + dy) * width + x + dx] = 1;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = ground[y * width + x];
      const meets =
        (x + 1 < width && ground[y * width + x + 1] !== here) || (y > 0 && ground[(y - 1) * width + x] !== here);
      if (meets) mark(x, y);
    }
  }
  return near;
}

/**
 * The product's own colour near by: the mean of pixels whose neighbourhood is product too; where it is too thin to have any,
 * the pixel that is farthest from the ground.
 */
function innerColour(
  rgba: Uint8Array,
  width: number,
  height: number,
  isGround: (x: number, y: number) => boolean,
  x: number,
  y: number,
  ground: Rgb,
): Rgb | null {
  const sum: Rgb = [0, 0, 0];
  let count = 0;
  let farthest = { offset: -1, distance: 0 };
  for (let py = Math.max(0, y - reach); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, x - reach); px <= Math.min(width - 1, x + reach); px++) {
      if (isGround(px, py)) continue;
      const offset = (py * width + px) * 4;
      const distance = distanceFrom(ground, rgba, offset);
      if (distance > farthest.distance) farthest = { offset, distance };
      const isRim =
        isGround(px - depth, py) || isGround(px + depth, py) || isGround(px, py - depth) || isGround(px, py + depth);
      if (isRim) continue;
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (rgba[offset + c] ?? 0);
      count += 1;
    }
  }
  if (count > 0) return [sum[0] / count, sum[1] / count, sum[2] / count];
  const { offset } = farthest;
  return offset < 0 ? null : [rgba[offset] ?? 0, rgba[offset + 1] ?? 0, rgba[offset + 2] ?? 0];
}

/** How much of a pixel is product, 0 to 1, on the line between ground and inner colour; null when they are too alike. */
function mixShare(rgba: Uint8Array, offset: number, ground: Rgb, inner: Rgb): number | null {
  let [along, length] = [0, 0];
  for (let c = 0; c < 3; c++) {
    const full = (inner[c] ?? 0) - (ground[c] ?? 0);
    along += ((rgba[offset + c] ?? 0) - (ground[c] ?? 0)) * full;
    length += full * full;
  }
  return length < 900 ? null : Math.max(0, Math.min(1, along / length));
}
