import { Path2D } from "@napi-rs/canvas";
import type { Stage } from "./stage.ts";

/** A corner of an outline that is turned about the upright axis: height, half the width, how round it is. */
export type Corner = [y: number, halfWidth: number, radius?: number];

export const bins = 512;

export interface Profile {
  from: number;
  to: number;
  /** For each height: half the width and how far the surface turns out and up. */
  halfWidth: Float32Array;
  outward: Float32Array;
  upward: Float32Array;
}

/** Corners as a line of short strokes, each corner rounded. */
export function strokes(corners: Corner[]): [y: number, w: number][] {
  const first = corners[0] ?? [0, 0];
  const last = corners.at(-1) ?? [0, 0];
  const all: Corner[] = [[first[0], 0], ...corners, [last[0], 0]];
  const line: [number, number][] = [];
  all.forEach(([y, w, radius = 0], i) => {
    const [before, after] = [all[i - 1], all[i + 1]];
    if (!before || !after || radius === 0) return void line.push([y, w]);
    const toward = ([otherY, otherW]: Corner): [number, number] => {
      const length = Math.hypot(otherY - y, otherW - w);
      const share = Math.min(0.5, radius / Math.max(length, 0.001));
      return [y + (otherY - y) * share, w + (otherW - w) * share];
    };
    const [start, end] = [toward(before), toward(after)];
    for (let t = 0; t <= 1.0001; t += 0.1)
      line.push([
        start[0] * (1 - t) ** 2 + 2 * y * t * (1 - t) + end[0] * t * t,
        start[1] * (1 - t) ** 2 + 2 * w * t * (1 - t) + end[1] * t * t,
      ]);
  });
  return line;
}

export function profileOf(line: [number, number][]): Profile {
  const [from, to] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 1];
  const profile: Profile = {
    from,
    to,
    halfWidth: new Float32Array(bins),
    outward: new Float32Array(bins),
    upward: new Float32Array(bins),
  };
  for (let i = 1; i < line.length; i++) {
    const [[y0, w0], [y1, w1]] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]];
    if (y1 - y0 < 1e-6) continue;
    const length = Math.hypot(y1 - y0, w1 - w0);
    const [first, last] = [y0, y1].map((y) => ((y - from) / (to - from)) * (bins - 1));
    for (let bin = Math.ceil(first ?? 0); bin <= Math.min(bins - 1, last ?? 0); bin++) {
      const t = ((bin / (bins - 1)) * (to - from) + from - y0) / (y1 - y0);
      profile.halfWidth[bin] = w0 + (w1 - w0) * t;
      profile.outward[bin] = (y1 - y0) / length;
      profile.upward[bin] = (w0 - w1) / length;
    }
  }
  // A level stroke has no height: the heights it leaves out continue what lies below.
  for (let bin = 1; bin < bins; bin++) {
    if (profile.halfWidth[bin] !== 0 || profile.outward[bin] !== 0) continue;
    for (const values of [profile.halfWidth, profile.outward, profile.upward]) values[bin] = values[bin - 1] ?? 0;
  }
  return profile;
}

/** The outline that the camera sees: each height's ring, as an ellipse of what it looks down on. */
export function silhouette(stage: Stage, line: [number, number][], depth: number, squareness: number): Path2D {
  const { scale, centreX, footY, pitch } = stage;
  const path = new Path2D();
  line.forEach(([y, w], i) =>
    i ? path.lineTo(centreX + w * scale, footY - y * scale) : path.moveTo(centreX + w * scale, footY - y * scale),
  );
  for (const [y, w] of line.toReversed()) path.lineTo(centreX - w * scale, footY - y * scale);
  path.closePath();
  const high = pitch * depth * scale;
  for (const [y, w] of line) {
    if (w * high < 0.3) continue;
    // Against the clock, as the outline above goes: a pixel is inside both or either, and never cancelled.
    for (let i = 0; i <= 48; i++) {
      const angle = -(i / 48) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const x = centreX + Math.sign(c) * Math.abs(c) ** (2 / squareness) * w * scale;
      const up = footY - y * scale + Math.sign(s) * Math.abs(s) ** (2 / squareness) * w * high;
      if (i === 0) path.moveTo(x, up);
      else path.lineTo(x, up);
    }
    path.closePath();
  }
  return path;
}
