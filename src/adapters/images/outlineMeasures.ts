import type { OutlineMap } from "../../ports/pictures.ts";
import { shadeLike, slopeAt } from "./castShadow.ts";
import type { Ground } from "./groundModel.ts";
import { areaOf, distanceTo, partsOf, pixelsAway, type Silhouette, withoutCrumbs } from "./outlineShape.ts";
import { borderReach } from "./outlineThings.ts";
import { boundsWhere, type Pixels } from "./pixels.ts";

/** Pixels around what was dropped that are left out with it: each view ends a shadow a little elsewhere. */
const aroundDropped = pixelsAway(6);

/** 1 on what was dropped and beside it; undefined where nothing was. */
function around(dropped: Uint8Array, width: number, height: number): Uint8Array | undefined {
  if (!dropped.includes(1)) return undefined;
  const away = distanceTo({ mask: dropped, width, height }, 1);
  const near = new Uint8Array(dropped.length);
  for (let i = 0; i < near.length; i++) near[i] = (away[i] ?? 0) <= aroundDropped ? 1 : 0;
  return near;
}

/** A view that sees so much beside the outline, as a share of it, sees something that it lacks. */
const maxBeside = 0.02;
/** A view that ends so far above the outline's foot, as a share of its height, takes the rest for a reflection. */
const maxAboveFoot = 0.02;

/**
 * The worst overlap of the outline with what one view sees, and their mean; whether it covers them, so that none sees more of the same thing:
 * views that miss a pale part of the product are covered; and whether they share its foot, so that none ends above it.
 */
export function agreementOf(
  { views, viewCount }: OutlineMap,
  shape: Silhouette,
  dropped: Uint8Array,
): { agreement: number; meanAgreement: number; coversViews: boolean; sharesFoot: boolean } {
  const { width, height, mask } = shape;
  const ignored = around(dropped, width, height);
  const area = areaOf(mask);
  const foot = lowestRow(mask, width);
  const box = boundsWhere(width, height, (i) => mask[i] === 1);
  let [coversViews, sharesFoot] = [true, true];
  const seen = new Uint8Array(views.length);
  for (let view = 0; view < viewCount && coversViews; view++) {
    for (let i = 0; i < seen.length; i++) seen[i] = ((views[i] ?? 0) >> view) & 1;
    const joined = joinedTo(shape, seen);
    let beside = 0;
    for (let i = 0; i < seen.length; i++) if (joined[i] === 1 && mask[i] !== 1 && ignored?.[i] !== 1) beside += 1;
    const aboveFoot = foot - lowestRow(joined, width);
    if (beside > area * maxBeside) coversViews = false;
    if (aboveFoot > (box?.height ?? 0) * maxAboveFoot) sharesFoot = false;
  }
  const overlaps = overlapsOf(mask, views, viewCount, ignored);
  const meanAgreement = overlaps.reduce((sum, overlap) => sum + overlap, 0) / Math.max(1, viewCount);
  return { agreement: Math.min(1, ...overlaps), meanAgreement, coversViews, sharesFoot };
}

/** The intersection over union of the outline with what each view sees, pixels of `ignored` left out. */
function overlapsOf(mask: Uint8Array, views: Uint8Array, viewCount: number, ignored?: Uint8Array): number[] {
  const combinations = 1 << 8;
  const [within, beside] = [new Uint32Array(combinations), new Uint32Array(combinations)];
  for (let i = 0; i < mask.length; i++) {
    if (ignored?.[i] === 1) continue;
    const counts = mask[i] === 1 ? within : beside;
    const seenBy = views[i] ?? 0;
    counts[seenBy] = (counts[seenBy] ?? 0) + 1;
  }
  const area = within.reduce((sum, count) => sum + count, 0);
  return Array.from({ length: viewCount }, (_, view) => {
    const ofView = (counts: Uint32Array) =>
      counts.reduce((sum, count, seenBy) => sum + ((seenBy >> view) & 1) * count, 0);
    const either = area + ofView(beside);
    return either === 0 ? 0 : ofView(within) / either;
  });
}

/** The parts of `seen` that overlap the outline: what a view sees elsewhere is another thing. */
function joinedTo({ mask, width, height }: Silhouette, seen: Uint8Array): Uint8Array {
  const { labels, parts } = partsOf({ mask: seen, width, height });
  const overlaps = new Uint8Array(parts.length + 1);
  for (let i = 0; i < mask.length; i++) if (mask[i] === 1) overlaps[labels[i] ?? 0] = 1;
  overlaps[0] = 0;
  const joined = new Uint8Array(mask.length);
  for (let i = 0; i < joined.length; i++) joined[i] = overlaps[labels[i] ?? 0] ?? 0;
  return joined;
}

