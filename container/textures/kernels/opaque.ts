import { blurSurface } from "./blur";
import { blurred, calm, halfHeight, halfWidth, rowFloats, rowOf, surface } from "./buffers";
import { calmContrast, calmTone } from "./calm";
import { CALM_COLOUR, channel4, ramp } from "./colours";
import { coverAt, coverShadow, grainAt, hasFilm } from "./film";
import {
  LANES, abs, add, brighten, clamp01, div, larger, mix, mul, mulAdd, negate, scale, shift, smaller, smoothstep, softRectangle,
  splat, sqrt, square, sub,
} from "./simd";
import { hasShade as hasReliefShade, reliefShadeAt } from "./sculpture";
import { storePixels } from "./yuv";

// Slots of colour.
const SHADOW: i32 = 0;
const BASE: i32 = 1;
const LIGHT: i32 = 2;
/** What a film of cream lies on. */
const BARE: i32 = 3;

/** Beside a relief, what lies bare is a little shaded on the side of the light already, so that its light can fall off. */
const BARE_SHADE: f32 = 0.06;
/** Two steps of eight-bit chroma. */
const CHROMA_DITHER: f32 = 0.011;
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
let shadeDepth: f32 = 0;
let sunX: f32 = 0;
let sunY: f32 = 0;
let sunAt: f32 = 0;
let sunPeriod: f32 = 1;
let sunBar: f32 = 0;
let sunSoftness: f32 = 1;
let falloff: f32 = 0;
let keyX: f32 = -0.46;
let keyY: f32 = -0.5;
let keyWidth: f32 = 0.16;
let keyHeight: f32 = 0.13;
let keySoftness: f32 = 0.1;
let keyLight: f32 = 0.75;
let fillX: f32 = 0.58;
let fillY: f32 = 0.3;
let fillLight: f32 = 0.22;
let glintX: f32 = -0.33;
let glintY: f32 = -0.36;
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

/**
 * The sun through a window: bars of shade `depth` deep (0: no window) across (x, y), a unit vector, one in each `period`
 * (canvas widths) from `at` on; `bar`: its share of the period; softness: of its edge, canvas widths. `fall`: how much
 * darker it gets from one end of the canvas to the other along (x, y).
 */
export function setSun(
  depth: f32, x: f32, y: f32, at: f32, period: f32, bar: f32, softness: f32, fall: f32,
): void {
  shadeDepth = depth;
  sunX = x;
  sunY = y;
  sunAt = at;
  sunPeriod = period;
  sunBar = bar;
  sunSoftness = softness;
  falloff = fall;
}

/** How much darker it is here for bars in the window and for the distance to the light. */
@inline function shadeAt(x: i32, y: i32): v128 {
  const unit: f32 = 1.0 / <f32>halfWidth;
  const far = shift(scale(shift(LANES, <f32>x), unit * sunX), <f32>y * unit * sunY);
  const period = scale(shift(far, -sunAt), 1 / sunPeriod);
  const fromBar = scale(abs(sub(period, f32x4.nearest(period))), sunPeriod);
  const half = sunBar * sunPeriod * 0.5;
  const bar = sub(splat(1), smoothstep(half - sunSoftness, half + sunSoftness, fromBar));
  return mulAdd(bar, splat(shadeDepth), scale(far, falloff));
}

/** Where the key light's softbox shows in reflections, half its size, how soft its edge is and how bright it is. */
export function setKey(x: f32, y: f32, width: f32, height: f32, softness: f32, light: f32): void {
  keyX = x;
  keyY = y;
  keyWidth = width;
  keyHeight = height;
  keySoftness = softness;
  keyLight = light;
}

/** Where the weak tall softbox on the other side shows and how bright it is, and which way a surface faces that glints. */
export function setFill(x: f32, y: f32, light: f32, glintX_: f32, glintY_: f32): void {
  fillX = x;
  fillY = y;
  fillLight = light;
  glintX = glintX_;
  glintY = glintY_;
}

/** Inside quiet zones: the share of relief that stays, and how far colour is pulled toward the calm one. */
export function setOpaqueCalm(relief: f32, pull: f32): void {
  calmRelief = relief;
  calmPull = pull;
}

/** (n·h)^64 with h halfway between the eye and the light. */
@inline function tightHighlight(nx: v128, ny: v128, nz: v128): v128 {
  let g = clamp01(mulAdd(nx, splat(glintX), mulAdd(ny, splat(glintY), scale(nz, 0.873))));
  g = square(g);
  g = square(g);
  g = square(g);
  g = square(g);
  g = square(g);
  return square(g);
}

