import { unrolled } from "./contour.ts";

/** To each side of a point so many others have a say in the curve through it. */
const reach = 36;
/** A point so far off the curve, in pixels, has half a say in the next one. */
const halfTrust = 2;
const rounds = 3;
/** What a point counts of which nothing is seen. */
const leastTrust = 0.05;

/**
 * A long curve through a closed line: through each point the parabola that fits its neighbours best (local regression), where those
 * count by `trust`, and less the farther they lie off the curve. Keeps the bends of a pack and none of its line's wobbles.
 */
export function curveThrough(
  { x, y }: { x: Float64Array; y: Float64Array },
  trust: Float64Array,
): { x: Float64Array; y: Float64Array } {
  let weights = trust.map((value) => leastTrust + value);
  let curve = { x, y };
  for (let round = 0; round < rounds; round++) {
    curve = { x: fitted(x, weights), y: fitted(y, weights) };
    const { x: onX, y: onY } = curve;
    weights = trust.map((value, n) => {
      const off = Math.hypot((x[n] ?? 0) - (onX[n] ?? 0), (y[n] ?? 0) - (onY[n] ?? 0));
      return (leastTrust + value) / (1 + (off / halfTrust) ** 2);
    });
  }
  return curve;
}

/** At each point the value there of the parabola through its neighbours. */
function fitted(values: Float64Array, weights: Float64Array): Float64Array {
  const count = values.length;
  const side = Math.min(reach, Math.floor((count - 1) / 2));
  const places = Float64Array.from({ length: 2 * side + 1 }, (_, k) => (k - side) / (side + 1));
  const bell = places.map((u) => (1 - Math.abs(u) ** 3) ** 3);
  const [around, trust] = [unrolled(values, side), unrolled(weights, side)];
  const result = new Float64Array(count);
  for (let n = 0; n < count; n++) {
    const middle = values[n] ?? 0;
    let [s0, s1, s2, s3, s4, t0, t1, t2] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let k = 0; k < places.length; k++) {
      const u = places[k] ?? 0;
      const weight = (bell[k] ?? 0) * (trust[n + k] ?? 0);
      const away = (around[n + k] ?? 0) - middle;
      const [first, second] = [weight * u, weight * u * u];
      s0 += weight;
      s1 += first;
      s2 += second;
      s3 += second * u;
      s4 += second * u * u;
      t0 += weight * away;
      t1 += first * away;
      t2 += second * away;
    }
    // The constant of the parabola, by Cramer's rule.
    const determinant = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
    const constant = t0 * (s2 * s4 - s3 * s3) - s1 * (t1 * s4 - t2 * s3) + s2 * (t1 * s3 - t2 * s2);
    result[n] = middle + (determinant > 1e-12 ? constant / determinant : 0);
  }
  return result;
}
