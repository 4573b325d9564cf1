import { mark, type Region } from "./regions.ts";

/**
 * The share, 0 to 1, of the edge towards the ground that is a step, for the part of the region that is being visited (the first
 * `size` of the queue). A shadow fades in:
 * behind its edge it goes on getting darker. A pale product begins with a step and stays as it is.
 */
export function crispShareOf(
  { mask, width, queue }: Region,
  distance: Uint8Array,
  size: number,
  leastStep: number,
): number {
  const { ground } = mark;
  let [edges, crisp] = [0, 0];
  const mean = (i: number, along: number) =>
    ((distance[i - along] ?? 0) + (distance[i] ?? 0) + (distance[i + along] ?? 0)) / 3;
  for (let k = 0; k < size; k++) {
    const i = queue[k] ?? 0;
    for (const inward of [1, -1, width, -width]) {
      if (mask[i - inward] !== ground) continue;
      const along = Math.abs(inward) === 1 ? width : 1;
      const inside = mean(i + inward, along);
      const step = inside - mean(i - 2 * inward, along);
      edges += 1;
      if (step < leastStep || mean(i + 5 * inward, along) - inside > 0.6 * step) continue;
      crisp += 1;
    }
  }
  return edges === 0 ? 0 : crisp / edges;
}
