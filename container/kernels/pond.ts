import { halfHeight, halfWidth, rowFloats, rowOf, rowScratch, scratch } from "./buffers";
import { softenCaustics, tent } from "./caustics";
import { picturePointer } from "./painted";
import { expandAcross, expandDown, quarterField } from "./quarter";
import { LANES, add, clamp01, div, mul, mulAdd, scale, shift, smoothstep, splat, square } from "./simd";
import { storeRamp } from "./wall";
import { SLOPE_X, SLOPE_Y } from "./waves";

let lightX: f32 = 0;
let lightY: f32 = -1;
/** How far a slope of 1 looks aside at the sky, in widths of the canvas. */
let bend: f32 = 0;
/** What caustics and the sun's own reflection add. */
let causticGain: f32 = 0;
let glintGain: f32 = 0;

/** Slope toward the light where the sun begins to glint, and where it is brightest. */
const GLINT_FROM: f32 = 0.16;
const GLINT_TO: f32 = 0.4;
/** Photons to light. */
const PHOTONS: f32 = 0.6;

/** Light from (x, y), a unit vector; the sky is brightest toward it. */
export function setPond(x: f32, y: f32, bend_: f32, caustics: f32, glint: f32): void {
  lightX = x;
  lightY = y;
  bend = bend_;
  causticGain = caustics;
  glintGain = glint;
}

/** A soft shoulder: caustic lines grow bright without clipping flat. */
@inline function shoulder(light: v128): v128 { return div(scale(light, 1.9), shift(light, 1.6)); }

/**
 * Clear shallow water in the light of a wide sky, into the host's picture: waves and rings show by what of the sky they mirror, by the
 * caustics that they throw on the floor, and by glints. The sky goes from `low` to `high` on the ramp, over the distance from `from` to
 * `to` toward the light (from the frame's middle, in its widths). `added`: what comes to each pixel.
 */
export function drawPond(low: f32, high: f32, from: f32, to: f32, added: usize, ramp: usize, rampSize: i32): void {
  if (causticGain > 0) softenCaustics();
  const last = splat(<f32>(rampSize - 1));
  const unit: f32 = 1.0 / <f32>halfWidth;
  const rowBytes = <usize>(rowFloats << 2);
  const even: f32 = (1.9 * PHOTONS) / (PHOTONS + 1.6);
  const slopesX = rowScratch;
  const slopesY = rowScratch + rowBytes;
  let target = picturePointer();
  for (let y = 0; y < halfHeight; y++) {
    expandDown(quarterField(SLOPE_X), y, slopesX);
    expandDown(quarterField(SLOPE_Y), y, slopesY);
    const photons = rowOf(scratch, y);
    const down: f32 = (<f32>y - 0.5 * <f32>halfHeight) * unit * lightY;
    for (let x = 0; x < halfWidth; x += 4) {
      const slopeX = expandAcross(slopesX, x);
      const slopeY = expandAcross(slopesY, x);
      const toward = mulAdd(slopeX, splat(lightX), scale(slopeY, lightY));
      const place = shift(scale(shift(LANES, <f32>x - 0.5 * <f32>halfWidth), unit * lightX), down);
      const sky = smoothstep(from, to, mulAdd(toward, splat(bend), place));
      let value = mulAdd(sky, splat(high - low), splat(low));
      if (causticGain > 0) {
        const gathered = shoulder(scale(tent(photons + <usize>(x << 2), rowBytes), PHOTONS / 256.0));
        value = mulAdd(shift(gathered, -even), splat(causticGain), value);
      }
      const glint = square(smoothstep(GLINT_FROM, GLINT_TO, toward));
      value = mulAdd(glint, splat(glintGain), value);
      value = add(value, v128.load(added));
      storeRamp(target, mul(clamp01(value), last), ramp);
      added += 16;
      target += 16;
    }
  }
}
