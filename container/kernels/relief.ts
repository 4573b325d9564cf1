import { MARGIN_X, MARGIN_Y, allocate, halfHeight, halfWidth, originOffset, planeBytes, rowFloats, rowOf, scratch } from "./buffers";
import { flowNoise, setFlow } from "./noise";
import { LANES, add, larger, mul, mulAdd, scale, shift, sinTurns, smaller, smoothstep, splat, sqrt, square, sub } from "./simd";

/**
 * A relief that is built once, stroke by stroke, and then only moved: heights in canvas widths. `outline` is the distance
 * to the edge of what was laid down, in half-resolution pixels, positive on it; `shade` is light that the relief takes from
 * itself, 0…1.
 */
export let relief: usize = 0;
export let outline: usize = 0;
export let shade: usize = 0;
export let isPartial: bool = false;

/** Where the whole frame is covered, and where nothing is: no further, for the outline is interpolated. */
const COVERED: f32 = 400;
const BARE: f32 = -6;

/** A plane's first and last column and row that may be written, four pixels at a time. */
export const LEFT: i32 = -MARGIN_X;
export const TOP: i32 = -MARGIN_Y;
@inline export function rightEnd(): i32 { return halfWidth + MARGIN_X - 4; }
@inline export function bottomEnd(): i32 { return halfHeight + MARGIN_Y; }

function allocatePlane(): usize { return allocate(planeBytes) + originOffset(); }

/**
 * Starts a relief: rolling ground of this height (canvas widths), `zoom` noise cells across the canvas, with finer lumps
 * as a share of it. `partial`: what is laid down covers only a part, and the bed itself is bare.
 */
export function layBed(swell: f32, zoom: f32, lumps: f32, partial: i32, seed: i32): void {
  if (relief == 0) {
    relief = allocatePlane();
    outline = allocatePlane();
    shade = allocatePlane();
  }
  isPartial = partial != 0;
  setFlow(0, 0);
  const unit: f32 = zoom / <f32>halfWidth;
  const edge = splat(isPartial ? BARE : COVERED);
  for (let row = TOP; row < bottomEnd(); row++) {
    const y = splat(<f32>row * unit + 3.3);
    for (let column = LEFT; column <= rightEnd(); column += 4) {
      const o = <usize>(column << 2);
      let height = splat(0);
      if (swell > 0) {
        const x = shift(scale(shift(LANES, <f32>column), unit), 7.1);
        const bend = flowNoise(scale(x, 0.7), scale(y, 0.7), seed + 1);
        const slow = flowNoise(mulAdd(bend, splat(0.5), x), sub(y, scale(bend, 0.4)), seed + 2);
        height = scale(slow, swell);
        if (lumps > 0) height = mulAdd(flowNoise(scale(x, 2.7), scale(y, 2.7), seed + 3), splat(swell * lumps), height);
      }
      v128.store(rowOf(relief, row) + o, height);
      v128.store(rowOf(outline, row) + o, edge);
      v128.store(rowOf(shade, row) + o, splat(0));
    }
  }
}

/** Fine roughness of what was laid down: `pores` sinks pits (like a mousse's), `grain` roughens evenly; canvas widths. */
export function roughen(pores: f32, grain: f32, cells: f32, seed: i32): void {
  setFlow(0, 0);
  const unit: f32 = cells / <f32>halfWidth;
  for (let row = TOP; row < bottomEnd(); row++) {
    const y = splat(<f32>row * unit + 1.7);
    for (let column = LEFT; column <= rightEnd(); column += 4) {
      const x = shift(scale(shift(LANES, <f32>column), unit), 5.3);
      const coarse = flowNoise(x, y, seed + 1);
      const fine = flowNoise(scale(x, 2.3), scale(y, 2.3), seed + 2);
      const pit = mul(smoothstep(0.3, 0.75, coarse), shift(scale(fine, 0.4), 0.8));
      const at = rowOf(relief, row) + <usize>(column << 2);
      v128.store(at, add(v128.load(at), mulAdd(pit, splat(-pores), scale(add(coarse, fine), grain))));
    }
  }
}

