import { mark, type Region } from "./regions.ts";

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

/** A stretch of product in one row. `joins`: an earlier run of the same part, or itself. */
interface Run {
  start: number;
  end: number;
  joins: number;
}

/**
 * Turns small parts of the product into ground; gives the number of separate things that are left. Parts whose boxes are nearer
 * to each other than `gap` pixels count as one thing.
 */
export function dropSpecks(region: Region, gap: number): number {
  const { mask, width } = region;
  const runs = runsOf(region);
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

/** Every run of the product, row by row, each joined to what it touches in the row above. */
function runsOf({ mask, width, height }: Region): Run[] {
  const { product } = mark;
  const runs: Run[] = [];
  let above = 0;
  for (let y = 0; y < height; y++) {
    const firstOfRow = runs.length;
    const rowEnd = (y + 1) * width;
    for (let start = y * width; start < rowEnd; start++) {
      if (mask[start] !== product) continue;
      let end = start + 1;
      while (end < rowEnd && mask[end] === product) end += 1;
      const index = runs.length;
      runs.push({ start, end, joins: index });
      while (above < firstOfRow && (runs[above]?.end ?? 0) + width <= start) above += 1;
      for (let k = above; k < firstOfRow && (runs[k]?.start ?? 0) + width < end; k++) join(runs, k, index);
      start = end;
    }
    above = firstOfRow;
  }
  return runs;
}

function rootOf(runs: readonly Run[], index: number): number {
  let root = index;
  for (let run = runs[root]; run && run.joins !== root; run = runs[root]) {
    run.joins = runs[run.joins]?.joins ?? run.joins;
    root = run.joins;
  }
  return root;
}

function join(runs: readonly Run[], one: number, other: number): void {
  const [a, b] = [rootOf(runs, one), rootOf(runs, other)];
  const later = runs[Math.max(a, b)];
  if (later) later.joins = Math.min(a, b);
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
