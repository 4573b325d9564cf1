/** A point of a stroke's spine: canvas widths; `z` is the height that its bead lies on. */
export interface SpinePoint {
  x: number;
  y: number;
  z: number;
  radius: number;
}

/** A spine of `count` pieces along a curve, u from 0 to 1. */
export function spineOf(count: number, at: (u: number) => SpinePoint): SpinePoint[] {
  return Array.from({ length: count + 1 }, (_, n) => at(n / count));
}

/** A smooth spine through a few points (Catmull-Rom). */
export function splineThrough(points: readonly SpinePoint[], piecesBetween: number): SpinePoint[] {
  const at = (n: number) => points[Math.min(points.length - 1, Math.max(0, n))] ?? { x: 0, y: 0, z: 0, radius: 0 };
  return spineOf((points.length - 1) * piecesBetween, (u) => {
    const place = u * (points.length - 1);
    const n = Math.min(points.length - 2, Math.floor(place));
    const f = place - n;
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const blend = (p: number, q: number, r: number, s: number) =>
      q + 0.5 * f * (r - p + f * (2 * p - 5 * q + 4 * r - s + f * (3 * (q - r) + s - p)));
    return {
      x: blend(a.x, b.x, c.x, d.x),
      y: blend(a.y, b.y, c.y, d.y),
      z: blend(a.z, b.z, c.z, d.z),
      radius: Math.max(0.001, blend(a.radius, b.radius, c.radius, d.radius)),
    };
  });
}

/** Raises a spine where it crosses what it laid down before, as a bead does that lies on itself. */
export function stacked(spine: readonly SpinePoint[], flatness: number): SpinePoint[] {
  const heights = spine.map(({ z }) => z);
  spine.forEach((point, n) => {
    for (let earlier = 0; earlier < n; earlier++) {
      const other = spine[earlier];
      if (other === undefined) continue;
      const away = Math.hypot(point.x - other.x, point.y - other.y) / (point.radius + other.radius);
      // Neighbours on the spine are no crossing.
      const between = spine[Math.floor((n + earlier) / 2)] ?? point;
      const apart = Math.hypot(point.x - between.x, point.y - between.y);
      if (away >= 1 || apart < point.radius) continue;
      const lift = flatness * (0.75 * point.radius + 0.5 * other.radius) * (1 - away ** 2) ** 1.2;
      heights[n] = Math.max(heights[n] ?? 0, (heights[earlier] ?? 0) + lift);
    }
  });
  const window = Array.from({ length: 17 }, (_, n) => n - 8);
  let smooth = heights;
  for (let pass = 0; pass < 3; pass++) {
    const from = smooth;
    const at = (n: number) => from[Math.min(from.length - 1, Math.max(0, n))] ?? 0;
    smooth = from.map((_, n) => window.reduce((sum, k) => sum + at(n + k), 0) / window.length);
  }
  return spine.map((point, n) => ({ ...point, z: smooth[n] ?? 0 }));
}

/** What lies in a frame of this height, in canvas widths, with chance to place it by. */
interface Bed {
  readonly height: number;
  between(from: number, to: number): number;
}

/** Places in rows like a honeycomb's over the whole frame and a little beyond, each moved by chance. */
export function honeycomb(bed: Bed, spacing: number, chance: number): { x: number; y: number }[] {
  const rowHeight = spacing * 0.87;
  const rows = Math.ceil(bed.height / rowHeight) + 2;
  const columns = Math.ceil(1 / spacing) + 3;
  const beyond = 0.9 * spacing;
  return Array.from({ length: rows * columns }, (_, n) => {
    const row = Math.floor(n / columns);
    const column = n % columns;
    return {
      x: (column - 1 + (row % 2) / 2 + bed.between(-chance, chance)) * spacing,
      y: (row - 0.5) * rowHeight + bed.between(-chance, chance) * spacing,
    };
  }).filter(({ x, y }) => x > -beyond && x < 1 + beyond && y > -beyond && y < bed.height + beyond);
}
