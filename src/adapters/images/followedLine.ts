import { contoursOf, directionReach, smoothedAlong, withNormals, type Contour, type ShareMap } from "./contour.ts";
import { curvedFoot } from "./contourFoot.ts";
import { contourGap, evenedContour, fitContour } from "./contourFit.ts";
import { distanceTo, pixelsAway, type Silhouette } from "./outlineShape.ts";
import type { Pixels } from "./pixels.ts";

export interface FollowedLine {
  /** The product's outlines and those of its holes, in the picture's pixels. */
  lines: Contour[];
  /** The share of the line along which the picture shows an edge. */
  seenShare: number;
}

/** Lays a smooth line along a silhouette onto the edge that the picture, at its own size, shows beside it; a supplied alpha is that edge itself. */
export function followedLine(pixels: Pixels, shape: Silhouette, isSupplied: boolean): FollowedLine {
  const { width } = pixels;
  const longSide = Math.max(width, pixels.height);
  const reach = isSupplied ? suppliedReach : Math.max(edgeReach.leastPixels, Math.round(longSide * edgeReach.share));
  const found = isSupplied
    ? contoursOf(alphaWithin(pixels, grown(shape)), 255, 1, contourGap)
    : contoursOf(shape, 1, width / shape.width, contourGap);
  const fitted = found.map((line) => {
    const fit = fitContour(pixels, line, reach);
    if (!isSupplied) return fit;
    const own = ontoOwnEdge(pixels, line, Math.round(longSide * edgeReach.share));
    return { ...fit, line: curvedFoot(evenedContour(alongOwnAlpha(pixels, own, fit.line))) };
  });
  const lines = fitted.map(({ line }) => line);
  const points = lines.reduce((sum, { x }) => sum + x.length, 0);
  const seenPoints = fitted.reduce((sum, line) => sum + line.seenPoints, 0);
  return { lines, seenShare: seenPoints / Math.max(1, points) };
}

/** So near to a silhouette that was found at a smaller scale the picture's own edge is looked for: a share of its longer side. */
const edgeReach = { share: 0.007, leastPixels: 4 };

/** The picture's own alpha, nothing outside the silhouette. */
function alphaWithin({ rgba, width, height }: Pixels, shape: Silhouette): ShareMap {
  const mask = enlarged(shape, width, height);
  for (let i = 0; i < mask.length; i++) mask[i] = mask[i] === 1 ? (rgba[i * 4 + 3] ?? 0) : 0;
  return { mask, width, height };
}

/** A supplied outline's own edge goes from seen to clear over so many pixels to each side: a shadow fades over more. */
const ownEdge = { seen: 200, half: 127, clear: 60, pixels: 2 };
/** Of points over which the way onto it is evened. */
const ontoEdgeSigma = 6;

/** The line moved outwards onto the edge that the supplied alpha has within reach: what a model saw of a pale wall may end before it. */
function ontoOwnEdge({ rgba, width, height }: Pixels, line: Contour, reach: number): Contour {
  const alphaAt = (n: number, away: number) => {
    const column = Math.round((line.x[n] ?? 0) + away * (line.outwardX[n] ?? 0));
    const row = Math.round((line.y[n] ?? 0) + away * (line.outwardY[n] ?? 0));
    const isInside = column >= 0 && row >= 0 && column < width && row < height;
    return isInside ? (rgba[(row * width + column) * 4 + 3] ?? 0) : 0;
  };
  const ways = line.x.map((_, n) => {
    let away = 0;
    while (away <= reach && alphaAt(n, away) > ownEdge.half) away += 0.5;
    const isSharp =
      alphaAt(n, away - ownEdge.pixels) >= ownEdge.seen && alphaAt(n, away + ownEdge.pixels) <= ownEdge.clear;
    return isSharp ? away : NaN;
  });
  const isFound = ways.map((away) => (Number.isNaN(away) ? 0 : 1));
  const evened = smoothedAlong(
    ways.map((away) => (Number.isNaN(away) ? 0 : away)),
    ontoEdgeSigma,
    isFound,
  );
  // Where a part of the way is none, the line comes back gradually.
  const share = smoothedAlong(isFound, ontoEdgeSigma).map((found) => Math.max(0, 2 * found - 1));
  const moved = (from: Float64Array, outward: Float64Array) =>
    from.map((value, n) => value + (evened[n] ?? 0) * (share[n] ?? 0) * (outward[n] ?? 0));
  return withNormals(moved(line.x, line.outwardX), moved(line.y, line.outwardY), directionReach);
}

