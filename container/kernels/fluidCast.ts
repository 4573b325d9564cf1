import { allocate, halfHeight, halfWidth, rowOf, surface } from "./buffers";
import { add, clamp01, larger, mix, scale, splat, sqrt } from "./simd";

/** How far beyond the frame shadows are known. */
const REACH: i32 = 40;
/** Columns beyond those that a blur may read: they repeat the edge. */
const PAD: i32 = 24;

let castX: i32 = 0;
let castY: i32 = 0;
let castHeight: f32 = 1;
let castBlur: i32 = 2;
export let castDepth: f32 = 0;
export let focus: f32 = 0;
export let focusFrom: f32 = 0.6;

// What casts shadows, of 2×2 pixels each from (−REACH, −REACH) on, and one row of it at the frame's resolution.
let columns: i32 = 0;
let rows: i32 = 0;
let rowItems: i32 = 0;
let shares: usize = 0;
let spare: usize = 0;
let upright: usize = 0;
let ready: usize = 0;

/**
 * Where the shadow falls (canvas widths), how tall liquid has to be for a full one, its blur (half-resolution pixels) and
 * depth; the light that gathers in it where it is deeper than `from`.
 */
export function setFluidCast(x: f32, y: f32, height: f32, blur: i32, depth: f32, focus_: f32, from: f32): void {
  castX = <i32>Mathf.round(x * <f32>halfWidth);
  castY = <i32>Mathf.round(y * <f32>halfWidth);
  castHeight = height;
  castBlur = blur;
  castDepth = depth;
  focus = focus_;
  focusFrom = from;
}

@inline function rowAt(plane: usize, row: i32): usize { return plane + <usize>((row * rowItems + PAD) << 2); }

function layOut(): void {
  if (shares != 0) return;
  columns = (halfWidth + 2 * REACH) >> 1;
  rows = (halfHeight + 2 * REACH) >> 1;
  rowItems = ((columns + 3) & ~3) + 2 * PAD;
  shares = allocate(<usize>((rowItems * rows + 8) * 4));
  spare = allocate(<usize>((rowItems * rows + 8) * 4));
  upright = allocate(<usize>(rowItems * 4));
  ready = allocate(<usize>((2 * columns + 16) * 4));
}

/** How high the liquid stands at four pixels, 0…1 of `castHeight`. */
@inline function shareAt(at: usize): v128 {
  return clamp01(scale(sqrt(larger(v128.load(at), splat(0))), 1 / castHeight));
}

/** Adds up neighbours of two vectors in pairs. */
@inline function pairs(one: v128, other: v128): v128 {
  return add(v128.shuffle<f32>(one, other, 0, 2, 4, 6), v128.shuffle<f32>(one, other, 1, 3, 5, 7));
}

/** How high liquid stands, softened: shadows and the light gathered in them. */
export function makeCast(): void {
  layOut();
  for (let row = 0; row < rows; row++) {
    const upper = rowOf(surface, 2 * row - REACH) - (REACH << 2);
    const lower = rowOf(surface, 2 * row + 1 - REACH) - (REACH << 2);
    const to = rowAt(shares, row);
    for (let column = 0; column < columns; column += 4) {
      const o = <usize>(column << 3);
      const near = add(shareAt(upper + o), shareAt(lower + o));
      const far = add(shareAt(upper + o + 16), shareAt(lower + o + 16));
      v128.store(to + <usize>(column << 2), scale(pairs(near, far), 0.25));
    }
    const first = v128.load32_splat(to);
    const last = v128.load32_splat(to + <usize>((columns - 1) << 2));
    for (let k = 1; k <= PAD / 4; k++) v128.store(to - <usize>(k << 4), first);
    for (let k = 0; k < PAD - 4; k += 4) v128.store(to + <usize>((columns + k) << 2), last);
  }
  const size = <f32>(castBlur + castBlur + 1) * 0.5;
  const whole = <i32>((size - 1) * 0.5);
  const rest = (size - <f32>(whole + whole + 1)) * 0.5;
  boxAcross(whole, rest, 1 / size);
  boxDown(whole, rest, 1 / size);
}

/** `whole` samples on either side of the middle one count fully, the ones beyond them by `rest`. */
function boxAcross(whole: i32, rest: f32, share: f32): void {
  const ends = <usize>((whole + 1) << 2);
  for (let row = 0; row < rows; row++) {
    const from = rowAt(shares, row);
    const to = rowAt(spare, row);
    for (let column = 0; column < columns; column += 4) {
      const at = from + <usize>(column << 2);
      let sum = scale(add(v128.load(at - ends), v128.load(at + ends)), rest);
      for (let k = -whole; k <= whole; k++) sum = add(sum, v128.load(at + <usize>(k << 2)));
      v128.store(to + <usize>(column << 2), scale(sum, share));
    }
  }
}

function boxDown(whole: i32, rest: f32, share: f32): void {
  const last = rows - 1;
  for (let row = 0; row < rows; row++) {
    const to = rowAt(shares, row);
    const before = rowAt(spare, max(row - whole - 1, 0));
    const after = rowAt(spare, min(row + whole + 1, last));
    for (let column = 0; column < columns; column += 4) {
      const o = <usize>(column << 2);
      let sum = scale(add(v128.load(before + o), v128.load(after + o)), rest);
      for (let k = -whole; k <= whole; k++) sum = add(sum, v128.load(rowAt(spare, min(max(row + k, 0), last)) + o));
      v128.store(to + o, scale(sum, share));
    }
  }
}

/** Makes ready what falls on a row of pixels, for `castAt`. */
export function castOnRow(y: i32): void {
  const from = min(max(y - castY + REACH, 0), 2 * rows - 1);
  const near = from >> 1;
  const next = min(max(near + (from & 1 ? 1 : -1), 0), rows - 1);
  const nearRow = rowAt(shares, near);
  const nextRow = rowAt(shares, next);
  const row = upright + 16;
  for (let column = 0; column < columns; column += 4) {
    const o = <usize>(column << 2);
    v128.store(row + o, mix(v128.load(nearRow + o), v128.load(nextRow + o), splat(0.25)));
  }
  store<f32>(row - 4, load<f32>(row));
  store<f32>(row + <usize>(columns << 2), load<f32>(row + <usize>((columns - 1) << 2)));
  for (let column = 0; column < columns; column += 4) {
    const at = row + <usize>(column << 2);
    const here = v128.load(at);
    const left = mix(here, v128.load(at - 4), splat(0.25));
    const right = mix(here, v128.load(at + 4), splat(0.25));
    const to = ready + <usize>(column << 3);
    v128.store(to, v128.shuffle<f32>(left, right, 0, 4, 1, 5));
    v128.store(to + 16, v128.shuffle<f32>(left, right, 2, 6, 3, 7));
  }
}

/** Shadow at four pixels from `x` of the row made ready, 0…1. */
@inline export function castAt(x: i32): v128 {
  const column = min(max(x - castX + REACH, 0), 2 * columns - 4);
  return v128.load(ready + <usize>(column << 2));
}
