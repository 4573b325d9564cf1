import { halfHeight, halfWidth, rowFloats, rowOf, rowScratch, surface } from "./buffers";
import { eighthAt, eighthColumns, eighthRow, eighthRows, eighthSample, fromEighth, layOutEighth } from "./eighth";
import { filmHeight, hasFilm } from "./film";
import { flowNoise, setFlow } from "./noise";
import { expandAcross, expandDown, layOutQuarter, quarterColumns, quarterField, quarterMargin, quarterRows } from "./quarter";
import {
  LANES, add, cosTurns, div, mix, mul, mulAdd, scale, shift, sinTurns, smoothstep, splat, sqrt, square, sub,
} from "./simd";

const MARGIN: i32 = 4;
/** Cream creeps; much more than this and it boils. */
const SWING: f32 = 0.7;

let zoom: f32 = 1.5;
let warp: f32 = 0.38;
let ridge: f32 = 0.85;
let stroke: f32 = 0.7;
let originX: f32 = 0;
let originY: f32 = 0;
let mirror: f32 = 1;
let noiseSeed: i32 = 0;
let strokeX: f32 = 0.75;
let strokeY: f32 = 1.35;
let strokeFold: f32 = 0.9;
let swirlTurns: f32 = 0;
let swirlX: f32 = 0;
let swirlY: f32 = 0;
let swirlReach: f32 = 1;

/**
 * zoom: noise cells across the canvas; warp: how far folds are dragged; ridge: height of the big folds; stroke: height of
 * the spatula's strokes; mirror: 1 or −1, which way the strokes lean.
 */
export function setLotion(
  zoom_: f32, warp_: f32, ridge_: f32, stroke_: f32, originX_: f32, originY_: f32, mirror_: f32, seed: i32,
): void {
  zoom = zoom_;
  warp = warp_;
  ridge = ridge_;
  stroke = stroke_;
  originX = originX_;
  originY = originY_;
  mirror = mirror_;
  noiseSeed = seed;
}

/** Strokes lie across (x, y), whose length is how many there are; `fold`: how far they follow the folds. */
export function setStrokes(x: f32, y: f32, fold: f32): void {
  strokeX = x;
  strokeY = y;
  strokeFold = fold;
}

/** Turns the strokes around a point (canvas widths) like a whisk: by so many turns there, by half at `reach`. */
export function setSwirl(turns: f32, x: f32, y: f32, reach: f32): void {
  swirlTurns = turns;
  swirlX = x;
  swirlY = y;
  swirlReach = reach;
}

// Fields at an eighth of the resolution.
const DRIFT_X: i32 = 0;
const DRIFT_Y: i32 = 1;
const BEND: i32 = 2;
const RELIEF: i32 = 3;
const DETAIL: i32 = 4;
/** How far along the strokes' own way a place lies. */
const ALONG: i32 = 5;

