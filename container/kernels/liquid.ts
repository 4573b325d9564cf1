import { calm, halfHeight, halfWidth, rowFloats, rowOf, surface } from "./buffers";
import { calmTone } from "./calm";
import { CALM_COLOUR, channel4 } from "./colours";
import { SOFTBOX, keepSoftbox, softbox } from "./numbers";
import {
  LANES, abs, add, brighten, clamp01, div, larger, mix, mul, mulAdd, negate, scale, shift, smoothstep, splat,
  sqrt, square, sub,
} from "./simd";
import { storePixels } from "./yuv";

// Entries of the table of colours.
const GROUND_TOP: i32 = 0;
const GROUND_BOTTOM: i32 = 1;
const GLOW: i32 = 2;
const TINT: i32 = 3;
/** Of drops that aren't clear. */
const BODY: i32 = 4;

// Numbers that are kept.
const WINDOW: i32 = 0;
const COUNTER: i32 = SOFTBOX;

let edge: f32 = 0.2;
let refraction: f32 = 0;
let density: f32 = 0;
let doming: f32 = 0;
let shadow: f32 = 0;
let shadowReach: f32 = 0;
let focus: f32 = 0;
let windowLight: f32 = 0;
let glowX: f32 = 0;
let glowY: f32 = 0;
let glowRadius: f32 = 1;
let calmPull: f32 = 0;
let awayX: f32 = 0.62;
let awayY: f32 = 0.78;
let castX: f32 = 0.75;
let castY: f32 = 1;
let windowX: f32 = -0.5;
let windowY: f32 = -0.62;
let windowWidth: f32 = 0.185;
let windowHeight: f32 = 0.225;
let windowSoftness: f32 = 0.055;
let counterX: f32 = 0.55;
let counterY: f32 = 0.7;
let opacity: f32 = 0;
let dishRadius: f32 = 0;
let dishX: f32 = 0;
let dishY: f32 = 0;
let dishWall: f32 = 0;

/** edge: field value at a drop's outline; density: how much of the tint a drop's height takes on; doming: steepness. */
export function setLiquid(edge_: f32, refraction_: f32, density_: f32, doming_: f32, windowLight_: f32): void {
  edge = edge_;
  refraction = refraction_;
  density = density_;
  doming = doming_;
  windowLight = windowLight_;
}

/** shadow: depth, 0…1; reach: its offset in canvas widths; focus: light that a drop gathers inside its shadow. */
export function setDropShadow(shadow_: f32, reach: f32, focus_: f32): void {
  shadow = shadow_;
  shadowReach = reach;
  focus = focus_;
}

/** Directions away from the light, of refracted light (unit vector) and of shadows (lengths of `reach`). */
export function setLiquidLight(awayX_: f32, awayY_: f32, castX_: f32, castY_: f32): void {
  awayX = awayX_;
  awayY = awayY_;
  castX = castX_;
  castY = castY_;
}

/** Where the window and the weak light opposite show in reflections; half the window's size, how soft its edge is. */
export function setWindow(
  x: f32, y: f32, width: f32, height: f32, softness: f32, counterX_: f32, counterY_: f32,
): void {
  counterX = counterX_;
  counterY = counterY_;
  windowX = x;
  windowY = y;
  windowWidth = width;
  windowHeight = height;
  windowSoftness = softness;
}

/** opacity: how much of a drop's own colour hides the ground, 0…1. */
export function setLiquidBody(opacity_: f32): void {
  opacity = opacity_;
}

/** A glass dish below the drops: its middle, its radius (0: none) and its wall, in canvas widths. */
export function setDish(x: f32, y: f32, radius: f32, wall: f32): void {
  dishX = x;
  dishY = y;
  dishRadius = radius;
  dishWall = wall;
}

/** A round glow on the ground, in canvas widths. */
export function setGroundGlow(x: f32, y: f32, radius: f32): void {
  glowX = x;
  glowY = y;
  glowRadius = radius;
}

export function setLiquidCalm(pull: f32): void { calmPull = pull; }

@inline function alongGround(x: v128, y: v128): v128 { return clamp01(mulAdd(x, splat(0.28), scale(y, 0.44))); }

