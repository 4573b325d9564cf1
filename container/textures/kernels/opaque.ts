import { blurSurface } from "./blur";
import { blurred, calm, halfHeight, halfWidth, rowFloats, rowOf, surface } from "./buffers";
import { calmContrast, calmTone } from "./calm";
import { CALM_COLOUR, channel4, ramp } from "./colours";
import {
  LANES, add, brighten, clamp01, div, larger, mix, mul, mulAdd, negate, scale, shift, smaller, smoothstep, softRectangle,
  splat, sqrt, square, sub,
} from "./simd";
import { storePixels } from "./yuv";

// Slots of colour.
const SHADOW: i32 = 0;
const BASE: i32 = 1;
const LIGHT: i32 = 2;

/** Change of slope from pixel to pixel at which highlights have lost half of their light. */
const SHARPEST_TURN: f32 = 0.16;

let slope: f32 = 0;
let wrap: f32 = 0;
let lightX: f32 = 0;
let lightY: f32 = 0;
let lightZ: f32 = 1;
let cavity: f32 = 0;
let cavityRadius: i32 = 0;
let rampFrom: f32 = 0;
let rampTo: f32 = 1;
let rimLight: f32 = 0;
let glint: f32 = 0;
let vignette: f32 = 0;
let calmRelief: f32 = 0;
let calmPull: f32 = 0;

/** slope: relief, as normal per height; wrap: light that bends around into shade, 0…1; light: unit vector toward the light. */
export function setRelief(slope_: f32, wrap_: f32, lightX_: f32, lightY_: f32, lightZ_: f32): void {
  slope = slope_;
  wrap = wrap_;
  lightX = lightX_;
  lightY = lightY_;
  lightZ = lightZ_;
}

/** cavity: darkening below the mean height of `radius`; ramp: the range of light spread over the three stops. */
export function setShade(cavity_: f32, radius: i32, rampFrom_: f32, rampTo_: f32, vignette_: f32): void {
  cavity = cavity_;
  cavityRadius = radius;
  rampFrom = rampFrom_;
  rampTo = rampTo_;
  vignette = vignette_;
}

/** rimLight: reflection at grazing slopes; glint: strength of the tight highlight. */
export function setGloss(rimLight_: f32, glint_: f32): void {
  rimLight = rimLight_;
  glint = glint_;
}

/** Inside quiet zones: the share of relief that stays, and how far colour is pulled toward the calm one. */
export function setOpaqueCalm(relief: f32, pull: f32): void {
  calmRelief = relief;
  calmPull = pull;
}

/** (n·h)^64 with h halfway between the eye and a light high on the left. */
@inline function tightHighlight(nx: v128, ny: v128, nz: v128): v128 {
  let g = clamp01(mulAdd(nx, splat(-0.33), mulAdd(ny, splat(-0.36), scale(nz, 0.873))));
  g = square(g);
  g = square(g);
  g = square(g);
  g = square(g);
  g = square(g);
  return square(g);
}

/** Weak reflections take the ground's light colour, which on a dark ground would turn to grey; strong ones are white. */
@inline function opaqueChannel(index: i32, lit: v128, sheen: v128, gloss: v128, corners: v128, pull: v128): v128 {
  const sheened = mix(lit, larger(lit, channel4(LIGHT, index)), clamp01(sheen));
  return mix(mul(brighten(sheened, gloss, 1.04), corners), channel4(CALM_COLOUR, index), pull);
}

