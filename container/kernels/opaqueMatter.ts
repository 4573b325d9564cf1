import { halfWidth, rowScratch } from "./buffers";
import { CALM_COLOUR, component, productComponent } from "./colours";
import { keep, keepSoftbox } from "./numbers";
import { LANES, abs, mulAdd, scale, shift, smoothstep, splat, square, sub } from "./simd";

// Entries of the table of colours.
const SHADOW: i32 = 0;
const BASE: i32 = 1;
const LIGHT: i32 = 2;
/** What a film of cream lies on. */
const BARE: i32 = 3;

/** Beside a relief, what lies bare is a little shaded on the side of the light already, so that its light can fall off. */
export const BARE_SHADE: f32 = 0.06;
/** Two steps of eight-bit chroma. */
export const CHROMA_DITHER: f32 = 0.011;
/** Change of slope from pixel to pixel at which highlights have lost half of their light. */
const SHARPEST_TURN: f32 = 0.16;

/** The most light that hollows lose and heights gain. */
export const DEEPEST: f32 = -0.38;
export const HIGHEST: f32 = 0.18;

let slope: f32 = 0;
let wrap: f32 = 0;
let lightX: f32 = 0;
let lightY: f32 = 0;
let lightZ: f32 = 1;
export let cavity: f32 = 0;
export let cavityRadius: i32 = 0;
let rampFrom: f32 = 0;
let rampTo: f32 = 1;
let rimLight: f32 = 0;
export let glint: f32 = 0;
export let vignette: f32 = 0;
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
export let calmRelief: f32 = 0;
export let calmPull: f32 = 0;

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

/** Whether there are bars, or a fall of light. */
@inline export function hasShade(): bool { return shadeDepth != 0 || falloff != 0; }

/** How much darker it is here for bars in the window and for the distance to the light. */
@inline export function shadeAt(x: i32, y: i32): v128 {
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

// Numbers that are kept.
export const STEEPNESS: i32 = 0;
export const SHARPNESS: i32 = 1;
export const TOWARD_X: i32 = 2;
export const TOWARD_Y: i32 = 3;
export const TOWARD_Z: i32 = 4;
export const TONE_FROM: i32 = 5;
export const TONE_PER_LIGHT: i32 = 6;
export const DITHER: i32 = 7;
export const KEY: i32 = 8;
export const FILL: i32 = 16;
export const GLINT_X: i32 = 24;
export const GLINT_Y: i32 = 25;
export const RIM: i32 = 26;
/** Three for each component of colour: at the dark end, on to the middle, on to the light end. */
export const RAMP: i32 = 27;
export const WHITE: i32 = 36;
export const CALM: i32 = 37;
export const BARE_GROUND: i32 = 40;
export const BARE_SHADED: i32 = 43;

/** Makes the numbers of a frame ready. */
export function keepNumbers(): void {
  // Differences span two pixels and are weighted four times.
  const steepness = slope * <f32>halfWidth * 0.125;
  keep(STEEPNESS, steepness);
  keep(SHARPNESS, 8 / SHARPEST_TURN);
  const perLight: f32 = 1 / (rampTo - rampFrom);
  const perFacing = perLight / (1 + wrap);
  keep(TOWARD_X, lightX * perFacing);
  keep(TOWARD_Y, lightY * perFacing);
  keep(TOWARD_Z, lightZ * perFacing);
  keep(TONE_FROM, wrap * perFacing - rampFrom * perLight);
  keep(TONE_PER_LIGHT, perLight);
  // What half of a change of red and half of one of blue come to in their differences.
  keep(DITHER, 0.58 * component(BARE, 0));
  keepSoftbox(KEY, keyX, keyY, keyWidth, keyHeight, keySoftness, keyLight);
  keepSoftbox(FILL, fillX, fillY, 0.1, 0.34, 0.14, fillLight);
  keep(GLINT_X, glintX);
  keep(GLINT_Y, glintY);
  keep(RIM, rimLight);
  for (let index = 0; index < 3; index++) {
    const dark = component(SHADOW, index);
    const base = component(BASE, index);
    keep(RAMP + 3 * index, dark);
    keep(RAMP + 3 * index + 1, base - dark);
    keep(RAMP + 3 * index + 2, component(LIGHT, index) - base);
    keep(CALM + index, component(CALM_COLOUR, index));
    const bare = component(BARE, index);
    keep(BARE_GROUND + index, bare);
    keep(BARE_SHADED + index, productComponent(BARE, SHADOW, index) - bare);
  }
  // A little over white lets the middle of a highlight clip.
  keep(WHITE, 1.04);
  // The corners' darkening from column to column.
  for (let x = 0; x < halfWidth; x += 4) {
    const across = shift(scale(shift(LANES, <f32>x), 2 / <f32>halfWidth), -1);
    v128.store(rowScratch + <usize>(x << 2), scale(square(across), vignette));
  }
}
