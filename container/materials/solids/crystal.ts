import type { SKRSContext2D } from "@napi-rs/canvas";
import { clamp } from "../../engine/field.ts";
import type { Ramp } from "../../engine/tones.ts";

type Point = readonly [x: number, y: number, z: number];

/** Corners of a crystal: a six-sided prism that narrows, with a point at each end. Units: half its height. */
const corners: Point[] = [
  [0.05, -1, 0.02],
  ...Array.from({ length: 6 }, (_, n): Point => ring(n, 0.36, -0.56 + 0.09 * Math.sin(n * 2.3))),
  ...Array.from({ length: 6 }, (_, n): Point => ring(n, 0.43, 0.6 + 0.08 * Math.cos(n * 1.7))),
  [-0.04, 0.98, 0],
];

function ring(n: number, radius: number, y: number): Point {
  const turn = ((n + 0.13 * Math.sin(n * 5)) / 6) * 2 * Math.PI;
  return [Math.cos(turn) * radius, y, Math.sin(turn) * radius];
}

const faces: readonly (readonly number[])[] = Array.from({ length: 6 }, (_, n) => {
  const next = (n + 1) % 6;
  return [
    [0, 1 + n, 1 + next],
    [1 + n, 7 + n, 7 + next, 1 + next],
    [13, 7 + next, 7 + n],
  ];
}).flat();

export interface CrystalOptions {
  ramp: Ramp;
  radius: number;
  light: { x: number; y: number };
}

/** A clear crystal that turns about its upright axis: what is behind shows through what is before. */
export function createCrystal({
  ramp,
  radius,
  light,
}: CrystalOptions): (ctx: SKRSContext2D, x: number, y: number, turn: number) => void {
  const last = ramp.length - 1;
  const colourAt = (value: number, alpha: number) => {
    const pixel = ramp[Math.round(clamp(value) * last)] ?? 0;
    return `rgba(${String(pixel & 255)},${String((pixel >> 8) & 255)},${String((pixel >> 16) & 255)},${alpha.toFixed(3)})`;
  };
  return (ctx, x, y, turn) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [cosLean, sinLean] = [Math.cos(0.16), Math.sin(0.16)];
    const turned = corners.map(([px, py, pz]): Point => {
      const [rx, rz] = [px * cos + pz * sin, pz * cos - px * sin];
      // Leaning a little, and seen a little from above.
      const [qx, qy] = [rx * cosLean - py * sinLean, rx * sinLean + py * cosLean];
      return [qx, qy * 0.98 - rz * 0.16, rz * 0.98 + qy * 0.16];
    });
    const drawn = faces.map((face) => {
      const points = face.map((n) => turned[n] ?? ([0, 0, 0] as const));
      const [a, b, c] = [points[0] ?? [0, 0, 0], points[1] ?? [0, 0, 0], points[2] ?? [0, 0, 0]] as const;
      const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
      const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
      const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
      const middle = points.reduce((sum, p) => [sum[0] + p[0], sum[1] + p[1], sum[2] + p[2]] as const, [
        0, 0, 0,
      ] as Point);
      const outward = normal[0] * middle[0] + normal[1] * middle[1] * 0.4 + normal[2] * middle[2] > 0 ? 1 : -1;
      const size = (Math.hypot(...normal) || 1) * outward;
      return { points, nx: normal[0] / size, ny: normal[1] / size, nz: normal[2] / size };
    });
    const fill = (face: (typeof drawn)[number], isFront: boolean) => {
      const { points, nx, ny, nz } = face;
      const facing = nx * light.x + ny * light.y + nz * 0.7;
      const ys = points.map((p) => p[1]);
      const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
      const gradient = ctx.createLinearGradient(x, y + top * radius, x + nx * radius * 0.5, y + bottom * radius);
      const base = isFront ? 0.5 + 0.3 * facing : 0.62 - 0.36 * facing;
      gradient.addColorStop(0, colourAt(base + 0.16, isFront ? 0.62 : 0.95));
      gradient.addColorStop(0.45, colourAt(base - 0.05, isFront ? 0.4 : 0.92));
      gradient.addColorStop(1, colourAt(base + 0.1 - 0.14 * ny, isFront ? 0.66 : 0.95));
      ctx.beginPath();
      for (const [px, py] of points) ctx.lineTo(x + px * radius, y + py * radius);
      ctx.closePath();
      ctx.fillStyle = gradient;
      ctx.fill();
      ctx.lineJoin = "round";
      ctx.lineWidth = isFront ? 1.3 : 0.7;
      ctx.strokeStyle = colourAt(isFront ? 0.98 : 0.8, isFront ? 0.4 + 0.4 * clamp(facing) : 0.35);
      ctx.stroke();
    };
    for (const face of drawn) if (face.nz <= 0) fill(face, false);
    for (const face of drawn) if (face.nz > 0) fill(face, true);
  };
}
