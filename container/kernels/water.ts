import { allocate, calm, halfHeight, halfWidth, originOffset, planeBytes, rowFloats, rowOf, scratch } from "./buffers";
import { calmContrast, calmTone } from "./calm";
import { softenCaustics, tent } from "./caustics";
import { CALM_COLOUR, channel4 } from "./colours";
import { flowNoise, setFlow } from "./noise";
import { bilinearAcross, quarterColumns, quarterField, quarterMargin } from "./quarter";
import {
  LANES, abs, add, brighten, clamp01, div, larger, mix, mul, mulAdd, scale, shift, smaller, smoothstep, splat, square, sub,
} from "./simd";
import { SLOPE_X, SLOPE_Y } from "./waves";
import { storePixels } from "./yuv";

// Entries of the table of colours.
const FLOOR_TOP: i32 = 0;
const FLOOR_BOTTOM: i32 = 1;
const DEEP: i32 = 2;
const SKY: i32 = 3;
/** What the sheen's dark side shows. */
const DUSK: i32 = 4;

let causticGain: f32 = 0;
let ambient: f32 = 0;
let surfaceSlope: f32 = 0;
let keptContrast: f32 = 0;
let calmPull: f32 = 0;
let causticShare: f32 = 1;
let lightX: f32 = 0;
let lightY: f32 = 0;
let sheenGain: f32 = 0;
/** The floor's own pattern, −1…1; 0: none. */
let floorGrain: usize = 0;

/** causticGain: photons to light; ambient: light without caustics; surfaceSlope: how much sky it mirrors. */
export function setWater(causticGain_: f32, ambient_: f32, surfaceSlope_: f32): void {
  causticGain = causticGain_;
  ambient = ambient_;
  surfaceSlope = surfaceSlope_;
}

/**
 * What the surface itself shows of light from (x, y), a unit vector. caustics: the share of them that is left; gain: how
 * bright a slope toward the light gets.
 */
export function setSheen(caustics: f32, x: f32, y: f32, gain: f32): void {
  causticShare = caustics;
  lightX = x;
  lightY = y;
  sheenGain = gain;
}

/** A floor of stone: clouds, veins and grain, with this contrast. */
export function makeFloor(contrast: f32, seed: i32): void {
  if (floorGrain == 0) floorGrain = allocate(planeBytes) + originOffset();
  setFlow(0, 0);
  const unit: f32 = 1.0 / <f32>halfWidth;
  for (let row = 0; row < halfHeight; row++) {
    const y = splat(<f32>row * unit);
    for (let column = 0; column < halfWidth; column += 4) {
      const x = scale(shift(LANES, <f32>column), unit);
      const bend = flowNoise(scale(x, 2.3), scale(y, 2.3), seed);
      const clouds = flowNoise(mulAdd(x, splat(3.1), bend), scale(y, 3.1), seed + 1);
      const veinX = mulAdd(x, splat(1.9), scale(bend, 0.9));
      const veinY = mulAdd(y, splat(2.6), scale(clouds, 0.4));
      const vein = flowNoise(veinX, veinY, seed + 2);
      const line = square(square(sub(splat(1), smaller(scale(abs(vein), 2.2), splat(1)))));
      const grain = flowNoise(scale(x, 190), scale(y, 190), seed + 3);
      const pattern = mulAdd(clouds, splat(0.75), mulAdd(grain, splat(0.28), scale(line, -0.55)));
      v128.store(rowOf(floorGrain, row) + <usize>(column << 2), scale(pattern, contrast));
    }
  }
}

/** Inside quiet zones: the share of caustic contrast that stays, and how far colour is pulled toward the calm one. */
export function setWaterCalm(contrast: f32, pull: f32): void {
  keptContrast = contrast;
  calmPull = pull;
}

/** A soft shoulder: caustic lines grow bright without clipping flat. */
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

/** Slopes toward the light mirror the sky, those away from it what is dark around. */
@inline function sheenChannel(index: i32, colour: v128, bright: v128, dusky: v128): v128 {
  return mix(mix(colour, channel4(DUSK, index), dusky), channel4(SKY, index), bright);
}

/** Sunlit water: caustics on the floor, a little sky on the surface. */
export function shadeWater(): void {
  if (causticShare > 0) softenCaustics();
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
      const hushed = calmContrast(nearWords);
      const lively = sub(splat(1), scale(hushed, 1 - keptContrast));
      let caustic = even;
      if (causticShare > 0) {
        const gathered = shoulder(scale(tent(photons + o, rowBytes), causticGain / 256.0));
        caustic = mix(even, gathered, scale(lively, causticShare));
      }
      let light = shift(caustic, ambient);
      if (floorGrain != 0) light = mulAdd(v128.load(rowOf(floorGrain, y) + o), lively, light);
      const whiten = clamp01(scale(shift(caustic, -0.8), 0.9));
      const downward = clamp01(mulAdd(shift(LANES, <f32>x), splat(0.25 / <f32>halfWidth), splat(down)));

      const q = <usize>((x >> 1) << 2);
      const waterX = bilinearAcross(slopesX + q, slopesX + q + quarterRowBytes, between);
      const waterY = bilinearAcross(slopesY + q, slopesY + q + quarterRowBytes, between);
      const slopeX = scale(waterX, surfaceSlope);
      const slopeY = scale(waterY, surfaceSlope);
      // Slanted water mirrors a little sky: 1 − cos of a small slope is half its square.
      const slanted = scale(mulAdd(slopeX, slopeX, mul(slopeY, slopeY)), 0.25);
      const reflected = mul(smaller(slanted, splat(0.07)), lively);

      const dim = smaller(light, splat(1));
      const over = larger(light, splat(1));
      const pull = scale(calmTone(nearWords), calmPull);
      let red = waterChannel(0, downward, dim, over, whiten, reflected, pull);
      let green = waterChannel(1, downward, dim, over, whiten, reflected, pull);
      let blue = waterChannel(2, downward, dim, over, whiten, reflected, pull);
      if (sheenGain > 0) {
        const toward = mulAdd(waterX, splat(-lightX), scale(waterY, -lightY));
        const bright = mul(clamp01(scale(toward, sheenGain)), lively);
        const dusky = mul(clamp01(scale(toward, -sheenGain)), lively);
        red = sheenChannel(0, red, bright, dusky);
        green = sheenChannel(1, green, bright, dusky);
        blue = sheenChannel(2, blue, bright, dusky);
      }
      storePixels(x, y, red, green, blue);
    }
  }
}
