import { calm, halfHeight, halfWidth, rowFloats, rowOf, surface } from "./buffers";
import { calmContrast } from "./calm";
import { CALM_COLOUR, channel4, ramp } from "./colours";
import { groundPullAt, liquidPullAt, spreadAt } from "./fluidCalm";
import { castAt, castDepth, castOnRow, focus, focusFrom, makeCast } from "./fluidCast";
import {
  GLOW, alongGround, awayX, awayY, grainOfGround, groundChannel, litGround, netAt, netCast, netInside, turnGround,
} from "./fluidGround";
import { setFlow } from "./noise";
import { SOFTBOX, keepSoftbox, softbox } from "./numbers";
import {
  LANES, add, brighten, clamp01, div, larger, mix, mul, mulAdd, negate, scale, shift, smaller, smoothstep, splat, sqrt, square, sub,
} from "./simd";
import { storePixels } from "./yuv";

// Entries of the table of colours.
/** What the liquid lets through of white light where it is deep. */
const TINT: i32 = 3;
/** What it is itself where it isn't clear. */
const BODY: i32 = 4;
/** What it mirrors of the room: away from the light, and toward it. */
const ROOM: i32 = 5;
const SKY: i32 = 6;

// Numbers that are kept.
const WINDOW: i32 = 0;
const COUNTER: i32 = SOFTBOX;

/** Square of a height below which slopes would change within a pixel. */
const LOWEST: f32 = 5e-6;

let refraction: f32 = 0;
let lens: f32 = 0;
let density: f32 = 0;
let doming: f32 = 1;
let flatness: f32 = 0;
let opacity: f32 = 0;
let fresnel: f32 = 0;
let pooling: f32 = 1;
let rimming: f32 = 0.5;
let sheen: f32 = 0.8;
let windowX: f32 = 0;
let windowY: f32 = 0;
let windowWidth: f32 = 0;
let windowHeight: f32 = 0;
let windowSoftness: f32 = 0.05;
let windowLight: f32 = 0;
let counterLight: f32 = 0;

/**
 * refraction: how far the ground shifts per height; lens: how far (canvas widths) it shifts below what floats; density:
 * tint per height; doming: steepness against a true round; flattest: height that the liquid can't exceed (0: none).
 */
export function setFluid(refraction_: f32, lens_: f32, density_: f32, doming_: f32, flattest: f32): void {
  refraction = refraction_;
  lens = lens_;
  density = density_;
  doming = doming_;
  flatness = flattest > 0 ? 1 / (flattest * flattest) : 0;
}

/**
 * Shares: its own colour instead of what lies below, and how much of the sky's that takes where it is lit; mirroring at
 * grazing angles; light gathered; dark rim.
 */
export function setFluidBody(
  opacity_: f32, sheen_: f32, fresnel_: f32, pooling_: f32, rimming_: f32,
): void {
  sheen = sheen_;
  opacity = opacity_;
  fresnel = fresnel_;
  pooling = pooling_;
  rimming = rimming_;
}

/** Unit vector away from the light; the window's place, half size, edge and light in reflections; the light opposite. */
export function setFluidLight(
  awayX_: f32, awayY_: f32, x: f32, y: f32, width: f32, height: f32, softness: f32, light: f32, counter: f32,
): void {
  turnGround(awayX_, awayY_);
  windowX = x;
  windowY = y;
  windowWidth = width;
  windowHeight = height;
  windowSoftness = softness;
  windowLight = light;
  counterLight = counter;
}

/** Shade is tinted by the liquid that casts it: black would look dirty. */
@inline function tintedShade(colour: v128, index: i32, light: v128): v128 {
  return mul(colour, mix(scale(channel4(TINT, index), 0.78), splat(1), light));
}

/** Light that went through the liquid has taken on a share of its tint. */
@inline function throughLiquid(index: i32, share: f32): v128 {
  return mul(channel4(GLOW, index), mix(splat(1.04), channel4(TINT, index), splat(share)));
}