@inline function glowAt(x: v128, y: v128): v128 {
  const dx = shift(x, -glowX);
  const dy = shift(y, -glowY);
  return square(clamp01(sub(splat(1), scale(mulAdd(dx, dx, square(dy)), 1 / (glowRadius * glowRadius)))));
}

@inline function groundChannel(index: i32, along: v128, glow: v128): v128 {
  return mix(mix(channel4(GROUND_TOP, index), channel4(GROUND_BOTTOM, index), along), channel4(GLOW, index), glow);
}

/** Shade that is the ground's own colour grown deeper: black would look dirty. */
@inline function tintedShade(colour: v128, index: i32, light: v128): v128 {
  return mul(colour, mix(mul(channel4(TINT, index), light), splat(1), light));
}

/** How much the dish's wall darkens (negative) or lights up (positive) the ground. */
@inline function dishAt(x: v128, y: v128): v128 {
  const dx = shift(x, -dishX);
  const dy = shift(y, -dishY);
  const radius = sqrt(mulAdd(dx, dx, square(dy)));
  const beyond = shift(radius, -dishRadius);
  const facing = div(mulAdd(dx, splat(awayX), scale(dy, awayY)), shift(radius, 0.001));
  const wall = sub(splat(1), smoothstep(0.35, 1, scale(abs(beyond), 1 / dishWall)));
  const line = sub(splat(1), smoothstep(0, 0.22, scale(abs(shift(beyond, dishWall * 0.55)), 1 / dishWall)));
  // The wall's shadow falls outside of it, away from the light.
  const walls = scale(beyond, 1 / dishWall);
  const beside = mul(smoothstep(0, 0.5, walls), sub(splat(1), smoothstep(0.5, 3.5, walls)));
  const outside = mul(beside, larger(facing, splat(0)));
  const lit = mul(line, mulAdd(facing, splat(0.4), splat(0.55)));
  return sub(lit, mulAdd(wall, splat(0.2), scale(outside, 0.16)));
}

/** One channel of the liquid: ground seen through it, tint, dark rim toward the light, pooled light away from it, window. */
@inline function liquidChannel(index: i32, ground: v128, depth: v128, rim: v128, pool: v128, gloss: v128): v128 {
  const clear = mul(ground, mix(splat(1), channel4(TINT, index), depth));
  const seen = opacity == 0 ? clear : mix(clear, channel4(BODY, index), scale(depth, opacity));
  const rimmed = mul(tintedShade(seen, index, rim), mix(scale(channel4(TINT, index), 0.55), splat(1), rim));
  return brighten(brighten(rimmed, pool, 1.03), gloss, 1.03);
}

