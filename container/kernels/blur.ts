import { blurred, halfHeight, halfWidth, rowOf, scratch, surface } from "./buffers";
import { add, mul, splat, sub } from "./simd";

/** The height field is written four pixels beyond the frame across and two beyond it down. */
export const REACH_X: i32 = 4;
export const REACH_Y: i32 = 2;

function boxAcross(source: usize, target: usize, radius: i32, reachX: i32, reachY: i32): void {
  const share: f32 = 1.0 / <f32>(radius + radius + 1);
  const last = halfWidth + reachX - 1;
  for (let y = -reachY; y < halfHeight + reachY; y++) {
    const from = rowOf(source, y);
    const to = rowOf(target, y);
    let sum: f32 = 0;
    for (let k = -radius; k <= radius; k++) sum += load<f32>(from + <usize>(min(max(k - reachX, -reachX), last) << 2));
    for (let x = -reachX; x <= last; x++) {
      store<f32>(to + <usize>(x << 2), sum * share);
      sum += load<f32>(from + <usize>(min(x + radius + 1, last) << 2));
      sum -= load<f32>(from + <usize>(max(x - radius, -reachX) << 2));
    }
  }
}

/** Goes row by row with a running sum for each column, so that memory is read in order. */
function boxDown(source: usize, target: usize, radius: i32, reachX: i32, reachY: i32): void {
  const share = splat(1.0 / <f32>(radius + radius + 1));
  const last = halfHeight + reachY - 1;
  const sums = rowOf(target, last + 1);
  for (let x = -reachX; x < halfWidth + reachX; x += 4) {
    let sum = splat(0);
    for (let k = -radius; k <= radius; k++) {
      sum = add(sum, v128.load(rowOf(source, min(max(k - reachY, -reachY), last)) + <usize>(x << 2)));
    }
    v128.store(sums + <usize>(x << 2), sum);
  }
  for (let y = -reachY; y <= last; y++) {
    const to = rowOf(target, y);
    const entering = rowOf(source, min(y + radius + 1, last));
    const leaving = rowOf(source, max(y - radius, -reachY));
    for (let x = -reachX; x < halfWidth + reachX; x += 4) {
      const o = <usize>(x << 2);
      const sum = v128.load(sums + o);
      v128.store(to + o, mul(sum, share));
      v128.store(sums + o, add(sum, sub(v128.load(entering + o), v128.load(leaving + o))));
    }
  }
}

/** `blurred` becomes the mean of `surface` over a square of 2·radius + 1 pixels: what lies below it is a cavity. */
export function blurSurface(radius: i32): void {
  blurPlane(surface, scratch, blurred, radius, REACH_X, REACH_Y);
}

/**
 * `target` becomes the mean of `source` (which it may be itself) as far as `reachX` (a multiple of 4) and `reachY` pixels
 * beyond the frame; `between` is lost.
 */
export function blurPlane(source: usize, between: usize, target: usize, radius: i32, reachX: i32, reachY: i32): void {
  boxAcross(source, between, radius, reachX, reachY);
  boxDown(between, target, radius, reachX, reachY);
}
