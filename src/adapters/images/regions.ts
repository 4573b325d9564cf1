import { boundsWhere } from "./pixels.ts";

/** What a mask says of a pixel. Between the steps of a search more than ground and product are in use. */
export const mark = { product: 0, ground: 1, doubtful: 2, shade: 3, pale: 4, visiting: 5, kept: 6 } as const;

/** Marks of one byte a pixel, and a queue that floods share: at four bytes a pixel it is the largest thing beside the picture. */
export interface Region {
  mask: Uint8Array;
  width: number;
  height: number;
  queue: Int32Array;
}

/** More of a mask's pixels than this along outlines is no product, and would take too much memory to work on. */
const mostOutline = 0.03;

/** Whether the mask falls into so many pieces that it is noise or a pattern. */
export function isRagged({ mask, width }: Region): boolean {
  let changes = 0;
  for (let i = width; i < mask.length; i++) {
    if (mask[i] !== mask[i - 1]) changes += 1;
    if (mask[i] !== mask[i - width]) changes += 1;
  }
  return changes > mask.length * mostOutline;
}

/** Floods from what is in the queue up to `known`, over neighbours that `enters`; gives how many the queue holds then. */
export function floodFrom(
  { width, height, queue }: Region,
  known: number,
  enters: (index: number, from: number) => boolean,
): number {
  let tail = known;
  const last = width * (height - 1);
  for (let head = 0; head < tail; head++) {
    const i = queue[head] ?? 0;
    const x = i % width;
    if (x > 0 && enters(i - 1, i)) queue[tail++] = i - 1;
    if (x < width - 1 && enters(i + 1, i)) queue[tail++] = i + 1;
    if (i >= width && enters(i - width, i)) queue[tail++] = i - width;
    if (i < last && enters(i + width, i)) queue[tail++] = i + width;
  }
  return tail;
}

/**
 * Marks with `name` what the border, and pixels marked `source`, reach over unmarked (0) pixels at a distance of at most `limit`.
 * Goes by runs along the rows: most of a picture is ground.
 */
export function floodGround(region: Region, distance: Uint8Array, limit: number, source: number, name: number): void {
  const { mask, width, queue } = region;
  let tail = queueSeeds(region, distance, limit, source, name);
  while (tail > 0) {
    const i = queue[--tail] ?? 0;
    const row = i - (i % width);
    const rowEnd = row + width;
    let first = i;
    while (first > row && mask[first - 1] === 0 && (distance[first - 1] ?? 255) <= limit) mask[--first] = name;
    let end = i + 1;
    while (end < rowEnd && mask[end] === 0 && (distance[end] ?? 255) <= limit) mask[end++] = name;
    for (let side = -width; side <= width; side += 2 * width) {
      if (row + side < 0 || row + side >= mask.length) continue;
      // One pixel stands for its run; the run is filled when it is taken up again.
      let isRun = false;
      for (let k = first + side; k < end + side; k++) {
        const isOpen = mask[k] === 0 && (distance[k] ?? 255) <= limit;
        if (isOpen && !isRun) {
          mask[k] = name;
          queue[tail++] = k;
        }
        isRun = isOpen;
      }
    }
  }
}

function queueSeeds(
  { mask, width, height, queue }: Region,
  distance: Uint8Array,
  limit: number,
  source: number,
  name: number,
): number {
  let tail = 0;
  const seed = (i: number) => {
    if (mask[i] !== 0 || (distance[i] ?? 255) > limit) return;
    mask[i] = name;
    queue[tail++] = i;
  };
  for (let x = 0; x < width; x++) {
    seed(x);
    seed((height - 1) * width + x);
  }
  // The first flood of a picture starts from its border alone.
  const hasSources = mask.includes(source);
  for (let y = 1; y < height - 1; y++) {
    seed(y * width);
    seed(y * width + width - 1);
    if (!hasSources) continue;
    for (let i = y * width + 1, end = i + width - 2; i < end; i++) {
      if (mask[i] !== 0 || (distance[i] ?? 255) > limit) continue;
      if (mask[i - 1] === source || mask[i + 1] === source || mask[i - width] === source || mask[i + width] === source)
        seed(i);
    }
  }
  return tail;
}

/** One connected part of a mask. */
export interface Part {
  size: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Mean row of its pixels. */
  centreY: number;
}

/**
 * Visits each connected part of the pixels whose mark is `from`, and marks it with what `judge` says, which must be another
 * mark. The part's pixels are the first `part.size` of the queue then, and carry the mark `visiting`.
 */
export function eachPart(region: Region, from: number, visiting: number, judge: (part: Part) => number): void {
  const { mask, width, queue } = region;
  const enters = (i: number) => {
    if (mask[i] !== from) return false;
    mask[i] = visiting;
    return true;
  };
  for (let start = 0; start < mask.length; start++) {
    if (!enters(start)) continue;
    queue[0] = start;
    const size = floodFrom(region, 1, enters);
    let [left, right, rows] = [width, 0, 0];
    let [top, bottom] = [region.height, 0];
    for (let k = 0; k < size; k++) {
      const i = queue[k] ?? 0;
      const y = Math.floor(i / width);
      const x = i - y * width;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      rows += y;
    }
    const mark = judge({ size, left, top, right, bottom, centreY: rows / size });
    for (let k = 0; k < size; k++) mask[queue[k] ?? 0] = mark;
  }
}

/** Gives what of the pixels marked `from` is thicker than twice `radius` the mark `thick`, the rest the mark `thin`. */
export function sortByThickness(region: Region, from: number, radius: number, thick: number, thin: number): void {
  const { mask } = region;
  const box = boundsWhere(region.width, region.height, (i) => mask[i] === from);
  if (box === null) return;
  const { width, height } = box;
  const shape = new Uint8Array(width * height);
  const rowStart = (y: number) => (box.y + y) * region.width + box.x;
  for (let y = 0, k = 0; y < height; y++)
    for (let i = rowStart(y), end = i + width; i < end; i++, k++) if (mask[i] === from) shape[k] = 1;
  spread(shape, width, height, radius, 0);
  if (shape.includes(1)) spread(shape, width, height, radius, 1);
  for (let y = 0, k = 0; y < height; y++)
    for (let i = rowStart(y), end = i + width; i < end; i++, k++)
      if (mask[i] === from) mask[i] = shape[k] === 1 ? thick : thin;
}

/** Lets `value` (0 or 1) take every place within a square of `radius` around it, in place, one axis after the other. */
export function spread(shape: Uint8Array, width: number, height: number, radius: number, value: number): void {
  const rows = shape.slice();
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let inWindow = 0;
    for (let x = -radius; x < width; x++) {
      if (x + radius < width && rows[start + x + radius] === value) inWindow += 1;
      if (x > radius && rows[start + x - radius - 1] === value) inWindow -= 1;
      if (x >= 0) shape[start + x] = inWindow > 0 ? value : 1 - value;
    }
  }
  const columns = shape.slice();
  const inWindow = new Uint16Array(width);
  for (let y = -radius; y < height; y++) {
    const [entering, leaving] = [(y + radius) * width, (y - radius - 1) * width];
    for (let x = 0; x < width; x++) {
      if (y + radius < height && columns[entering + x] === value) inWindow[x] = (inWindow[x] ?? 0) + 1;
      if (y > radius && columns[leaving + x] === value) inWindow[x] = (inWindow[x] ?? 0) - 1;
      if (y >= 0) shape[y * width + x] = (inWindow[x] ?? 0) > 0 ? value : 1 - value;
    }
  }
}