/** Clear drops over a soft ground, from the metaball field. */
export function shadeLiquid(): void {
  const unit: f32 = 1.0 / <f32>halfWidth;
  const reach = <f32>(<i32>(shadowReach * <f32>halfWidth));
  const castRows = <i32>Mathf.floor(reach * castY);
  const castColumns = <i32>Mathf.floor(reach * castX);
  const contactRows = <i32>Mathf.floor(reach * castY * 0.5);
  const contactColumns = <i32>Mathf.floor(reach * castX * 0.5);
  const rowBytes = <usize>(rowFloats << 2);
  keepSoftbox(WINDOW, windowX, windowY, windowWidth, windowHeight, windowSoftness, windowLight);
  keepSoftbox(COUNTER, counterX, counterY, 0.175, 0.12, 0.11, 0.35 * windowLight);
  for (let y = 0; y < halfHeight; y++) {
    const row = rowOf(surface, y);
    // A drop's shadow falls away from the light, its contact shadow half as far.
    const shadowRow = rowOf(surface, y - castRows) - <usize>(castColumns << 2);
    const contactRow = rowOf(surface, y - contactRows) - <usize>(contactColumns << 2);
    const calmRow = rowOf(calm, y);
    const v = splat(<f32>y * unit);
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const u = scale(shift(LANES, <f32>x), unit);
      const field = v128.load(row + o);
      const nearWords = v128.load(calmRow + o);
      const above = v128.load(shadowRow + o);
      const beside = v128.load(contactRow + o);
      const along = alongGround(u, v);
      const glow = glowAt(u, v);
      let red = groundChannel(0, along, glow);
      let green = groundChannel(1, along, glow);
      let blue = groundChannel(2, along, glow);
      if (v128.any_true(nearWords)) {
        const pull = scale(calmTone(nearWords), calmPull);
        red = mix(red, channel4(CALM_COLOUR, 0), pull);
        green = mix(green, channel4(CALM_COLOUR, 1), pull);
        blue = mix(blue, channel4(CALM_COLOUR, 2), pull);
      }
      if (dishRadius > 0) {
        const dish = mul(dishAt(u, v), sub(splat(1), calmTone(nearWords)));
        const bright = clamp01(dish);
        const dim = clamp01(shift(dish, 1));
        red = brighten(tintedShade(red, 0, dim), bright, 1.02);
        green = brighten(tintedShade(green, 1, dim), bright, 1.02);
        blue = brighten(tintedShade(blue, 2, dim), bright, 1.02);
      }
      if (v128.any_true(f32x4.gt(larger(above, beside), splat(edge * 0.15)))) {
        const cast = larger(
          smoothstep(edge * 0.15, edge * 2, above), scale(smoothstep(edge * 0.35, edge, beside), 0.55),
        );
        const light = sub(splat(1), scale(cast, shadow));
        const gathered = scale(square(smoothstep(edge * 1.5, edge * 3.2, above)), focus);
        red = brighten(tintedShade(red, 0, light), gathered, 1.02);
        green = brighten(tintedShade(green, 1, light), gathered, 1);
        blue = brighten(tintedShade(blue, 2, light), gathered, 0.98);
      }

      if (v128.any_true(f32x4.gt(field, splat(edge * 0.6)))) {
        const height = sqrt(larger(shift(field, -edge), splat(0.0004)));
        const at = row + o;
        const slopeX = scale(sub(v128.load(at + 4), v128.load(at - 4)), 0.5 * <f32>halfWidth);
        const slopeY = scale(sub(v128.load(at + rowBytes), v128.load(at - rowBytes)), 0.5 * <f32>halfWidth);
        // The surface is the root of the field, so its slope is the field's over twice the height.
        const steepness = div(splat(doming), height);
        const tiltX = mul(slopeX, steepness);
        const tiltY = mul(slopeY, steepness);
        const nz = div(splat(1), sqrt(mulAdd(tiltX, tiltX, mulAdd(tiltY, tiltY, splat(1)))));
        const nx = negate(mul(tiltX, nz));
        const ny = negate(mul(tiltY, nz));

        const seenX = sub(u, scale(mul(nx, height), refraction));
        const seenY = sub(v, scale(mul(ny, height), refraction));
        const seenAlong = alongGround(seenX, seenY);
        const seenGlow = glowAt(seenX, seenY);
        const depth = clamp01(scale(height, density));
        const awayFromLight = mulAdd(nx, splat(awayX), scale(ny, awayY));
        const flank = sub(splat(1), nz);
        const dark = scale(clamp01(mul(sub(splat(0.15), awayFromLight), flank)), 0.55);
        const outline = scale(mul(square(flank), flank), 0.35);
        const rim = sub(splat(1), clamp01(add(dark, outline)));
        const pool = scale(mul(square(clamp01(awayFromLight)), flank), 1.25);
        const reflectedX = mul(add(nz, nz), nx);
        const reflectedY = mul(add(nz, nz), ny);
        const gloss = add(softbox(WINDOW, reflectedX, reflectedY), softbox(COUNTER, reflectedX, reflectedY));

        // Distance to the outline in pixels, from field over gradient: an edge that is anti-aliased at any size.
        const gradient = sqrt(mulAdd(slopeX, slopeX, shift(square(slopeY), 0.0001)));
        const distance = div(scale(shift(field, -edge), <f32>halfWidth), gradient);
        const cover = clamp01(shift(scale(distance, 0.75), 0.5));
        const inRed = liquidChannel(0, groundChannel(0, seenAlong, seenGlow), depth, rim, pool, gloss);
        const inGreen = liquidChannel(1, groundChannel(1, seenAlong, seenGlow), depth, rim, pool, gloss);
        const inBlue = liquidChannel(2, groundChannel(2, seenAlong, seenGlow), depth, rim, pool, gloss);
        red = mix(red, inRed, cover);
        green = mix(green, inGreen, cover);
        blue = mix(blue, inBlue, cover);
      }
      storePixels(x, y, red, green, blue);
    }
  }
}
