import { halfHeight, halfWidth } from "./buffers";
import { picturePointer } from "./painted";
import { add, clamp01, mul, mulAdd, scale, shift, splat, sub } from "./simd";

let from: f32 = 0;
let to: f32 = 1;
let opacity: f32 = 1;
let contrast: f32 = 0;
let depth: f32 = 0;
let rim: f32 = 0;

/**
 * from, to: densities at which vapour begins to show and hides most, which is `opacity`; contrast, depth, rim: how much its own light,
 * its depth and its thin edges add to its place on the ramp.
 */
export function setVapour(from_: f32, to_: f32, opacity_: f32, contrast_: f32, depth_: f32, rim_: f32): void {
  from = from_;
  to = to_;
  opacity = opacity_;
  contrast = contrast_;
  depth = depth_;
  rim = rim_;
}

/** Four values of a plane between its pixels; `left` and `right` are the shares of two columns, `down` that of the row below. */
@inline function between(at: usize, rowBytes: usize, left: f32, right: f32, down: f32): v128 {
  const upper = mulAdd(v128.load(at, 4), splat(right), scale(v128.load(at), left));
  if (down == 0) return upper;
  const below = at + rowBytes;
  const lower = mulAdd(v128.load(below, 4), splat(right), scale(v128.load(below), left));
  return mulAdd(sub(lower, upper), splat(down), upper);
}

/**
 * Two states of vapour, each a plane of density and one of light `stride` wide, over the host's picture. (a, b): bytes from the
 * planes' start to what lies at the picture's corner; then the shares of each state's two columns, and how far down between rows.
 * `gathered` and `grain` are as large as the picture; `tone` is the place on the ramp of the first row, which falls by `fall` a row.
 */
export function drawVapour(
  densityA: usize, lightA: usize, densityB: usize, lightB: usize, stride: i32, a: usize, b: usize, a0: f32, a1: f32,
  b0: f32, b1: f32, down: f32, gathered: usize, grain: usize, ramp: usize, rampSize: i32, tone: f32, fall: f32,
): void {
  const steep: f32 = 1 / (to - from);
  const last = splat(<f32>(rampSize - 1));
  const rowBytes = <usize>(stride << 2);
  let target = picturePointer();
  for (let y = 0; y < halfHeight; y++) {
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const first = between(densityA + a + o, rowBytes, a0, a1, down);
      const second = between(densityB + b + o, rowBytes, b0, b1, down);
      const dense = add(add(first, second), v128.load(gathered + o));
      const thick = clamp01(scale(shift(dense, -from), steep));
      if (!v128.any_true(f32x4.gt(thick, splat(0)))) continue;
      const cover = mul(mul(thick, thick), sub(splat(3), add(thick, thick)));
      const light = add(
        between(lightA + a + o, rowBytes, a0, a1, down), between(lightB + b + o, rowBytes, b0, b1, down),
      );
      let value = mulAdd(light, splat(contrast), splat(tone + fall * <f32>y));
      value = mulAdd(shift(dense, -to), splat(depth), value);
      value = mulAdd(sub(splat(1), cover), splat(rim), value);
      value = mulAdd(v128.load(grain + o), splat(0.016), value);
      const place = i32x4.shl(i32x4.trunc_sat_f32x4_u(mul(clamp01(value), last)), 2);
      let colours = v128.load32_zero(ramp + <usize>i32x4.extract_lane(place, 0));
      colours = v128.load32_lane(ramp + <usize>i32x4.extract_lane(place, 1), colours, 1);
      colours = v128.load32_lane(ramp + <usize>i32x4.extract_lane(place, 2), colours, 2);
      colours = v128.load32_lane(ramp + <usize>i32x4.extract_lane(place, 3), colours, 3);
      const shares = i32x4.trunc_sat_f32x4_u(mulAdd(cover, splat(256 * opacity), splat(0.5)));
      const narrow = i16x8.narrow_i32x4_u(shares, shares);
      const ground = v128.load(target + o);
      const near = laidOver(
        i16x8.extend_low_i8x16_u(colours), i16x8.extend_low_i8x16_u(ground),
        v128.shuffle<i16>(narrow, narrow, 0, 0, 0, 0, 1, 1, 1, 1),
      );
      const far = laidOver(
        i16x8.extend_high_i8x16_u(colours), i16x8.extend_high_i8x16_u(ground),
        v128.shuffle<i16>(narrow, narrow, 2, 2, 2, 2, 3, 3, 3, 3),
      );
      v128.store(target + o, i8x16.narrow_i16x8_u(near, far));
    }
    a += rowBytes;
    b += rowBytes;
    gathered += <usize>(halfWidth << 2);
    grain += <usize>(halfWidth << 2);
    target += <usize>(halfWidth << 2);
  }
}

/** Colours over others by shares of 256. */
@inline function laidOver(colour: v128, ground: v128, share: v128): v128 {
  const kept = i16x8.mul(ground, i16x8.sub(i16x8.splat(256), share));
  return i16x8.shr_u(i16x8.add(i16x8.add(i16x8.mul(colour, share), kept), i16x8.splat(128)), 8);
}
