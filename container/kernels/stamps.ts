import { halfHeight, halfWidth } from "./buffers";
import { picturePointer } from "./painted";

/** Clear pixels around a sprite, so that what lies between its edge and nothing needs no test. */
const BORDER: i32 = 2;

/** How a sprite's light meets the picture's. */
const OVER: i32 = 0;
const SCREEN: i32 = 1;

/** Two pixels of a sprite over two of the picture: sixteen bits a channel, premultiplied. */
@inline function laid(sprite: v128, ground: v128, mode: i32): v128 {
  if (mode > SCREEN) return i16x8.add(sprite, ground);
  const taken = mode == OVER ? v128.shuffle<i16>(sprite, sprite, 3, 3, 3, 3, 7, 7, 7, 7) : sprite;
  const rest = i16x8.sub(i16x8.splat(256), i16x8.add(taken, i16x8.shr_u(taken, 7)));
  const kept = i16x8.shr_u(i16x8.add(i16x8.mul(ground, rest), i16x8.splat(128)), 8);
  return i16x8.add(kept, sprite);
}

@inline function faded(sprite: v128, opacity: v128): v128 {
  return i16x8.shr_u(i16x8.add(i16x8.mul(sprite, opacity), i16x8.splat(128)), 8);
}

/** The pixel between four of a sprite, in the lower half; (u, v): 16 bits of fraction, from the border's first pixel. */
@inline function sampled(sprite: usize, stride: i32, u: i32, v: i32): v128 {
  const at = sprite + <usize>(((v >> 16) * stride + (u >> 16)) << 2);
  const down = i16x8.splat(<i16>((v >> 8) & 255));
  const upper = i16x8.extend_low_i8x16_u(v128.load64_zero(at));
  const lower = i16x8.extend_low_i8x16_u(v128.load64_zero(at + <usize>(stride << 2)));
  const high = i16x8.mul(upper, i16x8.sub(i16x8.splat(256), down));
  const both = i16x8.shr_u(i16x8.add(high, i16x8.mul(lower, down)), 8);
  const across = i16x8.splat(<i16>((u >> 8) & 255));
  const shares = i16x8.add(i16x8.mul(across, i16x8(-1, -1, -1, -1, 1, 1, 1, 1)), i16x8(256, 256, 256, 256, 0, 0, 0, 0));
  const parts = i16x8.mul(both, shares);
  return i16x8.shr_u(i16x8.add(parts, v128.shuffle<i64>(parts, parts, 1, 0)), 8);
}

/** First and last + 1 of `count` steps from `from` by `step` that lie between −1 and `size`, packed into one number. */
@inline function stepsWithin(from: f64, step: f64, size: i32, count: i32): i64 {
  const low = -0.999 - from;
  const high = <f64>size - 0.001 - from;
  if (Math.abs(step) < 1e-9) return low <= 0 && high >= 0 ? <i64>count : 0;
  const a = step > 0 ? low / step : high / step;
  const b = step > 0 ? high / step : low / step;
  const first = <i32>Math.ceil(Math.min(Math.max(a, 0), <f64>count));
  const end = <i32>Math.floor(Math.min(Math.max(b + 1, 0), <f64>count));
  return (<i64>first << 32) | <i64>max(end, first);
}

/**
 * Stamps a sprite, premultiplied RGBA with a clear border of two pixels, on the host's picture. (left, top) to (right, bottom) is the
 * part of the picture that it may touch; (u, v) the sprite's place under the middle of the first pixel there, which goes on by
 * (acrossU, acrossV) from column to column and by (downU, downV) from row to row. `mode`: 0 over, 1 screen, 2 added.
 */
export function stampSprite(
  sprite: usize, width: i32, height: i32, left: i32, top: i32, right: i32, bottom: i32, u: f64, v: f64, acrossU: f64,
  acrossV: f64, downU: f64, downV: f64, opacity256: i32, mode: i32,
): void {
  const stride = width + 2 * BORDER;
  const isWhole = acrossU == 1 && acrossV == 0 && downU == 0 && u == Math.floor(u) && v == Math.floor(v) && downV == 1;
  const opacity = i16x8.splat(<i16>opacity256);
  const du = <i32>Math.round(acrossU * 65536);
  const dv = <i32>Math.round(acrossV * 65536);
  for (let y = top; y < bottom; y++) {
    const rowU = u + downU * <f64>(y - top);
    const rowV = v + downV * <f64>(y - top);
    const inU = stepsWithin(rowU, acrossU, width, right - left);
    const inV = stepsWithin(rowV, acrossV, height, right - left);
    const first = max(<i32>(inU >> 32), <i32>(inV >> 32));
    const end = min(<i32>inU, <i32>inV);
    if (end <= first) continue;
    const target = picturePointer() + <usize>((y * halfWidth + left) << 2);
    if (isWhole) {
      const row = sprite + <usize>((<i32>(rowV + BORDER) * stride + <i32>(rowU + BORDER)) << 2);
      stampRow(row, target, first, end, opacity256, mode);
      continue;
    }
    let atU = <i32>((rowU + acrossU * <f64>first + BORDER) * 65536);
    let atV = <i32>((rowV + acrossV * <f64>first + BORDER) * 65536);
    let x = first;
    for (; x + 1 < end; x += 2) {
      const one = sampled(sprite, stride, atU, atV);
      const other = sampled(sprite, stride, atU + du, atV + dv);
      atU += du + du;
      atV += dv + dv;
      const pair = v128.shuffle<i64>(one, other, 0, 2);
      if (!v128.any_true(pair)) continue;
      const to = target + <usize>(x << 2);
      const sum = laid(faded(pair, opacity), v128.load8x8_u(to), mode);
      v128.store64_lane(to, i8x16.narrow_i16x8_u(sum, sum), 0);
    }
    if (x < end) {
      const to = target + <usize>(x << 2);
      const ground = i16x8.extend_low_i8x16_u(v128.load32_zero(to));
      const sum = laid(faded(sampled(sprite, stride, atU, atV), opacity), ground, mode);
      v128.store32_lane(to, i8x16.narrow_i16x8_u(sum, sum), 0);
    }
  }
}

