import { rootOf, runsBetween } from "./runs.ts";

/** A silhouette: 1 where the product is, 0 elsewhere. */
export interface Silhouette {
  mask: Uint8Array;
  width: number;
  height: number;
}

/** One connected part of a silhouette. */
export interface ShapePart {
  area: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The connected parts of a mask; `labels` holds for each pixel the part's place in `parts` plus one, 0 outside. */
export function partsOf({ mask, width }: Silhouette): { labels: Int32Array; parts: ShapePart[] } {
  const labels = new Int32Array(mask.length);
  const parts: ShapePart[] = [];
  const runs = runsBetween(mask, 1, 1, width);
  const partOfRoot = new Int32Array(runs.length);
  runs.forEach(({ start, end }, index) => {
    const root = rootOf(runs, index);
    const y = Math.floor(start / width);
    const [left, right] = [start - y * width, end - 1 - y * width];
    // A part's root is its first run: whoever comes first has no part yet.
    if (root === index) partOfRoot[root] = parts.push({ area: 0, left, top: y, right, bottom: y });
    const label = partOfRoot[root] ?? 0;
    const part = parts[label - 1];
    if (part === undefined) return;
    part.area += end - start;
    part.left = Math.min(part.left, left);
    part.right = Math.max(part.right, right);
    part.bottom = y;
    labels.fill(label, start, end);
  });
  return { labels, parts };
}

export function areaOf(mask: Uint8Array): number {
  let area = 0;
  for (let i = 0; i < mask.length; i++) area += mask[i] ?? 0;
  return area;
}

/** Intersection over union of two masks of one size, pixels of `ignored` left out; 0 where both are empty. */
export function overlapOf(one: Uint8Array, other: Uint8Array, ignored?: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < one.length; i++) {
    if (ignored?.[i] === 1) continue;
    const [a, b] = [one[i] === 1, other[i] === 1];
    if (a && b) both += 1;
    if (a || b) either += 1;
  }
  return either === 0 ? 0 : both / either;
}

/** Holes smaller than this share of the largest part are reflections that were taken for ground. */
const smallestHole = 0.02;

/** The parts of at least `smallestPart` of the largest, their small holes filled. */
export function withoutCrumbs(shape: Silhouette, smallestPart: number): Silhouette {
  const { width, height } = shape;
  const { labels, parts } = partsOf(shape);
  const largest = parts.reduce((most, { area }) => Math.max(most, area), 0);
  const minArea = Math.max(1, largest * smallestPart);
  const isKept = Uint8Array.from([0, ...parts.map(({ area }) => (area >= minArea ? 1 : 0))]);
  const mask = new Uint8Array(labels.length);
  const ground = new Uint8Array(labels.length);
  for (let i = 0; i < mask.length; i++) {
    mask[i] = isKept[labels[i] ?? 0] ?? 0;
    ground[i] = 1 - (mask[i] ?? 0);
  }
  const outside = partsOf({ mask: ground, width, height });
  const isHole = outside.parts.map(
    ({ area, left, top, right, bottom }) =>
      area < largest * smallestHole && left > 0 && top > 0 && right < width - 1 && bottom < height - 1,
  );
  if (isHole.includes(true))
    for (let i = 0; i < mask.length; i++) if (isHole[(outside.labels[i] ?? 0) - 1] === true) mask[i] = 1;
  return { mask, width, height };
}

/** Straightens what frays along the outline: a pixel goes with most of its neighbourhood, weighted towards its middle. */
export function smoothed({ mask, width, height }: Silhouette, radius: number): Silhouette {
  let soft: Float32Array = new Float32Array(mask);
  for (let pass = 0; pass < 2; pass++) soft = boxed(soft, width, height, radius);
  const straightened = new Uint8Array(mask.length);
  for (let i = 0; i < soft.length; i++) straightened[i] = (soft[i] ?? 0) > 0.5 ? 1 : 0;
  return { mask: straightened, width, height };
}

function boxed(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(values.length);
  const means = new Float32Array(values.length);
  const side = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = -radius; x < width; x++) {
      if (x + radius < width) sum += values[y * width + x + radius] ?? 0;
      if (x - radius - 1 >= 0) sum -= values[y * width + x - radius - 1] ?? 0;
      if (x >= 0) rows[y * width + x] = sum / side;
    }
  }
  const sums = new Float64Array(width);
  for (let y = -radius; y < height; y++) {
    const [entering, leaving] = [(y + radius) * width, (y - radius - 1) * width];
    for (let x = 0; x < width; x++) {
      let sum = sums[x] ?? 0;
      if (y + radius < height) sum += rows[entering + x] ?? 0;
      if (leaving >= 0) sum -= rows[leaving + x] ?? 0;
      sums[x] = sum;
      if (y >= 0) means[y * width + x] = sum / side;
    }
  }
  return means;
}

/** Steps of a distance: straight on and diagonally, in thirds of a pixel. */
const straight = 3;
const diagonal = 4;
/** Distances are not told apart beyond this many thirds of a pixel. */
const farAway = 60_000;

