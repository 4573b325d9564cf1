import { halfHeight, halfWidth, quarterFields } from "./buffers";
import { add, mix, mul, mulAdd, scale, splat } from "./simd";

/**
 * Fields that vary slowly are evaluated at a quarter of the resolution and interpolated. Sample (column, row) lies at
 * half-resolution pixel (2·(column − margin), 2·(row − margin)).
 */
export let quarterMargin: i32 = 0;
export let quarterColumns: i32 = 0;
export let quarterRows: i32 = 0;

export function layOutQuarter(margin: i32): void {
  quarterMargin = margin;
  quarterColumns = ((halfWidth >> 1) + 2 * margin + 7) & ~3;
  quarterRows = (halfHeight >> 1) + 2 * margin + 2;
}

@inline export function quarterField(index: i32): usize {
  return quarterFields + <usize>((index * quarterColumns * quarterRows) << 2);
}

/** Four samples halfway between `row` and the next one (Catmull-Rom). */
@inline function halfwayDown(row: usize, rowBytes: usize): v128 {
  const near = add(v128.load(row), v128.load(row + rowBytes));
  const far = add(v128.load(row - rowBytes), v128.load(row + rowBytes + rowBytes));
  return mulAdd(near, splat(0.5625), scale(far, -0.0625));
}

/** Writes into `target` the quarter-resolution row that lies at half-resolution row `y`, between rows where y is odd. */
@inline export function expandDown(field: usize, y: i32, target: usize): void {
  const rowBytes = <usize>(quarterColumns << 2);
  const row = field + <usize>(((y >> 1) + quarterMargin) * quarterColumns) * 4;
  if (y & 1) {
    for (let x = 0; x < quarterColumns; x += 4) {
      v128.store(target + <usize>(x << 2), halfwayDown(row + <usize>(x << 2), rowBytes));
    }
  } else {
    memory.copy(target, row, rowBytes);
  }
}

/** Four half-resolution samples from half-resolution pixel `x` (a multiple of 4) of a row made by `expandDown`. */
@inline export function expandAcross(row: usize, x: i32): v128 {
  const at = row + <usize>(((x >> 1) + quarterMargin) << 2);
  const here = v128.load(at);
  const near = add(here, v128.load(at + 4));
  const far = add(v128.load(at - 4), v128.load(at + 8));
  const halfway = mulAdd(near, splat(0.5625), scale(far, -0.0625));
  return v128.shuffle<f32>(here, halfway, 0, 4, 1, 5);
}

/** Writes a row that `expandDown` made into one of a plane, four pixels beyond the frame on either side. */
@inline export function expandInto(row: usize, target: usize): void {
  for (let x = -4; x < halfWidth + 4; x += 4) v128.store(target + <usize>(x << 2), expandAcross(row, x));
}

/** As `expandDown` and `expandAcross` but bilinear, straight from the field: enough for what is blurred anyway. */
@inline export function bilinearAcross(row: usize, nextRow: usize, down: f32): v128 {
  const samples = mix(v128.load(row), v128.load(nextRow), splat(down));
  const left = v128.shuffle<f32>(samples, samples, 0, 0, 1, 1);
  const right = v128.shuffle<f32>(samples, samples, 0, 1, 1, 2);
  return mul(add(left, right), splat(0.5));
}
