import { MARGIN_X, MARGIN_Y, calm, halfHeight, halfWidth, rowOf } from "./buffers";
import { flowNoise, setFlow } from "./noise";
import { LANES, abs, add, clamp01, div, larger, scale, shift, smoothstep, splat, sqrt, square, sub } from "./simd";

/** How much the width of the fade wanders, and over how many half-resolution pixels: an even fade reads as a box. */
const WANDER: f32 = 0.4;
const WANDER_LENGTH: f32 = 110;
/** Tone fades over this many feathers, since a change of tone shows where a change of contrast doesn't; at least so far. */
const TONE_FEATHERS: f32 = 3;
const LEAST_TONE_FADE: f32 = 110;
/** Below this the plane says nothing about contrast. */
const CONTRAST_FROM: f32 = 0.6;

/**
 * Adds one zone where words stand, in half-resolution pixels. The plane is 1 inside the rectangle and falls evenly to 0
 * around it; `calmContrast` and `calmTone` read it. Zones that meet join without a seam.
 */
export function addCalmZone(left: f32, top: f32, width: f32, height: f32, feather: f32): void {
  const centreX = left + width / 2;
  const centreY = top + height / 2;
  setFlow(0, 0);
  const fade = max<f32>(feather * TONE_FEATHERS, LEAST_TONE_FADE);
  for (let y = -MARGIN_Y; y < halfHeight + MARGIN_Y; y++) {
    const beyondY = max<f32>(Mathf.abs(<f32>y - centreY) - height / 2, 0);
    if (beyondY > fade * (1 + WANDER)) continue;
    const row = rowOf(calm, y);
    for (let x = -MARGIN_X; x < halfWidth + MARGIN_X - 3; x += 4) {
      const pixel = shift(LANES, <f32>x);
      const beyondX = larger(shift(abs(shift(pixel, -centreX)), -width / 2), splat(0));
      const distance = sqrt(add(square(beyondX), splat(beyondY * beyondY)));
      const noise = flowNoise(scale(pixel, 1 / WANDER_LENGTH), splat(<f32>y / WANDER_LENGTH), 5);
      const reach = scale(shift(scale(noise, WANDER), 1), fade);
      const share = clamp01(sub(splat(1), div(distance, reach)));
      const at = row + <usize>(x << 2);
      v128.store(at, larger(v128.load(at), share));
    }
  }
}

/** How much relief and light have to flatten here: 1 behind words, 0 a feather away. */
@inline export function calmContrast(nearness: v128): v128 { return smoothstep(CONTRAST_FROM, 1, nearness); }

/** How much the ground has to take on the calm colour here. */
@inline export function calmTone(nearness: v128): v128 { return smoothstep(0, 1, nearness); }
