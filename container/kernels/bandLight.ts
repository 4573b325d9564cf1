import { blurred, calm, halfHeight, halfWidth, rowOf, scratch, surface } from "./buffers";
import { calmContrast, calmTone } from "./calm";
import { CALM_COLOUR, component, productComponent } from "./colours";
import { keep, number } from "./numbers";
import { clamp01, mix, mul, mulAdd, negate, scale, shift, smaller, splat, sub } from "./simd";
import { storeComponents } from "./yuv";

// Entries of the table of colours: five from 0 on for the ramp.
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

// Numbers that are kept.
const RAMP: i32 = 0;
/** What full shade takes from the ramp. */
const SHADED: i32 = 15;
const LINES: i32 = 30;
const CALM: i32 = 33;

function keepNumbers(): void {
  for (let index = 0; index < 3; index++) {
    let before: f32 = 0;
    let shadedBefore: f32 = 0;
    for (let stop = 0; stop < 5; stop++) {
      const colour = component(stop, index);
      const shaded = productComponent(stop, TINT, index) - colour;
      keep(RAMP + 5 * index + stop, colour - before);
      keep(SHADED + 5 * index + stop, shaded - shadedBefore);
      before = colour;
      shadedBefore = shaded;
    }
    keep(LINES + index, component(LINE, index));
    keep(CALM + index, component(CALM_COLOUR, index));
  }
}

/** A component of the ramp from the first colour on, as far toward each of the others. */
@inline function rampAt(at: i32, second: v128, third: v128, fourth: v128, fifth: v128): v128 {
  const lower = mulAdd(second, number(at + 1), number(at));
  return mulAdd(fifth, number(at + 4), mulAdd(fourth, number(at + 3), mulAdd(third, number(at + 2), lower)));
}

/** Colours of what one of `bands`' functions drew. */
export function shadeBands(): void {
  keepNumbers();
  for (let y = 0; y < halfHeight; y++) {
    const calmRow = rowOf(calm, y);
    const places = rowOf(surface, y);
    const lights = rowOf(scratch, y);
    const lines = rowOf(blurred, y);
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const nearWords = v128.load(calmRow + o);
      const hasWords = v128.any_true(nearWords);
      let lively = splat(1);
      if (hasWords) lively = sub(lively, scale(calmContrast(nearWords), 1 - keptContrast));
      const place = scale(mulAdd(shift(v128.load(places + o), -0.5), lively, splat(0.5)), 4);
      const light = mul(v128.load(lights + o), lively);
      const second = clamp01(place);
      const third = clamp01(shift(place, -1));
      const fourth = clamp01(shift(place, -2));
      const fifth = clamp01(shift(place, -3));
      let brightness = rampAt(RAMP, second, third, fourth, fifth);
      let blueness = rampAt(RAMP + 5, second, third, fourth, fifth);
      let redness = rampAt(RAMP + 10, second, third, fourth, fifth);
      const dark = clamp01(negate(light));
      if (v128.any_true(f32x4.gt(dark, splat(0)))) {
        brightness = mulAdd(rampAt(SHADED, second, third, fourth, fifth), dark, brightness);
        blueness = mulAdd(rampAt(SHADED + 5, second, third, fourth, fifth), dark, blueness);
        redness = mulAdd(rampAt(SHADED + 10, second, third, fourth, fifth), dark, redness);
      }
      // Light turns the bands white, a little over so that the middle of it clips; lines lie over both.
      const bright = clamp01(scale(light, whiteness));
      const line = mul(scale(v128.load(lines + o), lineStrength), lively);
      const matt = sub(splat(1), bright);
      brightness = mix(smaller(mulAdd(brightness, matt, scale(bright, 1.02)), splat(1)), number(LINES), line);
      blueness = mix(mul(blueness, matt), number(LINES + 1), line);
      redness = mix(mul(redness, matt), number(LINES + 2), line);
      if (hasWords) {
        const pull = scale(calmTone(nearWords), calmPull);
        brightness = mix(brightness, number(CALM), pull);
        blueness = mix(blueness, number(CALM + 1), pull);
        redness = mix(redness, number(CALM + 2), pull);
      }
      storeComponents(x, y, brightness, blueness, redness);
    }
  }
}
