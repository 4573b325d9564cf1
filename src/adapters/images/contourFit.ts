import { type Contour, directionReach, smoothedAlong, withNormals } from "./contour.ts";
import { liftedFoot, rowsOf } from "./contourFoot.ts";
import type { Pixels } from "./pixels.ts";
import { curveThrough } from "./curve.ts";
import { smoothPath } from "./smoothPath.ts";

/** Distance between the points of a line that is fitted, in pixels. */
export const contourGap = 1.5;
/** A line that was moved is smoothed by a bell of so many points: neighbours may have moved along it. */
const jitterSigma = 1;

interface Pass {
  /** How far to either side of the line the edge is looked for, in pixels. */
  reach: number;
  /** Cost of leaving the line that was given as far as it goes, in shares of a clear edge. */
  awayCost: number;
  /** How far, in points, a place where the picture shows no edge leans on its neighbours. */
  sigma: number;
}

/** Pixels on each side whose colours are compared. */
const side = 2.5;
/** A step is half as much an edge as the clearest when it has so many levels, or this share of what is usual along the line. */
const faintStep = 8;
const usualShare = 0.4;
/** Along an edge of fewer levels a line is guessed more than seen, and wavers. */
const leastSeen = 8;
/** What lies outside an edge differs from the surroundings by about so many levels at the most: an edge inside the product is not its outline. */
const mostStray = 24;
/** Cost of going one pixel nearer or farther from one point to the next, in shares of a clear edge. */
const stepCost = 0.12;
/** What an edge loses by a clear one farther out: of two walls of a glass the outer is the outline. */
const innerCost = 0.35;
/** So many pixels farther out an edge is another one. */
const apart = 4;
/** Of points along the line whose surroundings are taken together. */
const surroundings = 15;
/** Where the picture shows an edge of fewer levels than this, the line is drawn through as a long curve. */
const clearStep = 32;
/** Of points over which that is looked at. */
const clearnessSigma = 4;
/** A long curve that leaves the line by more than this, in pixels, cuts a corner. */
const cornerPixels = 5;
/** A long curve that lies no farther off a line than about this, in pixels and as a share of its height, is the line without its jitter, however clear the edge. */
const jitter = { pixels: 1.6, share: 0.004 };
/** The line is laid so far inside of the edge, in pixels: half a pixel of the ground is seen, half a pixel of the product is not missed. */
const inset = 0.5;

/**
 * Moves a line onto the edge that the picture shows beside it, as one smooth curve: for each point the place across the line is
 * chosen at which the colours change most and the ground begins, all of them together so that neighbours agree (dynamic
 * programming), to a fraction of a pixel. `reach`: how far, in pixels, the line may be off. Changes nothing in the picture.
 */
export function fitContour(pixels: Pixels, line: Contour, reach: number): FittedContour {
  let fitted = line;
  const passes: Pass[] = [{ reach, awayCost: 0.25, sigma: 3 }, finePass];
  for (const pass of passes) fitted = moved(fitted, offsetsOf(pixels, fitted, pass), pass);
  const { steps, seenPoints } = offsetsOf(pixels, fitted, finePass);
  const drawn = drawnThrough(fitted, steps);
  const inside = movedBy(drawn, new Float64Array(drawn.x.length).fill(-inset));
  return { line: liftedFoot(inside), seenPoints };
}

export interface FittedContour {
  line: Contour;
  /** Points at which the picture shows an edge that a line can follow. */
  seenPoints: number;
}

/** The second look: from where the first one put the line. */
const finePass: Pass = { reach: 3, awayCost: 0, sigma: 2.5 };

/** The line without the jitter of a cut by hand, its foot lifted. */
export function evenedContour(line: Contour): Contour {
  return liftedFoot(drawnThrough(line, new Float64Array(line.x.length).fill(clearStep)));
}

/** The line with long curves where its edge is faint or no more than jitters about them, and as it is where it turns a corner. */
function drawnThrough(line: Contour, steps: Float64Array): Contour {
  const clearness = smoothedAlong(steps, clearnessSigma).map((step) => Math.min(1, step / clearStep));
  const long = curveThrough(line, clearness);
  const { top, bottom } = rowsOf(line);
  const jitterPixels = Math.min(jitter.pixels, (bottom - top) * jitter.share);
  const pull = clearness.map((clear, n) => {
    const away = Math.hypot((long.x[n] ?? 0) - (line.x[n] ?? 0), (long.y[n] ?? 0) - (line.y[n] ?? 0));
    return Math.max((1 - clear ** 4) / (1 + (away / cornerPixels) ** 4), 1 / (1 + (away / jitterPixels) ** 4));
  });
  const pulled = (values: Float64Array, onCurve: Float64Array) =>
    values.map((value, n) => value + ((onCurve[n] ?? value) - value) * (pull[n] ?? 0));
  return withNormals(pulled(line.x, long.x), pulled(line.y, long.y), directionReach);
}

