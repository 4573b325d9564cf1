import { abs, add, clamp01, div, larger, mul, mulAdd, scale, shift, smaller, splat, sqrt, square, sub } from "./simd";

/** Kinds of solids. */
const RING: i32 = 0;
/** How far the eye looks down on them: cosine and sine of 0.2 radians. */
const TILT_COS: f32 = 0.9800665778412416;
const TILT_SIN: f32 = 0.19866933079506122;
/** Steps of a ray toward a solid, when it has arrived, and how boldly it goes. */
const STEPS: i32 = 22;
const ARRIVED: f32 = 0.004;
const STRIDE: f32 = 0.92;
/** Over so much a surface's slope is measured. */
const PROBE: f32 = 0.012;
/** Side of the host's tile of grain; a power of two. */
const GRAIN: i32 = 64;

let kind: i32 = 0;
let lightX: f32 = 0;
let lightY: f32 = 0;
let lightZ: f32 = 1;
let wrap: f32 = 0;
let clarity: f32 = 0;
let gloss: f32 = 0;
let specks: f32 = 0;
let turnCos: f32 = 1;
let turnSin: f32 = 0;

/** kind: 0 a ring that stands upright with a bead in it, 1 a softgel that leans; the light's unit vector, and what the matter is like. */
export function setSolid(
  kind_: i32, x: f32, y: f32, z: f32, softness: f32, clarity_: f32, gloss_: f32, specks_: f32,
): void {
  kind = kind_;
  lightX = x;
  lightY = y;
  lightZ = z;
  wrap = softness * 0.6;
  clarity = clarity_;
  gloss = gloss_;
  specks = specks_;
}

@inline function length3(x: v128, y: v128, z: v128): v128 {
  return sqrt(mulAdd(x, x, mulAdd(y, y, square(z))));
}

/** A ring of a rod that swells downward, and a bead in it. */
function ring(x: v128, y: v128, z: v128): v128 {
  const around = shift(sqrt(mulAdd(x, x, square(y))), -0.64);
  const rod = sub(sqrt(mulAdd(around, around, scale(square(z), 0.74))), shift(scale(y, 0.07), 0.24));
  const bead = shift(length3(shift(x, -0.1), shift(y, -0.26), z), -0.2);
  return scale(smaller(rod, bead), 0.92);
}

/** Two half balls and a drum between them, with a seam. */
function capsule(x: v128, y: v128, z: v128): v128 {
  const u = mulAdd(x, splat(0.78), scale(y, 0.62));
  const v = sub(scale(y, 0.78), scale(x, 0.62));
  const off = sub(u, larger(smaller(u, splat(0.5)), splat(-0.5)));
  const seam = scale(larger(sub(splat(1), square(scale(v, 1 / 0.06))), splat(0)), 0.012);
  return sub(shift(length3(off, v, z), -0.46), seam);
}

/** Distance from four places in the frame's axes to the solid, which is seen from above and turned. */
function distance(x: v128, y: v128, z: v128): v128 {
  const up = sub(scale(y, TILT_COS), scale(z, TILT_SIN));
  const deep = mulAdd(y, splat(TILT_SIN), scale(z, TILT_COS));
  const across = mulAdd(x, splat(turnCos), scale(deep, turnSin));
  const away = sub(scale(deep, turnCos), scale(x, turnSin));
  return kind == RING ? ring(across, up, away) : capsule(across, up, away);
}

@inline function power(x: v128, squarings: i32): v128 {
  for (let n = 0; n < squarings; n++) x = square(x);
  return x;
}

