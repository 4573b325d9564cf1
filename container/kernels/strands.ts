import {
  MARGIN_X, MARGIN_Y, allocate, halfHeight, halfWidth, originOffset, planeBytes, rowFloats, rowOf, rowScratch, scratch,
  surface,
} from "./buffers";
import { flowNoise, setFlow } from "./noise";
import { LANES, abs, add, clamp01, div, larger, mul, mulAdd, scale, shift, smaller, splat, square, sub } from "./simd";

/**
 * Liquid as `shadeFluid` takes it: `surface` holds the square of its height (canvas widths²), negative beyond its outline.
 * Shapes are collected in `scratch`, where the highest counts, and then flow into what is there already.
 */
const NOTHING: f32 = -1;
/** How far beyond its outline a shape is written, in radii: as far as it flows together with others. */
const BEYOND: f32 = 1.5;
/** Beads flow together from further away. */
const BEAD_BEYOND: f32 = 3;

// What of `scratch` is written: rows, and for each its first and its last column.
let top: i32 = 0;
let bottom: i32 = 0;
let spans: usize = 0;

@inline function spanOf(row: i32): usize { return spans + <usize>((row + MARGIN_Y) << 3); }

function fill(plane: usize): void {
  const start = plane - originOffset();
  for (let at: usize = 0; at < planeBytes; at += 16) v128.store(start + at, splat(NOTHING));
}

function forget(): void {
  for (let row = top; row <= bottom; row++) {
    store<i32>(spanOf(row), halfWidth + MARGIN_X);
    store<i32>(spanOf(row), -MARGIN_X, 4);
  }
  top = halfHeight + MARGIN_Y;
  bottom = -MARGIN_Y;
}

function note(first: i32, last: i32, upper: i32, lower: i32): void {
  top = min(top, upper);
  bottom = max(bottom, lower);
  for (let row = upper; row <= lower; row++) {
    const span = spanOf(row);
    store<i32>(span, min(load<i32>(span), first));
    store<i32>(span, max(load<i32>(span, 4), last), 4);
  }
}

/** Starts a moment without any liquid. */
export function clearStrands(): void {
  if (spans == 0) spans = allocate(<usize>((halfHeight + 2 * MARGIN_Y) << 3));
  fill(surface);
  fill(scratch);
  top = -MARGIN_Y;
  bottom = halfHeight + MARGIN_Y - 1;
  forget();
}

@inline function keepHigher(at: usize, squared: v128): void { v128.store(at, larger(squared, v128.load(at))); }

/** A length of round thread that tapers from one radius to the other; canvas widths. */
export function addStrand(fromX: f32, fromY: f32, fromRadius: f32, toX: f32, toY: f32, toRadius: f32): void {
  const width = <f32>halfWidth;
  const unit: f32 = 1 / width;
  const reach = max(fromRadius, toRadius) * BEYOND * width + 3;
  const first = max((<i32>Mathf.floor(min(fromX, toX) * width - reach)) & ~3, -MARGIN_X);
  const last = min(<i32>Mathf.ceil(max(fromX, toX) * width + reach), halfWidth + MARGIN_X - 4);
  const upper = max(<i32>Mathf.floor(min(fromY, toY) * width - reach), -MARGIN_Y);
  const lower = min(<i32>Mathf.ceil(max(fromY, toY) * width + reach), halfHeight + MARGIN_Y - 1);
  if (first > last || upper > lower) return;
  note(first, last, upper, lower);
  const alongX = toX - fromX;
  const alongY = toY - fromY;
  const squaredLength = alongX * alongX + alongY * alongY;
  const share: f32 = squaredLength > 1e-12 ? 1 / squaredLength : 0;
  const widening = toRadius - fromRadius;
  for (let row = upper; row <= lower; row++) {
    const dy = <f32>row * unit - fromY;
    const at = rowOf(scratch, row);
    for (let column = first; column <= last; column += 4) {
      const dx = shift(scale(shift(LANES, <f32>column), unit), -fromX);
      const along = clamp01(scale(shift(scale(dx, alongX), dy * alongY), share));
      const besideX = sub(dx, scale(along, alongX));
      const besideY = sub(splat(dy), scale(along, alongY));
      const radius = shift(scale(along, widening), fromRadius);
      keepHigher(at + <usize>(column << 2), sub(square(radius), mulAdd(besideX, besideX, square(besideY))));
    }
  }
}

let profile: usize = 0;

/**
 * For every half-resolution row from 48 above the frame to 48 below it: the middle of a column and the square of its radius
 * (canvas widths), which the host writes before `addColumn`.
 */
export function columnPointer(): usize {
  if (profile == 0) profile = allocate(<usize>((halfHeight + 2 * MARGIN_Y) << 3));
  return profile;
}

/** What runs down: as round across as the profile says, from row to row, nowhere wider than `widest` (canvas widths). */
export function addColumn(upper: i32, lower: i32, widest: f32): void {
  const width = <f32>halfWidth;
  const unit: f32 = 1 / width;
  const reach = widest * BEYOND * width + 3;
  for (let row = max(upper, -MARGIN_Y); row <= min(lower, halfHeight + MARGIN_Y - 1); row++) {
    const entry = profile + <usize>((row + MARGIN_Y) << 3);
    const middle = load<f32>(entry);
    const squared = splat(load<f32>(entry, 4));
    const first = max((<i32>Mathf.floor(middle * width - reach)) & ~3, -MARGIN_X);
    const last = min(<i32>Mathf.ceil(middle * width + reach), halfWidth + MARGIN_X - 4);
    if (first > last) continue;
    note(first, last, row, row);
    const at = rowOf(scratch, row);
    for (let column = first; column <= last; column += 4) {
      const beside = shift(scale(shift(LANES, <f32>column), unit), -middle);
      keepHigher(at + <usize>(column << 2), sub(squared, square(beside)));
    }
  }
}

