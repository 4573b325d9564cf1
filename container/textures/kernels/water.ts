import { calm, halfHeight, halfWidth, rowFloats, rowOf, scratch } from "./buffers";
import { calmContrast, calmTone } from "./calm";
import { softenCaustics, tent } from "./caustics";
import { CALM_COLOUR, channel4 } from "./colours";
import { bilinearAcross, quarterColumns, quarterField, quarterMargin } from "./quarter";
import {
  LANES, add, brighten, clamp01, div, larger, mix, mul, mulAdd, scale, shift, smaller, splat, sub,
} from "./simd";
import { SLOPE_X, SLOPE_Y } from "./waves";
import { storePixels } from "./yuv";

// Slots of colour.
const FLOOR_TOP: i32 = 0;
const FLOOR_BOTTOM: i32 = 1;
const DEEP: i32 = 2;
const SKY: i32 = 3;

let causticGain: f32 = 0;
let ambient: f32 = 0;
let surfaceSlope: f32 = 0;
let keptContrast: f32 = 0;
let calmPull: f32 = 0;

/** causticGain: photons to light; ambient: light without caustics; surfaceSlope: how much sky it mirrors. */
export function setWater(causticGain_: f32, ambient_: f32, surfaceSlope_: f32): void {
  causticGain = causticGain_;
  ambient = ambient_;
  surfaceSlope = surfaceSlope_;
}

/** Inside quiet zones: the share of caustic contrast that stays, and how far colour is pulled toward the calm one. */
export function setWaterCalm(contrast: f32, pull: f32): void {
  keptContrast = contrast;
  calmPull = pull;
}

/** A film-like shoulder: caustic lines grow bright without clipping flat. */
@inline function shoulder(light: v128): v128 { return div(scale(light, 1.9), shift(light, 1.6)); }

@inline function waterChannel(
  index: i32, downward: v128, dim: v128, over: v128, whiten: v128, reflected: v128, pull: v128,
): v128 {
  // Behind words the floor itself changes, like a sandbank: the light on it stays what it is.
  const calmColour = channel4(CALM_COLOUR, index);
  const floor = mix(mix(channel4(FLOOR_TOP, index), channel4(FLOOR_BOTTOM, index), downward), calmColour, pull);
  const deep = mix(channel4(DEEP, index), calmColour, pull);
  const lit = brighten(mul(mix(deep, floor, dim), over), whiten, 1.02);
  return mix(lit, channel4(SKY, index), reflected);
}

/** Sunlit water: caustics on the floor, a little sky on the surface. */
export function shadeWater(): void {
  softenCaustics();
  const rowBytes = <usize>(rowFloats << 2);
  const quarterRowBytes = <usize>(quarterColumns << 2);
  const even = shoulder(splat(causticGain));
  for (let y = 0; y < halfHeight; y++) {
    const photons = rowOf(scratch, y);
    const calmRow = rowOf(calm, y);
    const quarterRow = <usize>(((y >> 1) + quarterMargin) * quarterColumns + quarterMargin) << 2;
    const slopesX = quarterField(SLOPE_X) + quarterRow;
    const slopesY = quarterField(SLOPE_Y) + quarterRow;
    const between: f32 = y & 1 ? 0.5 : 0;
    const down = <f32>y / <f32>halfHeight * 0.75;
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const nearWords = v128.load(calmRow + o);
      const lively = sub(splat(1), scale(calmContrast(nearWords), 1 - keptContrast));
      const gathered = shoulder(scale(tent(photons + o, rowBytes), causticGain / 256.0));
      const caustic = mix(even, gathered, lively);
      const light = shift(caustic, ambient);
      const whiten = clamp01(scale(shift(caustic, -0.8), 0.9));
      const downward = clamp01(mulAdd(shift(LANES, <f32>x), splat(0.25 / <f32>halfWidth), splat(down)));

      const q = <usize>((x >> 1) << 2);
      const slopeX = scale(bilinearAcross(slopesX + q, slopesX + q + quarterRowBytes, between), surfaceSlope);
      const slopeY = scale(bilinearAcross(slopesY + q, slopesY + q + quarterRowBytes, between), surfaceSlope);
      // Slanted water mirrors a little sky: 1 − cos of a small slope is half its square.
      const slanted = scale(mulAdd(slopeX, slopeX, mul(slopeY, slopeY)), 0.25);
      const reflected = mul(smaller(slanted, splat(0.07)), lively);

      const dim = smaller(light, splat(1));
      const over = larger(light, splat(1));
      const pull = scale(calmTone(nearWords), calmPull);
      const red = waterChannel(0, downward, dim, over, whiten, reflected, pull);
      const green = waterChannel(1, downward, dim, over, whiten, reflected, pull);
      const blue = waterChannel(2, downward, dim, over, whiten, reflected, pull);
      storePixels(x, y, red, green, blue);
    }
  }
}
