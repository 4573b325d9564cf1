import { smoothBead, type Clay } from "./clay.ts";
import { smoothly } from "./fluid.ts";
import { creamSurface, slowCreep, type SculptureLook } from "./sculpture.ts";
import { courseOf, onCourse, pulledOff, type Extent } from "./squeezeCourses.ts";
import { spineOf, stacked, type SpinePoint } from "./spines.ts";

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

/** Three squiggles side by side, as a child paints on sun cream. */
function stripes(clay: Clay): void {
  const extent: Extent = { length: 1.1, breadth: 0.62 * clay.scale, steepest: 1.3 };
  const course = courseOf(clay, extent);
  const place = onCourse(course, extent);
  const radius = 0.062 * clay.scale * course.size;
  for (const [across, start, end, waves] of [
    [-0.4, 0.1, 0.94, 2.1],
    [0, 0, 1, 2.5],
    [0.4, 0.07, 0.84, 1.9],
  ] as const) {
    const spine = spineOf(Math.round(waves * 60), (u) => {
      const swing = 0.13 * Math.sin(2 * Math.PI * waves * u + 2 * across);
      const { x, y } = place(start + (end - start) * u - 0.5, across + swing * (1 - 0.6 * u ** 6));
      return { x, y, z: 0, radius: radius * pulledOff(u, 0.12) };
    });
    clay.beadAroundWords(spine, { ...lotionBead, flatness: 0.66, waver: 0.06 });
  }
}

/** A generous dollop that a fingertip drew out into a long comma, and pearls that fell beside it. */
function dollop(clay: Clay): void {
  const extent: Extent = { length: 0.95 * clay.scale, breadth: 0.5 * clay.scale, steepest: 0.9 };
  const course = courseOf(clay, extent);
  const place = onCourse(course, extent);
  const radius = 0.2 * clay.scale * course.size;
  const spine = spineOf(120, (u) => {
    const { x, y } = place(0.3 - 0.78 * u, 0.1 - 0.62 * u ** 1.6 + 0.5 * u ** 3.4);
    return { x, y, z: 0, radius: radius * (0.06 + 0.94 * (1 - u) ** 1.25) };
  });
  clay.bead(spine, { ...lotionBead, flatness: 0.62, waver: 0, joining: 0.012 });
  // A fold lies on the first turn and runs out along it into the tail: no round thing in the middle of another.
  const fold = spineOf(110, (u) => {
    const angle = -1.5 + 3.4 * u;
    const out = 0.24 * (1 - u) + 0.05;
    const { x, y } = place(
      0.3 - 0.62 * u ** 2 - (out * Math.cos(angle) * extent.breadth) / extent.length,
      0.08 - 0.4 * u ** 2 + out * Math.sin(angle),
    );
    return { x, y, z: radius * (0.3 + 0.3 * u * (1 - u)), radius: radius * (0.5 * (1 - u) ** 0.9 + 0.02) };
  });
  clay.bead(fold, { ...lotionBead, flatness: 0.75, waver: 0, joining: 0.02 });
  for (const [u, v, size] of [
    [-0.02, 0.42, 0.24],
    [-0.2, 0.3, 0.15],
    [-0.14, 0.58, 0.11],
  ] as const) {
    const { x, y } = place(u, v);
    clay.drop(x, y, radius * size, 0.85);
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

/** Measured doses in a row that grows: drops off a nozzle, each drawn out to a tip, all leaning one way. */
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
    const middle = place(along, 0);
    const radius = size * course.size;
    if (clay.nearWords(middle.x, middle.y, radius) > 0.4) continue;
    const heading = course.angle - 0.5 * Math.PI * Math.sign(Math.cos(course.angle));
    const spine = spineOf(60, (u) => {
      const bent = heading + 0.7 * clay.side * u ** 2;
      const out = radius * 2.1 * u;
      return {
        x: middle.x + out * Math.cos(bent),
        y: middle.y + out * Math.sin(bent),
        z: radius * 0.12 * Math.sin(Math.PI * u),
        radius: radius * (0.05 + 0.95 * (1 - u) ** 1.1),
      };
    });
    clay.bead(spine, { ...lotionBead, flatness: 0.6, waver: 0 });
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
export const squeezeLooks: Readonly<Record<string, SculptureLook>> = {
  "sty_ribbon-squeeze": { ...usualSqueeze, form: ribbon, softening: 3 },
  "sty_sunscreen-stripe": { ...usualSqueeze, form: stripes, shade: { ...usualSqueeze.shade, depth: 0.85 } },
  "sty_pearl-dollop": {
    ...usualSqueeze,
    form: dollop,
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
