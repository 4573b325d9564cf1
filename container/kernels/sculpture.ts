import { allocate, blurred, halfHeight, halfWidth, originOffset, planeBytes, rowFloats, rowOf, scratch } from "./buffers";
import { blurPlane } from "./blur";
import { COARSE, coarseAt, coarseColumns, coarseRow, coarseRows, coarseSample, layOutCoarse } from "./coarse";
import { openFilm } from "./film";
import { flowNoise, setFlow } from "./noise";
import { HEIGHT, LIGHTER, SHADE, SLOPE_X, SLOPE_Y, TURNING, lighter, slopeX, slopeY, toRow, turning } from "./rows";
import { LEFT, TOP, bottomEnd, isPartial, outline, relief, rightEnd, shade } from "./relief";
import { LANES, TAU, add, larger, mul, mulAdd, scale, shift, smaller, splat, sub, whole } from "./simd";

/** The planes' margin, less what the interpolation reads around a pixel. */
const FURTHEST: f32 = 36;
/** As far beyond the frame hollows are known. */
const REACH: i32 = 40;

// Coarse fields: where a pixel's relief lies now, the height of slow waves over it, and their slope.
const MOVE_X: i32 = 0;
const MOVE_Y: i32 = 1;
const WAVE: i32 = 2;
const WAVE_SLOPE_X: i32 = 3;
const WAVE_SLOPE_Y: i32 = 4;

let drift: f32 = 0;
let zoom: f32 = 1;
let swing: f32 = 0.7;
let swayX: f32 = 0;
let swayY: f32 = 0;
let wobble: f32 = 0;
let wobbleZoom: f32 = 2;
let flowSeed: i32 = 0;
let film: usize = 0;
let shadeDepth: f32 = 0;
let fallX: f32 = 0;
let fallY: f32 = 0;
export let hasRelief: bool = false;

/** What light needs to know of the relief, which never changes: planes like the relief's own. */
let slopesX: usize = 0;
let slopesY: usize = 0;
let turnings: usize = 0;
let lights: usize = 0;
let isPrepared: bool = false;

/**
 * How the relief creeps: drift: how far chance moves it, half-resolution pixels, over `zoom` cells a canvas width, and how
 * much of that changes in a loop (radians); sway: how far all of it glides around in an oval, pixels; wobble: height of slow
 * waves over it, canvas widths, over so many cells.
 */
export function setCreep(
  drift_: f32, zoom_: f32, swing_: f32, swayX_: f32, swayY_: f32, wobble_: f32, wobbleZoom_: f32, seed: i32,
): void {
  drift = drift_;
  zoom = zoom_;
  swing = swing_;
  swayX = swayX_;
  swayY = swayY_;
  wobble = wobble_;
  wobbleZoom = wobbleZoom_;
  flowSeed = seed;
}

/**
 * How dark the relief's own shadows are, and how much darker it gets over a canvas width along (x, y), away from the
 * light; makes everything ready for frames.
 */
export function setReliefShade(depth: f32, x: f32, y: f32, seed: i32): void {
  shadeDepth = depth;
  fallX = x;
  fallY = y;
  hasRelief = true;
  isPrepared = false;
  if (isPartial) film = openFilm(seed);
}

function allocatePlane(): usize { return allocate(planeBytes) + originOffset(); }

/** Works out once what is lit in every frame; the numbers are `lighter`'s. */
export function prepareRelief(radius: i32, perHeight: f32, least: f32, most: f32): void {
  if (isPrepared) return;
  isPrepared = true;
  if (slopesX == 0) {
    slopesX = allocatePlane();
    slopesY = allocatePlane();
    turnings = allocatePlane();
    lights = allocatePlane();
  }
  blurPlane(relief, scratch, blurred, radius, REACH, REACH);
  const rowBytes = <usize>(rowFloats << 2);
  // Where the relief covers only a part, its shade falls on what lies bare too.
  const depth: f32 = isPartial ? 0 : shadeDepth;
  for (let y = TOP + 1; y < bottomEnd() - 1; y++) {
    const heights = rowOf(relief, y);
    for (let x = LEFT + 4; x <= rightEnd() - 4; x += 4) {
      const o = <usize>(x << 2);
      const at = heights + o;
      v128.store(rowOf(slopesX, y) + o, slopeX(at, rowBytes));
      v128.store(rowOf(slopesY, y) + o, slopeY(at, rowBytes));
      v128.store(rowOf(turnings, y) + o, turning(at, rowBytes));
      const above = sub(v128.load(at), v128.load(rowOf(blurred, y) + o));
      const light = lighter(above, perHeight, least, most);
      v128.store(rowOf(lights, y) + o, sub(light, scale(v128.load(rowOf(shade, y) + o), depth)));
    }
  }
}