function moved(line: Contour, { offsets, weights }: Fit, { sigma }: Pass): Contour {
  return movedBy(line, smoothedAlong(offsets, sigma, weights));
}

function movedBy({ x, y, outwardX, outwardY }: Contour, offsets: Float64Array): Contour {
  const place = (from: Float64Array, outward: Float64Array) =>
    smoothedAlong(
      from.map((value, n) => value + (offsets[n] ?? 0) * (outward[n] ?? 0)),
      jitterSigma,
    );
  return withNormals(place(x, outwardX), place(y, outwardY), directionReach);
}

interface Fit {
  /** Pixels outwards, for each point. */
  offsets: Float64Array;
  /** How clearly the picture shows the edge there. */
  weights: Float64Array;
  /** How far the colours on both sides differ there, in levels. */
  steps: Float64Array;
  /** Points at which it shows one that a line can follow. */
  seenPoints: number;
}

function offsetsOf(pixels: Pixels, line: Contour, pass: Pass): Fit {
  const { reach } = pass;
  const places = 2 * reach + 1;
  const edges = edgesOf(pixels, line, reach);
  const scores = scoresOf(edges, line.x.length, pass);
  const path = closedPath(scores, places);
  const offsets = new Float64Array(path.length);
  const weights = new Float64Array(path.length);
  const steps = new Float64Array(path.length);
  let seenPoints = 0;
  for (let n = 0; n < path.length; n++) {
    const place = path[n] ?? reach;
    const at = (k: number) => scores[n * places + Math.min(places - 1, Math.max(0, k))] ?? 0;
    const bend = at(place - 1) - 2 * at(place) + at(place + 1);
    const between = bend < -1e-6 ? (0.5 * (at(place - 1) - at(place + 1))) / bend : 0;
    offsets[n] = place - reach + Math.min(0.5, Math.max(-0.5, between));
    weights[n] = 0.02 + Math.max(0, at(place)) ** 2;
    steps[n] = edges.edges[n * places + place] ?? 0;
    if ((steps[n] ?? 0) >= leastSeen) seenPoints += 1;
  }
  return { offsets, weights, steps, seenPoints };
}

/** For each point and each place across the line, from inside to outside, how much of an outline it is there. */
function scoresOf({ edges, strays }: Edges, count: number, { reach, awayCost }: Pass): Float64Array {
  const places = 2 * reach + 1;
  const outlines = edges.map((edge, at) => edge * likeGround(strays[at] ?? 0));
  const strongest = new Float64Array(count);
  for (let n = 0; n < count; n++) strongest[n] = Math.max(...outlines.subarray(n * places, (n + 1) * places));
  const usual = smoothedAlong(strongest, surroundings);
  const scores = new Float64Array(outlines.length);
  for (let n = 0; n < count; n++) {
    const half = Math.max(faintStep, usualShare * (usual[n] ?? 0));
    const clear = (place: number) => {
      const edge = outlines[n * places + place] ?? 0;
      return edge / (edge + half);
    };
    let farther = 0;
    for (let place = places - 1; place >= 0; place--) {
      if (place + apart < places) farther = Math.max(farther, clear(place + apart));
      const away = (place - reach) / reach;
      scores[n * places + place] = clear(place) - innerCost * farther - awayCost * away ** 2;
    }
  }
  return scores;
}

const likeGround = (stray: number) => 1 / (1 + (stray / mostStray) ** 2);

/** For each point and place, in levels. */
interface Edges {
  /** How far the colours on both sides differ. */
  edges: Float64Array;
  /** How far those outside differ from the surroundings. */
  strays: Float64Array;
}

