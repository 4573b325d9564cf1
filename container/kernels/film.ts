import {
  MARGIN_X, MARGIN_Y, allocate, calm, halfHeight, halfWidth, originOffset, planeBytes, rowFloats, rowOf, scratch,
} from "./buffers";
import { calmTone } from "./calm";
import { flowNoise, setFlow } from "./noise";
import {
  LANES, abs, add, clamp01, div, larger, mul, mulAdd, scale, shift, smaller, smoothstep, splat, sqrt, square, sub,
} from "./simd";

/**
 * A film of something opaque that covers a part of the frame. It stays where it is; what it is made of may move. `film` is
 * the distance to its outline in half-resolution pixels, positive on it; `grain` is the fine structure of what it lies on.
 */
let film: usize = 0;
let grain: usize = 0;
export let hasFilm: bool = false;

let thickness: f32 = 0;
let shoulder: f32 = 1;
let edgePixels: f32 = 1;
let shadowDepth: f32 = 0;
let shadowX: i32 = 0;
let shadowY: i32 = 0;
let grainStrength: f32 = 0;

/** Beyond this the distance to the outline says nothing more. */
const FAR: f32 = 400;
/** Words stand on the film or on what it lies on, not on its outline: there the film grows by this many pixels. */
const UNDER_WORDS: f32 = 160;

/**
 * thickness: height of the film, canvas widths; shoulder: how far from the outline it reaches that, half-resolution pixels;
 * edge: over how many pixels it becomes opaque; shadow: its depth, 0…1, and where it falls, pixels; grain: contrast of
 * what lies bare.
 */
export function setFilm(
  thickness_: f32, shoulder_: f32, edge: f32, shadow: f32, shadowX_: i32, shadowY_: i32, grain_: f32,
): void {
  thickness = thickness_;
  shoulder = shoulder_;
  edgePixels = edge;
  shadowDepth = shadow;
  shadowX = shadowX_;
  shadowY = shadowY_;
  grainStrength = grain_;
}

/** Starts a film whose outline the caller draws anew for each frame; lays the grain of what it lies on. */
export function openFilm(seed: i32): usize {
  begin();
  for (let row = -MARGIN_Y; row < halfHeight + MARGIN_Y; row++) {
    for (let column = -MARGIN_X; column <= halfWidth + MARGIN_X - 4; column += 4) {
      v128.store(rowOf(grain, row) + <usize>(column << 2), grainOf(row, column, seed));
    }
  }
  return film;
}

/** Fine structure of what lies bare. */
@inline function grainOf(row: i32, column: i32, seed: i32): v128 {
  const x = shift(LANES, <f32>column);
  const fine = flowNoise(scale(x, 0.42), splat(<f32>row * 0.42), seed + 8);
  const fibres = flowNoise(scale(x, 0.06), splat(<f32>row * 0.19), seed + 9);
  return scale(mulAdd(fibres, splat(0.7), fine), grainStrength);
}

function begin(): void {
  if (film == 0) {
    film = allocate(planeBytes) + originOffset();
    grain = allocate(planeBytes) + originOffset();
  }
  hasFilm = true;
  setFlow(0, 0);
}

/**
 * A broad stroke of a spatula. (x, y): its middle, canvas widths; (alongX, alongY): unit vector of the stroke; breadth:
 * half of it; length: how far from the middle it runs out, raggedly, at its end.
 */
export function makeSwipe(
  x: f32, y: f32, alongX: f32, alongY: f32, breadth: f32, length: f32, ragged: f32, seed: i32,
): void {
  begin();
  const unit: f32 = 1.0 / <f32>halfWidth;
  for (let row = -MARGIN_Y; row < halfHeight + MARGIN_Y; row++) {
    const fromY = <f32>row * unit - y;
    for (let column = -MARGIN_X; column <= halfWidth + MARGIN_X - 4; column += 4) {
      const fromX = shift(scale(shift(LANES, <f32>column), unit), -x);
      const along = shift(scale(fromX, alongX), fromY * alongY);
      const across = shift(scale(fromX, -alongY), fromY * alongX);
      const wander = flowNoise(scale(along, 1.6), splat(7.5), seed);
      const brush = flowNoise(scale(along, 5), scale(across, 2), seed + 3);
      const sides = sub(splat(breadth), abs(mulAdd(wander, splat(0.07), across)));
      const bristles = mulAdd(
        flowNoise(scale(across, 5), scale(along, 0.4), seed + 5), splat(0.75),
        scale(flowNoise(scale(across, 19), scale(along, 0.8), seed + 7), 0.25),
      );
      const end = sub(splat(length), mulAdd(bristles, splat(ragged), along));
      const start = add(splat(length), mulAdd(bristles, splat(ragged * 0.35), along));
      const outline = smaller(mulAdd(brush, splat(0.022), sides), smaller(end, start));
      v128.store(rowOf(scratch, row) + <usize>(column << 2), outline);
    }
  }
  finish(0.2 * unit, seed);
}

