import { allocate, halfHeight, halfWidth } from "./buffers";
import { add, mix, scale, splat, sub } from "./simd";

/** A coarse picture of mean colours: one block, a vector of red, green and blue, stands for 4×4 half-resolution pixels. */
const SIDE: i32 = 4;
/** Two boxes of this radius, in blocks, make a soft mean. */
const RADIUS: i32 = 3;
const SHARE: f32 = 1.0 / 7.0;
/** Blocks around those that are asked for: as far as both boxes look, and what lies between two blocks. */
const REACH: i32 = 2 * RADIUS + 2;

let columns: i32 = 0;
let rows: i32 = 0;
let blocks: usize = 0;
let spare: usize = 0;
/** One row of means between two rows of blocks, with one block more at either end; a plane for each channel. */
let means: usize = 0;
let meansBytes: usize = 0;

export function layOutBlocks(): void {
  columns = halfWidth / SIDE;
  rows = (halfHeight + SIDE - 1) / SIDE;
  blocks = allocate(<usize>(columns * rows * 16));
  spare = allocate(<usize>(columns * rows * 16));
  meansBytes = <usize>((columns + 2) * 4);
  means = allocate(meansBytes * 3 + 16);
}

@inline function at(plane: usize, column: i32, row: i32): usize {
  return plane + <usize>((row * columns + column) << 4);
}

/** Means of an opaque RGBA picture's blocks, 0…1. */
function sumBlocks(picture: usize, left: i32, top: i32, right: i32, bottom: i32): void {
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      let sum = i32x4.splat(0);
      for (let k = 0; k < SIDE; k++) {
        const y = min(row * SIDE + k, halfHeight - 1);
        const pixels = v128.load(picture + <usize>((y * halfWidth + column * SIDE) << 2));
        const pairs = i16x8.add(i16x8.extend_low_i8x16_u(pixels), i16x8.extend_high_i8x16_u(pixels));
        sum = i32x4.add(sum, i32x4.add(i32x4.extend_low_i16x8_u(pairs), i32x4.extend_high_i16x8_u(pairs)));
      }
      v128.store(at(blocks, column, row), scale(f32x4.convert_i32x4_u(sum), 1 / (255.0 * <f32>(SIDE * SIDE))));
    }
  }
}

/** One line of `count` blocks, `step` bytes apart, as a running mean; its ends repeat. */
@inline function boxLine(source: usize, target: usize, count: i32, step: usize): void {
  const last = source + <usize>(count - 1) * step;
  let sum = scale(v128.load(source), <f32>(RADIUS + 1));
  for (let k = 1; k <= RADIUS; k++) sum = add(sum, v128.load(source + <usize>min(k, count - 1) * step));
  let from = source;
  for (let n = 0; n < count; n++) {
    v128.store(target, scale(sum, SHARE));
    target += step;
    const entering = min<usize>(from + <usize>(RADIUS + 1) * step, last);
    const leaving = n > RADIUS ? from - <usize>RADIUS * step : source;
    sum = add(sum, sub(v128.load(entering), v128.load(leaving)));
    from += step;
  }
}

function box(source: usize, target: usize, left: i32, top: i32, right: i32, bottom: i32): void {
  for (let row = top; row < bottom; row++) boxLine(at(source, left, row), at(target, left, row), right - left, 16);
}

function boxDown(source: usize, target: usize, left: i32, top: i32, right: i32, bottom: i32): void {
  const step = <usize>(columns << 4);
  for (let column = left; column < right; column++) {
    boxLine(at(source, column, top), at(target, column, top), bottom - top, step);
  }
}

/** Makes the soft means of an opaque RGBA picture ready for the rows and columns of pixels from (x0, y0) to before (x1, y1). */
export function meanBlocks(picture: usize, x0: i32, y0: i32, x1: i32, y1: i32): void {
  // What is left out lies farther away than both boxes reach.
  const left = max(x0 / SIDE - REACH, 0);
  const top = max(y0 / SIDE - REACH, 0);
  const right = min(x1 / SIDE + REACH, columns);
  const bottom = min(y1 / SIDE + REACH, rows);
  sumBlocks(picture, left, top, right, bottom);
  box(blocks, spare, left, top, right, bottom);
  boxDown(spare, blocks, left, top, right, bottom);
  box(blocks, spare, left, top, right, bottom);
  boxDown(spare, blocks, left, top, right, bottom);
}

/** Makes ready the means of one row of pixels from column `x0` to before `x1`, for `meanAt`. */
export function meansOfRow(y: i32, x0: i32, x1: i32): void {
  const place = (<f32>y + 0.5) / <f32>SIDE - 0.5;
  const upper = <i32>Mathf.floor(place);
  const down = splat(place - <f32>upper);
  const first = max(upper, 0);
  const second = min(upper + 1, rows - 1);
  for (let column = x0 / SIDE - 1; column <= x1 / SIDE; column++) {
    const inside = min(max(column, 0), columns - 1);
    const mean = mix(v128.load(at(blocks, inside, first)), v128.load(at(blocks, inside, second)), down);
    const to = means + <usize>((column + 1) << 2);
    v128.store32_lane(to, mean, 0);
    v128.store32_lane(to + meansBytes, mean, 1);
    v128.store32_lane(to + 2 * meansBytes, mean, 2);
  }
}

/** One channel (0 red, 1 green, 2 blue) of the means at four pixels from `x`, a multiple of 4. */
@inline export function meanAt(x: i32, index: i32): v128 {
  const around = v128.load(means + <usize>index * meansBytes + <usize>x);
  const left = v128.shuffle<f32>(around, around, 0, 0, 1, 1);
  const right = v128.shuffle<f32>(around, around, 1, 1, 2, 2);
  return mix(left, right, f32x4(0.625, 0.875, 0.125, 0.375));
}
