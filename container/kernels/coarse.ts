import { allocate, halfHeight, halfWidth } from "./buffers";
import { mix, mulAdd, splat, sub } from "./simd";

/**
 * Fields so slow that one sample for 8×8 half-resolution pixels and straight lines between them say all. Sample (column, row)
 * lies at pixel (8·column, 8·row).
 */
export const COARSE: i32 = 8;
const FIELD_COUNT: i32 = 6;

export let coarseColumns: i32 = 0;
export let coarseRows: i32 = 0;
let fields: usize = 0;
let rows: usize = 0;

export function layOutCoarse(): void {
  if (fields != 0) return;
  coarseColumns = (halfWidth / COARSE + 5) & ~3;
  coarseRows = halfHeight / COARSE + 2;
  fields = allocate(<usize>(coarseColumns * coarseRows * 4 * FIELD_COUNT));
  rows = allocate(<usize>(coarseColumns * 4 * FIELD_COUNT));
}

/** Where a field's sample lies; `column` a multiple of 4 to store four. */
@inline export function coarseSample(field: i32, column: i32, row: i32): usize {
  return fields + <usize>((((field * coarseRows) + row) * coarseColumns + column) << 2);
}

/** Makes ready the samples around a row of pixels, for `coarseAt`. */
export function coarseRow(field: i32, y: i32): void {
  const row = y / COARSE;
  const down = splat(<f32>(y - row * COARSE) / <f32>COARSE);
  const target = rows + <usize>((field * coarseColumns) << 2);
  for (let column = 0; column < coarseColumns; column += 4) {
    const upper = v128.load(coarseSample(field, column, row));
    const lower = v128.load(coarseSample(field, column, row + 1));
    v128.store(target + <usize>(column << 2), mix(upper, lower, down));
  }
}

/** A field at four pixels from `x`, a multiple of 4, of the row made ready. */
@inline export function coarseAt(field: i32, x: i32): v128 {
  const at = rows + <usize>((field * coarseColumns + x / COARSE) << 2);
  const left = v128.load32_splat(at);
  const right = v128.load32_splat(at, 4);
  const across = v128.load(across8 + <usize>((x & 4) << 2));
  return mulAdd(sub(right, left), across, left);
}

/** How far the pixels of a sample's eight lie on the way to the next. */
const across8 = memory.data<f32>([0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875], 16);
