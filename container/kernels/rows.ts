import { allocate, halfWidth, rowFloats, rowOf, surface } from "./buffers";
import { meanAt } from "./means";
import { add, larger, scale, smaller, splat, sub } from "./simd";

/**
 * One row of a surface on its way to be lit; a row is so short that it stays in the nearest cache. Slopes are differences over
 * two pixels, weighted four times (Sobel: smoothing across the slope keeps thin highlights free of steps).
 */
export const SLOPE_X: i32 = 0;
export const SLOPE_Y: i32 = 1;
/** Light for its height above the mean around; negative in hollows. */
export const LIGHTER: i32 = 2;
/** How sharply the surface turns from pixel to pixel. */
export const TURNING: i32 = 3;
export const HEIGHT: i32 = 4;
/** Light that the relief takes from itself. */
export const SHADE: i32 = 5;
const ROW_COUNT: i32 = 6;

let rows: usize = 0;

export function layOutRows(): void {
  if (rows == 0) rows = allocate(<usize>((halfWidth + 8) * 4 * ROW_COUNT));
}

@inline export function rowAt(which: i32, x: i32): usize { return rows + <usize>((which * (halfWidth + 8) + x) << 2); }

/** Four pixels of one of the rows. */
@inline export function fromRow(which: i32, x: i32): v128 { return v128.load(rowAt(which, x)); }
@inline export function toRow(which: i32, x: i32, value: v128): void { v128.store(rowAt(which, x), value); }

/** Light of a place so far above the mean around it, or below it. */
@inline export function lighter(above: v128, perHeight: f32, least: f32, most: f32): v128 {
  return larger(smaller(scale(above, perHeight), splat(most)), splat(least));
}

/** The rows of the height field at row y; its means are made ready. The rest as for `lighter`. */
export function takeRow(y: i32, perHeight: f32, least: f32, most: f32): void {
  const heights = rowOf(surface, y);
  const rowBytes = <usize>(rowFloats << 2);
  for (let x = 0; x < halfWidth; x += 4) {
    const at = heights + <usize>(x << 2);
    toRow(SLOPE_X, x, slopeX(at, rowBytes));
    toRow(SLOPE_Y, x, slopeY(at, rowBytes));
    toRow(LIGHTER, x, lighter(sub(v128.load(at), meanAt(x)), perHeight, least, most));
    toRow(TURNING, x, turning(at, rowBytes));
  }
}

@inline export function slopeX(at: usize, rowBytes: usize): v128 {
  const above = at - rowBytes;
  const below = at + rowBytes;
  const southEast = sub(v128.load(below + 4), v128.load(above - 4));
  const northEast = sub(v128.load(above + 4), v128.load(below - 4));
  const east = sub(v128.load(at + 4), v128.load(at - 4));
  return add(add(southEast, northEast), add(east, east));
}

@inline export function slopeY(at: usize, rowBytes: usize): v128 {
  const above = at - rowBytes;
  const below = at + rowBytes;
  const southEast = sub(v128.load(below + 4), v128.load(above - 4));
  const northEast = sub(v128.load(above + 4), v128.load(below - 4));
  const south = sub(v128.load(below), v128.load(above));
  return add(sub(southEast, northEast), add(south, south));
}

@inline export function turning(at: usize, rowBytes: usize): v128 {
  const sides = add(v128.load(at + 4), v128.load(at - 4));
  const ends = add(v128.load(at + rowBytes), v128.load(at - rowBytes));
  return sub(add(sides, ends), scale(v128.load(at), 4));
}
