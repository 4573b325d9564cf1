import { allocate, halfHeight, halfWidth, rowOf } from "./buffers";
import { add, mix, scale, splat } from "./simd";

/** Means of a height field around each place, from means of 4×4 pixels: what lies below its mean is a hollow. */
const SIDE: i32 = 4;

let columns: i32 = 0;
let rows: i32 = 0;
/** Of one row, a multiple of 4 with room for a vector on either side. */
let rowItems: i32 = 0;
let blocks: usize = 0;
let spare: usize = 0;
let ready: usize = 0;

function layOut(): void {
  if (blocks != 0) return;
  columns = halfWidth / SIDE;
  rows = (halfHeight + SIDE - 1) / SIDE;
  rowItems = ((columns + 3) & ~3) + 8;
  blocks = allocate(<usize>(rowItems * rows * 4)) + 16;
  spare = allocate(<usize>(rowItems * rows * 4)) + 16;
  ready = allocate(<usize>(rowItems * 4)) + 16;
}

@inline function blockRow(plane: usize, row: i32): usize { return plane + <usize>((row * rowItems) << 2); }

@inline function fourRows(top: usize, next: usize, third: usize, bottom: usize, o: usize): v128 {
  return add(add(v128.load(top + o), v128.load(next + o)), add(v128.load(third + o), v128.load(bottom + o)));
}

function sumBlocks(heights: usize): void {
  const last = halfHeight - 1;
  for (let row = 0; row < rows; row++) {
    const top = rowOf(heights, row * SIDE);
    const next = rowOf(heights, min(row * SIDE + 1, last));
    const third = rowOf(heights, min(row * SIDE + 2, last));
    const bottom = rowOf(heights, min(row * SIDE + 3, last));
    const to = blockRow(blocks, row);
    for (let column = 0; column < columns; column += 4) {
      const o = <usize>(column << 4);
      const a = fourRows(top, next, third, bottom, o);
      const b = fourRows(top, next, third, bottom, o + 16);
      const c = fourRows(top, next, third, bottom, o + 32);
      const d = fourRows(top, next, third, bottom, o + 48);
      const ab = add(v128.shuffle<f32>(a, b, 0, 2, 4, 6), v128.shuffle<f32>(a, b, 1, 3, 5, 7));
      const cd = add(v128.shuffle<f32>(c, d, 0, 2, 4, 6), v128.shuffle<f32>(c, d, 1, 3, 5, 7));
      const all = add(v128.shuffle<f32>(ab, cd, 0, 2, 4, 6), v128.shuffle<f32>(ab, cd, 1, 3, 5, 7));
      v128.store(to + <usize>(column << 2), scale(all, 1.0 / <f32>(SIDE * SIDE)));
    }
  }
}

/** `whole` blocks on either side of the middle one count fully, the ones beyond them by `rest`. */
function boxAcross(whole: i32, rest: f32, share: f32): void {
  for (let row = 0; row < rows; row++) {
    const from = blockRow(blocks, row);
    const to = blockRow(spare, row);
    const last = columns - 1;
    let sum: f32 = 0;
    for (let k = -whole; k <= whole; k++) sum += load<f32>(from + <usize>(min(max(k, 0), last) << 2));
    for (let column = 0; column < columns; column++) {
      const before = load<f32>(from + <usize>(max(column - whole - 1, 0) << 2));
      const after = load<f32>(from + <usize>(min(column + whole + 1, last) << 2));
      store<f32>(to + <usize>(column << 2), (sum + (before + after) * rest) * share);
      sum += after - load<f32>(from + <usize>(max(column - whole, 0) << 2));
    }
  }
}

function boxDown(whole: i32, rest: f32, share: f32): void {
  const last = rows - 1;
  for (let row = 0; row < rows; row++) {
    const to = blockRow(blocks, row);
    const before = blockRow(spare, max(row - whole - 1, 0));
    const after = blockRow(spare, min(row + whole + 1, last));
    for (let column = 0; column < columns; column += 4) {
      const o = <usize>(column << 2);
      let sum = scale(add(v128.load(before + o), v128.load(after + o)), rest);
      for (let k = -whole; k <= whole; k++) sum = add(sum, v128.load(blockRow(spare, min(max(row + k, 0), last)) + o));
      v128.store(to + o, scale(sum, share));
    }
  }
}

/** Takes the means of a plane over squares of 2·radius + 1 pixels, radius at least 4. */
export function takeMeans(heights: usize, radius: i32): void {
  layOut();
  sumBlocks(heights);
  const size = <f32>(radius + radius + 1) / <f32>SIDE;
  const whole = <i32>((size - 1) * 0.5);
  const rest = (size - <f32>(whole + whole + 1)) * 0.5;
  boxAcross(whole, rest, 1 / size);
  boxDown(whole, rest, 1 / size);
  // What lies beyond the frame repeats its edge.
  for (let row = 0; row < rows; row++) {
    const at = blockRow(blocks, row);
    store<f32>(at - 4, load<f32>(at));
    store<f32>(at + <usize>(columns << 2), load<f32>(at + <usize>((columns - 1) << 2)));
  }
}

/** Makes ready the means of one row of pixels, for `meanAt`. */
export function meansOfRow(y: i32): void {
  const place = (<f32>y + 0.5) / <f32>SIDE - 0.5;
  const upper = <i32>Mathf.floor(place);
  const down = splat(place - <f32>upper);
  const first = blockRow(blocks, max(upper, 0)) - 16;
  const second = blockRow(blocks, min(upper + 1, rows - 1)) - 16;
  for (let o: usize = 0; o < <usize>(rowItems << 2); o += 16) {
    v128.store(ready - 16 + o, mix(v128.load(first + o), v128.load(second + o), down));
  }
}

/** Means at four pixels from `x`, a multiple of 4, of the row made ready. */
@inline export function meanAt(x: i32): v128 {
  const around = v128.load(ready - 4 + <usize>x);
  const left = v128.shuffle<f32>(around, around, 0, 0, 1, 1);
  const right = v128.shuffle<f32>(around, around, 1, 1, 2, 2);
  return mix(left, right, f32x4(0.625, 0.875, 0.125, 0.375));
}
