import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { smoothBead, type Clay } from "../../materials/cream/clay.ts";
import { creamSurface, slowCreep, type SculptureLook } from "../../materials/cream/sculpture.ts";
import { spineOf, stacked, type SpinePoint } from "../../materials/cream/spines.ts";
import { smoothly } from "../../materials/liquid/fluid.ts";
import { courseOf, onCourse, pulledOff, type Extent } from "./courses.ts";

const lotionBead = { ...smoothBead, flatness: 0.68, waver: 0.05, joining: 0.008 };

/** How far along its swell a squeeze ends: its last turn is narrower, but a turn. */
const closing = 0.86;

/** How a squeeze grows and wanes along its way: it opens from its beginning and closes toward its tip. */
function swell(u: number, opening: number): number {
  return Math.sin(Math.PI * (opening + (closing - opening) * u)) ** 0.6;
}

/** One line in loops that lie on each other, like a signature, across the frame. */
function loops(clay: Clay): void {
  const extent: Extent = { length: 1.0, breadth: 0.5 * clay.scale, steepest: 1.3 };
  const course = courseOf(clay, extent);
  const place = onCourse(course, extent);
  const radius = 0.066 * clay.scale * course.size;
  const rounds = 4;
  const spine = spineOf(rounds * 110, (u) => {
    const angle = 2 * Math.PI * (rounds * u - 0.2);
    const wide = swell(u, 0.2);
    const along = u - 0.5 + 0.17 * wide * Math.sin(angle);
    const { x, y } = place(along, 0.5 * wide * Math.cos(angle));
    return { x, y, z: 0, radius: radius * pulledOff(u, 0.1) };
  });
  clay.beadAroundWords(stacked(spine, lotionBead.flatness), lotionBead);
}

export const usualSqueeze: SculptureLook = {
  bed: { swell: 0, zoom: 1, lumps: 0 },
  bare: { grain: 0.014 },
  form: loops,
  softening: 6,
  tone: { cream: 0.8, bare: -0.2 },
  surface: {
    ...creamSurface,
    slope: 0.95,
    cavity: 3,
    rimLight: 0.5,
    glint: 0.5,
    key: { x: -0.46, y: -0.5, width: 0.14, height: 0.12, softness: 0.09, light: 0.9 },
  },
  shade: { depth: 0.75, rise: 0.8, penumbra: 0.9, fall: 0.16 },
  creep: { drift: 9, zoom: 1, swing: 0.8, swayX: 2, swayY: 5, wobble: 0, wobbleZoom: 2 },
};

/**
 * A line that goes to and fro across its course, so many times, in round turns; the nozzle slows down in them, and comes out of each
 * so much higher, canvas widths.
 */
function toAndFro(
  place: (u: number, v: number) => { x: number; y: number },
  { passes, opening, lean, rise }: { passes: number; opening: number; lean: number; rise: number },
  radiusAt: (u: number) => number,
): SpinePoint[] {
  return spineOf(Math.round(passes * 60), (share) => {
    // Closer and closer: where a bead thins out, its pieces would show as steps.
    const u = 1 - (1 - share) ** 1.6;
    const turn = Math.PI * passes * u;
    const across = 0.5 * swell(u, opening) * Math.sin(turn - 0.18 * Math.sin(2 * turn));
    const { x, y } = place(u - 0.5 + lean * across, across);
    const done = turn / Math.PI + 0.5;
    const z = rise * (Math.floor(done) + smoothly(0.82, 1, done % 1));
    return { x, y, z, radius: radiusAt(u) };
  });
}

/** A broad ribbon that folds over itself, pass upon pass, and ends in a tip. */
function ribbon(clay: Clay): void {
  const extent: Extent = { length: 0.95, breadth: 0.52 * clay.scale, steepest: 1.3 };
  const course = courseOf(clay, extent);
  const radius = 0.1 * clay.scale * course.size;
  const spine = toAndFro(
    onCourse(course, extent),
    { passes: 7.5, opening: 0.14, lean: 0.12, rise: 0.026 * course.size },
    (u) => radius * pulledOff(u, 0.2),
  );
  clay.beadAroundWords(spine, {
    ...lotionBead,
    flatness: 0.5,
    squareness: 0.25,
    grooves: 3,
    depth: 0.035,
    twist: 0,
    waver: 0.012,
  });
}