/** Alpha outside of a line up to which it is the supplied picture's own edge, and how far outside, in pixels, that is looked at. */
const clearBeyond = { alpha: 60, pixels: 3 };
/** Of points over which the line goes from one to the other. */
const transitionSigma = 5;

/** What was supplied knows its own edge: the line stays on it, and follows the fitted one where something was cut off. */
function alongOwnAlpha({ rgba, width, height }: Pixels, own: Contour, fitted: Contour): Contour {
  const isCut = own.x.map((x, n) => {
    const column = Math.round(x + clearBeyond.pixels * (own.outwardX[n] ?? 0));
    const row = Math.round((own.y[n] ?? 0) + clearBeyond.pixels * (own.outwardY[n] ?? 0));
    const isInside = column >= 0 && row >= 0 && column < width && row < height;
    return isInside && (rgba[(row * width + column) * 4 + 3] ?? 0) > clearBeyond.alpha ? 1 : 0;
  });
  const share = smoothedAlong(isCut, transitionSigma);
  const between = (from: Float64Array, to: Float64Array) =>
    from.map((value, n) => value + ((to[n] ?? value) - value) * Math.min(1, 2 * (share[n] ?? 0)));
  return { ...fitted, x: between(own.x, fitted.x), y: between(own.y, fitted.y) };
}

/** So near to the silhouette, in pixels of its own, a supplied alpha knows better where the product ends. */
const suppliedReach = 2;

function grown(shape: Silhouette): Silhouette {
  const away = distanceTo(shape, 1);
  const mask = new Uint8Array(shape.mask.length);
  for (let i = 0; i < mask.length; i++) mask[i] = (away[i] ?? 0) <= pixelsAway(suppliedReach) ? 1 : 0;
  return { ...shape, mask };
}

/** The silhouette at a larger size, its outline interpolated. */
function enlarged({ mask, width, height }: Silhouette, toWidth: number, toHeight: number): Uint8Array {
  const large = new Uint8Array(toWidth * toHeight);
  const across = placesBetween(width, toWidth);
  const down = placesBetween(height, toHeight);
  for (let row = 0; row < toHeight; row++) {
    const [top, bottom] = [(down.before[row] ?? 0) * width, (down.after[row] ?? 0) * width];
    const lowerShare = down.share[row] ?? 0;
    for (let column = 0; column < toWidth; column++) {
      const left = across.before[column] ?? 0;
      const right = across.after[column] ?? 0;
      const upperLeft = mask[top + left] ?? 0;
      const upperRight = mask[top + right] ?? 0;
      const lowerLeft = mask[bottom + left] ?? 0;
      const lowerRight = mask[bottom + right] ?? 0;
      const corners = upperLeft + upperRight + lowerLeft + lowerRight;
      if (corners === 0) continue;
      const share = across.share[column] ?? 0;
      const upper = upperLeft * (1 - share) + upperRight * share;
      const lower = lowerLeft * (1 - share) + lowerRight * share;
      if (corners === 4 || upper * (1 - lowerShare) + lower * lowerShare > 0.5) large[row * toWidth + column] = 1;
    }
  }
  return large;
}

/** For each of `to` places along a side the two of `from` that it lies between, and how much nearer it is to the second. */
function placesBetween(from: number, to: number): { before: Int32Array; after: Int32Array; share: Float64Array } {
  const places = { before: new Int32Array(to), after: new Int32Array(to), share: new Float64Array(to) };
  for (let n = 0; n < to; n++) {
    const at = ((n + 0.5) * from) / to - 0.5;
    const before = Math.floor(at);
    places.before[n] = Math.max(0, before);
    places.after[n] = Math.min(from - 1, before + 1);
    places.share[n] = at - before;
  }
  return places;
}
