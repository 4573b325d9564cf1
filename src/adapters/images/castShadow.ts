import { groundCell, groundOffset, type Ground } from "./groundModel.ts";
import {
  areaOf,
  distanceTo,
  pixelsAway,
  type ShapePart,
  partsOf,
  type Silhouette,
  smoothed,
  symmetryOfParts,
  withoutCrumbs,
} from "./outlineShape.ts";
import { boundsWhere, type Bounds, type Pixels } from "./pixels.ts";

/** What a shadow looks like on its ground. */
const shade = {
  /** It keeps between these shares of the ground's light. */
  darkest: 0.22,
  lightest: 1.03,
  /** Levels by which a channel may differ from the ground's own hue, besides the ground's noise. */
  maxOff: 13,
  /** Levels over four pixels: within a shadow, and along most of a fading one, there is no edge. */
  maxSlope: 12,
};
/** Smaller regions than this share of the product do not show. */
const smallestRegion = 0.0015;
/** A shadow lies along the outline; a label or a highlight inside the product does not. */
const minAlongOutline = 0.12;
const maxRegions = 10;
/** The silhouette has to become so much more symmetrical without a region for it to be a shadow. */
const minGain = 0.012;
/** A cut never takes more of what was there. */
const maxTrimmed = 0.5;

/** Regions are looked for on this many pixels along the longer side: what a shadow is does not depend on its last pixel. */
const searchSide = 480;

/**
 * Takes cast shadows off a silhouette: flat regions along its outline in the ground's own hue, without which what is left is more
 * symmetrical. A pale or grey product looks the same from close by, but its halves go together. `ground` null: white. Gives the
 * silhouette itself where nothing is to be taken.
 */
export function withoutCastShadows(pixels: Pixels, shape: Silhouette, ground: Ground | null): Silhouette {
  const step = Math.max(1, Math.ceil(Math.max(pixels.width, pixels.height) / searchSide));
  const small = { pixels: everyNth(pixels, step), shape: everyNthOf(shape, step) };
  const taken = shadowRegions(small.pixels, small.shape, shadeLike(small.pixels, ground, step));
  if (taken === null) return shape;
  const like = shadeLike(pixels, ground);
  const { width } = shape;
  const seeds = new Uint8Array(shape.mask.length);
  for (let i = 0; i < seeds.length; i++) {
    const [x, y] = [Math.floor((i % width) / step), Math.floor(Math.floor(i / width) / step)];
    if (shape.mask[i] === 1 && like[i] === 1) seeds[i] = taken[y * small.shape.width + x] ?? 0;
  }
  return withoutSeeds(shape, seeds, like, step);
}

/** Whether something along the outline could be a shadow, a reflection or the ground itself: only another method can tell. */
export function hasShadeAlong(pixels: Pixels, shape: Silhouette, ground: Ground | null): boolean {
  const step = Math.max(1, Math.ceil(Math.max(pixels.width, pixels.height) / searchSide));
  const small = everyNth(pixels, step);
  return flatRegions(small, everyNthOf(shape, step), shadeLike(small, ground, step)).candidates.length > 0;
}

/** 1 in the regions without which the silhouette is more symmetrical; null where there are none. */
function shadowRegions(pixels: Pixels, shape: Silhouette, like: Uint8Array): Uint8Array | null {
  const { labels, candidates } = flatRegions(pixels, shape, like);
  if (candidates.length === 0) return null;
  const minArea = areaOf(shape.mask) * maxTrimmed;
  let best = { shape, symmetry: symmetryOfParts(shape), taken: null as Uint8Array | null };
  const attempt = (attempted: readonly number[]) => {
    const isAttempted = new Set(attempted);
    const taken = best.taken === null ? new Uint8Array(labels.length) : best.taken.slice();
    for (let i = 0; i < labels.length; i++) if (isAttempted.has(labels[i] ?? 0)) taken[i] = 1;
    const trimmed = withoutSeeds(shape, taken, like, 1);
    if (areaOf(trimmed.mask) < minArea) return;
    const symmetry = symmetryOfParts(trimmed);
    if (symmetry >= best.symmetry + minGain) best = { shape: trimmed, symmetry, taken };
  };
  for (const label of candidates) attempt([label]);
  if (candidates.length > 1) attempt(candidates);
  return best.taken;
}

function everyNth({ rgba, width, height }: Pixels, step: number): Pixels {
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const from = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const to = new Uint32Array(columns * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) to[y * columns + x] = from[y * step * width + x * step] ?? 0;
  return { rgba: new Uint8Array(to.buffer), width: columns, height: rows };
}

function everyNthOf({ mask, width, height }: Silhouette, step: number): Silhouette {
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const small = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) small[y * columns + x] = mask[y * step * width + x * step] ?? 0;
  return { mask: small, width: columns, height: rows };
}

/**
 * 1 where a pixel has the ground's hue and no more than its light. `ground` null: white; `step`: every so many pixels of what it was fitted
 * to were taken.
 */
