import { blurred, calm, halfHeight, halfWidth, rowOf, scratch, surface } from "./buffers";
import { calmContrast, calmTone } from "./calm";
import { CALM_COLOUR, channel4 } from "./colours";
import { brighten, clamp01, larger, mix, mul, scale, shift, splat, sub } from "./simd";
import { storePixels } from "./yuv";

// Slots of colour: five from 0 on for the ramp.
/** What shade multiplies by. */
const TINT: i32 = 5;
const LINE: i32 = 6;

let keptContrast: f32 = 0.25;
let calmPull: f32 = 0;
let lineStrength: f32 = 1;
let whiteness: f32 = 1;

/**
 * How strong lines are, and how white light turns what it falls on; inside quiet zones: the share of contrast that stays, and
 * how far colour is pulled to the calm one.
 */
export function setBandCalm(lines: f32, white: f32, contrast: f32, pull: f32): void {
  lineStrength = lines;
  whiteness = white;
  keptContrast = contrast;
  calmPull = pull;
}

@inline function bandChannel(index: i32, place: v128, bright: v128, dark: v128, line: v128): v128 {
  let colour = channel4(0, index);
  for (let stop: i32 = 1; stop < 5; stop++) {
    colour = mix(colour, channel4(stop, index), clamp01(shift(place, 1 - <f32>stop)));
  }
  colour = mul(colour, mix(splat(1), channel4(TINT, index), dark));
  colour = brighten(colour, bright, 1.02);
  return mix(colour, channel4(LINE, index), line);
}

/** Colours of what one of `bands`' functions drew. */
export function shadeBands(): void {
  for (let y = 0; y < halfHeight; y++) {
    const calmRow = rowOf(calm, y);
    const places = rowOf(surface, y);
    const lights = rowOf(scratch, y);
    const lines = rowOf(blurred, y);
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const nearWords = v128.load(calmRow + o);
      const lively = sub(splat(1), scale(calmContrast(nearWords), 1 - keptContrast));
      const place = scale(mix(splat(0.5), v128.load(places + o), lively), 4);
      const light = mul(v128.load(lights + o), lively);
      const bright = clamp01(scale(light, whiteness));
      const dark = clamp01(larger(sub(splat(0), light), splat(0)));
      const line = mul(scale(v128.load(lines + o), lineStrength), lively);
      const pull = scale(calmTone(nearWords), calmPull);
      storePixels(
        x, y, mix(bandChannel(0, place, bright, dark, line), channel4(CALM_COLOUR, 0), pull),
        mix(bandChannel(1, place, bright, dark, line), channel4(CALM_COLOUR, 1), pull),
        mix(bandChannel(2, place, bright, dark, line), channel4(CALM_COLOUR, 2), pull),
      );
    }
  }
}
