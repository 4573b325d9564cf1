import { allocate, halfHeight, halfWidth } from "./buffers";
import { add, mix, scale, splat } from "./simd";

/** A coarse picture of mean colours: one block, a vector of red, green and blue, stands for 4×4 half-resolution pixels. */
const SIDE: i32 = 4;
/** Two boxes of this radius, in blocks, make a soft mean. */
const RADIUS: i32 = 3;
const SHARE: f32 = 1.0 / 7.0;

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
export function sumBlocks(picture: usize): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
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

function box(source: usize, target: usize, stepX: i32, stepY: i32): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = splat(0);
      for (let k = -RADIUS; k <= RADIUS; k++) {
        const x = min(max(column + k * stepX, 0), columns - 1);
        const y = min(max(row + k * stepY, 0), rows - 1);
        sum = add(sum, v128.load(at(source, x, y)));
      }
      v128.store(at(target, column, row), scale(sum, SHARE));
    }
  }
}

export function blurBlocks(): void {
  box(blocks, spare, 1, 0);
  box(spare, blocks, 0, 1);
  box(blocks, spare, 1, 0);
  box(spare, blocks, 0, 1);
}

/** Makes ready the means of one row of pixels, for `meanAt`. */
export function meansOfRow(y: i32): void {
  const place = (<f32>y + 0.5) / <f32>SIDE - 0.5;
  const upper = <i32>Mathf.floor(place);
  const down = splat(place - <f32>upper);
  const first = max(upper, 0);
  const second = min(upper + 1, rows - 1);
  for (let column = -1; column <= columns; column++) {
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
