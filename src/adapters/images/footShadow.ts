import type { Silhouette } from "./outlineShape.ts";
import { boundsWhere, type Pixels } from "./pixels.ts";
import { smoothPath } from "./smoothPath.ts";

/** A contact shadow is no deeper than this share of the product's longer side. */
const maxDepthShare = 0.035;
/** So many rows below the foot the ground is what the product stands on. */
const groundRows = { from: 6, to: 10 };
/** Rows above and below a place whose colours are compared. */
const side = 2;
/** A step is half as much an edge as the clearest when it has so many levels. */
const halfStep = 14;
/** Below the product lies its ground, or a shadow on it: darker than so much of its light, and off its hue by about so many levels at the most. */
const shade = { lightest: 0.94, maxOff: 14 };
/** So many rows lower an edge is another one. */
const apart = 4;
/** What an edge loses by a clear one below it. */
const upperCost = 0.3;
/** Cost of going one row up or down from one column to the next, and of the deepest place. */
const stepCost = 0.06;
const depthCost = 0.06;
/** So much less than this, in rows on average, is no shadow. */
const leastDepth = 1;

/**
 * Takes the strip of shadow off a silhouette's foot on which a product stands: for each column the row at which the product ends is chosen,
 * all of them together so that neighbours agree. Gives the silhouette itself where its foot is the product's.
 */
export function withoutFootShadow(pixels: Pixels, shape: Silhouette): Silhouette {
  const { mask, width, height } = shape;
  const box = boundsWhere(width, height, (i) => mask[i] === 1);
  if (box === null) return shape;
  const maxDepth = Math.max(4, Math.round(Math.max(box.width, box.height) * maxDepthShare));
  const feet = Int32Array.from({ length: box.width }, (_, column) =>
    footOf(shape, box.x + column, box.y + box.height - 1),
  );
  const scores = Array.from(feet, (foot, column) => scoresOf(pixels, box.x + column, foot, maxDepth));
  const depths = smoothPath(feet.length, maxDepth + 1, stepCost, (column, depth) => scores[column]?.[depth] ?? 0);
  const mean = depths.reduce((sum, depth) => sum + depth, 0) / depths.length;
  if (mean < leastDepth) return shape;
  const trimmed = mask.slice();
  for (let column = 0; column < feet.length; column++) {
    const [x, foot] = [box.x + column, feet[column] ?? 0];
    const isSpur = foot - runTop(shape, x, foot) <= maxDepth;
    for (let y = foot - (isSpur ? maxDepth : (depths[column] ?? 0)) + 1; y <= foot; y++) trimmed[y * width + x] = 0;
  }
  return { mask: trimmed, width, height };
}

function footOf({ mask, width }: Silhouette, x: number, bottom: number): number {
  let y = bottom;
  while (y > 0 && mask[y * width + x] !== 1) y -= 1;
  return y;
}

function runTop({ mask, width }: Silhouette, x: number, foot: number): number {
  let y = foot;
  while (y > 0 && mask[(y - 1) * width + x] === 1) y -= 1;
  return y;
}

/** How much the product ends so many rows above the silhouette's foot, for 0 to `maxDepth` rows. */
function scoresOf({ rgba, width, height }: Pixels, x: number, foot: number, maxDepth: number): Float64Array {
  const mean = (from: number, to: number, c: number) => {
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, from); y <= Math.min(height - 1, to); y++) {
      sum += rgba[(y * width + x) * 4 + c] ?? 0;
      count += 1;
    }
    return count === 0 ? 255 : sum / count;
  };
  const ground = [0, 1, 2].map((c) => mean(foot + groundRows.from, foot + groundRows.to, c));
  const light = ground.reduce((sum, value) => sum + value, 0);
  const scores = new Float64Array(maxDepth + 1);
  let below = 0;
  const clear = new Float64Array(maxDepth + 1);
  for (let depth = 0; depth <= maxDepth; depth++) {
    const y = foot - depth;
    let [step, off, seen] = [0, 0, 0];
    const under = [0, 1, 2].map((c) => mean(y + 2, y + 1 + side, c));
    for (const value of under) seen += value / Math.max(1, light);
    under.forEach((value, c) => {
      step += (mean(y - side, y - 1, c) - value) ** 2;
      const share = seen < shade.lightest ? seen : 1;
      off = Math.max(off, Math.abs(value - share * (ground[c] ?? 0)));
    });
    const edge = Math.sqrt(step / 3);
    clear[depth] = edge / (edge + halfStep) / (1 + (off / shade.maxOff) ** 2);
    if (depth >= apart) below = Math.max(below, clear[depth - apart] ?? 0);
    scores[depth] = (clear[depth] ?? 0) - upperCost * below - depthCost * (depth / maxDepth) ** 2;
  }
  return scores;
}
