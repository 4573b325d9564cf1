import { contours } from "d3-contour";
import { boundsWhere, type Bounds } from "./pixels.ts";

/** A closed line around a product, or around a hole in it: x and y of each point in turn, in pixels of a picture. */
export interface Contour {
  x: Float64Array;
  y: Float64Array;
  /** Points straight outwards from the product, of length 1. */
  outwardX: Float64Array;
  outwardY: Float64Array;
}

/** Over so many points to each side the direction of a line that was moved is measured. */
export const directionReach = 3;

/** How much of each pixel is the product's, from 0 to `full`. A silhouette is one whose `full` is 1. */
export interface ShareMap {
  mask: Uint8Array;
  width: number;
  height: number;
}

/** Lines shorter than this, in pixels, are dust. */
const shortestLine = 40;

/**
 * The lines around what is at least half of `full` in a map of the picture, with a point about every `gap` pixels of the picture,
 * which is `scale` times as wide as the map.
 */
export function contoursOf(map: ShareMap, full: number, scale: number, gap: number): Contour[] {
  const box = boundsWhere(map.width, map.height, (i) => (map.mask[i] ?? 0) > 0);
  if (box === null) return [];
  const part = cut(map, box);
  const [found] = contours()
    .size([part.width, part.height])
    .thresholds([full / 2])(part.values);
  // In d3's coordinates the first pixel reaches from 0 to 1: its middle is at 0.5, for us at 0.
  const toPicture = (place: number, start: number) => (place + start) * scale - 0.5;
  return (found?.coordinates ?? []).flat().flatMap((ring) => {
    const points = ring.map(([x = 0, y = 0]) => ({ x: toPicture(x, part.left), y: toPicture(y, part.top) }));
    return evenly(points, gap);
  });
}

/** The map's values within the box and one pixel around it: lines are looked for in each pixel that is given. */
function cut({ mask, width, height }: ShareMap, box: Bounds) {
  const [left, top] = [Math.max(0, box.x - 1), Math.max(0, box.y - 1)];
  const [right, bottom] = [Math.min(width, box.x + box.width + 1), Math.min(height, box.y + box.height + 1)];
  const values = new Array<number>((right - left) * (bottom - top)).fill(0);
  for (let y = top, n = 0; y < bottom; y++)
    for (let x = left; x < right; x++, n++) values[n] = mask[y * width + x] ?? 0;
  return { values, left, top, width: right - left, height: bottom - top };
}

interface Point {
  x: number;
  y: number;
}

/** The closed line through `points` (the last is the first again) with points at even distances; none where it is short. */
function evenly(points: readonly Point[], gap: number): Contour[] {
  const lengths = [0];
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1], points[k]];
    if (a === undefined || b === undefined) continue;
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const total = lengths.at(-1) ?? 0;
  if (total < shortestLine) return [];
  const count = Math.max(8, Math.round(total / gap));
  const [x, y] = [new Float64Array(count), new Float64Array(count)];
  let k = 1;
  for (let n = 0; n < count; n++) {
    const at = (n * total) / count;
    while (k < lengths.length - 1 && (lengths[k] ?? 0) < at) k += 1;
    const [a, b] = [points[k - 1], points[k]];
    if (a === undefined || b === undefined) continue;
    const from = lengths[k - 1] ?? 0;
    const share = (at - from) / Math.max(1e-9, (lengths[k] ?? 0) - from);
    x[n] = a.x + (b.x - a.x) * share;
    y[n] = a.y + (b.y - a.y) * share;
  }
  return [withNormals(x, y, normalReach / gap)];
}

/** Along this many pixels the direction of a line is measured: its small steps have none. */
const normalReach = 5;

/** The line with its directions. `reach`: over how many points to each side they are measured. */
export function withNormals(x: Float64Array, y: Float64Array, reach: number): Contour {
  const count = x.length;
  const step = Math.max(1, Math.min(Math.floor(count / 4), Math.round(reach)));
  const [outwardX, outwardY] = [new Float64Array(count), new Float64Array(count)];
  // d3 draws lines around what is inside against the clock, as seen on the screen, and around holes with it.
  for (let n = 0; n < count; n++) {
    const [before, after] = [(n - step + count) % count, (n + step) % count];
    const alongX = (x[after] ?? 0) - (x[before] ?? 0);
    const alongY = (y[after] ?? 0) - (y[before] ?? 0);
    const length = Math.max(1e-9, Math.hypot(alongX, alongY));
    outwardX[n] = -alongY / length;
    outwardY[n] = alongX / length;
  }
  return { x, y, outwardX, outwardY };
}

/** The mean of `values` along a closed line, weighted by a bell of `sigma` points and by `weights`. */
export function smoothedAlong(values: Float64Array, sigma: number, weights?: Float64Array): Float64Array {
  const count = values.length;
  const reach = Math.min(Math.floor((count - 1) / 2), Math.ceil(3 * sigma));
  const bell = Array.from({ length: reach + 1 }, (_, k) => Math.exp((-k * k) / (2 * sigma * sigma)));
  const means = new Float64Array(count);
  const around = unrolled(values, reach);
  const trust = weights === undefined ? null : unrolled(weights, reach);
  for (let n = 0; n < count; n++) {
    let [sum, total] = [0, 0];
    for (let k = -reach; k <= reach; k++) {
      const at = n + k + reach;
      const weight = (bell[k < 0 ? -k : k] ?? 0) * (trust === null ? 1 : (trust[at] ?? 1));
      sum += weight * (around[at] ?? 0);
      total += weight;
    }
    means[n] = total > 0 ? sum / total : (values[n] ?? 0);
  }
  return means;
}

/** The values along a closed line with its last `reach` before them and its first `reach` after them. */
export function unrolled(values: Float64Array, reach: number): Float64Array {
  const count = values.length;
  const long = new Float64Array(count + 2 * reach);
  for (let n = 0; n < long.length; n++) long[n] = values[(n - reach + count) % count] ?? 0;
  return long;
}