export function shadeLike({ rgba, width, height }: Pixels, ground: Ground | null, step = 1): Uint8Array {
  const like = new Uint8Array(width * height);
  const maxOff = shade.maxOff + (ground?.noise ?? 0);
  let [red, green, blue] = [255, 255, 255];
  for (let y = 0, i = 0, o = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++, o += 4) {
      if (ground !== null && (x * step) % groundCell < step) {
        const at = groundOffset(ground.colours, x * step, y * step);
        red = ground.colours.rgb[at] ?? 0;
        green = ground.colours.rgb[at + 1] ?? 0;
        blue = ground.colours.rgb[at + 2] ?? 0;
      }
      const [r, g, b] = [rgba[o] ?? 0, rgba[o + 1] ?? 0, rgba[o + 2] ?? 0];
      const light = (r + g + b) / (red + green + blue + 1);
      if (light < shade.darkest || light > shade.lightest) continue;
      const off = Math.max(Math.abs(r - light * red), Math.abs(g - light * green), Math.abs(b - light * blue));
      if (off <= maxOff) like[i] = 1;
    }
  }
  return like;
}

/** Difference over four pixels in the channel where it is largest, in levels. */
export function slopeAt({ rgba, width }: Pixels, i: number): number {
  let slope = 0;
  for (let c = 0; c < 3; c++) {
    const across = (rgba[(i + 2) * 4 + c] ?? 0) - (rgba[(i - 2) * 4 + c] ?? 0);
    const down = (rgba[(i + 2 * width) * 4 + c] ?? 0) - (rgba[(i - 2 * width) * 4 + c] ?? 0);
    slope = Math.max(slope, Math.hypot(across, down));
  }
  return slope;
}

/** Flat regions of a shadow's colour that lie along the outline, the largest first. */
function flatRegions(pixels: Pixels, shape: Silhouette, like: Uint8Array) {
  const { width, height } = pixels;
  const flat = new Uint8Array(like.length);
  for (let y = 2; y < height - 2; y++) {
    for (let i = y * width + 2, end = i + width - 4; i < end; i++)
      if (shape.mask[i] === 1 && like[i] === 1 && slopeAt(pixels, i) < shade.maxSlope) flat[i] = 1;
  }
  const { labels, parts } = partsOf({ mask: flat, width, height });
  const border = new Float64Array(parts.length);
  const outer = new Float64Array(parts.length);
  const inside = distanceTo(shape, 0);
  const nearOutline = pixelsAway(4);
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1, end = i + width - 2; i < end; i++) {
      const label = labels[i] ?? 0;
      if (label === 0) continue;
      const isInner =
        labels[i - 1] === label &&
        labels[i + 1] === label &&
        labels[i - width] === label &&
        labels[i + width] === label;
      if (isInner) continue;
      border[label - 1] = (border[label - 1] ?? 0) + 1;
      if ((inside[i] ?? 0) <= nearOutline) outer[label - 1] = (outer[label - 1] ?? 0) + 1;
    }
  }
  const minArea = areaOf(shape.mask) * smallestRegion;
  const box = boundsWhere(width, height, (i) => shape.mask[i] === 1);
  const candidates = parts
    .map((part, index) => ({ area: part.area, index, isLid: box !== null && liesLikeLid(part, box) }))
    .filter(({ isLid }) => !isLid)
    .filter(({ area, index }) => area >= minArea && (outer[index] ?? 0) >= (border[index] ?? 0) * minAlongOutline)
    .sort((a, b) => b.area - a.area)
    .slice(0, maxRegions)
    .map(({ index }) => index + 1);
  return { labels, candidates };
}

/** How far from the middle, as a share of the product's width, a lid's centre lies at most. */
const lidAside = 0.12;

/** What ends so high, as a share of the product's height, is a nozzle or a lid's side: a shadow reaches down along the product. */
const nozzleDepth = 0.3;

/** Whether a region lies in the middle of the upper half, or ends near the top: there are lids and pump heads, and no shadows. */
function liesLikeLid({ left, right, top, bottom }: ShapePart, box: Bounds): boolean {
  if (bottom < box.y + box.height * nozzleDepth) return true;
  const aside = Math.abs((left + right) / 2 - (box.x + box.width / 2));
  return aside < box.width * lidAside && (top + bottom) / 2 < box.y + box.height / 2;
}

/** The silhouette without regions and their own edges, which are as wide as `scale` says. */
function withoutSeeds(
  { mask, width, height }: Silhouette,
  seeds: Uint8Array,
  like: Uint8Array,
  scale: number,
): Silhouette {
  const distance = distanceTo({ mask: seeds, width, height }, 1);
  const [ownEdge, sharpEdge] = [pixelsAway(3 * scale), pixelsAway(scale)];
  const left = new Uint8Array(mask.length);
  for (let i = 0; i < mask.length; i++) {
    const away = distance[i] ?? 0;
    if (mask[i] === 1 && away > sharpEdge && (away > ownEdge || like[i] !== 1)) left[i] = 1;
  }
  return smoothed(withoutCrumbs({ mask: left, width, height }, 0.2), scale);
}
