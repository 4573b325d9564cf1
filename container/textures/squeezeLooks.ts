import { smoothBead, type Clay } from "./clay.ts";
import { creamSurface, slowCreep, type SculptureLook } from "./sculpture.ts";
import { spineOf, stacked, type SpinePoint } from "./spines.ts";

const lotionBead = { ...smoothBead, flatness: 0.68, waver: 0.05, joining: 0.008 };

/** Breadth along a bead: it is pulled off to a thin tail. */
function tail(u: number): number {
  return 1 - 0.85 * Math.max(0, (u - 0.94) / 0.06) ** 1.6;
}

/** Where a line that fills the free band begins and ends: beyond the frame's edge where the band reaches it. */
function reach({ free, height }: Clay, inset: number, beyond: number): { from: number; to: number } {
  return {
    from: free.bottom >= height ? height + beyond : free.bottom - inset,
    to: free.top <= 0 ? -beyond : free.top + inset,
  };
}

/** One line of loops across the frame, like a signature. */
function loops(clay: Clay): void {
  const radius = 0.062 * clay.scale;
  const loop = 0.17 * clay.scale;
  const { from, to } = reach(clay, loop * 1.25 + radius, -0.12);
  const rounds = Math.max(3, Math.round((from - to) / 0.3));
  const spine = spineOf(rounds * 120, (u) => {
    const angle = 2 * Math.PI * rounds * u;
    return {
      x: 0.5 + clay.side * (1.2 * u - 0.6 + loop * Math.sin(angle) * 0.95),
      y: from + (to - from) * u + loop * 1.25 * Math.cos(angle),
      z: 0,
      radius: radius * tail(u),
    };
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
    glint: 0.35,
    key: { x: -0.46, y: -0.5, width: 0.14, height: 0.12, softness: 0.09, light: 0.8 },
  },
  shade: { depth: 0.75, rise: 0.8, penumbra: 0.9, fall: 0.16 },
  creep: { drift: 9, zoom: 1, swing: 0.8, swayX: 2, swayY: 5, wobble: 0, wobbleZoom: 2 },
};

/** A broad strip that is laid to and fro over itself. */
function ribbon(clay: Clay): void {
  const radius = 0.125 * clay.scale;
  const { from, to } = reach(clay, radius * 1.2, 0.08);
  const folds = Math.max(4, Math.round((from - to) / 0.215));
  const turn = (n: number) => ({
    x: 0.5 + clay.side * ((n % 2 === 0 ? -0.3 : 0.3) + 0.12 * Math.sin(0.6 * n)),
    y: from + ((to - from) * n) / folds,
  });
  for (let n = 0; n < folds; n++) {
    const [start, end] = [turn(n), turn(n + 1)];
    // It sags between its folds, and each lies on the one before.
    const spine = spineOf(30, (u) => ({
      x: start.x + (end.x - start.x) * u,
      y: start.y + (end.y - start.y) * u + 0.06 * Math.sin(Math.PI * u),
      z: n * 0.024,
      radius,
    }));
    clay.beadAroundWords(spine, { ...lotionBead, flatness: 0.3, squareness: 0.7, grooves: 5, depth: 0.03, waver: 0 });
  }
}

/** Squiggles side by side, as a child paints on sun cream. */
function stripes(clay: Clay): void {
  const radius = 0.058 * clay.scale;
  const { from, to } = reach(clay, 0.12, -0.06);
  const length = from - to;
  const waves = Math.max(2, Math.round(length / 0.36));
  const lean = 0.22 * length * clay.side;
  for (const [n, start, end] of [
    [-1, 0.16, 0.94],
    [0, 0, 1],
    [1, 0.08, 0.8],
  ] as const) {
    const swing = 0.075;
    const spine = spineOf(waves * 40, (u) => {
      const along = start + (end - start) * u;
      return {
        x: 0.5 + 0.31 * n + lean * (along - 0.5) + swing * Math.sin(2 * Math.PI * waves * along + 0.6 * n),
        y: from + (to - from) * along,
        z: 0,
        radius: radius * tail(u),
      };
    });
    clay.beadAroundWords(spine, { ...lotionBead, flatness: 0.62, waver: 0.05 });
  }
}

/** The corner beside the product that is furthest from words. */
function besideProduct(clay: Clay, reach: number): { x: number; y: number } {
  const [near, far] = clay.side > 0 ? [0.25, 0.75] : [0.75, 0.25];
  const places = [0.8, 0.62, 0.9, 0.3, 0.14].flatMap((share) =>
    [near, far].map((x) => ({ x, y: clay.height * share })),
  );
  return clay.clearest(places, reach);
}

/** A blob that was drawn out in a turn, and a few pearls that fell beside it. */
function dollop(clay: Clay): void {
  const radius = 0.2 * clay.scale;
  const { x, y } = besideProduct(clay, radius * 2);
  const pieces = 90;
  // It bends the more the thinner it gets: a tight turn of something thick would crease.
  const away = x < 0.5 ? 1 : -1;
  let [px, py, heading] = [x, y, away > 0 ? 0.75 : Math.PI - 0.75];
  const spine = spineOf(pieces, (u) => {
    const point = { x: px, y: py, z: 0, radius: radius * (1 - 0.96 * u ** 1.4) };
    px += ((3.5 * radius) / pieces) * Math.cos(heading);
    py += ((3.5 * radius) / pieces) * Math.sin(heading);
    heading -= (away * 8.4 * u) / pieces;
    return point;
  });
  clay.bead(spine, { ...lotionBead, flatness: 0.62, waver: 0, joining: 0.012 });
  clay.drop(x + away * radius * 1.3, y - radius * 1.2, radius * 0.28, 0.8);
  clay.drop(x + away * radius * 0.75, y - radius * 1.75, radius * 0.15, 0.8);
  clay.drop(x + away * radius * 1.7, y - radius * 2.1, radius * 0.19, 0.8);
}

function softServe(clay: Clay): void {
  const { top, bottom } = clay.free;
  const radius = Math.min(0.46 * clay.scale, 0.55 * (bottom - top));
  const [x, y] = [
    0.5 + 0.06 * clay.side,
    Math.min(bottom - 0.3 * radius, Math.max(top + radius * 1.05, clay.height * 0.6)),
  ];
  clay.swirl({
    ...{ x, y, radius, thickness: radius * 0.26, rounds: 2.9, climb: radius * 0.6 },
    ...{ flatness: 0.9, grooves: 0, depth: 0, twist: 0, joining: 0.006 },
  });
}

/** A strip beside a scale, and drops of growing dose. */
function doses(clay: Clay): void {
  const radius = 0.085 * clay.scale;
  const x = clay.side > 0 ? 0.17 : 0.83;
  const { from, to } = reach(clay, radius * 1.2, -0.16);
  const spine = spineOf(70, (u) => ({
    x,
    y: from + (to - from) * u,
    z: 0,
    radius: radius * tail(u),
  }));
  clay.beadAroundWords(spine, { ...lotionBead, flatness: 0.75, waver: 0.015 });
  const inward = clay.side;
  for (let tick = 0; tick < 26; tick++) {
    const y = from + (to - from) * (tick / 25);
    const length = tick % 5 === 0 ? 0.07 : 0.04;
    const near = x + inward * 0.125;
    if (clay.nearWords(near + (inward * length) / 2, y, length) > 0.1) continue;
    const mark: SpinePoint[] = [0, 1].map((end) => ({ x: near + inward * length * end, y, z: -0.003, radius: 0.0048 }));
    clay.bead(mark, { ...smoothBead, waver: 0, joining: 0.001 });
  }
  const largest = Math.min(0.105, (from - to) * 0.078);
  for (let n = 0; n < 6; n++) clay.drop(1 - x, from + (to - from) * (0.03 + 0.18 * n), largest * (1 - 0.13 * n), 0.7);
}

function zigzag(clay: Clay): void {
  const radius = 0.072 * clay.scale;
  const { from, to } = reach(clay, radius * 1.3, -radius);
  const legs = Math.max(3, Math.round((from - to) / 0.21));
  const corners = Array.from({ length: legs + 1 }, (_, n) => ({
    x: 0.5 + (n % 2 === 0 ? -1 : 1) * clay.side * (0.34 + clay.between(-0.03, 0.03)),
    y: from + ((to - from) * n) / legs,
    z: 0,
    radius: radius * clay.between(0.92, 1.08),
  }));
  const spine = corners.flatMap((corner, n) => {
    const next = corners[n + 1];
    if (next === undefined) return [corner];
    // The nozzle slows down in its turns.
    return spineOf(26, (u) => {
      const eased = u - (0.35 * Math.sin(2 * Math.PI * u)) / (2 * Math.PI);
      return {
        x: corner.x + (next.x - corner.x) * (0.5 - 0.5 * Math.cos(Math.PI * eased)),
        y: corner.y + (next.y - corner.y) * eased,
        z: 0,
        radius: corner.radius + (next.radius - corner.radius) * u,
      };
    }).slice(0, -1);
  });
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