const smallestOfThing = 0.05;
/** The part of a product's width along which its foot is looked at: corners are round. */
const footShare = { from: 0.3, to: 0.7 };
/** The foot lies within so many pixels of the silhouette's, and its step is as wide. */
const footPixels = { away: 4, step: 2 };

/** The step from a product to what lies under its foot, in levels, that three quarters of the foot have at least: a reflection and a shadow fade. */
export function footStepOf({ rgba }: Pixels, shape: Silhouette): number {
  const { mask, width, height } = withoutCrumbs(shape, smallestOfThing);
  const box = boundsWhere(width, height, (i) => mask[i] === 1);
  if (box === null) return 0;
  const levelAt = (x: number, y: number, channel: number) =>
    rgba[(Math.max(0, Math.min(height - 1, y)) * width + x) * 4 + channel] ?? 0;
  const stepAt = (x: number, y: number) =>
    Math.max(
      ...[0, 1, 2].map((c) => Math.abs(levelAt(x, y - footPixels.step, c) - levelAt(x, y + footPixels.step, c))),
    );
  const steps: number[] = [];
  for (let x = Math.ceil(box.x + box.width * footShare.from); x < box.x + box.width * footShare.to; x++) {
    let foot = box.y + box.height - 1;
    while (foot > box.y && mask[foot * width + x] !== 1) foot -= 1;
    let largest = 0;
    for (let away = -footPixels.away; away <= footPixels.away; away++)
      largest = Math.max(largest, stepAt(x, foot + away));
    steps.push(largest);
  }
  return steps.sort((a, b) => a - b)[steps.length >> 2] ?? 0;
}

function lowestRow(mask: Uint8Array, width: number): number {
  return Math.floor(mask.lastIndexOf(1) / width);
}

/** A foot is no wider than this, as a share of what stands on it. */
const maxWidening = 1.02;

/** A step of so many levels over four pixels is an edge of something. */
const edgeSlope = 16;
/** The ring begins so far outside, where the product's own edge has ended, and is as wide as this share of its size. */
const ring = { from: 5, share: 0.12, min: 16 };

/** The share of the surroundings in which something has edges, shadows on the plain `ground` left out; null: nothing is left out. */
export function busyRingOf(pixels: Pixels, shape: Silhouette, dropped: Uint8Array, ground: Ground | null): number {
  const { width, height } = shape;
  const away = distanceTo(shape, 1);
  const ignored = around(dropped, width, height);
  const shade = ground === null ? null : shadeLike(pixels, ground);
  // Nothing throws a shadow upwards: there a pale lid may have been taken for ground.
  const top = Math.floor(shape.mask.indexOf(1) / width);
  const from = pixelsAway(ring.from);
  const to = pixelsAway(Math.max(ring.min, Math.sqrt(areaOf(shape.mask)) * ring.share));
  let [edges, count] = [0, 0];
  for (let y = 2; y < height - 2; y++) {
    for (let i = y * width + 2, end = i + width - 4; i < end; i++) {
      const distance = away[i] ?? 0;
      if (distance < from || distance > to) continue;
      count += 1;
      if (ignored?.[i] === 1 || (y > top && shade?.[i] === 1)) continue;
      if (slopeAt(pixels, i) > edgeSlope) edges += 1;
    }
  }
  return count === 0 ? 0 : edges / count;
}

/**
 * Whether an outline gets no wider below where some looks see it end: what it stands on, as a plinth, is wider, and they saw the product alone.
 */
export function narrowsToFoot({ views, viewCount }: OutlineMap, { mask, width, height }: Silhouette): boolean {
  let shortest = height;
  for (let view = 0; view < viewCount; view++) {
    let lowest = views.length - 1;
    while (lowest >= 0 && (((views[lowest] ?? 0) >> view) & 1 & (mask[lowest] ?? 0)) === 0) lowest -= 1;
    shortest = Math.min(shortest, Math.floor(lowest / width));
  }
  const widestBetween = (from: number, to: number) =>
    boundsWhere(width, height, (i) => {
      const y = Math.floor(i / width);
      return y >= from && y < to && mask[i] === 1;
    })?.width ?? 0;
  return widestBetween(shortest + 1, height) <= widestBetween(0, shortest + 1) * maxWidening;
}

/** Shares of a product's height, from its top: where its walls are, where they end, and where a plate would be. */
const plate = { walls: { from: 0.3, to: 0.8 }, wallsEnd: { from: 0.6, to: 0.75 }, foot: { from: 0.85, to: 1 } };
/** So much wider than its walls is a plate; and so alike are the widths of straight walls. */
const plateWidening = 1.12;
const straightWalls = 1.03;