/** Places on the ramp of four pixels of the surface at (x, y, z). */
function lightAt(x: v128, y: v128, z: v128, grain: usize, radius: f32): v128 {
  const here = distance(x, y, z);
  const slopeX = sub(distance(shift(x, PROBE), y, z), here);
  const slopeY = sub(distance(x, shift(y, PROBE), z), here);
  const slopeZ = sub(distance(x, y, shift(z, PROBE)), here);
  const size = larger(length3(slopeX, slopeY, slopeZ), splat(1e-9));
  const nx = div(slopeX, size);
  const ny = div(slopeY, size);
  const nz = div(slopeZ, size);
  const flat = mulAdd(nx, splat(lightX), scale(ny, lightY));
  const facing = mulAdd(nz, splat(lightZ), flat);
  const wrapped = larger(scale(shift(facing, wrap), 1 / (1 + wrap)), splat(0));
  const sky = sub(splat(0.5), scale(ny, 0.5));
  const rimward = sub(splat(1), clamp01(nz));
  const half = larger(mulAdd(nz, splat(0.6 * lightZ + 0.55), scale(flat, 0.6)), splat(0));
  // Powers of 60 and 12.
  const four = power(half, 2);
  const twelve = mul(square(four), four);
  const sixty = mul(mul(power(half, 5), power(half, 4)), twelve);
  const glint = scale(mulAdd(sixty, splat(0.9), scale(twelve, 0.25)), gloss);
  // Matter that is full of light glows on the side away from it, and is darkest toward it.
  const behind = larger(sub(splat(0.3), facing), splat(0));
  const glow = mul(scale(behind, 0.34), sub(splat(1), scale(rimward, 0.5)));
  const through = scale(shift(sub(glow, scale(mul(rimward, square(rimward)), 0.2)), 0.14), clarity);
  let value = mulAdd(wrapped, splat(0.5 * (1 - 0.35 * clarity)), splat(0.22));
  value = add(mulAdd(sky, splat(0.16), value), add(through, glint));
  value = mulAdd(scale(square(rimward), 0.08), sky, value);
  if (specks == 0) return value;
  const half_: f32 = radius * 0.5;
  const depth = i32x4.trunc_sat_f32x4_s(scale(shift(sub(scale(z, turnCos), scale(x, turnSin)), 2), half_));
  const column = i32x4.trunc_sat_f32x4_s(scale(shift(mulAdd(x, splat(turnCos), scale(z, turnSin)), 2), half_));
  const row = i32x4.trunc_sat_f32x4_s(scale(shift(y, 2), half_));
  const mask = i32x4.splat(GRAIN - 1);
  const u = v128.and(i32x4.add(column, i32x4.mul(depth, i32x4.splat(17))), mask);
  const v = v128.and(i32x4.add(row, i32x4.mul(depth, i32x4.splat(37))), mask);
  const at = i32x4.shl(i32x4.add(i32x4.shl(v, 6), u), 2);
  let speck = v128.load32_zero(grain + <usize>i32x4.extract_lane(at, 0));
  speck = v128.load32_lane(grain + <usize>i32x4.extract_lane(at, 1), speck, 1);
  speck = v128.load32_lane(grain + <usize>i32x4.extract_lane(at, 2), speck, 2);
  speck = v128.load32_lane(grain + <usize>i32x4.extract_lane(at, 3), speck, 3);
  return mulAdd(speck, splat(specks), value);
}

/**
 * A solid of this radius in pixels, turned, as a sprite: `side` pixels wide and high, a multiple of 4, premultiplied, `stride` bytes
 * from row to row. `ramp`: `size` opaque colours.
 */
export function drawSolid(
  sprite: usize, side: i32, stride: i32, radius: f32, cos: f32, sin: f32, grain: usize, ramp: usize, size: i32,
): void {
  turnCos = cos;
  turnSin = sin;
  const pixel: f32 = 1 / radius;
  const middle = <f32>side * 0.5;
  for (let row = 0; row < side; row++) {
    const y = splat((<f32>row + 0.5 - middle) * pixel);
    const target = sprite + <usize>(row * stride);
    for (let column = 0; column < side; column += 4) {
      const to = target + <usize>(column << 2);
      const x = scale(shift(f32x4(0, 1, 2, 3), <f32>column + 0.5 - middle), pixel);
      const inside = sub(splat(1.02), mulAdd(x, x, square(y)));
      if (!v128.any_true(f32x4.gt(inside, splat(0)))) {
        v128.store(to, splat(0));
        continue;
      }
      let z = sqrt(larger(inside, splat(0)));
      let nearest = splat(1);
      let nearestZ = z;
      let going = f32x4.gt(inside, splat(0));
      for (let step = 0; step < STEPS; step++) {
        const hit = distance(x, y, z);
        const isNearer = v128.and(f32x4.lt(hit, nearest), going);
        nearest = v128.bitselect(hit, nearest, isNearer);
        nearestZ = v128.bitselect(z, nearestZ, isNearer);
        going = v128.and(going, v128.and(f32x4.ge(hit, splat(ARRIVED)), f32x4.gt(z, splat(-1.02))));
        if (!v128.any_true(going)) break;
        z = v128.bitselect(sub(z, scale(hit, STRIDE)), z, going);
      }
      // A ray that passes within a pixel sees a part of the rim.
      const near = sub(splat(1), scale(nearest, radius / 1.3));
      const arrived = f32x4.lt(nearest, splat(ARRIVED));
      const cover = v128.and(v128.bitselect(splat(1), clamp01(near), arrived), f32x4.gt(inside, splat(0)));
      if (!v128.any_true(f32x4.gt(cover, splat(0)))) {
        v128.store(to, splat(0));
        continue;
      }
      const place = i32x4.trunc_sat_f32x4_u(scale(clamp01(lightAt(x, y, nearestZ, grain, radius)), <f32>(size - 1)));
      storeCovered(to, ramp, i32x4.extract_lane(place, 0), f32x4.extract_lane(cover, 0));
      storeCovered(to + 4, ramp, i32x4.extract_lane(place, 1), f32x4.extract_lane(cover, 1));
      storeCovered(to + 8, ramp, i32x4.extract_lane(place, 2), f32x4.extract_lane(cover, 2));
      storeCovered(to + 12, ramp, i32x4.extract_lane(place, 3), f32x4.extract_lane(cover, 3));
    }
  }
}

@inline function storeCovered(target: usize, ramp: usize, place: i32, cover: f32): void {
  const colour = load<u32>(ramp + <usize>(place << 2));
  const share = <u32>(cover * 256);
  const redBlue = (((colour & 0xff00ff) * share) >> 8) & 0xff00ff;
  const green = (((colour >> 8) & 0xff) * share) & 0xff00;
  const alpha = min<u32>(255, share);
  store<u32>(target, redBlue | green | (alpha << 24));
}
