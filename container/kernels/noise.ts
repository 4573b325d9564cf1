import { TAU, mix, mul, mulAdd, scale, shift, splat, sub } from "./simd";

const LATTICE_X: i32 = 0x27d4eb2d;
const LATTICE_Y: i32 = 0x165667b1;
/** Gradients are two signed 16-bit halves of a hash; 1.6 brings the usual extremes to about ±1. */
const NORMALISE: f32 = 1.6 / 32768.0;

// Rotations that the gradients have at this moment: half of them swing a quarter of the loop later than the others.
let earlyCosine: f32 = 1;
let earlySine: f32 = 0;
let lateCosine: f32 = 1;
let lateSine: f32 = 0;

/** Moment of the loop, and how far gradients swing to either side (radians); the noise is periodic in t. */
export function setFlow(t: f32, swing: f32): void {
  const early = swing * Mathf.sin(TAU * t);
  const late = swing * Mathf.cos(TAU * t);
  earlyCosine = Mathf.cos(early);
  earlySine = Mathf.sin(early);
  lateCosine = Mathf.cos(late);
  lateSine = Mathf.sin(late);
}

/** One lattice corner's share: its hashed gradient, as it is turned now, along the offset to the pixel. */
@inline function corner(hashX: v128, hashY: v128, dx: v128, dy: v128): v128 {
  let hash = v128.xor(hashX, hashY);
  hash = v128.xor(hash, i32x4.shr_u(hash, 15));
  hash = i32x4.mul(hash, i32x4.splat(0x2c1b3c6d));
  hash = v128.xor(hash, i32x4.shr_u(hash, 13));
  const gradientX = f32x4.convert_i32x4_s(i32x4.shr_s(i32x4.shl(hash, 16), 16));
  const gradientY = f32x4.convert_i32x4_s(i32x4.shr_s(hash, 16));
  // Four phases by two bits of the hash: nothing drifts in one direction or comes to rest everywhere at once.
  const isLate = i32x4.shr_s(i32x4.shl(hash, 7), 31);
  const cosine = v128.bitselect(splat(lateCosine), splat(earlyCosine), isLate);
  const sine = v128.bitselect(splat(lateSine), splat(earlySine), isLate);
  const turn = v128.xor(sine, v128.and(i32x4.shl(hash, 11), i32x4.splat(0x80000000)));
  const turnedX = sub(mul(gradientX, cosine), mul(gradientY, turn));
  const turnedY = mulAdd(gradientX, turn, mul(gradientY, cosine));
  return mulAdd(turnedX, dx, mul(turnedY, dy));
}

/** Quintic fade, so that second derivatives (hence reflections) are continuous across lattice lines. */
@inline function fade(d: v128): v128 {
  return mul(mul(mul(d, d), d), mulAdd(d, shift(scale(d, 6), -15), splat(10)));
}

/** Flow noise, about [-1, 1]: gradient noise whose gradients swing with the loop (`setFlow`). */
@inline export function flowNoise(x: v128, y: v128, seed: i32): v128 {
  const cellX = f32x4.floor(x);
  const cellY = f32x4.floor(y);
  const dx = sub(x, cellX);
  const dy = sub(y, cellY);
  const west = i32x4.mul(i32x4.add(i32x4.trunc_sat_f32x4_s(cellX), i32x4.splat(seed)), i32x4.splat(LATTICE_X));
  const east = i32x4.add(west, i32x4.splat(LATTICE_X));
  const north = i32x4.mul(i32x4.trunc_sat_f32x4_s(cellY), i32x4.splat(LATTICE_Y));
  const south = i32x4.add(north, i32x4.splat(LATTICE_Y));
  const dxEast = shift(dx, -1);
  const dySouth = shift(dy, -1);
  const northWest = corner(west, north, dx, dy);
  const northEast = corner(east, north, dxEast, dy);
  const southWest = corner(west, south, dx, dySouth);
  const southEast = corner(east, south, dxEast, dySouth);
  const fadeX = fade(dx);
  return scale(mix(mix(northWest, northEast, fadeX), mix(southWest, southEast, fadeX), fade(dy)), NORMALISE);
}

/** Chance of a single grain, −1…1. */
@inline export function grainOf(x: i32, y: i32): v128 {
  let hash = i32x4.add(i32x4.splat(x * 0x27d4eb2d + y * 0x165667b1), i32x4(0, 0x27d4eb2d, 0x4fa9d65a, 0x777ec187));
  hash = v128.xor(hash, i32x4.shr_u(hash, 15));
  hash = i32x4.mul(hash, i32x4.splat(0x2c1b3c6d));
  hash = v128.xor(hash, i32x4.shr_u(hash, 13));
  return scale(f32x4.convert_i32x4_s(i32x4.shr_s(hash, 16)), 1.0 / 32768.0);
}