@inline function fluidChannel(
  index: i32, ground: v128, depth: v128, low: v128, high: v128, rim: v128, pool: v128, mirrored: v128, skyShare: v128,
): v128 {
  const body = channel4(BODY, index);
  let colour = mul(ground, mix(splat(1), channel4(TINT, index), depth));
  if (opacity > 0) {
    const shaded = ramp(mul(body, channel4(TINT, index)), body, channel4(SKY, index), low, high);
    colour = mix(colour, shaded, smaller(scale(depth, opacity * 1.6), splat(opacity)));
  }
  colour = mul(colour, mix(mul(channel4(TINT, index), splat(0.5)), splat(1), rim));
  colour = mix(colour, throughLiquid(index, 0.25), pool);
  const seen = mix(channel4(ROOM, index), channel4(SKY, index), skyShare);
  return mix(colour, seen, mirrored);
}

/** Liquid of any clearness over a lit ground, from the square of its height in `surface`. */
export function shadeFluid(t: f32): void {
  makeCast();
  setFlow(t, 1.2);
  keepSoftbox(WINDOW, windowX, windowY, windowWidth, windowHeight, windowSoftness, windowLight);
  keepSoftbox(COUNTER, -windowX * 1.1, -windowY * 1.1, 0.18, 0.14, 0.12, counterLight);
  const unit: f32 = 1.0 / <f32>halfWidth;
  const rowBytes = <usize>(rowFloats << 2);
  for (let y = 0; y < halfHeight; y++) {
    const row = rowOf(surface, y);
    castOnRow(y);
    const calmRow = rowOf(calm, y);
    const v = splat(<f32>y * unit);
    const spread = spreadAt(v);
    const isSpread = v128.any_true(spread);
    for (let x = 0; x < halfWidth; x += 4) {
      const o = <usize>(x << 2);
      const u = scale(shift(LANES, <f32>x), unit);
      const nearWords = v128.load(calmRow + o);
      const hasWords = v128.any_true(nearWords);
      const lively = hasWords ? sub(splat(1), calmContrast(nearWords)) : splat(1);
      const at = row + o;
      const squared = v128.load(at);
      const east = v128.load(at + 4);
      const west = v128.load(at - 4);
      const south = v128.load(at + rowBytes);
      const north = v128.load(at - rowBytes);
      // Where the field begins it leaps, but never at an outline: there a neighbour is above it.
      const highest = larger(larger(larger(east, west), larger(south, north)), squared);
      const isWet = v128.any_true(f32x4.gt(highest, splat(0)));
      let slopeX = splat(0);
      let slopeY = splat(0);
      let cover = splat(0);
      if (isWet) {
        slopeX = scale(sub(east, west), 0.5 * <f32>halfWidth);
        slopeY = scale(sub(south, north), 0.5 * <f32>halfWidth);
        const gradient = sqrt(shift(mulAdd(slopeX, slopeX, square(slopeY)), 1e-12));
        // Distance to the outline in pixels, from field over gradient: an edge that is anti-aliased at any size.
        const distance = div(scale(squared, <f32>halfWidth), gradient);
        cover = v128.and(clamp01(shift(scale(distance, 0.75), 0.5)), f32x4.gt(highest, splat(0)));
      }
      const grain = shift(mul(grainOfGround(x, y), lively), 1);
      let red = channel4(BODY, 0);
      let green = channel4(BODY, 1);
      let blue = channel4(BODY, 2);
      if (!i32x4.all_true(f32x4.ge(cover, splat(1)))) {
        let cast = castAt(x);
        const along = alongGround(u, v);
        const lit = litGround(u, v);
        red = groundChannel(0, along, lit);
        green = groundChannel(1, along, lit);
        blue = groundChannel(2, along, lit);
        if (hasWords) {
          const pull = groundPullAt(nearWords);
          cast = mul(cast, sub(splat(1), calmContrast(nearWords)));
          red = mix(red, channel4(CALM_COLOUR, 0), pull);
          green = mix(green, channel4(CALM_COLOUR, 1), pull);
          blue = mix(blue, channel4(CALM_COLOUR, 2), pull);
        }
        red = mul(red, grain);
        green = mul(green, grain);
        blue = mul(blue, grain);
        if (v128.any_true(f32x4.gt(cast, splat(0.002)))) {
          const light = sub(splat(1), scale(smoothstep(0, 0.75, cast), castDepth));
          let gathered = scale(smoothstep(focusFrom, 1, cast), focus);
          if (netCast > 0) gathered = mulAdd(mul(netAt(u, v), smoothstep(0.1, 0.7, cast)), splat(netCast), gathered);
          gathered = smaller(gathered, splat(0.92));
          red = mix(tintedShade(red, 0, light), throughLiquid(0, 0.3), gathered);
          green = mix(tintedShade(green, 1, light), throughLiquid(1, 0.3), gathered);
          blue = mix(tintedShade(blue, 2, light), throughLiquid(2, 0.3), gathered);
        }
      }
      if (isWet) {
        const flattened = div(splat(1), shift(scale(larger(squared, splat(0)), flatness), 1));
        const height = sqrt(shift(mul(larger(squared, splat(0)), flattened), LOWEST));
        // The surface is the root of the field, so its slope is the field's over twice the height.
        const steepness = mul(div(scale(square(flattened), 0.5 * doming), height), lively);
        const tiltX = mul(slopeX, steepness);
        const tiltY = mul(slopeY, steepness);
        const nz = div(splat(1), sqrt(mulAdd(tiltX, tiltX, mulAdd(tiltY, tiltY, splat(1)))));
        const nx = negate(mul(tiltX, nz));
        const ny = negate(mul(tiltY, nz));
        const flank = sub(splat(1), nz);
        let groundRed = red;
        let groundGreen = green;
        let groundBlue = blue;
        if (opacity < 1) {
          const shifted = mulAdd(mulAdd(flank, splat(1.6), splat(0.6)), splat(lens), scale(height, refraction));
          const seenX = sub(u, mul(nx, shifted));
          const seenY = sub(v, mul(ny, shifted));
          const seenAlong = alongGround(seenX, seenY);
          let seenLit = litGround(seenX, seenY);
          if (netInside > 0) seenLit = mulAdd(netAt(seenX, seenY), splat(netInside), seenLit);
          seenLit = smaller(seenLit, splat(1));
          groundRed = mul(groundChannel(0, seenAlong, seenLit), grain);
          groundGreen = mul(groundChannel(1, seenAlong, seenLit), grain);
          groundBlue = mul(groundChannel(2, seenAlong, seenLit), grain);
        }

        const thick = scale(height, density);
        const depth = div(thick, shift(thick, 1));
        const awayFromLight = mulAdd(nx, splat(awayX), scale(ny, awayY));
        const dark = scale(clamp01(mul(sub(splat(0.15), awayFromLight), flank)), 1.1);
        const outline = scale(mul(square(flank), flank), 0.7);
        const rim = sub(splat(1), clamp01(scale(add(dark, outline), rimming)));
        const pool = scale(mul(square(clamp01(awayFromLight)), flank), pooling);
        const reflectedX = mul(add(nz, nz), nx);
        const reflectedY = mul(add(nz, nz), ny);
        const toward = negate(mulAdd(reflectedX, splat(awayX), scale(reflectedY, awayY)));
        const reflections = add(softbox(WINDOW, reflectedX, reflectedY), softbox(COUNTER, reflectedX, reflectedY));
        // Where it is steep it mirrors what lies behind, and on a thin edge a highlight would fall into dots.
        const facesRoom = mulAdd(smoothstep(0.4, 0.7, nz), splat(0.85), splat(0.15));
        const gloss = mul(reflections, facesRoom);
        const grazing = scale(mul(flank, square(flank)), fresnel);
        const skyShare = smoothstep(-0.25, 0.55, toward);
        const facing = mulAdd(scale(awayFromLight, -0.66), splat(1), scale(nz, 0.75));
        const tone = smoothstep(-0.1, 1.02, facing);
        const low = clamp01(add(tone, tone));
        const high = scale(clamp01(shift(add(tone, tone), -1)), sheen);
        let inRed = fluidChannel(0, groundRed, depth, low, high, rim, pool, grazing, skyShare);
        let inGreen = fluidChannel(1, groundGreen, depth, low, high, rim, pool, grazing, skyShare);
        let inBlue = fluidChannel(2, groundBlue, depth, low, high, rim, pool, grazing, skyShare);
        if (hasWords || isSpread) {
          const pulled = liquidPullAt(nearWords, spread);
          inRed = mix(inRed, channel4(CALM_COLOUR, 0), pulled);
          inGreen = mix(inGreen, channel4(CALM_COLOUR, 1), pulled);
          inBlue = mix(inBlue, channel4(CALM_COLOUR, 2), pulled);
        }
        red = mix(red, brighten(inRed, gloss, 1.03), cover);
        green = mix(green, brighten(inGreen, gloss, 1.03), cover);
        blue = mix(blue, brighten(inBlue, gloss, 1.03), cover);
      }
      storePixels(x, y, red, green, blue);
    }
  }
}
