import { abs, clamp01, div, mul, mulAdd, scale, shift, smaller, splat, square, sub } from "./simd";

/** A soft window with its cross, seen in a ball whose pixel is `blur` of its radius. */
@inline export function windowIn(x: v128, y: v128, size: f32, softness: v128, bars: bool): v128 {
  const across = clamp01(shift(div(sub(splat(size), abs(x)), softness), 0.5));
  const down = clamp01(shift(div(sub(splat(size * 1.25), abs(y)), softness), 0.5));
  const pane = mul(across, down);
  if (!bars) return pane;
  const bar = clamp01(shift(div(sub(smaller(abs(x), abs(y)), splat(0.02)), softness), 0.6));
  return mul(pane, bar);
}

/** Colours of a thin film: thicker toward the bottom, in streaks that turn with the bubble's own chance. */
@inline export function filmColour(index: i32, thickness: v128): v128 {
  const perWave: f32 = index == 0 ? 0.86 : index == 1 ? 1.03 : 1.26;
  const waves = scale(thickness, perWave);
  const from = abs(sub(waves, f32x4.nearest(waves)));
  // A cosine to within a twentieth.
  return mulAdd(mulAdd(from, splat(10.88), splat(-8.16)), square(from), splat(0.98));
}
