import { allocate } from "./buffers";
import { quarterColumns, quarterRows } from "./quarter";
import { add, mulAdd, scale, splat } from "./simd";

/**
 * Noise that runs through few cells is evaluated at an eighth of the resolution; what is bent out of it, at a quarter. Sample
 * (column, row) lies at the quarter-resolution sample (2·(column − 1), 2·(row − 1)), margins included.
 */
export let eighthColumns: i32 = 0;
export let eighthRows: i32 = 0;
const MOST_FIELDS: i32 = 6;

let fields: usize = 0;
let rows: usize = 0;
let roomBytes: i32 = 0;

/** After `layOutQuarter`. */
export function layOutEighth(): void {
  eighthColumns = ((quarterColumns >> 1) + 7) & ~3;
  eighthRows = (quarterRows >> 1) + 4;
  const bytes = eighthColumns * eighthRows * 4 * MOST_FIELDS;
  if (bytes <= roomBytes) return;
  roomBytes = bytes;
  fields = allocate(<usize>bytes);
  rows = allocate(<usize>(eighthColumns * 4 * MOST_FIELDS));
}

/** Where a field's sample lies. */
@inline export function eighthSample(field: i32, column: i32, row: i32): usize {
  return fields + <usize>(((field * eighthRows + row) * eighthColumns + column) << 2);
}

/** The place of a sample in half-resolution pixels before the quarter's margin is taken off, in steps of the quarter's. */
@inline export function fromEighth(sample: i32): f32 { return <f32>(sample + sample - 2); }

/** Makes ready the samples of a field around a quarter-resolution row, for `eighthAt` (Catmull-Rom). */
export function eighthRow(field: i32, row: i32): void {
  const target = rows + <usize>((field * eighthColumns) << 2);
  const from = eighthSample(field, 0, (row >> 1) + 1);
  const rowBytes = <usize>(eighthColumns << 2);
  if ((row & 1) == 0) {
    memory.copy(target, from, rowBytes);
    return;
  }
  for (let o: usize = 0; o < rowBytes; o += 16) {
    const at = from + o;
    const near = add(v128.load(at), v128.load(at + rowBytes));
    const far = add(v128.load(at - rowBytes), v128.load(at + rowBytes + rowBytes));
    v128.store(target + o, mulAdd(near, splat(0.5625), scale(far, -0.0625)));
  }
}

/** A field at four quarter-resolution samples from `column`, a multiple of 4, of the row made ready. */
@inline export function eighthAt(field: i32, column: i32): v128 {
  const at = rows + <usize>((field * eighthColumns + (column >> 1) + 1) << 2);
  const here = v128.load(at);
  const near = add(here, v128.load(at + 4));
  const far = add(v128.load(at - 4), v128.load(at + 8));
  const halfway = mulAdd(near, splat(0.5625), scale(far, -0.0625));
  return v128.shuffle<f32>(here, halfway, 0, 4, 1, 5);
}
