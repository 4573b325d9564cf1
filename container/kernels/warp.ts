import { allocate, frame, fullHeight, fullWidth, halfHeight, halfWidth } from "./buffers";
import { LANES, larger, mix, mulAdd, shift, smaller, splat } from "./simd";
import { REACH, cbPlane, chromaRow, crPlane, layOutPlanes, lumaPlane, lumaRow } from "./warpPlanes";
import { DITHER } from "./yuv";

/**
 * A photograph that is set in motion: each pixel is looked up a little beside the place where it is shown. How far beside, and how
 * bright, varies slowly over the frame and is a sum of fields that the host fills once, each times a number of the moment. With all
 * numbers 0 the frame is the photograph itself.
 */

/** Fields have a node at every eighth pixel, across and down. */
const NODE: i32 = 8;
const MOST_FIELDS: i32 = 24;
const ACROSS: i32 = 0;
const DOWN: i32 = 1;
const LIGHT: i32 = 2;

let nodeColumns: i32 = 0;
let nodeRows: i32 = 0;
/** The fields' sums at a moment, and between two of their rows; one after the other for ACROSS, DOWN and LIGHT. */
let sums: usize = 0;
let nodeRow: usize = 0;

let fieldCount: i32 = 0;
/** For each field its address, its target and its number at the moment. */
const fields = memory.data(24 * 12, 16);

/** Makes room for the photograph and the sums. Once for each instance. */
export function openWarp(): void {
  layOutPlanes();
  // Colour goes two nodes at a time and may begin its last step at the frame's edge.
  nodeColumns = (fullWidth / NODE + 6) & ~3;
  nodeRows = (fullHeight + NODE - 1) / NODE + 1;
  sums = allocate(<usize>(nodeColumns * nodeRows * 3 * 4));
  nodeRow = allocate(<usize>(nodeColumns * 3 * 4));
}

export function warpNodeColumns(): i32 { return nodeColumns; }
export function warpNodeRows(): i32 { return nodeRows; }

/** Adds a field for a target (0 across and 1 down, in pixels to the left and up; 2 light, as a share) and gives its address. */
export function addWarpField(target: i32): usize {
  if (fieldCount == MOST_FIELDS) unreachable();
  const at = allocate(<usize>(nodeColumns * nodeRows * 4));
  const entry = fields + <usize>(fieldCount * 12);
  store<u32>(entry, <u32>at);
  store<i32>(entry, target, 4);
  store<f32>(entry, 0, 8);
  fieldCount++;
  return at;
}

/** The number of a field at the moment, fields counted as they were added. */
export function setWarpField(index: i32, value: f32): void { store<f32>(fields + <usize>(index * 12), value, 8); }

@inline function sumOf(target: i32): usize { return sums + <usize>((target * nodeColumns * nodeRows) << 2); }

function sumFields(): void {
  const nodes = nodeColumns * nodeRows;
  memory.fill(sums, 0, <usize>(nodes * 3 * 4));
  for (let field = 0; field < fieldCount; field++) {
    const entry = fields + <usize>(field * 12);
    const source = <usize>load<u32>(entry);
    const target = sumOf(load<i32>(entry, 4));
    const value = load<f32>(entry, 8);
    if (value == 0) continue;
    for (let n = 0; n < nodes; n += 4) {
      const at = target + <usize>(n << 2);
      v128.store(at, mulAdd(v128.load(source + <usize>(n << 2)), splat(value), v128.load(at)));
    }
  }
  // Whatever the host asks for, no look-up leaves the planes.
  const farthest = <f32>(REACH - 3);
  for (let n = 0; n < 2 * nodes; n += 4) {
    const at = sums + <usize>(n << 2);
    v128.store(at, larger(smaller(v128.load(at), splat(farthest)), splat(-farthest)));
  }
}

/** The sums in the row of pixels `y`, between two rows of nodes. */
function sumsOfRow(y: i32): void {
  const upper = y / NODE;
  const down = splat(<f32>(y % NODE) / <f32>NODE);
  for (let target = ACROSS; target <= LIGHT; target++) {
    const from = sumOf(target) + <usize>((upper * nodeColumns) << 2);
    const to = nodeRow + <usize>((target * nodeColumns) << 2);
    for (let n = 0; n < nodeColumns; n += 4) {
      const at = from + <usize>(n << 2);
      v128.store(to + <usize>(n << 2), mix(v128.load(at), v128.load(at + <usize>(nodeColumns << 2)), down));
    }
  }
}

@inline function nodeAt(target: i32, node: i32): f32 {
  return load<f32>(nodeRow + <usize>((target * nodeColumns + node) << 2));
}

/** Eight values from `from` to nearly `to`, times `unit`, as 16-bit numbers. */
@inline function between(from: f32, to: f32, unit: f32): v128 {
  const step = (to - from) * unit * 0.125;
  const low = mulAdd(LANES, splat(step), splat(from * unit));
  return i16x8.narrow_i32x4_s(i32x4.trunc_sat_f32x4_s(low), i32x4.trunc_sat_f32x4_s(shift(low, 4 * step)));
}

const ONE: i16 = 16384;

/** Shares of the first, second and third of three neighbours; `place` is 0…2 of 16384, and a share of 1 is 32767. */
@inline function firstShare(place: v128): v128 {
  const share = i16x8.max_s(i16x8.sub(i16x8.splat(ONE), place), i16x8.splat(0));
  return i16x8.add_sat_s(share, share);
}
@inline function thirdShare(place: v128): v128 {
  const share = i16x8.max_s(i16x8.sub(place, i16x8.splat(ONE)), i16x8.splat(0));
  return i16x8.add_sat_s(share, share);
}
@inline function secondShare(place: v128): v128 {
  const share = i16x8.sub(i16x8.splat(ONE), i16x8.abs(i16x8.sub(place, i16x8.splat(ONE))));
  return i16x8.add_sat_s(share, share);
}

