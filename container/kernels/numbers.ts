import { abs, clamp01, mul, mulSub, splat, square, sub } from "./simd";

/**
 * What light, matter and colours come to in a frame: numbers that an inner loop loads, four times each, which is quicker than to
 * spread them there. Each material gives them meanings of its own.
 */
const numbers = memory.data(64 * 16, 16);

@inline export function number(index: i32): v128 { return v128.load(numbers + <usize>(index << 4)); }
export function keep(index: i32, x: f32): void { v128.store(numbers + <usize>(index << 4), splat(x)); }

/** How many numbers a softbox takes. */
export const SOFTBOX: i32 = 7;

/** Keeps a softbox's reflection: its middle, half its size, how soft its edge is, how bright it is. */
export function keepSoftbox(at: i32, x: f32, y: f32, width: f32, height: f32, softness: f32, light: f32): void {
  keep(at, x);
  keep(at + 1, y);
  keep(at + 2, (width + softness) * 0.5 / softness);
  keep(at + 3, (height + softness) * 0.5 / softness);
  keep(at + 4, 0.5 / softness);
  keep(at + 5, 3 * light);
  keep(at + 6, 2 * light);
}

/** Light of a softbox that was kept where it is reflected toward (x, y): `softRectangle`, times how bright it is. */
@inline export function softbox(at: i32, x: v128, y: v128): v128 {
  const across = clamp01(mulSub(abs(sub(x, number(at))), number(at + 4), number(at + 2)));
  const along = clamp01(mulSub(abs(sub(y, number(at + 1))), number(at + 4), number(at + 3)));
  const smooth = mul(mulSub(splat(2), across, splat(3)), mulSub(number(at + 6), along, number(at + 5)));
  return mul(square(mul(across, along)), smooth);
}
