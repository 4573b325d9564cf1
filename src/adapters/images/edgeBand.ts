import { mark, type Region } from "./regions.ts";

/** Pixels inside the outline that can be a mixture of product and ground. */
export const innerBand = 3;
const deepest = innerBand + 1;

/** What is product and what is ground, by `mark`. */
export type Outlined = Pick<Region, "mask" | "width" | "height">;

/** The pixels along a product's outline. */
export interface Band {
  /** For each pixel of the picture its steps from the outline: 1 to 4 inwards, -1 to -4 outwards; 0 far from it. */
  layer: Int8Array;
  /** Where the band's pixels are, in ascending order; their places in this list are their places in lists of colours too. */
  pixels: Int32Array;
  /** For each row of the picture the place in the list at which it begins, and where the last one ends. */
  rows: Int32Array;
}

/** The band along the outline. */
export function bandAlong({ mask, width, height }: Outlined): Band {
  const layer = new Int8Array(mask.length);
  const pixels: number[] = [];
  const { product } = mark;
  const add = (i: number, step: number) => {
    if (layer[i] !== 0) return;
    layer[i] = mask[i] === product ? step : -step;
    pixels.push(i);
  };
  // The picture's own border is left out: what goes on beyond it has no outline there.
  for (let y = 1; y < height - 2; y++) {
    let next = mask[y * width + 1];
    for (let i = y * width + 1, end = i + width - 3; i < end; i++) {
      const here = next;
      next = mask[i + 1];
      if (next !== here) {
        add(i, 1);
        add(i + 1, 1);
      }
      if (mask[i + width] !== here) {
        add(i, 1);
        add(i + width, 1);
      }
    }
  }
  let start = 0;
  for (let step = 2; step <= deepest; step++) {
    const end = pixels.length;
    for (let k = start; k < end; k++) {
      const i = pixels[k] ?? 0;
      const here = mask[i];
      for (const to of [i - 1, i + 1, i - width, i + width])
        if (to >= 0 && to < mask.length && layer[to] === 0 && mask[to] === here) add(to, step);
    }
    start = end;
  }
  const ascending = Int32Array.from(pixels).sort();
  return { layer, pixels: ascending, rows: rowsOf(ascending, width, height) };
}

function rowsOf(ascending: Int32Array, width: number, height: number): Int32Array {
  const rows = new Int32Array(height + 1);
  for (const index of ascending) {
    const next = Math.floor(index / width) + 1;
    rows[next] = (rows[next] ?? 0) + 1;
  }
  for (let y = 1; y <= height; y++) rows[y] = (rows[y] ?? 0) + (rows[y - 1] ?? 0);
  return rows;
}

/**
 * The place of one of the band's pixels in its list. A table of these places would be as large as the picture; a row holds some dozens of
 * the band's pixels.
 */
function placeOf(index: number, width: number, { pixels, rows }: Band): number {
  const y = Math.floor(index / width);
  let [from, to] = [rows[y] ?? 0, rows[y + 1] ?? 0];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((pixels[middle] ?? 0) < index) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Visits the band from its deepest layer on one side (1: product, -1: ground) outwards; `deeper` is the layer before it. */
export function eachInwardFirst(
  { layer, pixels }: Band,
  side: 1 | -1,
  visit: (entry: number, index: number, deeper: number) => void,
): void {
  const byDepth: number[][] = Array.from({ length: 2 * deepest + 1 }, () => []);
  pixels.forEach((index, entry) => byDepth[(layer[index] ?? 0) * side + deepest]?.push(entry));
  for (let depth = deepest; depth >= -deepest; depth--) {
    const deeper = (depth === -1 ? 1 : depth + 1) * side;
    for (const entry of byDepth[depth + deepest] ?? []) visit(entry, pixels[entry] ?? 0, deeper);
  }
}

/** Steps to the eight neighbours of a pixel. */
export function stepsAround(width: number): readonly number[] {
  return [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
}

/**
 * The colour with its alpha, four numbers a pixel of the band, that one side (1: product, -1: ground) has near by: its own where it is
 * deep enough or has no deeper neighbour (a thin part), otherwise the mean of its neighbours one step deeper on that side.
 */
export function carriedColours(rgba: Uint8Array, width: number, band: Band, side: 1 | -1): Float32Array {
  const colours = new Float32Array(band.pixels.length * 4);
  const around = stepsAround(width);
  const sums = new Float32Array(4);
  eachInwardFirst(band, side, (entry, index, deeper) => {
    let count = 0;
    sums.fill(0);
    for (const step of around) {
      if (band.layer[index + step] !== deeper) continue;
      const from = placeOf(index + step, width, band) * 4;
      for (let c = 0; c < 4; c++) sums[c] = (sums[c] ?? 0) + (colours[from + c] ?? 0);
      count += 1;
    }
    for (let c = 0; c < 4; c++)
      colours[entry * 4 + c] = count === 0 ? (rgba[index * 4 + c] ?? 0) : (sums[c] ?? 0) / count;
  });
  return colours;
}
