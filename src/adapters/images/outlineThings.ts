import { areaOf, distanceTo, partsOf, pixelsAway, type ShapePart, type Silhouette } from "./outlineShape.ts";
import { boundsWhere } from "./pixels.ts";

/** What is smoothed recedes from the border by so many pixels. */
export const borderReach = 4;
/** Another thing of at least this share of the product's area makes it a picture of several. */
const asLargeAsProduct = 0.6;
/** So do smaller ones that are together of this share: tiles of a sheet that tells of skin, the rest of a set. */
const asLargeTogether = 0.8;
/** A whole thing of this share of the largest is what the picture is of, rather than a larger one that the border cuts off. */
const smallestWhole = 0.3;

/** The largest thing of a silhouette; what is smaller beside it goes. `things`: how many are nearly as large; `company`: the others' share of it. */
export function mainThing(shape: Silhouette): { shape: Silhouette; things: number; company: number } {
  const { labels, parts } = partsOf(shape);
  const found = stackedGroups(parts, Math.max(shape.width, shape.height) * 0.015).map((group) => ({
    labels: new Set(group.map((index) => index + 1)),
    area: group.reduce((sum, index) => sum + (parts[index]?.area ?? 0), 0),
    isCutOff: group.some((index) => touchesBorder(parts[index], shape)),
  }));
  const largestFound = Math.max(0, ...found.map(({ area }) => area));
  // A strip of text or a second picture at the border is not what the picture is of.
  const whole = found.filter(({ area, isCutOff }) => !isCutOff && area >= largestFound * smallestWhole);
  const groups = (whole.length > 0 ? whole : found).sort((one, other) => other.area - one.area);
  const [main, ...others] = groups;
  if (main === undefined) return { shape, things: 0, company: 0 };
  const isMain = new Uint8Array(parts.length + 1);
  for (const label of main.labels) isMain[label] = 1;
  const mask = new Uint8Array(labels.length);
  for (let i = 0; i < mask.length; i++) mask[i] = isMain[labels[i] ?? 0] ?? 0;
  const thing = { ...shape, mask };
  const company = others.reduce((sum, { area }) => sum + area, 0) / main.area;
  const large = others.filter(({ area }) => area >= main.area * asLargeAsProduct).length;
  return {
    shape: thing,
    things:
      Math.max(thingsSideBySide(thing), standsBesideAnother(thing) ? 2 : 1) +
      Math.max(large, company >= asLargeTogether ? 1 : 0),
    company,
  };
}

/** What is this share of the root of its area thick at the most joins two things that stand side by side. */
const joinThickness = 0.12;
/** Of two things that touch the smaller has at least this share of the larger. */
const smallestBeside = 0.2;

/** A pack and its carton that touch are one silhouette; without its thin places it falls into those that stand side by side. */
function thingsSideBySide(shape: Silhouette): number {
  const thin = pixelsAway((Math.sqrt(areaOf(shape.mask)) * joinThickness) / 2);
  const inside = distanceTo(shape, 0);
  const thick = new Uint8Array(inside.length);
  for (let i = 0; i < thick.length; i++) thick[i] = (inside[i] ?? 0) > thin ? 1 : 0;
  const { parts } = partsOf({ ...shape, mask: thick });
  const [main, ...others] = parts.sort((one, other) => other.area - one.area);
  if (main === undefined) return 1;
  return 1 + others.filter((other) => other.area >= main.area * smallestBeside && isBeside(other, main)).length;
}

/** Of two things that touch each is at least so wide where they stand apart, as a share of both, and they do so over this share of their height. */
const apart = { minWidthShare: 0.12, minHeightShare: 0.25 };

/** Whether two things that touch lower down stand apart farther up, as a bottle before its carton does. */
function standsBesideAnother({ mask, width, height }: Silhouette): boolean {
  const box = boundsWhere(width, height, (i) => mask[i] === 1);
  if (box === null) return false;
  const minWidth = box.width * apart.minWidthShare;
  let rowsApart = 0;
  for (let y = box.y; y < box.y + box.height; y++) {
    let [wide, run] = [0, 0];
    for (let x = box.x; x <= box.x + box.width; x++) {
      if (mask[y * width + x] === 1) run += 1;
      else {
        if (run >= minWidth) wide += 1;
        run = 0;
      }
    }
    if (wide >= 2) rowsApart += 1;
  }
  return rowsApart >= box.height * apart.minHeightShare;
}

function isBeside(one: ShapePart, other: ShapePart): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return (
    across <= 0.15 * Math.min(one.right - one.left, other.right - other.left) &&
    down > 0.5 * Math.min(one.bottom - one.top, other.bottom - other.top)
  );
}

function touchesBorder(part: ShapePart | undefined, { width, height }: Silhouette): boolean {
  if (part === undefined) return false;
  const toBorder = Math.min(part.left, part.top, width - 1 - part.right, height - 1 - part.bottom);
  return toBorder <= borderReach;
}

/** Parts one above the other with hardly a gap are one thing: a body that a highlight divides, a lid over its jar. */
function stackedGroups(parts: readonly ShapePart[], gap: number): number[][] {
  const groups: number[][] = [];
  const order = parts.map((_, index) => index).sort((a, b) => (parts[b]?.area ?? 0) - (parts[a]?.area ?? 0));
  for (const index of order) {
    const part = parts[index];
    if (part === undefined) continue;
    const home = groups.find((group) => group.some((other) => isStacked(part, parts[other], gap)));
    if (home === undefined) groups.push([index]);
    else home.push(index);
  }
  return groups;
}

function isStacked(one: ShapePart, other: ShapePart | undefined, gap: number): boolean {
  if (other === undefined) return false;
  const shared = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const narrower = Math.min(one.right - one.left, other.right - other.left);
  const apart = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  return shared >= narrower * 0.6 && apart <= gap;
}