/** How far each pixel is from the nearest one whose mask is `value`, in thirds of a pixel (`pixelsAway`), along straight and diagonal steps. */
export function distanceTo({ mask, width, height }: Silhouette, value: 0 | 1): Uint16Array {
  const distance = new Uint16Array(mask.length);
  for (let i = 0; i < mask.length; i++) distance[i] = mask[i] === value ? 0 : farAway;
  for (let y = 0; y < height; y++) lowerAlongRow(distance, y * width, width, 1, y > 0 ? -width : 0);
  for (let y = height - 1; y >= 0; y--)
    lowerAlongRow(distance, (y + 1) * width - 1, width, -1, y < height - 1 ? width : 0);
  return distance;
}

/** Lowers each distance of a row, in the direction of `step`, to what its neighbour before it and those of the row at `beside` (0: none) allow. */
function lowerAlongRow(distance: Uint16Array, start: number, width: number, step: 1 | -1, beside: number): void {
  let before = farAway;
  for (let x = 0, i = start; x < width; x++, i += step) {
    let nearest = distance[i] ?? 0;
    if (nearest > 0) {
      if (before + straight < nearest) nearest = before + straight;
      if (beside !== 0) {
        const facing = (distance[i + beside] ?? 0) + straight;
        if (facing < nearest) nearest = facing;
        const behind = x > 0 ? (distance[i + beside - step] ?? 0) + diagonal : nearest;
        if (behind < nearest) nearest = behind;
        const ahead = x < width - 1 ? (distance[i + beside + step] ?? 0) + diagonal : nearest;
        if (ahead < nearest) nearest = ahead;
      }
      distance[i] = nearest;
    }
    before = nearest;
  }
}

/** Pixels as `distanceTo` counts them. */
export const pixelsAway = (pixels: number) => pixels * straight;

/** About so many points of a part are mirrored. */
const mirroredPoints = 3000;
const tilts = [0, -2, 2, -4, 4, -6, 6, -8, 8, -10, 10];
/** How far beside the part's centre its axis may lie, as shares of the root of its area. */
const shifts = [0, -0.01, 0.01, -0.02, 0.02, -0.03, 0.03];
/** Parts smaller than this share of the largest do not count. */
const smallestMirrored = 0.05;

/**
 * How well each part covers its own mirror image about its best axis, upright or along the part, 0 to 1; the mean over the parts, by
 * their area. Products are turned, blown and folded about an axis; what a cut adds or takes is on one side.
 */
export function symmetryOfParts(shape: Silhouette): number {
  const { labels, parts } = partsOf(shape);
  const largest = parts.reduce((most, { area }) => Math.max(most, area), 0);
  let [sum, total] = [0, 0];
  parts.forEach((part, index) => {
    if (part.area < largest * smallestMirrored) return;
    sum += part.area * symmetryOfPart(labels, index + 1, part, shape.width, shape.height);
    total += part.area;
  });
  return total === 0 ? 0 : sum / total;
}

function symmetryOfPart(labels: Int32Array, label: number, part: ShapePart, width: number, height: number): number {
  const step = Math.max(1, Math.round(Math.sqrt(part.area / mirroredPoints)));
  const found: number[] = [];
  let [centreX, centreY] = [0, 0];
  for (let y = part.top; y <= part.bottom; y += step) {
    for (let x = part.left; x <= part.right; x += step) {
      if (labels[y * width + x] !== label) continue;
      found.push(x, y);
      centreX += x;
      centreY += y;
    }
  }
  const points = Float64Array.from(found);
  const count = points.length / 2;
  if (count === 0) return 0;
  centreX /= count;
  centreY /= count;
  let best = 0;
  for (const angle of axesOf(points, centreX, centreY)) {
    const [acrossX, acrossY] = [-Math.sin(angle), Math.cos(angle)];
    for (const shift of shifts) {
      const offset = shift * Math.sqrt(part.area);
      // With more points outside than this the axis is no better than the best so far.
      const maxOutside = count - (2 * count * best) / (1 + best);
      let outside = 0;
      for (let k = 0; k < points.length && outside <= maxOutside; k += 2) {
        const [x, y] = [points[k] ?? 0, points[k + 1] ?? 0];
        const beside = (x - centreX) * acrossX + (y - centreY) * acrossY - offset;
        const mirrorX = Math.floor(x - 2 * beside * acrossX + 0.5);
        const mirrorY = Math.floor(y - 2 * beside * acrossY + 0.5);
        const isBeyond = mirrorX < 0 || mirrorY < 0 || mirrorX >= width || mirrorY >= height;
        if (isBeyond || labels[mirrorY * width + mirrorX] !== label) outside += 1;
      }
      if (outside <= maxOutside) best = Math.max(best, (count - outside) / (count + outside));
    }
  }
  return best;
}

/** Angles of axes to try: upright and a little tilted, along the points and across them. */
function axesOf(points: Float64Array, centreX: number, centreY: number): Set<number> {
  let [xx, xy, yy] = [0, 0, 0];
  for (let k = 0; k < points.length; k += 2) {
    const [x, y] = [(points[k] ?? 0) - centreX, (points[k + 1] ?? 0) - centreY];
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  const along = 0.5 * Math.atan2(2 * xy, xx - yy);
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const angles = new Set(tilts.map((tilt) => Math.PI / 2 + radians(tilt)));
  for (const axis of [along, along + Math.PI / 2])
    for (const tilt of [-4, -2, 0, 2, 4]) angles.add(axis + radians(tilt));
  return angles;
}
