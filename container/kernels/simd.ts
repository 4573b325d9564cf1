/** Four pixels at a time: short names for the vector arithmetic that every kernel is written in. */

export const LANES = f32x4(0, 1, 2, 3);
export const TAU: f32 = 6.283185307179586;

@inline export function splat(x: f32): v128 { return f32x4.splat(x); }
@inline export function add(a: v128, b: v128): v128 { return f32x4.add(a, b); }
@inline export function sub(a: v128, b: v128): v128 { return f32x4.sub(a, b); }
@inline export function mul(a: v128, b: v128): v128 { return f32x4.mul(a, b); }
@inline export function div(a: v128, b: v128): v128 { return f32x4.div(a, b); }
@inline export function sqrt(a: v128): v128 { return f32x4.sqrt(a); }
@inline export function abs(a: v128): v128 { return f32x4.abs(a); }
@inline export function negate(a: v128): v128 { return f32x4.neg(a); }
@inline export function scale(a: v128, by: f32): v128 { return f32x4.mul(a, f32x4.splat(by)); }
@inline export function shift(a: v128, by: f32): v128 { return f32x4.add(a, f32x4.splat(by)); }

// pmin and pmax compile to one instruction on x64, where min and max need several for the sake of NaN.
@inline export function smaller(a: v128, b: v128): v128 { return f32x4.pmin(a, b); }
@inline export function larger(a: v128, b: v128): v128 { return f32x4.pmax(a, b); }

/** a·b + c, rounded once where the processor can: one instruction instead of two. */
@inline export function mulAdd(a: v128, b: v128, c: v128): v128 { return f32x4.relaxed_madd(a, b, c); }
/** c − a·b */
@inline export function mulSub(a: v128, b: v128, c: v128): v128 { return f32x4.relaxed_nmadd(a, b, c); }
/** Whole numbers toward zero; for what surely lies within an i32. */
@inline export function whole(a: v128): v128 { return i32x4.relaxed_trunc_f32x4_s(a); }
/** a at t = 0, b at t = 1 */
@inline export function mix(a: v128, b: v128, t: v128): v128 { return mulAdd(sub(b, a), t, a); }
@inline export function clamp01(a: v128): v128 { return f32x4.pmin(splat(1), f32x4.pmax(splat(0), a)); }
@inline export function square(a: v128): v128 { return f32x4.mul(a, a); }

/** Moves a colour toward white by `amount`; `white` a little over 1 lets the middle of a highlight clip. */
@inline export function brighten(colour: v128, amount: v128, white: f32): v128 {
  return mulAdd(amount, sub(splat(white), colour), colour);
}

/** 0 below `from`, 1 above `to`, smooth between; `from` < `to`. */
@inline export function smoothstep(from: f32, to: f32, x: v128): v128 {
  const t = clamp01(scale(shift(x, -from), 1 / (to - from)));
  return mul(mul(t, t), sub(splat(3), add(t, t)));
}

/** sin of an angle in turns; the polynomial's error stays under 1e-5. */
@inline export function sinTurns(turns: v128): v128 {
  const wrapped = sub(turns, f32x4.nearest(turns));
  const sign = v128.and(wrapped, i32x4.splat(0x80000000));
  const magnitude = v128.xor(wrapped, sign);
  const folded = sub(splat(0.25), abs(shift(magnitude, -0.25)));
  const squared = mul(folded, folded);
  let p = mulAdd(squared, splat(42.058693944897654), splat(-76.70585975306136));
  p = mulAdd(p, squared, splat(81.60524927607504));
  p = mulAdd(p, squared, splat(-41.34170224039975));
  p = mulAdd(p, squared, splat(6.283185307179586));
  return v128.xor(mul(p, folded), sign);
}

@inline export function cosTurns(turns: v128): v128 { return sinTurns(shift(turns, 0.25)); }

/** 1 inside a soft-edged rectangle around (centreX, centreY), 0 outside: the reflection of a photographer's softbox. */
@inline export function softRectangle(
  x: v128, y: v128, centreX: f32, centreY: f32, halfWidth: f32, halfHeight: f32, softness: f32,
): v128 {
  const across = smoothstep(halfWidth - softness, halfWidth + softness, abs(shift(x, -centreX)));
  const along = smoothstep(halfHeight - softness, halfHeight + softness, abs(shift(y, -centreY)));
  return mul(sub(splat(1), across), sub(splat(1), along));
}
