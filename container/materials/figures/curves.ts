import type { SKRSContext2D } from "@napi-rs/canvas";

export type Point = readonly [x: number, y: number];

/** Points that a smooth line runs through. */
export type Curve = readonly Point[];

/** A curve as it is written down: points apart by white space, "x,y x,y". */
export function line(points: string): Curve {
  return points
    .trim()
    .split(/\s+/)
    .map((point): Point => {
      const [x = 0, y = 0] = point.split(",").map(Number);
      return [x, y];
    });
}

/** Where a drawing lies in the frame: its origin in pixels, pixels a unit, mirrored or not, and turned by radians. */
export interface Stage {
  x: number;
  y: number;
  scale: number;
  isMirrored: boolean;
  tilt: number;
}

/** From a drawing's units to pixels. */
export function onStage(stage: Stage): (point: Point) => Point {
  const [cos, sin] = [Math.cos(stage.tilt) * stage.scale, Math.sin(stage.tilt) * stage.scale];
  const side = stage.isMirrored ? -1 : 1;
  return ([x, y]) => [stage.x + side * (x * cos - y * sin), stage.y + x * sin + y * cos];
}

/** Adds a curve to the path: centripetal Catmull-Rom as Béziers, which never overshoots between points at uneven distances. */
export function traceCurve(ctx: SKRSContext2D, curve: Curve, isFirst = true): void {
  const first = curve[0];
  if (first === undefined) return;
  if (isFirst) ctx.moveTo(...first);
  else ctx.lineTo(...first);
  for (let n = 0; n + 1 < curve.length; n++) {
    const p1 = curve[n] ?? first;
    const p2 = curve[n + 1] ?? first;
    const p0 = curve[n - 1] ?? p1;
    const p3 = curve[n + 2] ?? p2;
    const [d1, d2, d3] = [spacing(p0, p1), spacing(p1, p2), spacing(p2, p3)];
    const control = (near: Point, far: Point, before: Point, own: number): Point => {
      if (own < 1e-6) return near;
      const at = (i: 0 | 1) =>
        (own * own * far[i] - d2 * d2 * before[i] + (2 * own * own + 3 * own * d2 + d2 * d2) * near[i]) /
        (3 * own * (own + d2));
      return [at(0), at(1)];
    };
    ctx.bezierCurveTo(...control(p1, p2, p0, d1), ...control(p2, p1, p3, d3), ...p2);
  }
}

function spacing(one: Point, other: Point): number {
  return Math.sqrt(Math.hypot(other[0] - one[0], other[1] - one[1]));
}

/** A closed outline of curves that meet in corners. */
export function traceOutline(ctx: SKRSContext2D, outline: readonly Curve[]): void {
  ctx.beginPath();
  for (const [n, curve] of outline.entries()) traceCurve(ctx, curve, n === 0);
  ctx.closePath();
}

/** Even steps along a smooth curve. */
export function sampled(curve: Curve, count: number): Point[] {
  const last = curve.length - 1;
  return Array.from({ length: count }, (_, n): Point => {
    const at = (n / (count - 1)) * last;
    const from = Math.min(last - 1, Math.floor(at));
    const share = at - from;
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map(
      (step) => curve[Math.min(last, Math.max(0, from + step))] ?? ([0, 0] as const),
    ) as [Point, Point, Point, Point];
    const part = (i: 0 | 1) =>
      0.5 *
      (2 * p1[i] +
        (p2[i] - p0[i]) * share +
        (2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i]) * share ** 2 +
        (3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]) * share ** 3);
    return [part(0), part(1)];
  });
}

export const flipped = (curve: Curve): Curve => curve.map(([x, y]) => [-x, y] as const);

export const reversed = (curve: Curve): Curve => [...curve].reverse();