/** Three broad stripes side by side in one gentle bend, as two fingers are striped with sun cream. */
function stripes(clay: Clay): void {
  const extent: Extent = { length: 1.1, breadth: 0.62 * clay.scale, steepest: 1.3 };
  const course = courseOf(clay, extent);
  const place = onCourse(course, extent);
  const radius = 0.078 * clay.scale * course.size;
  for (const [across, start, end] of [
    [-0.36, 0.06, 0.94],
    [0, 0, 1],
    [0.36, 0.1, 0.88],
  ] as const) {
    const spine = spineOf(120, (u) => {
      const { x, y } = place(start + (end - start) * u - 0.5, across + 0.09 * Math.sin(2 * Math.PI * u + 0.6));
      return { x, y, z: 0, radius: radius * (1 - 0.12 * u) };
    });
    clay.beadAroundWords(spine, { ...lotionBead, flatness: 0.6, waver: 0.04 });
  }
}

/** A broad smear that a spatula drew in one bend: ridges side by side, which begin together and run out one by one. */
function smear(clay: Clay): void {
  const extent: Extent = { length: 0.95 * clay.scale, breadth: 0.5 * clay.scale, steepest: 0.9 };
  const course = courseOf(clay, extent);
  const place = onCourse(course, extent);
  const ridges = 7;
  const radius = 0.05 * clay.scale * course.size;
  for (let n = 0; n < ridges; n++) {
    const across = n / (ridges - 1) - 0.5;
    const [start, end] = [0.02 * clay.random() + 0.1 * across ** 2, 1 - 0.13 * clay.random() - 0.16 * across ** 2];
    const breadth = 0.85 + 0.35 * clay.random();
    const spine = spineOf(90, (share) => {
      const u = start + (end - start) * share;
      const bend = 0.24 - 1.1 * u * (1 - u);
      const { x, y } = place(0.46 - 0.92 * u, bend + 0.62 * across * (1 - 0.22 * u));
      const runOut = Math.min(1, (1 - share) / 0.3) ** 0.6;
      return { x, y, z: 0, radius: radius * breadth * (0.12 + 0.88 * runOut) * Math.min(1, 0.7 + 6 * share) };
    });
    clay.beadAroundWords(spine, { ...lotionBead, flatness: 0.5, waver: 0.04, joining: 0.016 });
  }
}

function softServe(clay: Clay): void {
  const extent: Extent = { length: 0.92 * clay.scale * 0.77, breadth: 0.92 * clay.scale * 0.77, steepest: 0.3 };
  const { x, y, size } = courseOf(clay, extent);
  const radius = extent.length * 0.5 * size;
  clay.swirl({
    x,
    y,
    radius,
    thickness: radius * 0.26,
    rounds: 2.9,
    climb: radius * 0.6,
    flatness: 0.9,
    grooves: 0,
    depth: 0,
    twist: 0,
    joining: 0.006,
  });
}

/** Measured doses in a row that grows: round pearls off a nozzle. */
function doses(clay: Clay): void {
  const extent: Extent = { length: 0.9, breadth: 0.3, steepest: 0.9 };
  const course = courseOf(clay, extent);
  const place = onCourse(course, extent);
  for (const [along, size] of [
    [-0.46, 0.03],
    [-0.34, 0.046],
    [-0.17, 0.068],
    [0.06, 0.096],
    [0.36, 0.13],
  ] as const) {
    const { x, y } = place(along, 0);
    clay.drop(x, y, size * course.size, 0.7);
  }
}

/** A thick line that swings to and fro, each turn on the one before. */
function zigzag(clay: Clay): void {
  const extent: Extent = { length: 1.15, breadth: 0.5 * clay.scale, steepest: 1.3 };
  const course = courseOf(clay, extent);
  const radius = 0.074 * clay.scale * course.size;
  const spine = toAndFro(
    onCourse(course, extent),
    { passes: 8.6, opening: 0.2, lean: 0.3, rise: 0 },
    (u) => radius * pulledOff(u, 0.16),
  );
  clay.beadAroundWords(stacked(spine, 0.5), { ...lotionBead, waver: 0.07 });
}

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Lotion Squeeze">, SculptureLook>> = {
  "sty_ribbon-squeeze": { ...usualSqueeze, form: ribbon, softening: 3 },
  "sty_sunscreen-stripe": { ...usualSqueeze, form: stripes, shade: { ...usualSqueeze.shade, depth: 0.85 } },
  "sty_pearl-dollop": {
    ...usualSqueeze,
    form: smear,
    softening: 8,
    tone: { cream: 0.6, bare: -0.2 },
    creep: { ...slowCreep, drift: 6 },
  },
  "sty_soft-serve-coil": { ...usualSqueeze, form: softServe },
  "sty_clinical-dose": {
    ...usualSqueeze,
    form: doses,
    tone: { cream: 1.3, bare: -0.08 },
    creep: { ...slowCreep, drift: 5, swayY: 7 },
  },
  "sty_hand-cream-zigzag": { ...usualSqueeze, form: zigzag },
};
