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
export function partsOf({ mask, width, height }: Silhouette): { labels: Int32Array; parts: ShapePart[] } {
  const labels = new Int32Array(mask.length);
  const queue = new Int32Array(mask.length);
  const parts: ShapePart[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== 1 || labels[start] !== 0) continue;
    const label = parts.length + 1;
    let [left, top, right, bottom] = [width, height, 0, 0];
    labels[start] = label;
    queue[0] = start;
    let tail = 1;
    for (let head = 0; head < tail; head++) {
      const i = queue[head] ?? 0;
      const y = Math.floor(i / width);
      const x = i - y * width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (x > 0 && mask[i - 1] === 1 && labels[i - 1] === 0) {
        labels[i - 1] = label;
        queue[tail++] = i - 1;
      }
      if (x < width - 1 && mask[i + 1] === 1 && labels[i + 1] === 0) {
        labels[i + 1] = label;
        queue[tail++] = i + 1;
      }
      if (y > 0 && mask[i - width] === 1 && labels[i - width] === 0) {
        labels[i - width] = label;
        queue[tail++] = i - width;
      }
      if (y < height - 1 && mask[i + width] === 1 && labels[i + width] === 0) {
        labels[i + width] = label;
        queue[tail++] = i + width;
      }
    }
    parts.push({ area: tail, left, top, right, bottom });
  }
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
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -radius; y < height; y++) {
      if (y + radius < height) sum += rows[(y + radius) * width + x] ?? 0;
      if (y - radius - 1 >= 0) sum -= rows[(y - radius - 1) * width + x] ?? 0;
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
  for (let y = 0; y < height; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      let nearest = distance[i] ?? 0;
      if (nearest === 0) continue;
      if (x > 0) nearest = Math.min(nearest, (distance[i - 1] ?? 0) + straight);
      if (y > 0) {
        nearest = Math.min(nearest, (distance[i - width] ?? 0) + straight);
        if (x > 0) nearest = Math.min(nearest, (distance[i - width - 1] ?? 0) + diagonal);
        if (x < width - 1) nearest = Math.min(nearest, (distance[i - width + 1] ?? 0) + diagonal);
      }
      distance[i] = nearest;
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1, i = y * width + x; x >= 0; x--, i--) {
      let nearest = distance[i] ?? 0;
      if (nearest === 0) continue;
      if (x < width - 1) nearest = Math.min(nearest, (distance[i + 1] ?? 0) + straight);
      if (y < height - 1) {
        nearest = Math.min(nearest, (distance[i + width] ?? 0) + straight);
        if (x < width - 1) nearest = Math.min(nearest, (distance[i + width + 1] ?? 0) + diagonal);
        if (x > 0) nearest = Math.min(nearest, (distance[i + width - 1] ?? 0) + diagonal);
      }
      distance[i] = nearest;
    }
  }
  return distance;
}

/** Pixels as `distanceTo` counts them. */
export const pixelsAway = (pixels: number) => pixels * straight;

/** About so many points of a part are mirrored. */
const mirroredPoints = 3000;
const tilts = [-10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10];
/** How far beside the part's centre its axis may lie, as shares of the root of its area. */
const shifts = [-0.03, -0.02, -0.01, 0, 0.01, 0.02, 0.03];
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
  const points: number[] = [];
  let [centreX, centreY] = [0, 0];
  for (let y = part.top; y <= part.bottom; y += step) {
    for (let x = part.left; x <= part.right; x += step) {
      if (labels[y * width + x] !== label) continue;
      points.push(x, y);
      centreX += x;
      centreY += y;
    }
  }
  const count = points.length / 2;
  if (count === 0) return 0;
  centreX /= count;
  centreY /= count;
  let best = 0;
  for (const angle of axesOf(points, centreX, centreY)) {
    const [acrossX, acrossY] = [-Math.sin(angle), Math.cos(angle)];
    for (const shift of shifts) {
      const offset = shift * Math.sqrt(part.area);
      let inside = 0;
      for (let k = 0; k < points.length; k += 2) {
        const [x, y] = [points[k] ?? 0, points[k + 1] ?? 0];
        const beside = (x - centreX) * acrossX + (y - centreY) * acrossY - offset;
        const mirrorX = Math.round(x - 2 * beside * acrossX);
        const mirrorY = Math.round(y - 2 * beside * acrossY);
        if (mirrorX < 0 || mirrorY < 0 || mirrorX >= width || mirrorY >= height) continue;
        if (labels[mirrorY * width + mirrorX] === label) inside += 1;
      }
      best = Math.max(best, inside / (2 * count - inside));
    }
  }
  return best;
}

/** Angles of axes to try: upright and a little tilted, along the points and across them. */
function axesOf(points: readonly number[], centreX: number, centreY: number): Set<number> {
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
