import type { Box } from "../../../src/core/rendering/box.ts";
import { distanceTo } from "../../materials/liquid/dropPlacement.ts";

/** Canvas widths. */
interface Point {
  x: number;
  y: number;
}

/** A calm bend across the frame, from beyond one edge to beyond another. */
export interface Course {
  length: number;
  /** The place at a share of it, and the unit vector across it there. */
  at: (share: number) => Point & { acrossX: number; acrossY: number };
}

export interface CourseFrame {
  random: () => number;
  /** Canvas height over its width. */
  height: number;
  /** Words, buttons and badges. */
  zones: readonly Box[];
  /** The product and panels. */
  hiders: readonly Box[];
}

/** How far beyond the frame a course begins and ends. */
const beyond = 0.25;
const samples = Array.from({ length: 49 }, (_, n) => n / 48);
/** Liquid keeps so far away from words. */
const fromWords = 0.06;
/** Less of it than this is a scrap in a corner. */
const leastLength = 0.3;

/** Where courses come from: places beyond the frame with the direction into it. */
function gates(height: number): { from: Point; into: Point }[] {
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  return [
    ...shares.map((share) => ({ from: { x: share, y: -beyond }, into: { x: 0, y: 1 } })),
    ...shares.map((share) => ({ from: { x: share, y: height + beyond }, into: { x: 0, y: -1 } })),
    ...shares.map((share) => ({ from: { x: -beyond, y: share * height }, into: { x: 1, y: 0 } })),
    ...shares.map((share) => ({ from: { x: 1 + beyond, y: share * height }, into: { x: -1, y: 0 } })),
  ];
}

function bend(from: Point, intoStart: Point, to: Point, intoEnd: Point, pull: number): Course {
  const reach = pull * Math.hypot(to.x - from.x, to.y - from.y);
  const [one, other] = [
    { x: from.x + reach * intoStart.x, y: from.y + reach * intoStart.y },
    { x: to.x + reach * intoEnd.x, y: to.y + reach * intoEnd.y },
  ];
  const cubic = (a: number, b: number, c: number, d: number, u: number) =>
    a * (1 - u) ** 3 + 3 * b * u * (1 - u) ** 2 + 3 * c * u * u * (1 - u) + d * u ** 3;
  const slope = (a: number, b: number, c: number, d: number, u: number) =>
    3 * ((b - a) * (1 - u) ** 2 + 2 * (c - b) * u * (1 - u) + (d - c) * u * u);
  const at = (u: number) => {
    const dx = slope(from.x, one.x, other.x, to.x, u);
    const dy = slope(from.y, one.y, other.y, to.y, u);
    const speed = Math.hypot(dx, dy) + 1e-6;
    return {
      x: cubic(from.x, one.x, other.x, to.x, u),
      y: cubic(from.y, one.y, other.y, to.y, u),
      acrossX: -dy / speed,
      acrossY: dx / speed,
    };
  };
  const points = samples.map(at);
  const length = points.reduce((sum, { x, y }, n) => {
    const before = points[n - 1];
    return before === undefined ? 0 : sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
  return { length, at };
}

/**
 * The bends that liquid of this half breadth can take without touching words, the finest first: much is seen of them, all down the frame.
 * Empty where words leave no room.
 */
export function coursesAround({ random, height, zones, hiders }: CourseFrame, halfBreadth: number): Course[] {
  const all = gates(height);
  const margin = halfBreadth + fromWords;
  const rated = all.flatMap((start, n) =>
    all.slice(n + 1).flatMap((end) =>
      [0.3, 0.5].flatMap((pull) => {
        if (start.into.x === end.into.x && start.into.y === end.into.y) return [];
        const course = bend(start.from, start.into, end.from, end.into, pull);
        const liking = 0.85 + 0.3 * random();
        const points = samples.map(course.at);
        if (points.some(({ x, y }) => zones.some((zone) => distanceTo(zone, x, y) < margin))) return [];
        const inside = points.filter(({ x, y }) => x > 0 && x < 1 && y > 0 && y < height);
        const seen = inside.filter(({ x, y }) => hiders.every((box) => distanceTo(box, x, y) > 0));
        const length = (course.length * seen.length) / samples.length;
        if (length < leastLength) return [];
        const heights = seen.map(({ y }) => y);
        const fall = Math.max(...heights) - Math.min(...heights);
        return [{ course, rating: liking * (Math.min(length, 1.5 * height) + fall) }];
      }),
    ),
  );
  return rated.sort((one, other) => other.rating - one.rating).map(({ course }) => course);
}

/** Of the courses that follow the first, the finest that goes another way. */
export function crossing([first, ...rest]: readonly Course[]): Course | undefined {
  if (first === undefined) return undefined;
  const heading = first.at(0.5);
  return rest.find((course) => {
    const { acrossX, acrossY } = course.at(0.5);
    return Math.abs(acrossX * heading.acrossX + acrossY * heading.acrossY) < 0.6;
  });
}
