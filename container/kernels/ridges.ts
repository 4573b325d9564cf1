import { halfHeight, halfWidth, rowFloats, rowOf, rowScratch, surface } from "./buffers";
import { eighthAt, eighthColumns, eighthRow, eighthRows, eighthSample, fromEighth, layOutEighth } from "./eighth";
import { flowNoise, grainOf, setFlow } from "./noise";
import { expandAcross, expandDown, layOutQuarter, quarterColumns, quarterField, quarterMargin, quarterRows } from "./quarter";
import { LANES, TAU, add, clamp01, mix, mul, mulAdd, scale, shift, sinTurns, smaller, splat, square, sub } from "./simd";

const MARGIN: i32 = 4;
const SWING: f32 = 0.6;

let count: f32 = 4;
let warp: f32 = 0.6;
let alongX: f32 = 1;
let alongY: f32 = 0;
let skew: f32 = 0.5;
let sharpness: f32 = 0;
let height: f32 = 0.3;
let ripple: f32 = 0;
let ripples: f32 = 60;
let grit: f32 = 0;
let noiseSeed: i32 = 0;

/**
 * Long ridges side by side. count: of them across the canvas; warp: how far they bend; (acrossX, acrossY): unit vector that
 * runs across them; skew: share of a ridge that rises, 0.5 for even ones; sharpness of crests, 0…1; height of ridges and of
 * the ripples on them, canvas widths; how many ripples lie across the canvas; grit: height of single grains.
 */
export function setRidges(
  count_: f32, warp_: f32, acrossX: f32, acrossY: f32, skew_: f32, sharpness_: f32, height_: f32, ripple_: f32, ripples_: f32,
  grit_: f32, seed: i32,
): void {
  count = count_;
  warp = warp_;
  alongX = acrossX;
  alongY = acrossY;
  skew = skew_;
  sharpness = sharpness_;
  height = height_;
  ripple = ripple_;
  ripples = ripples_;
  grit = grit_;
  noiseSeed = seed;
}

// Fields at an eighth of the resolution.
const SLOW: i32 = 0;
const QUICK: i32 = 1;

function drawNoise(): void {
  const step: f32 = 2.0 / <f32>halfWidth;
  for (let row = 0; row < eighthRows; row++) {
    const y = (fromEighth(row) - <f32>quarterMargin) * step;
    for (let column = 0; column < eighthColumns; column += 4) {
      const x = scale(shift(scale(LANES, 2), fromEighth(column) - <f32>quarterMargin), step);
      const across = shift(scale(x, alongX), y * alongY);
      const along = shift(scale(x, -alongY), y * alongX);
      v128.store(eighthSample(SLOW, column, row), flowNoise(scale(across, 0.9), scale(along, 0.62), noiseSeed + 5));
      v128.store(eighthSample(QUICK, column, row), flowNoise(scale(across, 1.9), scale(along, 1.1), noiseSeed + 19));
    }
  }
}

/** 0 the ridges' phase, 1 how tall they are here, 2 the ripples' phase. */
function drawSlowFields(t: f32): void {
  const step: f32 = 2.0 / <f32>halfWidth;
  // The phase sways: ridges travel and come back.
  const sway: f32 = 0.12 * Mathf.sin(TAU * t);
  for (let row = 0; row < quarterRows; row++) {
    eighthRow(SLOW, row);
    eighthRow(QUICK, row);
    const y = <f32>(row - quarterMargin) * step;
    for (let column = 0; column < quarterColumns; column += 4) {
      const x = scale(shift(LANES, <f32>(column - quarterMargin)), step);
      const across = shift(scale(x, alongX), y * alongY);
      const along = shift(scale(x, -alongY), y * alongX);
      const slow = eighthAt(SLOW, column);
      const quick = eighthAt(QUICK, column);
      const bent = mulAdd(slow, splat(warp), mulAdd(quick, splat(warp * 0.2), across));
      const at = <usize>((row * quarterColumns + column) << 2);
      v128.store(quarterField(0) + at, shift(scale(bent, count), sway));
      v128.store(quarterField(1) + at, clamp01(mulAdd(quick, splat(0.45), mulAdd(slow, splat(0.35), splat(0.72)))));
      const lain = mulAdd(quick, splat(0.16), mulAdd(slow, splat(0.3), mulAdd(across, splat(0.25), along)));
      v128.store(quarterField(2) + at, shift(scale(lain, ripples), sway));
    }
  }
}

/** Height field of ridges at loop position t; heights are in canvas widths. */
export function drawRidges(t: f32): void {
  layOutQuarter(MARGIN);
  layOutEighth();
  setFlow(t, SWING);
  drawNoise();
  drawSlowFields(t);
  const rowBytes = <usize>(rowFloats << 2);
  const phases = rowScratch;
  const sizes = phases + rowBytes;
  const rippling = sizes + rowBytes;
  for (let y = -2; y < halfHeight + 2; y++) {
    expandDown(quarterField(0), y, phases);
    expandDown(quarterField(1), y, sizes);
    expandDown(quarterField(2), y, rippling);
    const row = rowOf(surface, y);
    for (let x = -4; x < halfWidth + 4; x += 4) {
      const phase = expandAcross(phases, x);
      const place = sub(phase, f32x4.floor(phase));
      const rising = scale(place, 1 / skew);
      const falling = scale(sub(splat(1), place), 1 / (1 - skew));
      const flank = smaller(rising, falling);
      // An S has round crests and hollows, a square only round hollows.
      const round = mul(square(flank), sub(splat(3), add(flank, flank)));
      const sharp = mul(flank, mulAdd(flank, splat(0.45), splat(0.55)));
      let level = mul(mix(round, sharp, splat(sharpness)), scale(expandAcross(sizes, x), height / count));
      if (ripple > 0) {
        const wave = sinTurns(expandAcross(rippling, x));
        level = mulAdd(mul(mulAdd(square(wave), splat(0.3), wave), clamp01(sub(splat(1.3), rising))), splat(ripple), level);
      }
      if (grit > 0) level = mulAdd(grainOf(x, y), splat(grit), level);
      v128.store(row + <usize>(x << 2), level);
    }
  }
}
