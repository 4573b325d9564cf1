import { halfHeight, halfWidth, rowFloats, rowOf, rowScratch, surface } from "./buffers";
import { eighthAt, eighthColumns, eighthRow, eighthRows, eighthSample, fromEighth, layOutEighth } from "./eighth";
import { flowNoise, setFlow } from "./noise";
import {
  expandAcross, expandDown, expandInto, layOutQuarter, quarterColumns, quarterField, quarterMargin, quarterRows,
} from "./quarter";
import { LANES, add, clamp01, mul, mulAdd, scale, shift, sinTurns, splat, square, sub } from "./simd";

const MARGIN: i32 = 4;
const SWING: f32 = 0.8;

let folds: f32 = 4;
let warp: f32 = 0.9;
let alongX: f32 = 0.82;
let alongY: f32 = 0.57;
let creases: f32 = 0.055;
let weave: f32 = 0;
let threads: f32 = 100;
let originX: f32 = 0;
let originY: f32 = 0;
let noiseSeed: i32 = 0;

/**
 * folds: about how many lie across the canvas; warp: how far they are dragged about; (acrossX, acrossY): unit vector that
 * runs across them; creases: height of the small ones; weave: height of the threads, and how many lie across the canvas.
 */
export function setFabric(
  folds_: f32, warp_: f32, acrossX: f32, acrossY: f32, creases_: f32, weave_: f32, threads_: f32, originX_: f32,
  originY_: f32, seed: i32,
): void {
  folds = folds_;
  warp = warp_;
  alongX = acrossX;
  alongY = acrossY;
  creases = creases_;
  weave = weave_;
  threads = threads_;
  originX = originX_;
  originY = originY_;
  noiseSeed = seed;
}

// Fields at an eighth of the resolution.
const BROAD: i32 = 0;
const SMALL: i32 = 1;

/** What drags the cloth. */
function drawNoise(): void {
  const step: f32 = folds * 2.0 / <f32>halfWidth;
  for (let row = 0; row < eighthRows; row++) {
    const y = originY + (fromEighth(row) - <f32>quarterMargin) * step;
    for (let column = 0; column < eighthColumns; column += 4) {
      const x = shift(scale(shift(scale(LANES, 2), fromEighth(column) - <f32>quarterMargin), step), originX);
      const across = shift(scale(x, alongX), y * alongY);
      const along = shift(scale(x, -alongY), y * alongX);
      v128.store(eighthSample(BROAD, column, row), flowNoise(scale(across, 0.45), scale(along, 0.4), noiseSeed + 5));
      v128.store(eighthSample(SMALL, column, row), flowNoise(shift(scale(across, 0.6), 9), scale(along, 0.5), noiseSeed + 9));
    }
  }
}

/** 0 the folds' height at loop position t, 1 and 2 where the cloth's own coordinates lie. */
function drawFolds(t: f32): void {
  const step: f32 = folds * 2.0 / <f32>halfWidth;
  for (let row = 0; row < quarterRows; row++) {
    eighthRow(BROAD, row);
    eighthRow(SMALL, row);
    const y = originY + <f32>(row - quarterMargin) * step;
    for (let column = 0; column < quarterColumns; column += 4) {
      const x = shift(scale(shift(LANES, <f32>(column - quarterMargin)), step), originX);
      const broad = eighthAt(BROAD, column);
      const small = eighthAt(SMALL, column);
      const across = mulAdd(broad, splat(warp), mulAdd(small, splat(warp * 0.45), shift(scale(x, alongX), y * alongY)));
      const along = mulAdd(small, splat(warp * 0.8), shift(scale(x, -alongY), y * alongX));
      const first = sinTurns(shift(mulAdd(across, splat(0.62), scale(along, -0.1)), -t));
      const second = sinTurns(shift(add(mulAdd(across, splat(1.13), scale(along, 0.22)), scale(broad, 0.5)), -t));
      const third = sinTurns(shift(sub(mulAdd(across, splat(2.05), scale(along, -0.35)), scale(small, 0.9)), -2 * t));
      // Crests are sharper than hollows.
      let height = scale(mulAdd(square(first), splat(0.25), first), 0.3);
      height = mulAdd(second, splat(0.15), height);
      height = mulAdd(mul(third, clamp01(shift(scale(small, 0.6), 0.6))), splat(creases), height);
      const at = <usize>((row * quarterColumns + column) << 2);
      v128.store(quarterField(0) + at, scale(height, 1 / folds));
      if (weave > 0) {
        v128.store(quarterField(1) + at, across);
        v128.store(quarterField(2) + at, along);
      }
    }
  }
}

/** Height field of cloth whose folds travel once over the loop, at loop position t; heights are in canvas widths. */
export function drawFabric(t: f32): void {
  layOutQuarter(MARGIN);
  layOutEighth();
  setFlow(t, SWING);
  drawNoise();
  drawFolds(t);
  const rowBytes = <usize>(rowFloats << 2);
  const heightRow = rowScratch;
  const acrossRow = heightRow + rowBytes;
  const alongRow = acrossRow + rowBytes;
  const perFold = threads / folds;
  for (let y = -2; y < halfHeight + 2; y++) {
    const row = rowOf(surface, y);
    expandDown(quarterField(0), y, heightRow);
    expandInto(heightRow, row);
    if (weave <= 0) continue;
    expandDown(quarterField(1), y, acrossRow);
    expandDown(quarterField(2), y, alongRow);
    for (let x = -4; x < halfWidth + 4; x += 4) {
      const warpThread = sinTurns(scale(expandAcross(acrossRow, x), perFold));
      const weftThread = sinTurns(scale(expandAcross(alongRow, x), perFold));
      const at = row + <usize>(x << 2);
      v128.store(at, mulAdd(add(warpThread, weftThread), splat(weave / folds), v128.load(at)));
    }
  }
}