/** Creams, balms: wrapped diffuse on a ramp of the ground's own colours, cavities, softboxes, grazing light. */
export function shadeOpaque(): void {
  blurSurface(cavityRadius);
  // Differences span two pixels and are weighted four times.
  const slopes = splat(slope * <f32>halfWidth * 0.125);
  const rowBytes = <usize>(rowFloats << 2);
  for (let y = 0; y < halfHeight; y++) {
    const heights = rowOf(surface, y);
    const means = rowOf(blurred, y);
    const calmRow = rowOf(calm, y);
    const down = <f32>y * 2 / <f32>halfHeight - 1;
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const nearWords = v128.load(calmRow + o);
      const relief = sub(splat(1), scale(calmContrast(nearWords), 1 - calmRelief));
      const steepness = mul(slopes, relief);
      const at = heights + o;
      // Sobel: its smoothing across the slope keeps thin highlights free of steps.
      const above = at - rowBytes;
      const below = at + rowBytes;
      const southEast = sub(v128.load(below + 4), v128.load(above - 4));
      const northEast = sub(v128.load(above + 4), v128.load(below - 4));
      const east = sub(v128.load(at + 4), v128.load(at - 4));
      const south = sub(v128.load(below), v128.load(above));
      const slopeX = mul(add(add(southEast, northEast), add(east, east)), steepness);
      const slopeY = mul(add(sub(southEast, northEast), add(south, south)), steepness);
      const nz = div(splat(1), sqrt(mulAdd(slopeX, slopeX, mulAdd(slopeY, slopeY, splat(1)))));
      const nx = negate(mul(slopeX, nz));
      const ny = negate(mul(slopeY, nz));

      const facing = mulAdd(nx, splat(lightX), mulAdd(ny, splat(lightY), scale(nz, lightZ)));
      const hollow = mul(scale(sub(v128.load(at), v128.load(means + o)), cavity), relief);
      const lit = add(scale(shift(facing, wrap), 1 / (1 + wrap)), larger(smaller(hollow, splat(0.18)), splat(-0.38)));
      const tone = smoothstep(rampFrom, rampTo, lit);
      const low = clamp01(add(tone, tone));
      const high = clamp01(shift(add(tone, tone), -1));

      const twiceNz = add(nz, nz);
      const reflectedX = mul(twiceNz, nx);
      const reflectedY = mul(twiceNz, ny);
      const key = softRectangle(reflectedX, reflectedY, -0.46, -0.5, 0.16, 0.13, 0.1);
      const fill = softRectangle(reflectedX, reflectedY, 0.58, 0.3, 0.1, 0.34, 0.14);
      // Grazing light stays out of the hollows, where it would draw white cracks.
      const grazing = mul(scale(square(sub(splat(1), nz)), rimLight), tone);
      // Where the surface turns within a pixel a highlight would be thinner than one and fall into dots.
      const around = add(add(v128.load(at + 4), v128.load(at - 4)), add(v128.load(below), v128.load(above)));
      const turning = mul(sub(around, scale(v128.load(at), 4)), scale(steepness, 8 / SHARPEST_TURN));
      const clear = div(splat(1), shift(square(turning), 1));
      const gloss = mul(mulAdd(key, splat(0.75), scale(tightHighlight(nx, ny, nz), glint)), clear);
      const sheen = mulAdd(mul(fill, clear), splat(0.22), grazing);

      const across = shift(scale(shift(LANES, <f32>x), 2 / <f32>halfWidth), -1);
      const corners = sub(splat(1), scale(mulAdd(across, across, splat(down * down * 0.8)), vignette));
      const pull = scale(calmTone(nearWords), calmPull);
      let red = ramp(channel4(SHADOW, 0), channel4(BASE, 0), channel4(LIGHT, 0), low, high);
      let green = ramp(channel4(SHADOW, 1), channel4(BASE, 1), channel4(LIGHT, 1), low, high);
      let blue = ramp(channel4(SHADOW, 2), channel4(BASE, 2), channel4(LIGHT, 2), low, high);
      red = opaqueChannel(0, red, sheen, gloss, corners, pull);
      green = opaqueChannel(1, green, sheen, gloss, corners, pull);
      blue = opaqueChannel(2, blue, sheen, gloss, corners, pull);
      storePixels(x, y, red, green, blue);
    }
  }
}
