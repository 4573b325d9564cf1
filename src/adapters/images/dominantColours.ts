import { hexOf, oklchOf } from "../../core/rendering/colour.ts";
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
export function dominantColours({ rgba, width, height }: Pixels): HexColour[] {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / samples)));
  const points: { at: Point; rgb: [number, number, number] }[] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const o = (y * width + x) * 4;
      if ((rgba[o + 3] ?? 0) <= 200) continue;
      const rgb: [number, number, number] = [rgba[o] ?? 0, rgba[o + 1] ?? 0, rgba[o + 2] ?? 0];
      points.push({ at: labOf(rgb), rgb });
    }
  }
  const first = points[points.length >> 1];
  if (!first) return [];
  const centres: Point[] = [first.at];
  while (centres.length < wanted) {
    const farthest = points.reduce(
      (best, point) => (nearest(centres, point.at).distance > nearest(centres, best.at).distance ? point : best),
      first,
    );
    centres.push(farthest.at);
  }
  let groups: (typeof points)[] = [];
  for (let round = 0; round < rounds; round++) {
    groups = centres.map(() => []);
    for (const point of points) groups[nearest(centres, point.at).index]?.push(point);
    groups.forEach((group, k) => {
      if (group.length > 0) centres[k] = [0, 1, 2].map((axis) => mean(group.map(({ at }) => at[axis] ?? 0))) as Point;
    });
  }
  return groups
    .filter((group) => group.length > points.length * 0.01)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .map((group) =>
      hexOf(
        [0, 1, 2].map((channel) => mean(group.map(({ rgb }) => (rgb[channel] ?? 0) / 255))) as [number, number, number],
      ),
    );
}

function weightOf(group: readonly { at: Point }[]): number {
  const centre = [0, 1, 2].map((axis) => mean(group.map(({ at }) => at[axis] ?? 0)));
  const [lightness = 0, a = 0, b = 0] = centre;
  return group.length * (lightness > 0.88 && Math.hypot(a, b) < 0.03 ? labelWeight : 1);
}

function labOf(rgb: [number, number, number]): Point {
  const { lightness, chroma, hue } = oklchOf(hexOf([rgb[0] / 255, rgb[1] / 255, rgb[2] / 255]));
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

function nearest(centres: readonly Point[], point: Point): { index: number; distance: number } {
  let best = { index: 0, distance: Infinity };
  centres.forEach((centre, index) => {
    const distance = (centre[0] - point[0]) ** 2 + 1.6 * ((centre[1] - point[1]) ** 2 + (centre[2] - point[2]) ** 2);
    if (distance < best.distance) best = { index, distance };
  });
  return best;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
