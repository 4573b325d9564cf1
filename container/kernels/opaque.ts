import { calm, halfHeight, halfWidth, rowOf, rowScratch, surface } from "./buffers";
import { calmContrast, calmTone } from "./calm";
import { coverAt, coverShadow, grainAt, hasFilm } from "./film";
import { meansOfRow, takeMeans } from "./means";
import { number, softbox } from "./numbers";
import {
  BARE_GROUND, BARE_SHADE, BARE_SHADED, CALM, CHROMA_DITHER, DEEPEST, DITHER, FILL, GLINT_X, GLINT_Y, HIGHEST, KEY, RAMP, RIM,
  SHARPNESS, STEEPNESS, TONE_FROM, TONE_PER_LIGHT, TOWARD_X, TOWARD_Y, TOWARD_Z, WHITE, calmPull, calmRelief, cavity, cavityRadius,
  glint, hasShade, keepNumbers, shadeAt, vignette,
} from "./opaqueMatter";
import { LIGHTER, SHADE, SLOPE_X, SLOPE_Y, TURNING, fromRow, layOutRows, takeRow } from "./rows";
import { hasRelief, prepareRelief, takeReliefRow } from "./sculpture";
import {
  add, clamp01, div, larger, mix, mul, mulAdd, mulSub, scale, shift, smaller, splat, sqrt, square, sub,
} from "./simd";
import { storeComponents } from "./yuv";

/** (n·h)^64 with h halfway between the eye and the light. */
@inline function tightHighlight(tiltX: v128, tiltY: v128, nz: v128): v128 {
  let g = larger(mul(mulSub(tiltX, number(GLINT_X), mulSub(tiltY, number(GLINT_Y), splat(0.873))), nz), splat(0));
  g = square(g);
  g = square(g);
  g = square(g);
  g = square(g);
  g = square(g);
  return square(g);
}

@inline function rampComponent(index: i32, low: v128, high: v128): v128 {
  return mulAdd(high, number(RAMP + 3 * index + 2), mulAdd(low, number(RAMP + 3 * index + 1), number(RAMP + 3 * index)));
}

/** What a film lies on: its grain, and the film's own shadow in the ground's deeper colour. */
@inline function bareComponent(index: i32, grain: v128, shadow: v128): v128 {
  return mul(mulAdd(shadow, number(BARE_SHADED + index), number(BARE_GROUND + index)), grain);
}

/** Creams, balms: wrapped diffuse on a ramp of the ground's own colours, cavities, softboxes, grazing light. */
export function shadeOpaque(): void {
  layOutRows();
  if (hasRelief) prepareRelief(cavityRadius, cavity, DEEPEST, HIGHEST);
  else takeMeans(surface, cavityRadius);
  keepNumbers();
  for (let y = 0; y < halfHeight; y++) {
    if (hasRelief) {
      takeReliefRow(y, false);
    } else {
      meansOfRow(y);
      takeRow(y, cavity, DEEPEST, HIGHEST);
    }
    shadeRow(y);
  }
}

function shadeRow(y: i32): void {
  const calmRow = rowOf(calm, y);
  const isShaded = hasShade();
  const down = <f32>y * 2 / <f32>halfHeight - 1;
  const edges = splat(1 - vignette * 0.8 * down * down);
  for (let x = 0; x < halfWidth; x += 4) {
    const o = <usize>(x << 2);
    const nearWords = v128.load(calmRow + o);
    const hasWords = v128.any_true(nearWords);
    let relief = splat(1);
    if (hasWords) relief = sub(relief, scale(calmContrast(nearWords), 1 - calmRelief));
    const steepness = mul(number(STEEPNESS), relief);
    const tiltX = mul(fromRow(SLOPE_X, x), steepness);
    const tiltY = mul(fromRow(SLOPE_Y, x), steepness);
    const nz2 = div(splat(1), mulAdd(tiltX, tiltX, mulAdd(tiltY, tiltY, splat(1))));
    const nz = sqrt(nz2);

    let lighter = fromRow(LIGHTER, x);
    if (isShaded) lighter = sub(lighter, shadeAt(x, y));
    if (hasRelief) lighter = sub(lighter, fromRow(SHADE, x));
    lighter = mul(lighter, relief);
    const facing = mulSub(tiltX, number(TOWARD_X), mulSub(tiltY, number(TOWARD_Y), number(TOWARD_Z)));
    const lit = clamp01(mulAdd(facing, nz, mulAdd(lighter, number(TONE_PER_LIGHT), number(TONE_FROM))));
    const tone = mul(square(lit), mulSub(splat(2), lit, splat(3)));

    const twice = scale(nz2, -2);
    const reflectedX = mul(twice, tiltX);
    const reflectedY = mul(twice, tiltY);
    // Where the surface turns within a pixel a highlight would be thinner than one and fall into dots.
    const turning = mul(mul(fromRow(TURNING, x), number(SHARPNESS)), steepness);
    const clear = div(splat(1), mulAdd(turning, turning, splat(1)));
    let gloss = softbox(KEY, reflectedX, reflectedY);
    if (glint != 0) gloss = mulAdd(tightHighlight(tiltX, tiltY, nz), splat(glint), gloss);
    gloss = mul(gloss, clear);
    // Grazing light stays out of the hollows, where it would draw white cracks.
    const grazing = mul(mul(square(sub(splat(1), nz)), number(RIM)), tone);
    const sheen = smaller(mulAdd(softbox(FILL, reflectedX, reflectedY), clear, grazing), splat(1));

    // Weak reflections take the ground's light colour, which on a dark ground would turn to grey; strong ones are white.
    const middle = smaller(add(tone, tone), splat(1));
    const upper = sub(add(tone, tone), middle);
    const low = mulAdd(sub(splat(1), middle), sheen, middle);
    const high = mulAdd(sub(splat(1), upper), sheen, upper);
    const matt = sub(splat(1), gloss);
    let brightness = mulAdd(rampComponent(0, low, high), matt, mul(gloss, number(WHITE)));
    let blueness = mul(rampComponent(1, low, high), matt);
    let redness = mul(rampComponent(2, low, high), matt);
    if (hasFilm) {
      const cover = coverAt(x, y);
      const grain = mulAdd(grainAt(x, y), relief, splat(1));
      const shadow = mul(hasRelief ? clamp01(shift(fromRow(SHADE, x), BARE_SHADE)) : coverShadow(x, y), relief);
      brightness = mix(bareComponent(0, grain, shadow), brightness, cover);
      blueness = mix(bareComponent(1, grain, shadow), blueness, cover);
      redness = mix(bareComponent(2, grain, shadow), redness, cover);
      if (hasRelief) {
        // An even ground falls off too slowly for eight bits of chroma: its grain dithers them.
        const dither = smaller(larger(shift(grain, -1), splat(-CHROMA_DITHER)), splat(CHROMA_DITHER));
        redness = mulAdd(dither, number(DITHER), redness);
        blueness = mulSub(dither, number(DITHER), blueness);
      }
    }
    const corners = sub(edges, v128.load(rowScratch + o));
    brightness = mul(brightness, corners);
    blueness = mul(blueness, corners);
    redness = mul(redness, corners);
    if (hasWords) {
      const pull = scale(calmTone(nearWords), calmPull);
      brightness = mix(brightness, number(CALM), pull);
      blueness = mix(blueness, number(CALM + 1), pull);
      redness = mix(redness, number(CALM + 2), pull);
    }
    storeComponents(x, y, brightness, blueness, redness);
  }
}