/** Whether something straight ends in a foot that is far wider: it stands on a plate or a tray. */
export function standsOnPlate({ mask, width, height }: Silhouette): boolean {
  const box = boundsWhere(width, height, (i) => mask[i] === 1);
  if (box === null) return false;
  const widths = Array.from({ length: box.height }, (_, row) => {
    const start = (box.y + row) * width;
    const [first, last] = [mask.indexOf(1, start), mask.lastIndexOf(1, start + width - 1)];
    return first < start || first >= start + width ? 0 : last - first + 1;
  });
  const within = ({ from, to }: { from: number; to: number }) =>
    widths.slice(Math.floor(from * widths.length), Math.ceil(to * widths.length)).sort((a, b) => a - b);
  const walls = within(plate.walls);
  const wall = walls[walls.length >> 1] ?? 0;
  return (
    (within(plate.wallsEnd).at(-1) ?? 0) <= wall * straightWalls &&
    (within(plate.foot).at(-1) ?? 0) > wall * plateWidening
  );
}

/** A foot rises no steeper than this from one column to the next; a wall does. */
const steepestFoot = 1;
/** Of the foot's columns at each end so many are its rounded corners. */
const cornerShare = 0.1;
/** A narrower foot, as a share of the outline's width, tells nothing: a cone's tip, a bottle that lies. */
const minFootShare = 0.4;

/**
 * How far an outline's foot is from a straight or evenly curved line, as a share of the foot's width: cloth or sand that hides a foot, or a
 * piece that is cut out of it, leaves a ragged one. 0 where it has no foot to speak of.
 */
export function footRaggednessOf({ mask, width, height }: Silhouette): number {
  const box = boundsWhere(width, height, (i) => mask[i] === 1);
  if (box === null) return 0;
  const lowest = Array.from({ length: box.width }, (_, column) => {
    let y = box.y + box.height - 1;
    while (y > box.y && mask[y * width + box.x + column] !== 1) y -= 1;
    return y;
  });
  const middle = lowest.indexOf(Math.max(...lowest));
  const isFoot = (column: number, beside: number) =>
    Math.abs((lowest[column] ?? -height) - (lowest[beside] ?? -height)) <= steepestFoot * Math.abs(column - beside);
  const step = Math.max(2, Math.round(box.width / 60));
  let [first, last] = [middle, middle];
  while (first - step >= 0 && isFoot(first - step, first)) first -= step;
  while (last + step < box.width && isFoot(last + step, last)) last += step;
  if (last - first < box.width * minFootShare) return 0;
  const corner = Math.round((last - first) * cornerShare);
  const foot = lowest.slice(first + corner, last - corner + 1);
  return deviationFromCurve(foot) / (last - first);
}

/** The root mean square of what a parabola through the values leaves. */
function deviationFromCurve(values: readonly number[]): number {
  const count = values.length;
  const at = (n: number) => (2 * n) / Math.max(1, count - 1) - 1;
  // Orthogonal on evenly spaced points, near enough: each coefficient stands for itself.
  const shapes = [() => 1, (x: number) => x, (x: number) => x * x - 1 / 3];
  let rest = values.slice();
  for (let round = 0; round < 3; round++)
    for (const shape of shapes) {
      let [dot, norm] = [0, 0];
      rest.forEach((value, n) => {
        dot += value * shape(at(n));
        norm += shape(at(n)) ** 2;
      });
      rest = rest.map((value, n) => value - (dot / norm) * shape(at(n)));
    }
  return Math.sqrt(rest.reduce((sum, value) => sum + value * value, 0) / count);
}

/** How much of what was supplied lies beside the outline and can be no shadow on white, as a share of the outline's area. */
export function shareBeside(pixels: Pixels, supplied: Silhouette, shape: Silhouette): number {
  const away = distanceTo(shape, 1);
  const shade = shadeLike(pixels, null);
  let beside = 0;
  for (let i = 0; i < away.length; i++)
    if (supplied.mask[i] === 1 && (away[i] ?? 0) > aroundDropped && shade[i] !== 1) beside += 1;
  return beside / Math.max(1, areaOf(shape.mask));
}

/** The same of what hangs together with the outline alone: a thing that lies on the product, or a part of it that the model missed. */
export function shareTouching(pixels: Pixels, supplied: Silhouette, shape: Silhouette): number {
  const { labels } = partsOf(supplied);
  const touching = new Set(labels.filter((label, i) => label > 0 && shape.mask[i] === 1));
  const mask = supplied.mask.map((value, i) => (touching.has(labels[i] ?? 0) ? value : 0));
  return shareBeside(pixels, { ...supplied, mask }, shape);
}

/** A rim that differs from its ground by no more than so many levels is pale: part of it may have been taken for ground. */
const paleLevels = 24;
/** Where a rim is looked at, inside the outline. */
const rim = { from: pixelsAway(4), to: pixelsAway(7) };

