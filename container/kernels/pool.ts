import { allocate, halfHeight, halfWidth, rowFloats, rowOf, scratch } from "./buffers";
import { isFloorSeen, softenCaustics, tent } from "./caustics";
import { channel4 } from "./colours";
import { picturePointer } from "./painted";
import { channelOf, foundChannel, lookUp, pixelsOf } from "./picture";
import { bilinearAcross, quarterColumns, quarterField, quarterMargin } from "./quarter";
import { LANES, brighten, clamp01, div, mix, mul, mulAdd, scale, shift, splat, sub } from "./simd";
import { SLOPE_X, SLOPE_Y } from "./waves";

// Entries of the table of colours.
/** What light that is missing leaves of a colour. */
const SHADE: i32 = 0;
const SKY: i32 = 1;

let floorPicture: usize = 0;
let deckPicture: usize = 0;
let bend: f32 = 0;
let causticGain: f32 = 0;
let lightX: f32 = 0;
let lightY: f32 = 0;
let sheen: f32 = 0;

/** Where the host puts what lies under the water: RGBA, one byte a channel, half resolution. */
export function poolFloorPointer(): usize {
  if (floorPicture == 0) floorPicture = allocate(<usize>((halfWidth * (halfHeight + 1) + 4) * 4));
  return floorPicture;
}

/** Where the host puts what lies over it, with its alpha (not multiplied). */
export function poolDeckPointer(): usize {
  if (deckPicture == 0) deckPicture = allocate(<usize>(halfWidth * halfHeight * 4));
  return deckPicture;
}

/**
 * bend: how far water of slope 1 shifts its floor, canvas widths; caustics: their contrast; (x, y): unit vector toward the
 * light; sheen: how bright a slope toward it gets.
 */
export function setPool(bend_: f32, caustics: f32, x: f32, y: f32, sheen_: f32): void {
  bend = bend_;
  causticGain = caustics;
  lightX = x;
  lightY = y;
  sheen = sheen_;
}

/** A soft shoulder: caustic lines grow bright without clipping flat. */
@inline function shoulder(light: v128): v128 { return div(scale(light, 1.9), shift(light, 1.6)); }

@inline function poolChannel(
  index: i32, light: v128, white: v128, bright: v128, dusky: v128, over: v128, cover: v128,
): v128 {
  const seen = foundChannel(index);
  const lit = mulAdd(seen, light, mul(mul(seen, channel4(SHADE, index)), sub(splat(1), light)));
  const shone = mix(brighten(lit, white, 1.02), channel4(SKY, index), bright);
  return mix(mul(shone, mix(splat(1), channel4(SHADE, index), dusky)), channelOf(over, index), cover);
}

/** A pool into the host's picture: its floor bent and lit by the waves, and what lies dry beside it. */
export function drawPool(): void {
  softenCaustics();
  const picture = picturePointer();
  const rowBytes = <usize>(rowFloats << 2);
  const quarterRowBytes = <usize>(quarterColumns << 2);
  const even = shoulder(splat(0.6));
  const reach = bend * <f32>halfWidth;
  for (let y = 0; y < halfHeight; y++) {
    if (!isFloorSeen(y)) {
      const covered = <usize>((y * halfWidth) << 2);
      memory.copy(picture + covered, deckPicture + covered, <usize>(halfWidth << 2));
      continue;
    }
    const photons = rowOf(scratch, y);
    const quarterRow = <usize>(((y >> 1) + quarterMargin) * quarterColumns + quarterMargin) << 2;
    const slopesX = quarterField(SLOPE_X) + quarterRow;
    const slopesY = quarterField(SLOPE_Y) + quarterRow;
    const between: f32 = y & 1 ? 0.5 : 0;
    const row = <usize>((y * halfWidth) << 2);
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const over = v128.load(deckPicture + row + o);
      const cover = scale(f32x4.convert_i32x4_u(i32x4.shr_u(over, 24)), 1 / 255.0);
      if (!v128.any_true(f32x4.lt(cover, splat(1)))) {
        v128.store(picture + row + o, over);
        continue;
      }
      const caustic = scale(sub(shoulder(scale(tent(photons + o, rowBytes), 0.6 / 256.0)), even), causticGain);
      const q = <usize>((x >> 1) << 2);
      const slopeX = bilinearAcross(slopesX + q, slopesX + q + quarterRowBytes, between);
      const slopeY = bilinearAcross(slopesY + q, slopesY + q + quarterRowBytes, between);
      lookUp(floorPicture, mulAdd(slopeX, splat(reach), shift(LANES, <f32>x)), mulAdd(slopeY, splat(reach), splat(<f32>y)));
      const toward = mulAdd(slopeX, splat(-lightX), scale(slopeY, -lightY));
      const bright = clamp01(scale(toward, sheen));
      const dusky = clamp01(scale(toward, -sheen));
      const light = shift(caustic, 1);
      const white = clamp01(scale(shift(caustic, -0.16), 0.75));
      const red = poolChannel(0, light, white, bright, dusky, over, cover);
      const green = poolChannel(1, light, white, bright, dusky, over, cover);
      const blue = poolChannel(2, light, white, bright, dusky, over, cover);
      v128.store(picture + row + o, pixelsOf(red, green, blue));
    }
  }
}
