import { mark, type Region } from "./regions.ts";
import { rootOf, runsBetween } from "./runs.ts";

/** Parts smaller than this share of the largest are dust, letters on the ground or a watermark's rest. */
const smallestPart = 0.01;
/** Parts larger than this share of the largest are things of their own. */
const smallestObject = 0.05;

interface Box {
  size: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Turns small parts of the product into ground; gives the number of separate things that are left. Parts whose boxes are nearer
 * to each other than `gap` pixels count as one thing.
 */
export function dropSpecks(region: Region, gap: number): number {
  const { mask, width } = region;
  const runs = runsBetween(mask, mark.product, mark.product, width);
  const boxes = new Map<number, Box>();
  runs.forEach(({ start, end }, index) => {
    const root = rootOf(runs, index);
    const y = Math.floor(start / width);
    const [left, right] = [start - y * width, end - 1 - y * width];
    const box = boxes.get(root) ?? { size: 0, left, right, top: y, bottom: y };
    box.size += end - start;
    box.left = Math.min(box.left, left);
    box.right = Math.max(box.right, right);
    box.bottom = y;
    boxes.set(root, box);
  });
  const largest = [...boxes.values()].reduce((most, { size }) => Math.max(most, size), 0);
  runs.forEach(({ start, end }, index) => {
    if ((boxes.get(rootOf(runs, index))?.size ?? 0) < largest * smallestPart) mask.fill(mark.ground, start, end);
  });
  return countApart(
    [...boxes.values()].filter(({ size }) => size >= largest * smallestObject),
    gap,
  );
}

/** How many boxes stand apart: a lid above its jar, or a body that a highlight divides, is one thing with it. */
function countApart(boxes: Box[], gap: number): number {
  const apart: Box[] = [];
  for (const box of boxes.toSorted((a, b) => b.size - a.size)) {
    const isNear = apart.some(
      ({ left, right, top, bottom }) =>
        box.left <= right + gap && box.right >= left - gap && box.top <= bottom + gap && box.bottom >= top - gap,
    );
    if (!isNear) apart.push(box);
  }
  return apart.length;
}
