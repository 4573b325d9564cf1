import { bestOf } from "../../engine/sight.ts";
import type { Clay } from "../../materials/cream/clay.ts";

/** How much room a squeeze would like; canvas widths. */
export interface Extent {
  length: number;
  breadth: number;
  /** The least angle to the frame's horizontal and the most, radians. */
  steepest: number;
}

/** Where a squeeze lies: it goes along `angle` (radians) about its middle; canvas widths, `size` is its scale. */
export interface Course {
  x: number;
  y: number;
  angle: number;
  size: number;
}

const sizes = [1.15, 1, 0.86, 0.74, 0.62, 0.5];
const turns = [0.22, -0.22, 0.5, -0.5, 0.85, -0.85, 1.25, -1.25];
const columns = 7;
const rows = 12;
/** Points at which it is looked how much of a squeeze is seen: along it and across it. */
const samples = [-0.5, -0.375, -0.25, -0.125, 0, 0.125, 0.25, 0.375, 0.5].flatMap((u) =>
  [-0.4, 0, 0.4].map((v) => ({ u, v })),
);
const cost = { underWords: 2.2, beyond: 0.45, steep: 0.05 };

/** Across the frame where most of a squeeze is seen: off the words, and on both sides of the product rather than behind it. */
export function courseOf(clay: Clay, { length, breadth, steepest }: Extent): Course {
  const { height, foreground, side } = clay;
  const angles = turns.filter((turn) => Math.abs(turn) <= steepest).map((turn) => turn * side);
  const courses = sizes.flatMap((size) =>
    angles.flatMap((angle) =>
      Array.from({ length: columns * rows }, (_, n): Course => ({
        x: 0.1 + (0.8 * (n % columns)) / (columns - 1),
        y: height * (0.08 + (0.84 * Math.floor(n / columns)) / (rows - 1)),
        angle,
        size,
      })),
    ),
  );
  const hides = (x: number, y: number) =>
    foreground !== null &&
    [foreground.product, ...foreground.covers].some(
      (box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
    );
  const sightOf = (course: Course, points: typeof samples) => {
    const place = onCourse(course, { length, breadth });
    let [seen, underWords, beyond] = [0, 0, 0];
    for (const { u, v } of points) {
      const { x, y } = place(u, v);
      if (x < 0 || x > 1 || y < 0 || y > height) beyond += 1;
      else if (clay.nearWords(x, y, 0.02) > 0.25) underWords += 1;
      else if (!hides(x, y)) seen += 1;
    }
    return { seen, underWords, beyond };
  };
  const best = bestOf(courses, (course) => {
    const { seen, underWords, beyond } = sightOf(course, samples);
    const away = Math.hypot(course.x - 0.5, (course.y - 0.58 * height) / height);
    return (
      ((seen - cost.underWords * underWords - cost.beyond * beyond) / samples.length) * course.size ** 0.9 -
      cost.steep * Math.abs(course.angle) -
      0.06 * away
    );
  });
  if (best === undefined) throw new Error("A squeeze has courses to choose from.");
  // Its tip, and what is largest of it, lies where more is seen.
  const [back, front] = [-1, 1].map(
    (end) =>
      sightOf(
        best,
        samples.filter(({ u }) => u * end > 0),
      ).seen,
  );
  return (back ?? 0) > (front ?? 0) ? { ...best, angle: best.angle + Math.PI } : best;
}

/** From shares along and across a course, −0.5…0.5, to the frame. */
export function onCourse(
  { x, y, angle, size }: Course,
  { length, breadth }: Pick<Extent, "length" | "breadth">,
): (u: number, v: number) => { x: number; y: number } {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return (u, v) => {
    const [along, across] = [u * length, v * breadth];
    return { x: x + along * cos - across * sin, y: y + along * sin + across * cos };
  };
}

/** Breadth along a squeeze: it sets on round, and is pulled off to a soft point over the last share of its length. */
export function pulledOff(u: number, over: number): number {
  const rest = Math.max(0, (u - (1 - over)) / over);
  return (1 - 0.9 * rest ** 1.5) * Math.min(1, 0.86 + 2 * u);
}
