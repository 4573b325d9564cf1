import { wave } from "../../materials/liquid/fluid.ts";
import { coursesAround, crossing, type Course, type CourseFrame } from "./courses.ts";

/** A point of a thread as it lies at one moment; canvas widths. */
export interface ThreadPoint {
  x: number;
  y: number;
  radius: number;
}

/** One thread at a moment of the loop. */
export type Thread = (t: number) => ThreadPoint[];

export type DrizzleShape = "flow" | "zigzag" | "flourish" | "lattice" | "bundle" | "ribbon";

interface DrizzleFrame extends CourseFrame {
  radius: number;
}

/** How a thread lies about its course: how far across it, and its radius, at a share of it. */
interface Lie {
  across: (share: number) => number;
  /** How far along it, canvas widths. */
  along?: (share: number) => number;
  radius: (share: number) => number;
}

/** A thread on a course: what runs down inside it passes as a swelling, and it sways a little. */
function threadOn({ length, at }: Course, finest: number, phase: number, { across, along, radius }: Lie): Thread {
  const steps = Math.round((length * 2) / finest);
  return (t) =>
    Array.from({ length: steps + 1 }, (_, n) => {
      const share = n / steps;
      const further = along === undefined ? 0 : along(share) / length;
      const { x, y, acrossX, acrossY } = at(share + further);
      const off = across(share) + 0.004 * wave(t + share + phase);
      const swell = 1 + 0.1 * wave(2 * share - t + phase);
      return { x: x + off * acrossX, y: y + off * acrossY, radius: radius(share) * swell };
    });
}

/** A few broad threads that come down together, near each other here and apart there. */
function flow(frame: DrizzleFrame): Thread[] {
  const { random, radius } = frame;
  const breadth = 5 * radius;
  const [course] = coursesAround(frame, breadth + radius);
  if (course === undefined) return [];
  const mirror = random() < 0.5 ? -1 : 1;
  return [
    [-0.85, 0.5],
    [-0.2, 1.35],
    [0.42, 0.72],
    [0.9, 0.38],
  ].map(([place = 0, thickness = 1]) => {
    const phase = random();
    return threadOn(course, thickness * radius, phase, {
      across: (share) => mirror * breadth * (place * (0.8 + 0.3 * wave(0.7 * share)) + 0.16 * wave(share + phase)),
      radius: (share) => thickness * radius * (1 + 0.22 * wave(1.3 * share + phase)),
    });
  });
}

/** One thread that goes to and fro about a course, thicker in its turns. */
function toAndFro(frame: DrizzleFrame, reach: number, pitch: number): Thread[] {
  const { random, radius } = frame;
  const [course] = coursesAround(frame, reach + 1.5 * radius);
  if (course === undefined) return [];
  const [phase, turns] = [random(), course.length / pitch];
  return [
    threadOn(course, radius / 2, phase, {
      across: (share) => reach * (1 + 0.14 * wave(1.7 * share + phase)) * wave(turns * share + phase),
      radius: (share) => radius * (0.72 + 0.4 * wave(turns * share + phase) ** 4),
    }),
  ];
}

/** One line in wide swings as a pen makes them, thick where it goes down and fine where it turns. */
function flourish(frame: DrizzleFrame): Thread[] {
  const { random, radius } = frame;
  const reach = 0.15;
  const [course] = coursesAround(frame, reach + radius);
  if (course === undefined) return [];
  const [phase, loops] = [random(), course.length * 0.72];
  const size = (share: number) => reach * (1 + 0.2 * wave(1.3 * share + phase));
  return [
    threadOn(course, radius / 2, phase, {
      across: (share) => size(share) * wave(loops * share + phase),
      along: (share) => 0.5 * size(share) * wave(2 * (loops * share + phase) + 0.25),
      radius: (share) => radius * (0.68 + 0.42 * wave(2 * (loops * share + phase) + 0.25)),
    }),
  ];
}

/** Two flows of two threads that cross. */
function lattice(frame: DrizzleFrame): Thread[] {
  const { random, radius } = frame;
  const breadth = 2.8 * radius;
  const courses = coursesAround(frame, breadth + radius);
  return [courses[0], crossing(courses)].flatMap((course) =>
    course === undefined
      ? []
      : [
          [-0.8, 1.1],
          [0.8, 0.6],
        ].map(([place = 0, thickness = 1]) => {
          const phase = random();
          return threadOn(course, thickness * radius, phase, {
            across: (share) => breadth * (place + 0.25 * wave(0.9 * share + phase)),
            radius: (share) => thickness * radius * (1 + 0.2 * wave(1.4 * share + phase)),
          });
        }),
  );
}

/** Threads that come down side by side, draw together and turn about each other there. */
function bundle(frame: DrizzleFrame): Thread[] {
  const { random, radius } = frame;
  const breadth = 7 * radius;
  const [course] = coursesAround(frame, breadth + radius);
  if (course === undefined) return [];
  return [-1, -0.45, 0.1, 0.55, 1].map((place) => {
    const [phase, thickness] = [random(), 0.6 + 0.6 * random()];
    return threadOn(course, thickness * radius, phase, {
      across: (share) =>
        breadth * place * Math.cos(Math.PI * (0.15 + 0.75 * share)) + 0.6 * radius * wave(share + phase),
      radius: (share) => thickness * radius * (1 + 0.15 * wave(1.5 * share + phase)),
    });
  });
}

export const drizzlePaths: Record<DrizzleShape, (frame: DrizzleFrame) => Thread[]> = {
  flow,
  zigzag: (frame) => toAndFro(frame, 0.15, 0.2),
  flourish,
  lattice,
  bundle,
  ribbon: (frame) => toAndFro(frame, 0.15, 0.5),
};
