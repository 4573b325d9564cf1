import { halfHeight, halfWidth, rowFloats, rowOf, rowScratch, surface, allocate, originOffset, planeBytes } from "./buffers";
import { openFilm } from "./film";
import { flowNoise, setFlow } from "./noise";
import { expandAcross, expandDown, layOutQuarter, quarterColumns, quarterField, quarterMargin, quarterRows } from "./quarter";
import { isPartial, outline, relief, shade } from "./relief";
import { LANES, TAU, add, larger, mul, mulAdd, scale, shift, smaller, splat, sub } from "./simd";

const MARGIN: i32 = 4;
/** The planes' margin, less what the interpolation reads around a pixel. */
const FURTHEST: f32 = 36;

let drift: f32 = 0;
let zoom: f32 = 1;
let swing: f32 = 0.7;
let swayX: f32 = 0;
let swayY: f32 = 0;
let swayNowX: f32 = 0;
let swayNowY: f32 = 0;
let wobble: f32 = 0;
let wobbleZoom: f32 = 2;
let flowSeed: i32 = 0;
let film: usize = 0;
let covered: usize = 0;
let shadeDepth: f32 = 0;
let fallX: f32 = 0;
let fallY: f32 = 0;
export let hasShade: bool = false;

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
  hasShade = true;
  if (covered == 0) covered = allocate(planeBytes) + originOffset();
  if (isPartial) film = openFilm(seed);
}

/** Light that the relief takes from itself at this moment, times its depth. */
@inline export function reliefShadeAt(x: i32, y: i32): v128 { return v128.load(rowOf(covered, y) + <usize>(x << 2)); }

function drawSlowFields(): void {
  const step = zoom * 2 / <f32>halfWidth;
  const ratio = wobbleZoom / zoom;
  const moveX = quarterField(0);
  const moveY = quarterField(1);
  const waves = quarterField(2);
  for (let row = 0; row < quarterRows; row++) {
    const y = splat(<f32>(row - quarterMargin) * step + 11.3);
    for (let column = 0; column < quarterColumns; column += 4) {
      const x = shift(scale(shift(LANES, <f32>(column - quarterMargin)), step), 4.7);
      const at = <usize>((row * quarterColumns + column) << 2);
      const driftX = scale(flowNoise(x, y, flowSeed + 41), drift);
      const driftY = scale(flowNoise(shift(x, 19.7), y, flowSeed + 43), drift);
      v128.store(moveX + at, larger(smaller(shift(driftX, swayNowX), splat(FURTHEST)), splat(-FURTHEST)));
      v128.store(moveY + at, larger(smaller(shift(driftY, swayNowY), splat(FURTHEST)), splat(-FURTHEST)));
      if (wobble > 0) v128.store(waves + at, scale(flowNoise(scale(x, ratio), scale(y, ratio), flowSeed + 47), wobble));
    }
  }
}

// Weights of Catmull-Rom at a fraction that differs from pixel to pixel.
@inline function weightBefore(f: v128): v128 { return mul(f, mulAdd(f, shift(scale(f, -0.5), 1), splat(-0.5))); }
@inline function weightNear(f: v128): v128 { return shift(mul(mul(f, f), shift(scale(f, 1.5), -2.5)), 1); }
@inline function weightNext(f: v128): v128 { return mul(f, mulAdd(f, shift(scale(f, -1.5), 2), splat(0.5))); }
@inline function weightAfter(f: v128): v128 { return mul(mul(f, f), shift(scale(f, 0.5), -0.5)); }

@inline function across(at: usize, before: v128, near: v128, next: v128, after: v128): v128 {
  return mulAdd(
    v128.load(at - 4), before,
    mulAdd(v128.load(at), near, mulAdd(v128.load(at + 4), next, mul(v128.load(at + 8), after))),
  );
}

@inline function bilinear(at: usize, rowBytes: usize, fx: v128, fy: v128): v128 {
  const top = mulAdd(sub(v128.load(at + 4), v128.load(at)), fx, v128.load(at));
  const below = at + rowBytes;
  const bottom = mulAdd(sub(v128.load(below + 4), v128.load(below)), fx, v128.load(below));
  return mulAdd(sub(bottom, top), fy, top);
}

/** The relief at loop position t, moved; with it goes its outline and its shade. */
export function drawSculpture(t: f32): void {
  layOutQuarter(MARGIN);
  setFlow(t, swing);
  swayNowX = swayX * Mathf.sin(TAU * t);
  swayNowY = swayY * Mathf.cos(TAU * t);
  drawSlowFields();
  const bytes = <usize>(rowFloats << 2);
  const moveX = rowScratch;
  const moveY = moveX + bytes;
  const waves = moveY + bytes;
  for (let y = -2; y < halfHeight + 2; y++) {
    expandDown(quarterField(0), y, moveX);
    expandDown(quarterField(1), y, moveY);
    if (wobble > 0) expandDown(quarterField(2), y, waves);
    const row = rowOf(surface, y);
    for (let x = -4; x < halfWidth + 4; x += 4) {
      const dx = expandAcross(moveX, x);
      const dy = expandAcross(moveY, x);
      // Neighbours move nearly alike: four pixels share one whole step and differ in the fraction.
      const stepX = <i32>Mathf.floor(f32x4.extract_lane(dx, 1));
      const stepY = <i32>Mathf.floor(f32x4.extract_lane(dy, 1));
      const fx = shift(dx, -<f32>stepX);
      const fy = shift(dy, -<f32>stepY);
      const o = <usize>((x + stepX) << 2);
      const at = rowOf(relief, y + stepY) + o;
      const before = weightBefore(fx);
      const near = weightNear(fx);
      const next = weightNext(fx);
      const after = weightAfter(fx);
      const first = mul(across(at - bytes, before, near, next, after), weightBefore(fy));
      const second = mulAdd(across(at, before, near, next, after), weightNear(fy), first);
      const third = mulAdd(across(at + bytes, before, near, next, after), weightNext(fy), second);
      let height = mulAdd(across(at + 2 * bytes, before, near, next, after), weightAfter(fy), third);
      if (wobble > 0) height = add(height, expandAcross(waves, x));
      v128.store(row + <usize>(x << 2), height);
      if (x < 0 || x >= halfWidth || y < 0 || y >= halfHeight) continue;
      const shadow = bilinear(rowOf(shade, y + stepY) + o, bytes, fx, fy);
      const far = shift(scale(shift(LANES, <f32>x - <f32>halfWidth * 0.5), fallX), (<f32>y - <f32>halfHeight * 0.5) * fallY);
      v128.store(rowOf(covered, y) + <usize>(x << 2), mulAdd(shadow, splat(shadeDepth), scale(far, 1 / <f32>halfWidth)));
      if (isPartial) {
        v128.store(rowOf(film, y) + <usize>(x << 2), bilinear(rowOf(outline, y + stepY) + o, bytes, fx, fy));
      }
    }
  }
}
