import { allocate, halfHeight, halfWidth, rowOf, surface } from "./buffers";
import { channel4 } from "./colours";
import { picturePointer } from "./painted";
import { pixelsOf } from "./picture";
import { LANES, abs, add, clamp01, div, larger, mix, mul, mulAdd, scale, shift, smaller, smoothstep, splat, sqrt, square, sub } from "./simd";

// Entries of the table of colours.
const GROUND_TOP: i32 = 0;
const GROUND_BOTTOM: i32 = 1;
/** What the milk's shadow multiplies the ground by. */
const SHADOW: i32 = 2;
const MILK_SHADE: i32 = 3;
const MILK: i32 = 4;

/** For each drop its middle, where it leaves the sheet and where its round end's middle hangs, and its radii above and below: pixels. */
const DROP_BYTES: usize = 20;
const MOST_DROPS: i32 = 12;
/** Rows beyond the frame's upper edge and beside its sides that slopes are taken from. */
const EDGE: i32 = 2;
/** Light's direction: into the picture's plane, and toward the viewer. */
const TOWARD: f32 = 0.66;
/** 1 / the length of the sum of that and the viewer's direction. */
const HALFWAY: f32 = 0.549;

let edge: usize = 0;
let drops: usize = 0;
let lightX: f32 = -0.6;
let lightY: f32 = -0.75;

/** Where the host puts how far down the sheet's edge runs, for each column a float, pixels. */
export function milkEdge(): usize {
  if (edge == 0) {
    edge = allocate(<usize>((halfWidth + 8) << 2));
    drops = allocate(<usize>MOST_DROPS * DROP_BYTES);
  }
  return edge;
}

/** Where the host puts its drops, five floats each. */
export function milkDrops(): usize { return drops; }

/** Light from (x, y), a unit vector. */
export function setMilk(x: f32, y: f32): void {
  lightX = x * Mathf.sqrt(1 - TOWARD * TOWARD);
  lightY = y * Mathf.sqrt(1 - TOWARD * TOWARD);
}

/** The nearer of two distances, rounded where they meet within `blend`. */
@inline function flowTogether(one: v128, other: v128, blend: f32): v128 {
  const near = clamp01(sub(splat(1), scale(abs(sub(one, other)), 1 / blend)));
  return mulAdd(mul(near, square(near)), splat(-blend / 6), smaller(one, other));
}

/** Distance to the milk's outline, negative inside, in `surface`, down to the row `end`. */
function measure(count: i32, blend: f32, end: i32): void {
  for (let y = -EDGE; y < end; y++) {
    const row = rowOf(surface, y);
    for (let x = -4; x < halfWidth + 4; x += 4) {
      const column = max(0, min(halfWidth - 4, x));
      let distance = sub(splat(<f32>y), v128.load(edge + <usize>(column << 2)));
      for (let n = 0; n < count; n++) {
        const drop = drops + <usize>n * DROP_BYTES;
        const from = load<f32>(drop, 4);
        const to = load<f32>(drop, 8);
        const along: f32 = min<f32>(max<f32>(<f32>y, from), to);
        const share: f32 = (along - from) / max<f32>(to - from, 1);
        const upper = load<f32>(drop, 12);
        // Slim below the sheet, and fullest just above its end.
        const radius: f32 = upper + (load<f32>(drop, 16) - upper) * share * share * (3 - 2 * share);
        const dx = shift(LANES, <f32>x - load<f32>(drop));
        const dy: f32 = <f32>y - along;
        distance = flowTogether(distance, shift(sqrt(shift(square(dx), dy * dy)), -radius), blend);
      }
      v128.store(row + <usize>(x << 2), distance);
    }
  }
}

@inline function channelOf(index: i32, ground: v128, shadow: v128, light: v128, shine: v128, cover: v128): v128 {
  const lit = mix(channel4(GROUND_TOP, index), channel4(GROUND_BOTTOM, index), ground);
  const under = mul(lit, mix(splat(1), channel4(SHADOW, index), shadow));
  const milk = mix(channel4(MILK_SHADE, index), channel4(MILK, index), light);
  return mix(under, mix(milk, splat(1), shine), cover);
}

/**
 * Thick milk over the frame's upper edge and the ground below it, into the host's picture. count: of drops; blend: over how many pixels
 * they flow into the sheet; round: over how many its edge rounds off; cast: how far its shadow falls; reach: rows down to which any of
 * this shows; `added`: what comes to the ground at each pixel.
 */
export function drawMilk(count: i32, blend: f32, round: f32, cast: f32, reach: i32, added: usize): void {
  const end = min(halfHeight, reach);
  measure(count, blend, end + EDGE);
  const castX = <i32>Mathf.round(cast * lightX);
  const castY = <i32>Mathf.round(cast * lightY);
  let target = picturePointer();
  for (let y = 0; y < halfHeight; y++) {
    const down = splat(<f32>y / <f32>halfHeight);
    for (let x = 0; x < halfWidth; x += 4) {
      const ground = clamp01(add(down, v128.load(added)));
      let cover = splat(0);
      let shadow = splat(0);
      let light = splat(0);
      let shine = splat(0);
      if (y < end) {
        const o = <usize>(x << 2);
        const distance = v128.load(rowOf(surface, y) + o);
        cover = clamp01(sub(splat(0.5), distance));
        const from = max(-EDGE, y + castY);
        const column = max(-4, min(halfWidth, x + castX));
        const caster = v128.load(rowOf(surface, from) + <usize>(column << 2));
        shadow = sub(splat(1), smoothstep(-0.9 * cast, 1.1 * cast, caster));
        if (v128.any_true(f32x4.gt(cover, splat(0)))) {
          const row = rowOf(surface, y) + o;
          const gradientX = sub(v128.load(row + 4), v128.load(row - 4));
          const gradientY = sub(v128.load(rowOf(surface, y + 1) + o), v128.load(rowOf(surface, y - 1) + o));
          const steep = shift(sqrt(mulAdd(gradientX, gradientX, square(gradientY))), 0.0001);
          const flat = clamp01(scale(distance, -1 / round));
          const aside = square(sub(splat(1), flat));
          const facing = sqrt(larger(sub(splat(1), square(aside)), splat(0)));
          const lean = div(aside, steep);
          const normalX = mul(gradientX, lean);
          const normalY = mul(gradientY, lean);
          const toward = mulAdd(normalX, splat(lightX), mulAdd(normalY, splat(lightY), scale(facing, TOWARD)));
          // Light wanders inside milk: no side of it is ever dark, and thin rims glow.
          light = clamp01(mulAdd(toward, splat(0.85), splat(0.3)));
          // Halfway between the light and the viewer a window stands in its gloss.
          const halfway = mulAdd(normalX, splat(lightX), mulAdd(normalY, splat(lightY), scale(facing, 1 + TOWARD)));
          shine = smoothstep(0.94, 0.972, scale(halfway, HALFWAY));
        }
      }
      const red = channelOf(0, ground, shadow, light, shine, cover);
      const green = channelOf(1, ground, shadow, light, shine, cover);
      const blue = channelOf(2, ground, shadow, light, shine, cover);
      v128.store(target, pixelsOf(red, green, blue));
      added += 16;
      target += 16;
    }
  }
}