/** Noise that the cream is made of, each bent by the ones before. */
function drawNoise(): void {
  const step = zoom * 2 / <f32>halfWidth;
  for (let row = 0; row < eighthRows; row++) {
    const rowY = originY + (fromEighth(row) - <f32>quarterMargin) * step;
    for (let column = 0; column < eighthColumns; column += 4) {
      let x = mulAdd(shift(scale(LANES, 2), fromEighth(column) - <f32>quarterMargin), splat(step * mirror), splat(originX));
      let y = splat(rowY);
      if (swirlTurns != 0) {
        const fromX = shift(x, -originX - mirror * swirlX * zoom);
        const fromY = shift(y, -originY - swirlY * zoom);
        const distance = scale(mulAdd(fromX, fromX, square(fromY)), 1 / (swirlReach * swirlReach * zoom * zoom));
        const turns = div(splat(swirlTurns), shift(distance, 1));
        const cosine = cosTurns(turns);
        const sine = sinTurns(turns);
        x = shift(sub(mul(fromX, cosine), mul(fromY, sine)), originX);
        y = shift(mulAdd(fromX, sine, mul(fromY, cosine)), originY);
      }
      // A large slow swirl, then a second warp that folds the first.
      const driftX = flowNoise(scale(x, 0.55), scale(y, 0.55), noiseSeed + 11);
      const driftY = flowNoise(shift(scale(x, 0.55), 17.3), shift(scale(y, 0.55), 4.1), noiseSeed + 23);
      const draggedX = mulAdd(driftX, splat(warp), x);
      const draggedY = mulAdd(driftY, splat(warp), y);
      const bend = flowNoise(shift(scale(draggedX, 0.9), 3.7), scale(draggedY, 0.9), noiseSeed + 37);
      const foldedX = mulAdd(bend, splat(warp * 0.6), draggedX);
      const foldedY = mulAdd(bend, splat(warp * -0.45), draggedY);
      const relief = flowNoise(scale(foldedX, 0.8), scale(foldedY, 1.25), noiseSeed + 51);
      const detail = flowNoise(
        scale(add(foldedX, relief), 1.7), scale(sub(foldedY, relief), 2.1), noiseSeed + 71,
      );
      v128.store(eighthSample(DRIFT_X, column, row), driftX);
      v128.store(eighthSample(DRIFT_Y, column, row), driftY);
      v128.store(eighthSample(BEND, column, row), bend);
      v128.store(eighthSample(RELIEF, column, row), relief);
      v128.store(eighthSample(DETAIL, column, row), detail);
      // Strokes run along the warped coordinate, so that they follow the folds like a spatula's.
      const along = add(mulAdd(foldedX, splat(strokeX), scale(foldedY, strokeY)), scale(relief, strokeFold));
      v128.store(eighthSample(ALONG, column, row), along);
    }
  }
}

/** 0 the cream's height but for its finest strokes, 1 their phase and 2 their height: too fine for this resolution. */
function drawHeights(): void {
  for (let row = 0; row < quarterRows; row++) {
    for (let field = DRIFT_X; field <= ALONG; field++) eighthRow(field, row);
    for (let column = 0; column < quarterColumns; column += 4) {
      const driftY = eighthAt(DRIFT_Y, column);
      const relief = eighthAt(RELIEF, column);
      const along = eighthAt(ALONG, column);
      // Folds are rounded ridges where the noise crosses zero.
      const fold = sqrt(mulAdd(relief, relief, splat(0.0035)));
      let height = mulAdd(eighthAt(DETAIL, column), splat(0.16), scale(fold, ridge));
      // Broad strokes come and go: at one strength everywhere they would look like a zebra's stripes.
      const broad = scale(mix(splat(0.5), splat(1.15), smoothstep(-0.5, 0.5, driftY)), 0.22 * stroke);
      height = mulAdd(sinTurns(scale(along, 2.3)), broad, height);
      const medium = sinTurns(mulAdd(along, splat(5.1), scale(eighthAt(DRIFT_X, column), 1.2)));
      const strength = scale(smoothstep(-0.45, 0.55, eighthAt(BEND, column)), stroke);
      height = mulAdd(strength, scale(medium, 0.09), height);
      const at = <usize>((row * quarterColumns + column) << 2);
      v128.store(quarterField(0) + at, scale(height, 1 / zoom));
      v128.store(quarterField(1) + at, mulAdd(along, splat(11.7), scale(driftY, 2)));
      v128.store(quarterField(2) + at, scale(strength, 0.022 / zoom));
    }
  }
}

/** Height field of thick cream at loop position t; heights are in canvas widths. */
export function drawLotion(t: f32): void {
  layOutQuarter(MARGIN);
  layOutEighth();
  setFlow(t, SWING);
  drawNoise();
  drawHeights();
  const rowBytes = <usize>(rowFloats << 2);
  const heights = rowScratch;
  const phases = heights + rowBytes;
  const strengths = phases + rowBytes;
  for (let y = -2; y < halfHeight + 2; y++) {
    expandDown(quarterField(0), y, heights);
    expandDown(quarterField(1), y, phases);
    expandDown(quarterField(2), y, strengths);
    const row = rowOf(surface, y);
    for (let x = -4; x < halfWidth + 4; x += 4) {
      const fine = sinTurns(expandAcross(phases, x));
      const height = mulAdd(fine, expandAcross(strengths, x), expandAcross(heights, x));
      v128.store(row + <usize>(x << 2), hasFilm ? filmHeight(height, x, y) : height);
    }
  }
}
