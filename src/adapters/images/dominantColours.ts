import { hexOf, oklabOf } from "../../core/rendering/colour.ts";
import type { HexColour } from "../../core/rendering/scene.ts";
import type { Pixels } from "./pixels.ts";

const wanted = 4;
const samples = 3000;
const rounds = 10;

type Point = [lightness: number, a: number, b: number];

/** How much the white or nearly white of a label counts beside the colours of the product itself. */
const labelWeight = 0.3;

/**
 * The colours of what is opaque, most of it first: k-means in OKLab, where distance is what the eye sees. A label's near-white
 * counts less than its area, so that it leads only where there is little else.
 */
export function dominantColours(pixels: Pixels): HexColour[] {
  const points = samplesOf(pixels);
  const { count, lab } = points;
  if (count === 0) return [];
  const groupOf = new Uint8Array(count);
  const centres = startingCentres(points);
  for (let round = 0; round < rounds; round++) {
    for (let n = 0; n < count; n++) groupOf[n] = nearest(centres, lab, n * 3);
    moveCentres(centres, means(lab, groupOf));
  }
  const [labs, colours] = [means(lab, groupOf), means(points.rgb, groupOf)];
  return labs
    .map(({ size, mean }, k) => ({ size, weight: weightOf(size, mean), rgb: colours[k]?.mean ?? [0, 0, 0] }))
    .filter(({ size }) => size > count * 0.01)
    .sort((a, b) => b.weight - a.weight)
    .map(({ rgb: [red, green, blue] }) => hexOf([red / 255, green / 255, blue / 255]));
}

/** Three numbers a sample. */
interface Samples {
  count: number;
  lab: Float64Array;
  rgb: Uint8Array;
}

function samplesOf({ rgba, width, height }: Pixels): Samples {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / samples)));
  const most = Math.ceil(width / step) * Math.ceil(height / step);
  const lab = new Float64Array(most * 3);
  const rgb = new Uint8Array(most * 3);
  let count = 0;
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const o = (y * width + x) * 4;
      if ((rgba[o + 3] ?? 0) <= 200) continue;
      rgb.set(rgba.subarray(o, o + 3), count * 3);
      lab.set(oklabOf([(rgba[o] ?? 0) / 255, (rgba[o + 1] ?? 0) / 255, (rgba[o + 2] ?? 0) / 255]), count * 3);
      count += 1;
    }
  }
  return { count, lab, rgb };
}

/** The sample in the middle, then each time the one that is farthest from all before. */
function startingCentres({ count, lab }: Samples): Point[] {
  const centres: Point[] = [pointAt(lab, (count >> 1) * 3)];
  const least = new Float64Array(count).fill(Infinity);
  for (let latest = centres[0]; latest !== undefined && centres.length < wanted; latest = centres.at(-1)) {
    let [farthest, most] = [count >> 1, -1];
    for (let n = 0; n < count; n++) {
      const distance = Math.min(least[n] ?? Infinity, distanceTo(latest, lab, n * 3));
      least[n] = distance;
      if (distance > most) [farthest, most] = [n, distance];
    }
    centres.push(pointAt(lab, farthest * 3));
  }
  return centres;
}

function moveCentres(centres: Point[], groups: readonly { size: number; mean: Point }[]): void {
  groups.forEach(({ size, mean }, k) => {
    if (size > 0) centres[k] = mean;
  });
}

/** Each group's size and the mean of its values. */
function means(values: ArrayLike<number>, groupOf: Uint8Array): { size: number; mean: Point }[] {
  const sums = Array.from({ length: wanted }, () => ({ size: 0, mean: [0, 0, 0] as Point }));
  for (let n = 0; n < groupOf.length; n++) {
    const group = sums[groupOf[n] ?? 0];
    if (group === undefined) continue;
    group.size += 1;
    for (let axis = 0; axis < 3; axis++) group.mean[axis] = (group.mean[axis] ?? 0) + (values[n * 3 + axis] ?? 0);
  }
  for (const { size, mean } of sums) mean.forEach((sum, axis) => (mean[axis] = sum / Math.max(1, size)));
  return sums;
}

function weightOf(size: number, [lightness, a, b]: Point): number {
  return size * (lightness > 0.88 && Math.hypot(a, b) < 0.03 ? labelWeight : 1);
}

function pointAt(lab: Float64Array, at: number): Point {
  return [lab[at] ?? 0, lab[at + 1] ?? 0, lab[at + 2] ?? 0];
}

function nearest(centres: readonly Point[], lab: Float64Array, at: number): number {
  let [best, least] = [0, Infinity];
  for (let k = 0; k < centres.length; k++) {
    const distance = distanceTo(centres[k] ?? [0, 0, 0], lab, at);
    if (distance < least) [best, least] = [k, distance];
  }
  return best;
}

function distanceTo([lightness, a, b]: Point, lab: Float64Array, at: number): number {
  return (lightness - (lab[at] ?? 0)) ** 2 + 1.6 * ((a - (lab[at + 1] ?? 0)) ** 2 + (b - (lab[at + 2] ?? 0)) ** 2);
}