/** Where the relief lies at loop position t. */
export function drawSculpture(t: f32): void {
  layOutCoarse();
  setFlow(t, swing);
  const unit: f32 = 1.0 / <f32>halfWidth;
  const swayNowX = swayX * Mathf.sin(TAU * t);
  const swayNowY = swayY * Mathf.cos(TAU * t);
  const ratio = wobbleZoom / zoom;
  const near: f32 = 0.5 * <f32>COARSE * wobbleZoom * unit;
  for (let row = 0; row < coarseRows; row++) {
    const y = splat(<f32>(row * COARSE) * zoom * unit + 11.3);
    for (let column = 0; column < coarseColumns; column += 4) {
      const x = shift(scale(shift(LANES, <f32>column), <f32>COARSE * zoom * unit), 4.7);
      const moveX = shift(scale(flowNoise(x, y, flowSeed + 41), drift), swayNowX);
      const moveY = shift(scale(flowNoise(shift(x, 19.7), y, flowSeed + 43), drift), swayNowY);
      v128.store(coarseSample(MOVE_X, column, row), larger(smaller(moveX, splat(FURTHEST)), splat(-FURTHEST)));
      v128.store(coarseSample(MOVE_Y, column, row), larger(smaller(moveY, splat(FURTHEST)), splat(-FURTHEST)));
      if (wobble > 0) {
        const waveX = scale(x, ratio);
        const waveY = scale(y, ratio);
        v128.store(coarseSample(WAVE, column, row), waveAt(waveX, waveY));
        // A slope's eight pixels of difference, as in `rows`.
        const east = sub(waveAt(shift(waveX, near), waveY), waveAt(shift(waveX, -near), waveY));
        const south = sub(waveAt(waveX, shift(waveY, near)), waveAt(waveX, shift(waveY, -near)));
        v128.store(coarseSample(WAVE_SLOPE_X, column, row), east);
        v128.store(coarseSample(WAVE_SLOPE_Y, column, row), south);
      }
    }
  }
}

function waveAt(x: v128, y: v128): v128 { return scale(flowNoise(x, y, flowSeed + 47), wobble); }

/** The rows of the relief at row y as it lies now; with it go its outline and its shade. */
export function takeReliefRow(y: i32, needsHeight: bool): void {
  const rowBytes = <usize>(rowFloats << 2);
  const unit: f32 = 1.0 / <f32>halfWidth;
  coarseRow(MOVE_X, y);
  coarseRow(MOVE_Y, y);
  if (wobble > 0) {
    coarseRow(WAVE, y);
    coarseRow(WAVE_SLOPE_X, y);
    coarseRow(WAVE_SLOPE_Y, y);
  }
  const fallen = ((<f32>y - <f32>halfHeight * 0.5) * fallY - <f32>halfWidth * 0.5 * fallX) * unit;
  for (let x = 0; x < halfWidth; x += 4) {
    const dx = coarseAt(MOVE_X, x);
    const dy = coarseAt(MOVE_Y, x);
    // Neighbours move nearly alike: four pixels share one whole step and differ in the fraction.
    const wholeX = f32x4.floor(dx);
    const wholeY = f32x4.floor(dy);
    const fx = sub(dx, v128.shuffle<f32>(wholeX, wholeX, 1, 1, 1, 1));
    const fy = sub(dy, v128.shuffle<f32>(wholeY, wholeY, 1, 1, 1, 1));
    const column = x + i32x4.extract_lane(whole(wholeX), 1);
    const row = y + i32x4.extract_lane(whole(wholeY), 1);
    const o = <usize>((row * rowFloats + column) << 2);
    const southEast = mul(fx, fy);
    const northEast = sub(fx, southEast);
    const southWest = sub(fy, southEast);
    const northWest = sub(sub(splat(1), fx), southWest);
    let eastward = between(slopesX + o, rowBytes, northWest, northEast, southWest, southEast);
    let southward = between(slopesY + o, rowBytes, northWest, northEast, southWest, southEast);
    let height = needsHeight ? between(relief + o, rowBytes, northWest, northEast, southWest, southEast) : splat(0);
    if (wobble > 0) {
      eastward = add(eastward, coarseAt(WAVE_SLOPE_X, x));
      southward = add(southward, coarseAt(WAVE_SLOPE_Y, x));
      if (needsHeight) height = add(height, coarseAt(WAVE, x));
    }
    toRow(SLOPE_X, x, eastward);
    toRow(SLOPE_Y, x, southward);
    if (needsHeight) toRow(HEIGHT, x, height);
    toRow(TURNING, x, between(turnings + o, rowBytes, northWest, northEast, southWest, southEast));
    toRow(LIGHTER, x, between(lights + o, rowBytes, northWest, northEast, southWest, southEast));
    let dark = shift(scale(shift(LANES, <f32>x), fallX * unit), fallen);
    if (isPartial) {
      dark = mulAdd(between(shade + o, rowBytes, northWest, northEast, southWest, southEast), splat(shadeDepth), dark);
      const distance = between(outline + o, rowBytes, northWest, northEast, southWest, southEast);
      v128.store(rowOf(film, y) + <usize>(x << 2), distance);
    }
    toRow(SHADE, x, dark);
  }
}

/** Four values of a plane between pixels, by the weights of the four around each. */
@inline function between(at: usize, rowBytes: usize, northWest: v128, northEast: v128, southWest: v128, southEast: v128): v128 {
  const below = at + rowBytes;
  const upper = mulAdd(v128.load(at + 4), northEast, mul(v128.load(at), northWest));
  return mulAdd(v128.load(below + 4), southEast, mulAdd(v128.load(below), southWest, upper));
}
