import { halfHeight, halfWidth } from "./buffers";
import { clamp01, larger, mulAdd, scale, smaller, splat, sub } from "./simd";

/** The last four colours that were looked up: a vector for each of red, green and blue. */
const found = memory.data(3 * 16, 16);

/** One channel (0 red, 1 green, 2 blue) of what `lookUp` found, 0…1. */
@inline export function foundChannel(index: i32): v128 { return v128.load(found + <usize>(index << 4)); }

/** Red, green, blue and alpha between four pixels, 0…1; the shares of the right and of the lower ones are 0…256. */
@inline function between(at: usize, right: i32, down: i32): v128 {
  const upper = i16x8.extend_low_i8x16_u(v128.load64_zero(at));
  const lower = i16x8.extend_low_i8x16_u(v128.load64_zero(at + <usize>(halfWidth << 2)));
  const sum = i16x8.add(i16x8.mul(upper, i16x8.splat(<i16>(256 - down))), i16x8.mul(lower, i16x8.splat(<i16>down)));
  const even = i16x8.shr_u(sum, 8);
  const left = i32x4.extend_low_i16x8_u(even);
  const other = i32x4.extend_high_i16x8_u(even);
  const both = i32x4.add(i32x4.mul(left, i32x4.splat(256 - right)), i32x4.mul(other, i32x4.splat(right)));
  return scale(f32x4.convert_i32x4_u(both), 1 / 65280.0);
}

/** Looks up a picture of RGBA bytes at four places, in half-resolution pixels; outside, it repeats its edge. */
@inline export function lookUp(picture: usize, x: v128, y: v128): void {
  const inX = smaller(larger(x, splat(0)), splat(<f32>halfWidth - 1.01));
  const inY = smaller(larger(y, splat(0)), splat(<f32>halfHeight - 1.01));
  const column = i32x4.trunc_sat_f32x4_s(inX);
  const row = i32x4.trunc_sat_f32x4_s(inY);
  const right = i32x4.trunc_sat_f32x4_s(scale(sub(inX, f32x4.convert_i32x4_s(column)), 256));
  const down = i32x4.trunc_sat_f32x4_s(scale(sub(inY, f32x4.convert_i32x4_s(row)), 256));
  const at = i32x4.shl(i32x4.add(i32x4.mul(row, i32x4.splat(halfWidth)), column), 2);
  const a = between(picture + <usize>i32x4.extract_lane(at, 0), i32x4.extract_lane(right, 0), i32x4.extract_lane(down, 0));
  const b = between(picture + <usize>i32x4.extract_lane(at, 1), i32x4.extract_lane(right, 1), i32x4.extract_lane(down, 1));
  const c = between(picture + <usize>i32x4.extract_lane(at, 2), i32x4.extract_lane(right, 2), i32x4.extract_lane(down, 2));
  const d = between(picture + <usize>i32x4.extract_lane(at, 3), i32x4.extract_lane(right, 3), i32x4.extract_lane(down, 3));
  const abRedGreen = v128.shuffle<f32>(a, b, 0, 4, 1, 5);
  const cdRedGreen = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
  const abBlue = v128.shuffle<f32>(a, b, 2, 6, 3, 7);
  const cdBlue = v128.shuffle<f32>(c, d, 2, 6, 3, 7);
  v128.store(found, v128.shuffle<f32>(abRedGreen, cdRedGreen, 0, 1, 4, 5));
  v128.store(found, v128.shuffle<f32>(abRedGreen, cdRedGreen, 2, 3, 6, 7), 16);
  v128.store(found, v128.shuffle<f32>(abBlue, cdBlue, 0, 1, 4, 5), 32);
}

/** One channel (0 red, 1 green, 2 blue) of four pixels of RGBA bytes, 0…1. */
@inline export function channelOf(pixels: v128, index: i32): v128 {
  const bytes = v128.and(i32x4.shr_u(pixels, index << 3), i32x4.splat(0xff));
  return scale(f32x4.convert_i32x4_u(bytes), 1 / 255.0);
}

@inline function byteOf(channel: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(mulAdd(clamp01(channel), splat(255), splat(0.5)));
}

/** Four pixels as opaque RGBA bytes. */
@inline export function pixelsOf(red: v128, green: v128, blue: v128): v128 {
  const low = v128.or(byteOf(red), i32x4.shl(byteOf(green), 8));
  return v128.or(low, v128.or(i32x4.shl(byteOf(blue), 16), i32x4.splat(0xff000000)));
}