@inline function acrossThree(at: usize, first: v128, second: v128, third: v128): v128 {
  return i16x8.add(
    i16x8.add(i16x8.q15mulr_sat_s(v128.load(at), first), i16x8.q15mulr_sat_s(v128.load(at, 2), second)),
    i16x8.q15mulr_sat_s(v128.load(at, 4), third),
  );
}

// Shares that luma's neighbours and both planes of colour are looked up with, and the whole pixels that come before them.
let wholeX: i32 = 0;
let wholeY: i32 = 0;
const shares = memory.data(6 * 16, 16);

@inline function setShares(left: f32, right: f32, upper: f32, lower: f32): void {
  const x = Mathf.floor(min(left, right));
  const y = Mathf.floor(min(upper, lower));
  wholeX = <i32>x;
  wholeY = <i32>y;
  const across = between(left - x, right - x, <f32>ONE);
  const down = between(upper - y, lower - y, <f32>ONE);
  v128.store(shares, firstShare(across));
  v128.store(shares, secondShare(across), 16);
  v128.store(shares, thirdShare(across), 32);
  v128.store(shares, firstShare(down), 48);
  v128.store(shares, secondShare(down), 64);
  v128.store(shares, thirdShare(down), 80);
}

@inline function lookUpEight(plane: usize, rowItems: i32, x: i32, y: i32): v128 {
  const at = plane + (((y + wholeY) * rowItems + x + wholeX) << 1);
  const rowBytes = <usize>(rowItems << 1);
  const first = v128.load(shares);
  const second = v128.load(shares, 16);
  const third = v128.load(shares, 32);
  const upper = i16x8.q15mulr_sat_s(acrossThree(at, first, second, third), v128.load(shares, 48));
  const middle = i16x8.q15mulr_sat_s(acrossThree(at + rowBytes, first, second, third), v128.load(shares, 64));
  const lower = i16x8.q15mulr_sat_s(acrossThree(at + rowBytes + rowBytes, first, second, third), v128.load(shares, 80));
  return i16x8.add(i16x8.add(upper, middle), lower);
}

@inline function lit(value: v128, light: v128, origin: i16): v128 {
  return i16x8.add(value, i16x8.q15mulr_sat_s(i16x8.sub(value, i16x8.splat(origin)), light));
}

function drawLuma(y: i32): void {
  sumsOfRow(y);
  const dither = i16x8.extend_low_i8x16_u(v128.load64_zero(DITHER + <usize>((y & 7) << 3)));
  const target = frame + <usize>(y * fullWidth);
  for (let node = 0; node < fullWidth / NODE; node++) {
    const x = node * NODE;
    const left = nodeAt(ACROSS, node);
    const right = nodeAt(ACROSS, node + 1);
    const upper = nodeAt(DOWN, node);
    const lower = nodeAt(DOWN, node + 1);
    let value: v128;
    if (left == 0 && right == 0 && upper == 0 && lower == 0) {
      value = v128.load(lumaPlane + ((y * lumaRow + x) << 1));
    } else {
      setShares(left, right, upper, lower);
      value = lookUpEight(lumaPlane, lumaRow, x, y);
    }
    const light = between(nodeAt(LIGHT, node), nodeAt(LIGHT, node + 1), 32768);
    const shown = i16x8.shr_s(i16x8.add(lit(value, light, 16 * 64), dither), 6);
    v128.store64_lane(target + <usize>x, i8x16.narrow_i16x8_u(shown, shown), 0);
  }
}

function drawChroma(y: i32): void {
  sumsOfRow(y << 1);
  const cb = frame + <usize>(fullWidth * fullHeight + y * halfWidth);
  const cr = cb + <usize>(halfWidth * halfHeight);
  const half = i16x8.splat(32);
  for (let x = 0; x < halfWidth; x += 8) {
    const node = x >> 2;
    const left = nodeAt(ACROSS, node);
    const right = nodeAt(ACROSS, node + 2);
    const upper = nodeAt(DOWN, node);
    const lower = nodeAt(DOWN, node + 2);
    let blue: v128;
    let red: v128;
    if (left == 0 && right == 0 && upper == 0 && lower == 0) {
      const at = (y * chromaRow + x) << 1;
      blue = v128.load(cbPlane + at);
      red = v128.load(crPlane + at);
    } else {
      setShares(0.5 * left, 0.5 * right, 0.5 * upper, 0.5 * lower);
      blue = lookUpEight(cbPlane, chromaRow, x, y);
      red = lookUpEight(crPlane, chromaRow, x, y);
    }
    const light = between(nodeAt(LIGHT, node), nodeAt(LIGHT, node + 2), 32768);
    const blues = i16x8.shr_s(i16x8.add(lit(blue, light, 128 * 64), half), 6);
    const reds = i16x8.shr_s(i16x8.add(lit(red, light, 128 * 64), half), 6);
    const bytes = i8x16.narrow_i16x8_u(blues, reds);
    if (x + 8 <= halfWidth) {
      v128.store64_lane(cb + <usize>x, bytes, 0);
      v128.store64_lane(cr + <usize>x, bytes, 1);
    } else {
      v128.store32_lane(cb + <usize>x, bytes, 0);
      v128.store32_lane(cr + <usize>x, bytes, 2);
    }
  }
}

/** The whole frame at the moment that the fields' numbers stand for, luma included: there is nothing left to finish. */
export function drawWarp(): void {
  sumFields();
  for (let y = 0; y < fullHeight; y++) drawLuma(y);
  for (let y = 0; y < halfHeight; y++) drawChroma(y);
}
