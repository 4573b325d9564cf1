import { allocate, halfHeight, halfWidth, originOffset, planeBytes, rowOf } from "./buffers";
import { channel4 } from "./colours";
import { flowNoise, setFlow } from "./noise";
import {
  LANES, abs, add, clamp01, mix, mul, mulAdd, scale, shift, sinTurns, smaller, smoothstep, softRectangle, splat, square, sub,
} from "./simd";

// Entries of the table of colours.
const GROUND_TOP: i32 = 0;
const GROUND_BOTTOM: i32 = 1;
export const GLOW: i32 = 2;

export let awayX: f32 = 0.62;
export let awayY: f32 = 0.78;
let glowX: f32 = 0;
let glowY: f32 = 0;
let glowRadius: f32 = 1;
let slantX: f32 = 0.28;
let slantY: f32 = 0.44;
let paneX: f32 = 0;
let paneY: f32 = 0;
let paneWidth: f32 = 0;
let paneHeight: f32 = 0;
let paneSoftness: f32 = 0.05;
let paneLight: f32 = 0;
let netScale: f32 = 8;
let netSeed: i32 = 0;
export let netInside: f32 = 0;
export let netCast: f32 = 0;
/** The ground's own pattern, −1…1; 0: none. */
let backing: usize = 0;

/** Unit vector away from the light. */
export function turnGround(x: f32, y: f32): void {
  awayX = x;
  awayY = y;
}

/** The direction in which the ground changes from its first colour to its second, per canvas width; its glow. */
export function setFluidGround(slantX_: f32, slantY_: f32, x: f32, y: f32, radius: f32): void {
  slantX = slantX_;
  slantY = slantY_;
  glowX = x;
  glowY = y;
  glowRadius = radius;
}

/** A window's light on the ground, turned with the light: its middle, half its size, its edge, how bright it is. */
export function setPane(x: f32, y: f32, width: f32, height: f32, softness: f32, light: f32): void {
  paneX = x;
  paneY = y;
  paneWidth = width;
  paneHeight = height;
  paneSoftness = softness;
  paneLight = light;
}

/** A net of gathered light: lines per canvas width, its strength inside the liquid and in its shadow. */
export function setNet(perWidth: f32, inside: f32, cast: f32, seed: i32): void {
  netScale = perWidth;
  netInside = inside;
  netCast = cast;
  netSeed = seed;
}

/** What the ground is made of: contrast of its clouds, veins, fibres and grain. */
export function makeBacking(clouds: f32, veins: f32, fibres: f32, grain: f32, seed: i32): void {
  if (backing == 0) backing = allocate(planeBytes) + originOffset();
  setFlow(0, 0);
  const unit: f32 = 1.0 / <f32>halfWidth;
  for (let row = 0; row < halfHeight; row++) {
    const y = splat(<f32>row * unit);
    for (let column = 0; column < halfWidth; column += 4) {
      const x = scale(shift(LANES, <f32>column), unit);
      const bend = flowNoise(scale(x, 2.3), scale(y, 2.3), seed);
      const cloud = flowNoise(mulAdd(x, splat(3.1), bend), scale(y, 3.1), seed + 1);
      const vein = flowNoise(mulAdd(x, splat(1.9), scale(bend, 0.9)), mulAdd(y, splat(2.6), scale(cloud, 0.4)), seed + 2);
      const line = square(square(sub(splat(1), smaller(scale(abs(vein), 2.2), splat(1)))));
      const fibre = flowNoise(scale(x, 34), scale(y, 120), seed + 3);
      const fine = flowNoise(scale(x, 190), scale(y, 190), seed + 4);
      const stuff = mulAdd(fibre, splat(fibres), mulAdd(fine, splat(grain), scale(line, -veins)));
      v128.store(rowOf(backing, row) + <usize>(column << 2), mulAdd(cloud, splat(clouds), stuff));
    }
  }
}

/** The ground's own pattern at four pixels. */
@inline export function grainOfGround(x: i32, y: i32): v128 {
  return backing == 0 ? splat(0) : v128.load(rowOf(backing, y) + <usize>(x << 2));
}

@inline export function alongGround(x: v128, y: v128): v128 { return clamp01(mulAdd(x, splat(slantX), scale(y, slantY))); }

@inline export function litGround(x: v128, y: v128): v128 {
  const dx = shift(x, -glowX);
  const dy = shift(y, -glowY);
  const glow = square(clamp01(sub(splat(1), scale(mulAdd(dx, dx, square(dy)), 1 / (glowRadius * glowRadius)))));
  if (paneLight == 0) return glow;
  const fromX = shift(x, -paneX);
  const fromY = shift(y, -paneY);
  const along = mulAdd(fromX, splat(awayX), scale(fromY, awayY));
  const across = mulAdd(fromX, splat(-awayY), scale(fromY, awayX));
  const pane = softRectangle(along, across, 0, 0, paneHeight, paneWidth, paneSoftness);
  const bar = smoothstep(0.4 * paneSoftness, 1.2 * paneSoftness, abs(across));
  const rail = smoothstep(0.4 * paneSoftness, 1.2 * paneSoftness, abs(along));
  return clamp01(mulAdd(mul(pane, mul(bar, rail)), splat(paneLight), glow));
}

@inline export function groundChannel(index: i32, along: v128, lit: v128): v128 {
  return mix(mix(channel4(GROUND_TOP, index), channel4(GROUND_BOTTOM, index), along), channel4(GLOW, index), lit);
}

/** Lines where light gathers. */
@inline export function netAt(x: v128, y: v128): v128 {
  const bendX = sinTurns(scale(mulAdd(y, splat(1.7), scale(x, 0.6)), netScale * 0.3));
  const bendY = sinTurns(scale(mulAdd(x, splat(1.9), scale(y, -0.5)), netScale * 0.27));
  const noise = flowNoise(mulAdd(bendX, splat(0.35), scale(x, netScale)), mulAdd(bendY, splat(0.35), scale(y, netScale)), netSeed);
  const line = sub(splat(1), smaller(scale(abs(noise), 2.4), splat(1)));
  return square(square(line));
}
