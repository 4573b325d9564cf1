import { MARGIN_X, MARGIN_Y, calm, halfHeight, halfWidth, rowOf } from "./buffers";
import { flowNoise, setFlow } from "./noise";
import {
  LANES, abs, add, clamp01, div, larger, mix, mul, mulAdd, scale, shift, smaller, smoothstep, splat, sqrt, square, sub,
} from "./simd";

/** How much the width of the fade wanders, coarse and fine, and over which shares of the canvas's width: an even fade reads as a box. */
const WANDER: f32 = 0.46;
const RIPPLE: f32 = 0.14;
const WANDER_LENGTH: f32 = 0.4;
const RIPPLE_LENGTH: f32 = 0.15;
/** Below this the plane says nothing about contrast. */
export const CONTRAST_FROM: f32 = 0.72;
/** How gently colour that words can be read on passes into colour that gives way, and the most that it gives way. */
const KNEE: f32 = 0.045;
const MOST: f32 = 1;
/** Shares of colours in light. */
const RED_LIGHT: f32 = 0.2126;
const GREEN_LIGHT: f32 = 0.7152;
const BLUE_LIGHT: f32 = 0.0722;

/** Brightness from which on words can be read, and that of the calm colour. */
let readable: f32 = 0;
let calmBrightness: f32 = 1;

/**
 * Adds one zone where words stand, in half-resolution pixels. The plane is 1 inside the rectangle, in the rounder shape through
 * its corners, and falls to 0 over `fade` around that; `calmContrast` and `calmTone` read it. Zones that meet flow into each other.
 */
export function addCalmZone(left: f32, top: f32, width: f32, height: f32, fade: f32): void {
  const centreX = left + width / 2;
  const centreY = top + height / 2;
  const perX: f32 = 2 / max<f32>(width, 1);
  const perY: f32 = 2 / max<f32>(height, 1);
  setFlow(0, 0);
  const coarse: f32 = 1 / (WANDER_LENGTH * <f32>halfWidth);
  const fine: f32 = 1 / (RIPPLE_LENGTH * <f32>halfWidth);
  for (let y = -MARGIN_Y; y < halfHeight + MARGIN_Y; y++) {
    const down = Mathf.abs(<f32>y - centreY);
    // The round shape stands a fifth beyond the rectangle.
    if (down > 0.6 * height + fade * (1 + WANDER + RIPPLE)) continue;
    const v = down * perY;
    const row = rowOf(calm, y);
    for (let x = -MARGIN_X; x < halfWidth + MARGIN_X - 3; x += 4) {
      const pixel = shift(LANES, <f32>x);
      const u = scale(abs(shift(pixel, -centreX)), perX);
      // A fourth power's round square, through the corners where it is 1, and the distance to it to a first order.
      const power = scale(shift(square(square(u)), v * v * v * v), 0.5);
      const round = sqrt(sqrt(power));
      const slopeX = scale(mul(u, square(u)), perX);
      const slope = scale(sqrt(shift(square(slopeX), v * v * v * v * v * v * perY * perY)), 0.5);
      const distance = larger(div(mul(shift(round, -1), mul(round, square(round))), shift(slope, 1e-9)), splat(0));
      const at = row + <usize>(x << 2);
      // Noise costs most of this, and says nothing inside the shape nor farther out than it reaches.
      if (!v128.any_true(f32x4.gt(distance, splat(0)))) {
        v128.store(at, splat(1));
        continue;
      }
      if (!v128.any_true(f32x4.lt(distance, splat(fade * (1 + WANDER + RIPPLE))))) continue;
      const broad = flowNoise(scale(pixel, coarse), splat(<f32>y * coarse), 5);
      const small = flowNoise(scale(pixel, fine), splat(<f32>y * fine), 6);
      const reach = scale(shift(mulAdd(broad, splat(WANDER), scale(small, RIPPLE)), 1), fade);
      const share = clamp01(sub(splat(1), div(distance, reach)));
      const before = v128.load(at);
      v128.store(at, mulAdd(sub(splat(1), before), share, before));
    }
  }
}

/** How much relief and light have to flatten here: 1 behind words, 0 a feather away. */
@inline export function calmContrast(nearness: v128): v128 { return smoothstep(CONTRAST_FROM, 1, nearness); }

/** How much the ground has to take on the calm colour here. */
@inline export function calmTone(nearness: v128): v128 { return smoothstep(0, 1, nearness); }

/** The brightness (the root of its light, 0…1) that ground needs for its words, and that of the calm colour. */
export function setReadable(ground: f32, calm_: f32): void {
  readable = ground;
  calmBrightness = calm_;
}

/** How much of its own hue ground keeps where it gives way: brighter, colours clip, and none is left at so much more light. */
const OWN_HUE_BRIGHTER: f32 = 0.6;
const OWN_HUE_DARKER: f32 = 0.9;
const BRIGHTEST: f32 = 2;

/** In what ground gives way to: the share of the calm colour, and by what its own is multiplied; as `calmShare` found them last. */
let calmPart: v128 = splat(1);
let ownPart: v128 = splat(0);

/**
 * How far ground of this colour has to give way here: not at all where words can be read on it as it is, so that it keeps
 * its own tones.
 */
@inline export function calmShare(nearness: v128, red: v128, green: v128, blue: v128): v128 {
  const cool = mulAdd(square(green), splat(GREEN_LIGHT), scale(square(blue), BLUE_LIGHT));
  const brightness = sqrt(mulAdd(square(red), splat(RED_LIGHT), cool));
  const toward: f32 = calmBrightness > readable ? 1 : -1;
  const missing = scale(sub(splat(readable), brightness), toward);
  const eased = scale(add(missing, sqrt(shift(square(missing), KNEE * KNEE))), 0.5);
  const room = larger(abs(sub(splat(calmBrightness), brightness)), splat(0.03));
  const gain = div(splat(calmBrightness), shift(brightness, 0.01));
  const hue = scale(clamp01(sub(splat(BRIGHTEST), gain)), toward > 0 ? OWN_HUE_BRIGHTER : OWN_HUE_DARKER);
  ownPart = mul(hue, gain);
  calmPart = sub(splat(1), hue);
  return mul(calmTone(nearness), smaller(div(eased, room), splat(MOST)));
}

/** Beyond brightness that words need by this much, ground gives way by less than shows. */
const CLEARLY: f32 = 0.2;

/** Whether any of four colours has to give way to words; quicker than to ask by how much. */
@inline export function isMissing(red: v128, green: v128, blue: v128): bool {
  const cool = mulAdd(square(green), splat(GREEN_LIGHT), scale(square(blue), BLUE_LIGHT));
  const light = mulAdd(square(red), splat(RED_LIGHT), cool);
  if (calmBrightness > readable) {
    const enough = readable + CLEARLY;
    return v128.any_true(f32x4.lt(light, splat(enough * enough)));
  }
  const enough = max<f32>(readable - CLEARLY, 0);
  return v128.any_true(f32x4.gt(light, splat(enough * enough)));
}

/** One channel of the colour that `calmShare` was asked about last, given way by this share to `calm_`, the calm colour's. */
@inline export function calmed(channel: v128, calm_: v128, share: v128): v128 {
  return mix(channel, mulAdd(channel, ownPart, mul(calm_, calmPart)), share);
}