/** A bead, flattened to a dome `height` high; canvas widths. */
export function addBead(x: f32, y: f32, radiusX: f32, radiusY: f32, height: f32): void {
  const width = <f32>halfWidth;
  const unit: f32 = 1 / width;
  const first = max((<i32>Mathf.floor((x - radiusX * BEAD_BEYOND) * width) - 3) & ~3, -MARGIN_X);
  const last = min(<i32>Mathf.ceil((x + radiusX * BEAD_BEYOND) * width) + 3, halfWidth + MARGIN_X - 4);
  const upper = max(<i32>Mathf.floor((y - radiusY * BEAD_BEYOND) * width) - 3, -MARGIN_Y);
  const lower = min(<i32>Mathf.ceil((y + radiusY * BEAD_BEYOND) * width) + 3, halfHeight + MARGIN_Y - 1);
  if (first > last || upper > lower) return;
  note(first, last, upper, lower);
  const highest = splat(height * height);
  for (let row = upper; row <= lower; row++) {
    const dy = (<f32>row * unit - y) / radiusY;
    const at = rowOf(scratch, row);
    for (let column = first; column <= last; column += 4) {
      const dx = scale(shift(scale(shift(LANES, <f32>column), unit), -x), 1 / radiusX);
      keepHigher(at + <usize>(column << 2), mul(sub(splat(1), mulAdd(dx, dx, splat(dy * dy))), highest));
    }
  }
}

/** A sheet that hangs from the top edge down to `level`, `height` thick, its edge round; canvas widths. */
export function addSheet(level: f32, height: f32): void {
  const width = <f32>halfWidth;
  const lower = min(<i32>Mathf.ceil((level + height * BEYOND) * width) + 3, halfHeight + MARGIN_Y - 1);
  if (lower < -MARGIN_Y) return;
  note(-MARGIN_X, halfWidth + MARGIN_X - 4, -MARGIN_Y, lower);
  for (let row = -MARGIN_Y; row <= lower; row++) {
    const below = max<f32>(<f32>row / width - level + height, 0);
    const squared = splat(height * height - below * below);
    const at = rowOf(scratch, row);
    for (let column = -MARGIN_X; column < halfWidth + MARGIN_X; column += 4) {
      keepHigher(at + <usize>(column << 2), squared);
    }
  }
}

/** Lets what was collected flow into the rest; within `blend` (canvas widths) of each other the two make a fillet. */
export function joinStrands(blend: f32): void {
  const reach = max<f32>(blend * blend, 1e-9);
  for (let row = top; row <= bottom; row++) {
    const here = rowOf(surface, row);
    const added = rowOf(scratch, row);
    const last = load<i32>(spanOf(row), 4);
    for (let column = load<i32>(spanOf(row)); column <= last; column += 4) {
      const o = <usize>(column << 2);
      const one = v128.load(here + o);
      const other = v128.load(added + o);
      const near = clamp01(sub(splat(1), scale(abs(sub(one, other)), 1 / reach)));
      v128.store(here + o, mulAdd(square(near), splat(reach * 0.25), larger(one, other)));
      v128.store(added + o, splat(NOTHING));
    }
  }
  forget();
}

/**
 * Unrest of the surface at a moment of the loop: `lift` (canvas widths²) moves outlines too, `share` only what is thick.
 * `across`, `down`: how many swells to a canvas width.
 */
export function ruffleStrands(t: f32, lift: f32, share: f32, across: f32, down: f32, seed: i32): void {
  setFlow(t, 1.1);
  noiseOfRow(-MARGIN_Y, across, down, seed, rowScratch);
  // Noise is smooth: every second row is the mean of its neighbours.
  const next = rowScratch + <usize>(rowFloats << 2);
  for (let row = -MARGIN_Y; row < halfHeight + MARGIN_Y - 1; row += 2) {
    noiseOfRow(row + 2, across, down, seed, next);
    for (let column = 0; column < rowFloats; column += 4) {
      const o = <usize>(column << 2);
      const here = v128.load(rowScratch + o);
      const below = v128.load(next + o);
      const upper = rowOf(surface, row) - (MARGIN_X << 2) + o;
      const lower = upper + <usize>(rowFloats << 2);
      v128.store(upper, ruffled(v128.load(upper), here, lift, share));
      v128.store(lower, ruffled(v128.load(lower), scale(add(here, below), 0.5), lift, share));
      v128.store(rowScratch + o, below);
    }
  }
}

@inline function ruffled(squared: v128, noise: v128, lift: f32, share: f32): v128 {
  return mulAdd(noise, mulAdd(larger(squared, splat(0)), splat(share), splat(lift)), squared);
}

/** Flow noise of one row, where there is liquid in it or in the row above. */
function noiseOfRow(row: i32, across: f32, down: f32, seed: i32, target: usize): void {
  const unit: f32 = 1 / <f32>halfWidth;
  const y = splat(<f32>(row + MARGIN_Y) * unit * down);
  const last = halfHeight + MARGIN_Y - 1;
  const here = rowOf(surface, min(row, last)) - (MARGIN_X << 2);
  const above = rowOf(surface, max(min(row - 2, last), -MARGIN_Y)) - (MARGIN_X << 2);
  for (let column = 0; column < rowFloats; column += 4) {
    const o = <usize>(column << 2);
    let noise = splat(0);
    if (v128.any_true(f32x4.gt(larger(v128.load(here + o), v128.load(above + o)), splat(-0.3)))) {
      noise = flowNoise(scale(shift(LANES, <f32>column), unit * across), y, seed);
    }
    v128.store(target + o, noise);
  }
}
