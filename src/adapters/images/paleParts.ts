import type { OutlineMap } from "../../ports/pictures.ts";
import { areaOf, distanceTo, pixelsAway, type Silhouette, withoutCrumbs } from "./outlineShape.ts";
import { boundsWhere } from "./pixels.ts";

/** What belongs to a product reaches no farther beside what was seen of it, as a share of that one's width: a swatch behind it does. */
const maxBeside = 0.04;
/** Nor does it reach below it, as a share of its height: a reflection does. */
const maxBelow = 0.01;
/** A lid that was not seen is no higher than this share of what was. */
const maxAbove = 0.6;
/** A lid stands on the middle of what was seen: so much of it has its like on the other side; a finger and a leaf have not. */
const minMirrored = 0.95;
/** An axis is certain to so many pixels. */
const axisPixels = 3;
/** Two looks see a top edge a little apart: less than this share of an outline is no lid. */
const leastLid = 0.02;
/** Of what was seen no more than this share is left out. */
const maxLost = 0.01;
const smallestPart = 0.05;
/** Below this share of what was seen the ground's own outline may have the beginning of a shadow. */
const maxDepthOfGround = 0.8;
/** Pixels from what was seen that it may reach there, falling to none at the foot. */
const nearFoot = 30;

/**
 * A white cap, a wall of clear glass, a gleam on chrome: on a pale ground the model takes them for ground. Outlines that have them, the most
 * likely first: what the ground or the supplied alpha gives by itself together with what was seen, and what at least two looks or one and the ground saw. Only
 * those that stay within the product's own columns and on its foot.
 */
export function outlinesWithPaleParts(
  seen: Silhouette,
  own: Silhouette | null,
  map: OutlineMap,
  isSupplied: boolean,
): Silhouette[] {
  const box = boxOf(seen);
  if (box === null) return [];
  const { width, height } = seen;
  const outline = (mask: Uint8Array) => withoutCrumbs({ mask, width, height }, smallestPart);
  const often = outline(seen.mask.map((value, i) => (looksAt(map, i) + (own?.mask[i] ?? 0) >= 2 ? 1 : value)));
  const joined = (other: Silhouette) =>
    isSupplied ? seen.mask.map((value, i) => value | (other.mask[i] ?? 0)) : together(seen, other, box);
  const outlines = own === null ? [often] : [outline(joined(own)), often];
  return outlines.filter(({ mask }) => {
    const reach = boundsWhere(width, height, (i) => mask[i] === 1);
    return (
      reach !== null &&
      reach.x >= box.x - box.width * maxBeside &&
      reach.x + reach.width <= box.x + box.width * (1 + maxBeside) &&
      reach.y >= box.y - box.height * maxAbove &&
      reach.y + reach.height <= box.y + box.height * (1 + maxBelow) &&
      lostShare(seen.mask, mask) <= maxLost &&
      mirroredShareAbove(mask, width, box) >= minMirrored
    );
  });
}

/** What was seen, and what the ground gives by itself: towards the foot ever nearer to what was seen, as a shadow begins there. */
function together(seen: Silhouette, own: Silhouette, box: Box): Uint8Array {
  const { width } = seen;
  const away = distanceTo(seen, 1);
  const deepest = box.y + box.height * maxDepthOfGround;
  return seen.mask.map((value, i) => {
    const depth = (Math.floor(i / width) - deepest) / (box.y + box.height - deepest);
    const isNear = (away[i] ?? 0) <= pixelsAway(nearFoot * (1 - depth) ** 2);
    return value === 1 || (own.mask[i] === 1 && (depth < 0 || isNear)) ? 1 : 0;
  });
}

type Box = NonNullable<ReturnType<typeof boxOf>>;
/** How much of an outline above what was seen has its like on the other side of the axis; 1 where there is hardly anything. */
function mirroredShareAbove(mask: Uint8Array, width: number, box: Box): number {
  const axis = 2 * box.x + box.width - 1;
  let [above, mirrored] = [0, 0];
  for (let y = 0; y < box.y; y++) {
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x] !== 1) continue;
      above += 1;
      const towards = axis - x + (x * 2 < axis ? -axisPixels : axisPixels);
      if (mask[y * width + towards] === 1) mirrored += 1;
    }
  }
  return above < areaOf(mask) * leastLid ? 1 : mirrored / above;
}

const boxOf = ({ mask, width, height }: Silhouette) => boundsWhere(width, height, (i) => mask[i] === 1);

function looksAt({ views, viewCount }: OutlineMap, i: number): number {
  let count = 0;
  for (let view = 0; view < viewCount; view++) count += ((views[i] ?? 0) >> view) & 1;
  return count;
}

function lostShare(seen: Uint8Array, outline: Uint8Array): number {
  let lost = 0;
  for (let i = 0; i < seen.length; i++) if (seen[i] === 1 && outline[i] !== 1) lost += 1;
  return lost / Math.max(1, areaOf(seen));
}