/** One row of a sprite that lies pixel on pixel. */
function stampRow(row: usize, target: usize, first: i32, end: i32, opacity256: i32, mode: i32): void {
  const opacity = i16x8.splat(<i16>opacity256);
  let x = first;
  for (; x + 3 < end; x += 4) {
    const o = <usize>(x << 2);
    const pixels = v128.load(row + o);
    if (!v128.any_true(pixels)) continue;
    if (mode == OVER && opacity256 == 256 && i32x4.all_true(i32x4.ge_u(pixels, i32x4.splat(0xff000000)))) {
      v128.store(target + o, pixels);
      continue;
    }
    const ground = v128.load(target + o);
    const near = laid(faded(i16x8.extend_low_i8x16_u(pixels), opacity), i16x8.extend_low_i8x16_u(ground), mode);
    const far = laid(faded(i16x8.extend_high_i8x16_u(pixels), opacity), i16x8.extend_high_i8x16_u(ground), mode);
    v128.store(target + o, i8x16.narrow_i16x8_u(near, far));
  }
  for (; x < end; x++) {
    const o = <usize>(x << 2);
    const pixel = faded(i16x8.extend_low_i8x16_u(v128.load32_zero(row + o)), opacity);
    const sum = laid(pixel, i16x8.extend_low_i8x16_u(v128.load32_zero(target + o)), mode);
    v128.store32_lane(target + o, i8x16.narrow_i16x8_u(sum, sum), 0);
  }
}

/** A stroke with round ends from (x0, y0) to (x1, y1), `half` its width, in one opaque colour: half-resolution pixels, 0…255. */
export function strokeLine(x0: f32, y0: f32, x1: f32, y1: f32, half: f32, red: f32, green: f32, blue: f32): void {
  const reach = half + 1;
  const dx = x1 - x0;
  const dy = y1 - y0;
  const squared = dx * dx + dy * dy;
  const inverse: f32 = squared > 0 ? 1 / squared : 0;
  const top = max(0, <i32>Mathf.floor(min(y0, y1) - reach));
  const bottom = min(halfHeight, <i32>Mathf.ceil(max(y0, y1) + reach) + 1);
  // Beside a steep stroke a row has only a few pixels of it.
  const aslant: f32 = Mathf.abs(dy) > 0.01 ? reach * Mathf.sqrt(squared) / Mathf.abs(dy) : 1e9;
  for (let y = top; y < bottom; y++) {
    const fromY = <f32>y + 0.5 - y0;
    const middle = x0 + (Mathf.abs(dy) > 0.01 ? (fromY * dx) / dy : 0);
    const left = max(<i32>Mathf.floor(max(min(x0, x1) - reach, middle - aslant - reach)), 0);
    const right = min(<i32>Mathf.ceil(min(max(x0, x1) + reach, middle + aslant + reach)) + 1, halfWidth);
    const row = picturePointer() + <usize>((y * halfWidth) << 2);
    for (let x = left; x < right; x++) {
      const fromX = <f32>x + 0.5 - x0;
      const share = min<f32>(1, max<f32>(0, (fromX * dx + fromY * dy) * inverse));
      const awayX = fromX - share * dx;
      const awayY = fromY - share * dy;
      const cover = half + 0.5 - Mathf.sqrt(awayX * awayX + awayY * awayY);
      if (cover <= 0) continue;
      const part = min<f32>(1, cover);
      const at = row + <usize>(x << 2);
      store<u8>(at, <u8>(<f32>load<u8>(at) * (1 - part) + red * part + 0.5));
      store<u8>(at, <u8>(<f32>load<u8>(at, 1) * (1 - part) + green * part + 0.5), 1);
      store<u8>(at, <u8>(<f32>load<u8>(at, 2) * (1 - part) + blue * part + 0.5), 2);
    }
  }
}
