import { calm, halfHeight, halfWidth, rowFloats, rowOf, scratch } from "./buffers";
import { calmContrast } from "./calm";
import { softenCaustics, tent } from "./caustics";
import { channel4 } from "./colours";
import { picturePointer } from "./painted";
import { foundChannel, lookUp } from "./picture";
import { bilinearAcross, quarterColumns, quarterField, quarterMargin } from "./quarter";
import { LANES, add, brighten, clamp01, div, mix, mul, mulAdd, scale, shift, smoothstep, splat, sub } from "./simd";
import { SLOPE_X, SLOPE_Y } from "./waves";
import { storePixels } from "./yuv";

// Entries of the table of colours.
/** What light that is missing leaves. */
const SHADE: i32 = 0;
const SKY: i32 = 1;

let bend: f32 = 0;
let causticGain: f32 = 0;
let causticShare: f32 = 0;
let lightX: f32 = 0;
let lightY: f32 = 0;
let sheen: f32 = 0;
let glintFrom: f32 = 0;
let glints: f32 = 0;
let kept: f32 = 0;

/** bend: how far water of slope 1 shifts what lies in it, canvas widths; gain: photons to light; share: of caustics. */
export function setSubmerged(bend_: f32, gain: f32, share: f32, keptContrast: f32): void {
  bend = bend_;
  causticGain = gain;
  causticShare = share;
  kept = keptContrast;
}

/** Light from (x, y), a unit vector: how bright a slope toward it gets, and from which slope on and how much it glints. */
export function setSurface(x: f32, y: f32, sheen_: f32, glintFrom_: f32, glints_: f32): void {
  lightX = x;
  lightY = y;
  sheen = sheen_;
  glintFrom = glintFrom_;
  glints = glints_;
}

/** A soft shoulder: caustic lines grow bright without clipping flat. */
@inline function shoulder(light: v128): v128 { return div(scale(light, 1.9), shift(light, 1.6)); }

@inline function channelUnder(index: i32, light: v128, white: v128, bright: v128, dusky: v128, glint: v128): v128 {
  const seen = foundChannel(index);
  // Less light leaves the water's own deep colour; more of it first fills, then whitens.
  const lit = mulAdd(seen, light, mul(mul(seen, channel4(SHADE, index)), sub(splat(1), light)));
  const shone = mix(brighten(lit, white, 1.02), channel4(SKY, index), bright);
  return brighten(mul(shone, mix(splat(1), channel4(SHADE, index), dusky)), glint, 1.04);
}

/** The host's picture as it lies in moving water: bent by its slopes, lit by what the waves gather, under its sheen. */
export function shadeSubmerged(): void {
  softenCaustics();
  const picture = picturePointer();
  const rowBytes = <usize>(rowFloats << 2);
  const quarterRowBytes = <usize>(quarterColumns << 2);
  const even = shoulder(splat(causticGain));
  const reach = bend * <f32>halfWidth;
  for (let y = 0; y < halfHeight; y++) {
    const photons = rowOf(scratch, y);
    const calmRow = rowOf(calm, y);
    const quarterRow = <usize>(((y >> 1) + quarterMargin) * quarterColumns + quarterMargin) << 2;
    const slopesX = quarterField(SLOPE_X) + quarterRow;
    const slopesY = quarterField(SLOPE_Y) + quarterRow;
    const between: f32 = y & 1 ? 0.5 : 0;
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const hushed = calmContrast(v128.load(calmRow + o));
      const lively = sub(splat(1), scale(hushed, 1 - kept));
      const gathered = sub(shoulder(scale(tent(photons + o, rowBytes), causticGain / 256.0)), even);
      const caustic = mul(scale(gathered, causticShare), lively);
      const q = <usize>((x >> 1) << 2);
      const slopeX = bilinearAcross(slopesX + q, slopesX + q + quarterRowBytes, between);
      const slopeY = bilinearAcross(slopesY + q, slopesY + q + quarterRowBytes, between);
      lookUp(picture, mulAdd(slopeX, splat(reach), shift(LANES, <f32>x)), mulAdd(slopeY, splat(reach), splat(<f32>y)));
      const toward = mulAdd(slopeX, splat(-lightX), scale(slopeY, -lightY));
      const bright = mul(clamp01(scale(toward, sheen)), lively);
      const dusky = mul(clamp01(scale(toward, -sheen)), lively);
      const glint = mul(scale(smoothstep(glintFrom, glintFrom * 1.9, toward), glints), sub(splat(1), hushed));
      const light = add(splat(1), caustic);
      const white = clamp01(scale(shift(caustic, -0.12), 0.8));
      const red = channelUnder(0, light, white, bright, dusky, glint);
      const green = channelUnder(1, light, white, bright, dusky, glint);
      const blue = channelUnder(2, light, white, bright, dusky, glint);
      storePixels(x, y, red, green, blue);
    }
  }
}