/**
 * Lays folds, each resting on the next. count: per canvas width; (alongX, alongY): unit vector along them; distance: of
 * the point that they bend around, canvas widths; wave: how far they swing in turns of a fold, and its length; chance:
 * how far noise bends them, folds; depth: height of one, streaks: of the lines along it, canvas widths; steepness: share
 * of a fold over which it falls to the next.
 */
export function layFolds(
  count: f32, alongX: f32, alongY: f32, distance: f32, wave: f32, waveLength: f32, chance: f32, depth: f32, streaks: f32,
  steepness: f32, seed: i32,
): void {
  setFlow(0, 0);
  const unit: f32 = 1.0 / <f32>halfWidth;
  const middleY: f32 = <f32>halfHeight * unit * 0.5;
  for (let row = TOP; row < bottomEnd(); row++) {
    const fromY = <f32>row * unit - middleY;
    for (let column = LEFT; column <= rightEnd(); column += 4) {
      const fromX = shift(scale(shift(LANES, <f32>column), unit), -0.5);
      const along = shift(scale(fromX, alongX), fromY * alongY);
      const beside = shift(shift(scale(fromX, -alongY), fromY * alongX), distance);
      const across = shift(sqrt(mulAdd(along, along, square(beside))), -distance);
      const slow = flowNoise(shift(scale(along, 0.9), 3.1), scale(across, 1.3), seed);
      const quick = flowNoise(shift(scale(along, 2.1), 8.7), scale(across, 2.6), seed + 1);
      const swing = scale(sinTurns(scale(along, 1 / waveLength)), wave);
      const bent = mulAdd(mulAdd(quick, splat(0.35), slow), splat(chance), swing);
      const phase = mulAdd(across, splat(count), shift(bent, 40));
      const fold = f32x4.floor(phase);
      const part = sub(phase, fold);
      const own = flowNoise(scale(along, 1.6), scale(fold, 7.37), seed + 2);
      const up = sub(splat(1), part);
      // Nothing at its start, where the fold before ends: a step would alias.
      const rounded = shift(sqrt(sub(splat(1.05), square(up))), -0.2236);
      const fall = smoothstep(1 - steepness, 1, part);
      let height = mul(mul(rounded, sub(splat(1), fall)), scale(shift(scale(own, 0.5), 1), depth));
      if (streaks > 0) {
        const lines = flowNoise(scale(along, 1.3), scale(phase, 9), seed + 3);
        const fine = flowNoise(scale(along, 2.6), scale(phase, 23), seed + 4);
        height = mulAdd(mulAdd(fine, splat(0.5), lines), splat(streaks), height);
      }
      const at = rowOf(relief, row) + <usize>(column << 2);
      v128.store(at, add(v128.load(at), height));
    }
  }
}

/**
 * Lets this share of the relief melt to pools that lie this much lower (canvas widths), with so many noise cells a canvas
 * width; they keep the last of the relief and rise a little at their shores.
 */
export function melt(share: f32, depth: f32, cells: f32, seed: i32): void {
  setFlow(0, 0);
  const unit: f32 = cells / <f32>halfWidth;
  const from: f32 = (0.5 - share) * 0.9;
  for (let row = TOP; row < bottomEnd(); row++) {
    const y = splat(<f32>row * unit + 9.1);
    for (let column = LEFT; column <= rightEnd(); column += 4) {
      const x = shift(scale(shift(LANES, <f32>column), unit), 2.9);
      const bend = flowNoise(scale(x, 1.7), scale(y, 1.7), seed + 1);
      const place = mulAdd(bend, splat(0.16), flowNoise(mulAdd(bend, splat(0.25), x), y, seed));
      const pool = smoothstep(from, from + 0.09, place);
      const shore = mul(smoothstep(from - 0.12, from, place), sub(splat(1), smoothstep(from, from + 0.06, place)));
      const at = rowOf(relief, row) + <usize>(column << 2);
      const solid = mulAdd(shore, splat(depth * 0.3), v128.load(at));
      const flat = mulAdd(bend, splat(depth * 0.2), splat(-depth));
      v128.store(at, mulAdd(sub(flat, solid), pool, solid));
    }
  }
}