/** One channel of what a film lies on: its grain, and the film's own shadow in the ground's deeper colour. */
@inline function bareChannel(index: i32, grain: v128, shadow: v128): v128 {
  return mul(mix(channel4(BARE, index), mul(channel4(BARE, index), channel4(SHADOW, index)), shadow), grain);
}

/** Weak reflections take the ground's light colour, which on a dark ground would turn to grey; strong ones are white. */
@inline function opaqueChannel(index: i32, lit: v128, sheen: v128, gloss: v128): v128 {
  const sheened = mix(lit, larger(lit, channel4(LIGHT, index)), clamp01(sheen));
  return brighten(sheened, gloss, 1.04);
}

@inline function finished(index: i32, colour: v128, corners: v128, pull: v128): v128 {
  return mix(mul(colour, corners), channel4(CALM_COLOUR, index), pull);
}

/** Creams, balms: wrapped diffuse on a ramp of the ground's own colours, cavities, softboxes, grazing light. */
export function shadeOpaque(): void {
  blurSurface(cavityRadius);
  // Differences span two pixels and are weighted four times.
  const slopes = splat(slope * <f32>halfWidth * 0.125);
  const rowBytes = <usize>(rowFloats << 2);
  const hasShade = shadeDepth != 0 || falloff != 0;
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
      let shaded = hasShade ? sub(lit, mul(shadeAt(x, y), relief)) : lit;
      if (hasReliefShade) shaded = sub(shaded, mul(reliefShadeAt(x, y), relief));
      const tone = smoothstep(rampFrom, rampTo, shaded);
      const low = clamp01(add(tone, tone));
      const high = clamp01(shift(add(tone, tone), -1));

      const twiceNz = add(nz, nz);
      const reflectedX = mul(twiceNz, nx);
      const reflectedY = mul(twiceNz, ny);
      const key = softRectangle(reflectedX, reflectedY, keyX, keyY, keyWidth, keyHeight, keySoftness);
      const fill = softRectangle(reflectedX, reflectedY, fillX, fillY, 0.1, 0.34, 0.14);
      // Grazing light stays out of the hollows, where it would draw white cracks.
      const grazing = mul(scale(square(sub(splat(1), nz)), rimLight), tone);
      // Where the surface turns within a pixel a highlight would be thinner than one and fall into dots.
      const around = add(add(v128.load(at + 4), v128.load(at - 4)), add(v128.load(below), v128.load(above)));
      const turning = mul(sub(around, scale(v128.load(at), 4)), scale(steepness, 8 / SHARPEST_TURN));
      const clear = div(splat(1), shift(square(turning), 1));
      const gloss = mul(mulAdd(key, splat(keyLight), scale(tightHighlight(nx, ny, nz), glint)), clear);
      const sheen = mulAdd(mul(fill, clear), splat(fillLight), grazing);

      const across = shift(scale(shift(LANES, <f32>x), 2 / <f32>halfWidth), -1);
      const corners = sub(splat(1), scale(mulAdd(across, across, splat(down * down * 0.8)), vignette));
      const pull = scale(calmTone(nearWords), calmPull);
      let red = ramp(channel4(SHADOW, 0), channel4(BASE, 0), channel4(LIGHT, 0), low, high);
      let green = ramp(channel4(SHADOW, 1), channel4(BASE, 1), channel4(LIGHT, 1), low, high);
      let blue = ramp(channel4(SHADOW, 2), channel4(BASE, 2), channel4(LIGHT, 2), low, high);
      red = opaqueChannel(0, red, sheen, gloss);
      green = opaqueChannel(1, green, sheen, gloss);
      blue = opaqueChannel(2, blue, sheen, gloss);
      if (hasFilm) {
        const cover = coverAt(x, y);
        const grain = shift(mul(grainAt(x, y), relief), 1);
        const shadow = mul(hasReliefShade ? clamp01(shift(reliefShadeAt(x, y), BARE_SHADE)) : coverShadow(x, y), relief);
        red = mix(bareChannel(0, grain, shadow), red, cover);
        green = mix(bareChannel(1, grain, shadow), green, cover);
        blue = mix(bareChannel(2, grain, shadow), blue, cover);
        if (hasReliefShade) {
          // An even ground falls off too slowly for eight bits of chroma: its grain dithers them.
          const coarse = smaller(larger(shift(grain, -1), splat(-CHROMA_DITHER)), splat(CHROMA_DITHER));
          const dither = mul(coarse, channel4(BARE, 1));
          red = add(red, dither);
          blue = sub(blue, dither);
        }
      }
      red = finished(0, red, corners, pull);
      green = finished(1, green, corners, pull);
      blue = finished(2, blue, corners, pull);
      storePixels(x, y, red, green, blue);
    }
  }
}