function edgesOf(pixels: Pixels, line: Contour, reach: number): Edges {
  const count = line.x.length;
  const far = reach + Math.ceil(side);
  const samples = 2 * far + 1;
  const places = 2 * reach + 1;
  const colours = new Float32Array(samples * 3);
  const beyond = surroundingsOf(pixels, line, reach);
  const [outer, surrounding] = [new Float64Array(3), new Float64Array(3)];
  const [edges, strays] = [new Float64Array(count * places), new Float64Array(count * places)];
  for (let n = 0; n < count; n++) {
    for (let k = 0; k < samples; k++) {
      const t = k - far;
      const [x, y] = [(line.x[n] ?? 0) + t * (line.outwardX[n] ?? 0), (line.y[n] ?? 0) + t * (line.outwardY[n] ?? 0)];
      sample(pixels, x, y, colours, k * 3);
    }
    for (let place = 0; place < places; place++) {
      const middle = place - reach + far;
      let step = 0;
      for (let c = 0; c < 3; c++) {
        const at = (k: number) => colours[(middle + k) * 3 + c] ?? 0;
        const inside = (at(-1) + at(-2) + 0.5 * at(-3)) / side;
        const outside = (at(1) + at(2) + 0.5 * at(3)) / side;
        step += (inside - outside) ** 2;
        outer[c] = outside;
        surrounding[c] = beyond[c * count + n] ?? 0;
      }
      edges[n * places + place] = Math.sqrt(step / 3);
      strays[n * places + place] = strayOf(outer, surrounding);
    }
  }
  return { edges, strays };
}

/** A shadow leaves at least so much of the light of what it falls on. */
const leastLight = 0.3;
/** What a shadow as dark as that counts as, in levels off its surroundings. */
const shadeStray = 14;

/** How far a colour is off its surroundings, in levels; these in shadow are hardly another colour. */
function strayOf(colour: Float64Array, surroundings: Float64Array): number {
  let [product, square] = [0, 1e-6];
  for (let c = 0; c < 3; c++) {
    product += (colour[c] ?? 0) * (surroundings[c] ?? 0);
    square += (surroundings[c] ?? 0) ** 2;
  }
  const light = Math.min(1, Math.max(leastLight, product / square));
  let off = 0;
  for (let c = 0; c < 3; c++) off += ((colour[c] ?? 0) - light * (surroundings[c] ?? 0)) ** 2;
  return Math.sqrt(off / 3) + (shadeStray * (1 - light)) / (1 - leastLight);
}

/** The colours beyond the reach of each point, smoothed along the line: three lists, one after the other. */
function surroundingsOf(pixels: Pixels, line: Contour, reach: number): Float64Array {
  const count = line.x.length;
  const found = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const colour = new Float32Array(3);
  for (let n = 0; n < count; n++) {
    for (let t = reach + 1; t <= reach + 4; t++) {
      const [x, y] = [(line.x[n] ?? 0) + t * (line.outwardX[n] ?? 0), (line.y[n] ?? 0) + t * (line.outwardY[n] ?? 0)];
      sample(pixels, x, y, colour, 0);
      found.forEach((values, c) => (values[n] = (values[n] ?? 0) + (colour[c] ?? 0) / 4));
    }
  }
  const all = new Float64Array(count * 3);
  found.forEach((values, c) => all.set(smoothedAlong(values, surroundings), c * count));
  return all;
}

/** The colour between four pixels, what is clear on white. */
function sample({ rgba, width, height }: Pixels, x: number, y: number, into: Float32Array, at: number): void {
  const [atX, atY] = [Math.min(width - 1.001, Math.max(0, x)), Math.min(height - 1.001, Math.max(0, y))];
  const [left, top] = [Math.floor(atX), Math.floor(atY)];
  const [right, down] = [atX - left, atY - top];
  const o = (top * width + left) * 4;
  let [red, green, blue] = [255, 255, 255];
  const add = (from: number, share: number) => {
    const seen = (share * (rgba[from + 3] ?? 0)) / 255;
    red += seen * ((rgba[from] ?? 0) - 255);
    green += seen * ((rgba[from + 1] ?? 0) - 255);
    blue += seen * ((rgba[from + 2] ?? 0) - 255);
  };
  add(o, (1 - right) * (1 - down));
  add(o + 4, right * (1 - down));
  add(o + width * 4, (1 - right) * down);
  add(o + width * 4 + 4, right * down);
  into[at] = red;
  into[at + 1] = green;
  into[at + 2] = blue;
}

/** The place of each point on the best path that closes: it begins before the first point and ends after the last, and has forgotten both. */
function closedPath(scores: Float64Array, places: number): Int32Array {
  const count = scores.length / places;
  const lead = Math.min(count, Math.max(60, places * 4));
  const path = smoothPath(
    count + 2 * lead,
    places,
    stepCost,
    (point, place) => scores[((point - lead + count) % count) * places + place] ?? 0,
  );
  return path.subarray(lead, lead + count);
}