/** Rounds what is sharper than the frame can show: a binomial blur of three pixels, as often as asked. */
export function softenRelief(passes: i32): void {
  const rowBytes = <usize>(rowFloats << 2);
  for (let pass = 0; pass < passes; pass++) {
    for (let row = TOP; row < bottomEnd(); row++) {
      const from = rowOf(relief, row);
      const to = rowOf(scratch, row);
      for (let column = LEFT + 4; column <= rightEnd() - 4; column += 4) {
        const at = from + <usize>(column << 2);
        const sides = add(v128.load(at - 4), v128.load(at + 4));
        v128.store(to + <usize>(column << 2), mulAdd(sides, splat(0.25), scale(v128.load(at), 0.5)));
      }
    }
    for (let row = TOP + 1; row < bottomEnd() - 1; row++) {
      const from = rowOf(scratch, row);
      const to = rowOf(relief, row);
      for (let column = LEFT + 4; column <= rightEnd() - 4; column += 4) {
        const at = from + <usize>(column << 2);
        const ends = add(v128.load(at - rowBytes), v128.load(at + rowBytes));
        v128.store(to + <usize>(column << 2), mulAdd(ends, splat(0.25), scale(v128.load(at), 0.5)));
      }
    }
  }
}

const SHADE_STEPS: i32 = 13;
const STEP_PIXELS: f32 = 3;

/**
 * Casts the relief's own shadows once. (x, y): unit vector toward the light; rise: the light's height per way; penumbra:
 * how much of its own distance a shadow's edge blurs over, as height per way.
 */
export function castShade(x: f32, y: f32, rise: f32, penumbra: f32): void {
  const pixel: f32 = 1.0 / <f32>halfWidth;
  const last = bottomEnd() - 1;
  for (let row = -8; row < halfHeight + 8; row++) {
    const here = rowOf(relief, row);
    for (let column = -8; column < halfWidth + 8; column += 4) {
      const o = <usize>(column << 2);
      const height = v128.load(here + o);
      let covered = splat(0);
      for (let step = 1; step <= SHADE_STEPS; step++) {
        const way = STEP_PIXELS * <f32>step;
        const toRow = min(max(row + <i32>Mathf.round(y * way), TOP), last);
        const toColumn = <i32>Mathf.round(x * way);
        const there = v128.load(rowOf(relief, toRow) + <usize>((column + toColumn) << 2));
        const need = way * pixel * rise;
        const over = shift(sub(there, height), -need);
        const fading: f32 = 1 - <f32>step / <f32>(SHADE_STEPS + 3);
        covered = larger(covered, smaller(scale(over, 1 / (penumbra * way * pixel + 0.0015)), splat(fading)));
      }
      v128.store(rowOf(shade, row) + o, covered);
    }
  }
  softenShade();
}

/** Two running tents make the marching's steps one soft penumbra. */
function softenShade(): void {
  const rowBytes = <usize>(rowFloats << 2);
  for (let row = -8; row < halfHeight + 8; row++) {
    for (let column = -4; column < halfWidth + 4; column += 4) {
      const at = rowOf(shade, row) + <usize>(column << 2);
      const near = add(v128.load(at - 8), v128.load(at + 8));
      v128.store(rowOf(scratch, row) + <usize>(column << 2), mulAdd(near, splat(0.25), scale(v128.load(at), 0.5)));
    }
  }
  for (let row = -6; row < halfHeight + 6; row++) {
    for (let column = -4; column < halfWidth + 4; column += 4) {
      const at = rowOf(scratch, row) + <usize>(column << 2);
      const near = add(v128.load(at - 2 * rowBytes), v128.load(at + 2 * rowBytes));
      const soft = mulAdd(near, splat(0.25), scale(v128.load(at), 0.5));
      v128.store(rowOf(shade, row) + <usize>(column << 2), mul(soft, sub(splat(2), larger(soft, splat(1)))));
    }
  }
}

/** Two heights joined without a crease sharper than `round` (canvas widths). */
@inline export function joinHeights(one: v128, other: v128, round: f32): v128 {
  const apart = f32x4.abs(sub(one, other));
  const near = larger(sub(splat(1), scale(apart, 1 / round)), splat(0));
  return mulAdd(square(near), splat(round * 0.25), larger(one, other));
}
