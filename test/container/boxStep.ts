import type { Box } from "../../src/core/rendering/box.ts";

/** A ground as it is measured: its luma, 0…1, and what stands before it. Pixels. */
export interface MeasuredGround {
  width: number;
  height: number;
  luma: Float32Array;
  hidden: readonly Box[];
}

/** Width of the strips inside and outside an edge that are compared, in shares of the ground's width. */
const stripShare = 12 / 544;
/** The radius over which fine detail is told from tone. */
const detail = 3;
/** Edges are looked for from inside a zone to as far out as calm grounds fade, in steps. Strips. */
const growths = Array.from({ length: 18 }, (_, n) => -1 + n / 2);
const stretches = 8;
/** Of a side so many stretches have to be in sight. */
const leastStretches = 3;

export interface BoxSteps {
  /** Brightness, 0…1. */
  tone: number;
  /** Mean distance of brightness from that around it, 0…1. */
  grain: number;
}

/** By how much tone and detail step across the edges of a box around a zone, where they step worst; 0 where nothing does. */
export function boxSteps(ground: MeasuredGround, zones: readonly Box[]): BoxSteps {
  const tone = meansOf(ground, ground.luma);
  const { width, height, luma } = ground;
  const fine = luma.map((value, n) => {
    const [x, y] = [n % width, Math.floor(n / width)];
    return Math.abs(value - tone(x - detail, y - detail, x + detail + 1, y + detail + 1));
  });
  const grain = meansOf({ width, height }, fine);
  const strip = stripShare * width;
  const worst = (mean: Mean) =>
    Math.max(
      0,
      ...zones.flatMap((zone) =>
        growths.map((by) => Math.abs(stepAcross(ground, mean, { zone, by: by * strip, strip }))),
      ),
    );
  return { tone: worst(tone), grain: worst(grain) };
}

/** The mean over the pixels between two corners; NaN where there are none. */
type Mean = (left: number, top: number, right: number, bottom: number) => number;

function meansOf({ width, height }: { width: number; height: number }, values: Float32Array): Mean {
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += values[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + sum;
    }
  }
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  return (left, top, right, bottom) => {
    const [x0, y0, x1, y1] = [within(left, width), within(top, height), within(right, width), within(bottom, height)];
    const at = (x: number, y: number) => sums[y * row + x] ?? 0;
    return (at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0)) / ((x1 - x0) * (y1 - y0));
  };
}

/**
 * The step that the sides of a zone, grown by so much, have in common: a box is seen where all but one of those in sight go the same
 * way, brighter inside or darker. Each side is taken by its middling stretch, so that what merely crosses it does not count.
 */
function stepAcross(
  ground: MeasuredGround,
  mean: Mean,
  { zone, by, strip }: { zone: Box; by: number; strip: number },
): number {
  const [left, top] = [zone.x - by, zone.y - by];
  const [right, bottom] = [zone.x + zone.width + by, zone.y + zone.height + by];
  const upright = (x: number, inward: 1 | -1) =>
    sideStep(top, bottom, (from, to) => {
      const [inner, outer] = [x + inward * strip, x - inward * strip];
      if (isHidden(ground, inner, (from + to) / 2) || isHidden(ground, outer, (from + to) / 2)) return null;
      const over = (end: number) => mean(Math.min(x, end), from, Math.max(x, end), to);
      return over(inner) - over(outer);
    });
  const level = (y: number, inward: 1 | -1) =>
    sideStep(left, right, (from, to) => {
      const [inner, outer] = [y + inward * strip, y - inward * strip];
      if (isHidden(ground, (from + to) / 2, inner) || isHidden(ground, (from + to) / 2, outer)) return null;
      const over = (end: number) => mean(from, Math.min(y, end), to, Math.max(y, end));
      return over(inner) - over(outer);
    });
  const sides = [upright(left, 1), upright(right, -1), level(top, 1), level(bottom, -1)]
    .filter((step) => step !== null)
    .sort((one, other) => one - other);
  if (sides.length < 2) return 0;
  const weakest = sides.length > 2 ? 1 : 0;
  const [brighter, darker] = [sides[weakest] ?? 0, sides[sides.length - 1 - weakest] ?? 0];
  return brighter > 0 ? brighter : Math.min(0, darker);
}

/** The middling step of a side's stretches, its corners left out; null where too few are in sight. */
function sideStep(from: number, to: number, stepOf: (from: number, to: number) => number | null): number | null {
  const edges = Array.from({ length: stretches + 1 }, (_, n) => from + (to - from) * (0.12 + (0.76 * n) / stretches));
  const steps = edges.slice(1).flatMap((end, n) => stepOf(edges[n] ?? end, end) ?? []);
  if (steps.length < leastStretches) return null;
  return steps.sort((one, other) => one - other)[steps.length >> 1] ?? null;
}

function isHidden({ width, height, hidden }: MeasuredGround, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x > width || y > height) return true;
  return hidden.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
}
