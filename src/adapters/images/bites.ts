import { boundsWhere } from "./pixels.ts";
import { mark, type Region, spread } from "./regions.ts";

/**
 * Fills narrow bites that a flood took out of a pale part: gaps that the product closes around and into which it fades without
 * a step. A gap between two firm edges stays. What is filled is marked `mark.pale`.
 */
export function fillBites({ mask, width, height, queue }: Region, distance: Uint8Array): void {
  const radius = Math.max(4, Math.round(Math.max(width, height) * 0.02));
  const { ground, pale } = mark;
  const product = boundsWhere(width, height, (i) => mask[i] !== ground);
  if (product === null) return;
  const [left, top] = [Math.max(0, product.x - radius - 1), Math.max(0, product.y - radius - 1)];
  const columns = Math.min(width, product.x + product.width + radius + 1) - left;
  const rows = Math.min(height, product.y + product.height + radius + 1) - top;
  const placeOf = (k: number) => (top + Math.floor(k / columns)) * width + left + (k % columns);
  const closed = new Uint8Array(columns * rows);
  for (let y = 0, k = 0; y < rows; y++)
    for (let x = 0, i = (top + y) * width + left; x < columns; x++, k++, i++) if (mask[i] !== ground) closed[k] = 1;
  const before = closed.slice();
  spread(closed, columns, rows, radius, 1);
  spread(closed, columns, rows, radius, 0);
  for (let start = 0; start < closed.length; start++) {
    if (closed[start] !== 1 || before[start] !== 0) continue;
    // The gap's pixels in the queue, and how much of its edge towards the product is pale some pixels further in.
    let [tail, edge, soft] = [1, 0, 0];
    queue[0] = start;
    before[start] = 2;
    for (let head = 0; head < tail; head++) {
      const k = queue[head] ?? 0;
      for (const step of [1, -1, columns, -columns]) {
        const to = k + step;
        if (to < 0 || to >= closed.length) continue;
        if (before[to] === 1) {
          edge += 1;
          if (fades(distance, placeOf(k), step === 1 || step === -1 ? step : Math.sign(step) * width)) soft += 1;
        } else if (before[to] === 0 && closed[to] === 1) {
          before[to] = 2;
          queue[tail++] = to;
        }
      }
    }
    if (soft < edge * 0.5) continue;
    for (let k = 0; k < tail; k++) mask[placeOf(queue[k] ?? 0)] = pale;
  }
}

/** A product lighter than this beside its ground can fade into it, in levels. */
const palest = 60;

/** Whether the product fades into the gap from `inward` of the gap's pixel `at`: a firm edge is through after two pixels. */
function fades(distance: Uint8Array, at: number, inward: number): boolean {
  const [deep, edge, gap] = [
    distance[at + inward * 4] ?? 255,
    distance[at + inward] ?? 255,
    distance[at - inward * 2] ?? 0,
  ];
  return deep <= palest && gap >= edge * 0.2;
}
