import { cleanFringe } from "./matte.ts";
import { boundsOf, crop, unseenAlpha, type Pixels } from "./pixels.ts";
import { eachPart, floodGround, isRagged, mark, type Region, sortByThickness } from "./regions.ts";
import { rootOf, runsBetween } from "./runs.ts";
import { crispShareOf } from "./softEdge.ts";
import { dropSpecks } from "./specks.ts";

/**
 * `opaque`: no outline of its own; `pixels` is what is to be read instead, without alpha: the part of the picture that begins at `left` and `top`.
 */
export type AlphaResult =
  | { kind: "outline"; confidence: number; objects: number }
  | { kind: "opaque"; pixels: Pixels; left: number; top: number }
  | { kind: "refused"; reason: string };

/** A picture of which less than this is clear has no outline: a rounded corner, a line at the border. */
const leastClear = 0.02;
/** Shadows are drawn dark and grey, and let the ground through. */
const shadow = { mostAlpha: 215, lightest: 110, mostChroma: 40 };
const leastConfidence = 0.4;
/** Of the pixels in a row so many may be where it goes from clear to seen: an outline has a handful a row. */
const mostEdges = 0.03;
const fullOfHoles = {
  kind: "refused",
  reason: "The picture's own transparency is full of holes, so its outline cannot be trusted.",
} as const;
/** Share of what is seen that is half transparent along a plain edge. */
const leastShadow = 0.008;

/**
 * Judges the alpha that a picture brings. A usable one is cleaned in place: shadows and specks go, and the edge's colours are
 * freed of the ground that they were cut from.
 */
export function judgeAlpha(pixels: Pixels): AlphaResult {
  const { rgba, width, height } = pixels;
  const { alphas, clear, faint, edges } = alphaOf(pixels);
  if (clear < width * height * leastClear) return { kind: "opaque", pixels: flattened(pixels), left: 0, top: 0 };
  // Before anything is built from it: its parts would take more memory than a Worker has.
  if (edges > width * height * mostEdges) return fullOfHoles;
  const box = boundsOf(pixels);
  if (box === null) return { kind: "refused", reason: "The picture is wholly transparent." };
  const seen = width * height - clear;
  const isRectangle = seen > box.width * box.height * 0.985;
  // A photograph that was set into a transparent frame; a carton has air on all sides.
  if (isRectangle && (box.width > width * 0.98 || box.height > height * 0.98))
    return { kind: "opaque", pixels: flattened(crop(pixels, box, 0)), left: box.x, top: box.y };
  const region: Region = { mask: new Uint8Array(width * height), width, height, queue: new Int32Array(width * height) };
  const holes = openClearParts(alphas, region);
  // No more than an edge has: there is no shadow to look for.
  if (faint >= seen * leastShadow) removeShadow(pixels, alphas, region, seen);
  const veiled = faint === 0 ? 0 : veiledShare(alphas, region, seen);
  const confidence =
    Math.max(0, 1 - Math.max(0, holes - 2) * 0.03 - Math.max(0, veiled - 0.3) * 0.5) * (isRectangle ? 0.8 : 1);
  if (confidence < leastConfidence || isRagged(region)) return fullOfHoles;
  const objects = dropSpecks(region, Math.max(width, height) * 0.02);
  const { ground } = mark;
  for (let i = 0; i < region.mask.length; i++) if (region.mask[i] === ground) rgba[i * 4 + 3] = 0;
  cleanFringe(pixels, region);
  return { kind: "outline", confidence, objects };
}

/** On white, as a page shows it, without alpha. */
export function flattened({ rgba, width, height }: Pixels): Pixels {
  for (let o = 0; o < rgba.length; o += 4) {
    if (rgba[o + 3] === 255) continue;
    const alpha = (rgba[o + 3] ?? 255) / 255;
    for (let c = 0; c < 3; c++) rgba[o + c] = Math.round(255 + ((rgba[o + c] ?? 255) - 255) * alpha);
    rgba[o + 3] = 255;
  }
  return { rgba, width, height };
}

/** The alpha by itself; `clear` counts what is not seen, `faint` what shows through, `edges` how often a row goes from one to the other. */
function alphaOf({ rgba }: Pixels): { alphas: Uint8Array; clear: number; faint: number; edges: number } {
  const alphas = new Uint8Array(rgba.length / 4);
  let [clear, faint, edges] = [0, 0, 0];
  let wasClear = false;
  for (let i = 0; i < alphas.length; i++) {
    const alpha = rgba[i * 4 + 3] ?? 255;
    alphas[i] = alpha;
    const isClear = alpha <= unseenAlpha;
    if (isClear !== wasClear) edges += 1;
    if (isClear) clear += 1;
    else if (alpha <= shadow.mostAlpha) faint += 1;
    wasClear = isClear;
  }
  return { alphas, clear, faint, edges };
}

/** Turns what is dark, grey, see-through, thick and fading, and joins the clear part, into clear ground. */
function removeShadow({ rgba }: Pixels, alphas: Uint8Array, region: Region, seen: number): void {
  const veil = new Uint8Array(alphas.length).fill(255);
  for (let i = 0; i < veil.length; i++) {
    const alpha = alphas[i] ?? 255;
    if (alpha > shadow.mostAlpha) continue;
    const [r, g, b] = [rgba[i * 4] ?? 0, rgba[i * 4 + 1] ?? 0, rgba[i * 4 + 2] ?? 0];
    const lightest = Math.max(r, g, b);
    if (lightest <= shadow.lightest && lightest - Math.min(r, g, b) <= shadow.mostChroma) veil[i] = alpha;
  }
  floodGround(region, veil, shadow.mostAlpha, mark.ground, mark.doubtful);
  sortByThickness(region, mark.doubtful, 3, mark.shade, mark.product);
  eachPart(region, mark.shade, mark.visiting, ({ size }) => {
    for (let k = 0; k < size; k++) veil[region.queue[k] ?? 0] = alphas[region.queue[k] ?? 0] ?? 0;
    const fades = crispShareOf(region, veil, size, 12) < 0.3;
    return fades && size < seen * 0.7 ? mark.ground : mark.product;
  });
}

/** Marks what is clear as ground; gives the number of clear parts that the border does not reach, dust left out. */
function openClearParts(alphas: Uint8Array, { mask, width, height }: Region): number {
  const runs = runsBetween(alphas, 0, unseenAlpha, width);
  const enclosed = new Map<number, number>();
  const outer = new Set<number>();
  runs.forEach(({ start, end }, index) => {
    mask.fill(mark.ground, start, end);
    const root = rootOf(runs, index);
    const left = start % width;
    const isAtBorder = start < width || start >= width * (height - 1) || left === 0 || left + end - start === width;
    if (isAtBorder) outer.add(root);
    enclosed.set(root, (enclosed.get(root) ?? 0) + end - start);
  });
  return [...enclosed].filter(([root, size]) => size > 3 && !outer.has(root)).length;
}

/** The share of what is seen that is half transparent over more than an edge: glass, or a bad cut. */
function veiledShare(alphas: Uint8Array, { mask }: Region, seen: number): number {
  const { product } = mark;
  let veiled = 0;
  for (let i = 0; i < mask.length; i++) if (mask[i] === product && (alphas[i] ?? 255) < 200) veiled += 1;
  return veiled / seen;
}