/** The share of the rim that is hardly another tone than the ground. */
export function paleRimOf(shape: Silhouette, ground: Ground): number {
  const inside = distanceTo(shape, 0);
  let [pale, count] = [0, 0];
  for (let i = 0; i < inside.length; i++) {
    const away = inside[i] ?? 0;
    if (away < rim.from || away > rim.to) continue;
    count += 1;
    if ((ground.distance[i] ?? 0) < paleLevels) pale += 1;
  }
  return count === 0 ? 0 : pale / count;
}

/** Print is sharper than this, in levels over four pixels; shine and folds are not. */
const sharpSlope = 30;
/** The product's own outline is no detail of it. */
const insideFrom = pixelsAway(10);

export function detailOf(pixels: Pixels, shape: Silhouette): number {
  const { width, height } = shape;
  const inside = distanceTo(shape, 0);
  let [sharp, count] = [0, 0];
  for (let y = 2; y < height - 2; y++) {
    for (let i = y * width + 2, end = i + width - 4; i < end; i++) {
      if ((inside[i] ?? 0) < insideFrom) continue;
      count += 1;
      if (slopeAt(pixels, i) > sharpSlope) sharp += 1;
    }
  }
  return count === 0 ? 0 : sharp / count;
}

export function contactOf({ mask, width, height }: Silhouette): number {
  let [touching, outline] = [0, 0];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (mask[i] !== 1) continue;
      if (mask[i - 1] === 1 && mask[i + 1] === 1 && mask[i - width] === 1 && mask[i + width] === 1) continue;
      outline += 1;
      const toBorder = Math.min(x, y, width - 1 - x, height - 1 - y);
      if (toBorder <= borderReach) touching += 1;
    }
  }
  return outline === 0 ? 0 : touching / outline;
}

/** A side that the product touches along less of its length is not one that cuts it off. */
const minCutOff = 0.03;
/** A supplied outline may be trimmed to the product, which then touches every side; one that touches only some is cut off there. */
export function contactOfSupplied({ mask, width, height }: Silhouette, airPixels: number): number {
  const [across, down] = [width - 2 * airPixels, height - 2 * airPixels];
  const at = (x: number, y: number) => mask[(y + airPixels) * width + x + airPixels] ?? 0;
  const share = (length: number, touches: (k: number) => number) => {
    let touching = 0;
    for (let k = 0; k < length; k++) touching += touches(k);
    return touching / length;
  };
  const sides = [
    share(down, (y) => at(1, y)),
    share(down, (y) => at(across - 2, y)),
    share(across, (x) => at(x, 1)),
    share(across, (x) => at(x, down - 2)),
  ];
  return sides.every((side) => side > 0) ? 0 : Math.max(...sides.map((side) => (side > minCutOff ? side : 0)));
}

/** So much of the product above or below its outline, as a share of it, is a lid or a base that the model took for ground. */
const maxLost = { above: 0.01, below: 0.003 };
/** A base is no higher than this share of the product; what lies farther below is something else. */
const maxBaseShare = 0.1;
/** Outlines of the same edge lie no further apart than this. */
const pixelsBeside = 6;
/** Where the ground's own outline has no such step at its foot, in levels, it ends in a shadow or a glow. */
const leastBaseStep = 6;

/**
 * Whether the ground's own outline goes on above the one that was seen, where no shadow falls, or just below it as what can be no shadow.
 * `uncleaned` is that outline with what was taken for a shadow.
 */
export function losesEnd(
  pixels: Pixels,
  ground: Ground | null,
  seen: Silhouette,
  own: Silhouette,
  uncleaned: Silhouette | null,
): boolean {
  const { mask, width, height } = seen;
  const box = boundsWhere(width, height, (i) => mask[i] === 1);
  if (box === null) return false;
  const aside = box.width * 0.1;
  const lostBetween = (outline: Silhouette, top: number, bottom: number, ignored?: Uint8Array) => {
    let lost = 0;
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
      for (let x = Math.ceil(box.x + aside); x < box.x + box.width - aside; x++)
        if (outline.mask[y * width + x] === 1 && ignored?.[y * width + x] !== 1) lost += 1;
    return lost / areaOf(mask);
  };
  if (lostBetween(own, 0, box.y - pixelsBeside) > maxLost.above) return true;
  if (uncleaned === null || footStepOf(pixels, uncleaned) < leastBaseStep) return false;
  const foot = box.y + box.height;
  const deepest = foot + Math.round(box.height * maxBaseShare);
  return lostBetween(uncleaned, foot + pixelsBeside, deepest, shadeLike(pixels, ground)) > maxLost.below;
}