/** What to add to the plane `scratch` so that this share of the frame is positive. */
function levelFor(coverage: f32): f32 {
  let low: f32 = -1.5;
  let high: f32 = 1.5;
  for (let step = 0; step < 10; step++) {
    const level = (low + high) / 2;
    let covered = 0;
    let all = 0;
    for (let row = 0; row < halfHeight; row += 8) {
      for (let column = 0; column < halfWidth; column += 8) {
        if (load<f32>(rowOf(scratch, row) + <usize>(column << 2)) > -level) covered++;
        all++;
      }
    }
    if (<f32>covered < coverage * <f32>all) low = level;
    else high = level;
  }
  return (low + high) / 2;
}

/** Something poured: round lobes that cover this share of the frame. `size`: lobes per canvas width. */
export function makePuddle(coverage: f32, size: f32, originX: f32, originY: f32, seed: i32): void {
  begin();
  const unit: f32 = size / <f32>halfWidth;
  for (let row = -MARGIN_Y; row < halfHeight + MARGIN_Y; row++) {
    const y = splat(originY + <f32>row * unit);
    for (let column = -MARGIN_X; column <= halfWidth + MARGIN_X - 4; column += 4) {
      const x = shift(scale(shift(LANES, <f32>column), unit), originX);
      const bend = flowNoise(scale(x, 0.8), scale(y, 0.8), seed + 2);
      const lobes = flowNoise(mulAdd(bend, splat(0.5), x), sub(y, scale(bend, 0.4)), seed);
      const small = flowNoise(scale(x, 2.1), scale(y, 2.1), seed + 4);
      v128.store(rowOf(scratch, row) + <usize>(column << 2), mulAdd(small, splat(0.16), lobes));
    }
  }
  const level = levelFor(coverage);
  for (let row = -MARGIN_Y; row < halfHeight + MARGIN_Y; row++) {
    for (let column = -MARGIN_X; column <= halfWidth + MARGIN_X - 4; column += 4) {
      const at = rowOf(scratch, row) + <usize>(column << 2);
      v128.store(at, shift(v128.load(at), level));
    }
  }
  finish(1.1 * unit, seed);
}

/**
 * From any function that is 0 on the outline to about the distance to it; and the grain of what lies bare. `usualSlope`
 * keeps what is far from the outline smooth, where the function is flat and its slope says nothing.
 */
function finish(usualSlope: f32, seed: i32): void {
  const rowBytes = <usize>(rowFloats << 2);
  for (let row = 1 - MARGIN_Y; row < halfHeight + MARGIN_Y - 1; row++) {
    const from = rowOf(scratch, row);
    const calmRow = rowOf(calm, row);
    for (let column = 4 - MARGIN_X; column <= halfWidth + MARGIN_X - 8; column += 4) {
      const o = <usize>(column << 2);
      const at = from + o;
      const east = sub(v128.load(at + 4), v128.load(at - 4));
      const south = sub(v128.load(at + rowBytes), v128.load(at - rowBytes));
      const slope = sqrt(shift(scale(mulAdd(east, east, square(south)), 0.25), usualSlope * usualSlope));
      const distance = larger(smaller(div(v128.load(at), slope), splat(FAR)), splat(-FAR));
      const words = scale(calmTone(v128.load(calmRow + o)), UNDER_WORDS);
      v128.store(rowOf(film, row) + o, add(distance, words));
      v128.store(rowOf(grain, row) + o, grainOf(row, column, seed));
    }
  }
}

@inline function distanceAt(x: i32, y: i32): v128 { return v128.load(rowOf(film, y) + <usize>(x << 2)); }

/** The height of the film's own relief, brought down to nothing at the outline over a rounded shoulder. */
@inline export function filmHeight(relief: v128, x: i32, y: i32): v128 {
  const inside = clamp01(scale(distanceAt(x, y), 1 / shoulder));
  const dome = mul(inside, sub(splat(2), inside));
  const full = mul(square(inside), sub(splat(3), add(inside, inside)));
  return mulAdd(relief, full, scale(dome, thickness));
}

/** How much of the film covers what lies below. */
@inline export function coverAt(x: i32, y: i32): v128 {
  return smoothstep(-0.7, edgePixels, distanceAt(x, y));
}

/** How deep the film's shadow is on what lies bare. */
@inline export function coverShadow(x: i32, y: i32): v128 {
  const cast = smoothstep(-9, 7, distanceAt(x - shadowX, y - shadowY));
  const contact = smoothstep(-5, 1, distanceAt(x, y));
  return scale(larger(cast, scale(contact, 0.7)), shadowDepth);
}

@inline export function grainAt(x: i32, y: i32): v128 { return v128.load(rowOf(grain, y) + <usize>(x << 2)); }
