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
  const bell = Array.from({ length: side + 1 }, (_, k) => (1 - (k / (side + 1)) ** 3) ** 3);
  const result = new Float64Array(count);
  for (let n = 0; n < count; n++) {
    const middle = values[n] ?? 0;
    let [s0, s1, s2, s3, s4, t0, t1, t2] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let k = -side; k <= side; k++) {
      const at = (n + k + count) % count;
      const weight = (bell[Math.abs(k)] ?? 0) * (weights[at] ?? 0);
      const away = (values[at] ?? 0) - middle;
      const u = k / (side + 1);
      s0 += weight;
      s1 += weight * u;
      s2 += weight * u * u;
      s3 += weight * u ** 3;
      s4 += weight * u ** 4;
      t0 += weight * away;
      t1 += weight * away * u;
      t2 += weight * away * u * u;
    }
    // The constant of the parabola, by Cramer's rule.
    const determinant = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
    const constant = t0 * (s2 * s4 - s3 * s3) - s1 * (t1 * s4 - t2 * s3) + s2 * (t1 * s3 - t2 * s2);
    result[n] = middle + (determinant > 1e-12 ? constant / determinant : 0);
  }
  return result;
}
