import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { smoothBead, type Clay } from "../../materials/cream/clay.ts";
import { creamSurface, slowCreep, type SculptureLook } from "../../materials/cream/sculpture.ts";
import { honeycomb, spineOf, splineThrough } from "../../materials/cream/spines.ts";

export const usualWhipped: SculptureLook = {
  bed: { swell: 0.03, zoom: 1.6, lumps: 0.2 },
  bare: null,
  form(clay) {
    const [x, y] = [clay.between(0.4, 0.6), clay.height * clay.between(0.45, 0.6)];
    clay.swirl({
      x,
      y,
      radius: 1.3,
      thickness: 0.25,
      rounds: 3.6,
      climb: 0.34,
      flatness: 0.8,
      grooves: 4,
      depth: 0.13,
      twist: 0.25,
      joining: 0.012,
    });
  },
  softening: 3,
  tone: { cream: 0.1, bare: 0 },
  surface: creamSurface,
  shade: { depth: 0.42, rise: 0.7, penumbra: 0.7, fall: 0.07 },
  creep: slowCreep,
};

function meringue(clay: Clay): void {
  const spacing = 0.25 * clay.scale;
  for (const { x, y } of honeycomb(clay, spacing, 0.22)) {
    const size = clay.between(0.8, 1.2);
    const lean = 2 * Math.PI * clay.random();
    const over = clay.between(0.15, 0.4);
    clay.peak({
      x,
      y,
      radius: spacing * 0.82 * size,
      height: spacing * 0.85 * size,
      leanX: over * Math.cos(lean),
      leanY: over * Math.sin(lean),
      sharpness: 1.55,
      arms: 5,
      turns: 0.5 * clay.side,
      share: 0.07,
      joining: 0.035,
    });
  }
}

/** Thick folds, one resting on the other. */
function cushions(clay: Clay): void {
  clay.folds({
    count: 3.6 / clay.scale,
    turn: clay.facing + clay.side * clay.between(0.4, 0.6),
    distance: 6,
    wave: 0.55,
    waveLength: 1.1,
    chance: 0.75,
    depth: 0.085 * clay.scale,
    streaks: 0,
    steepness: 0.5,
  });
}

function rosettes(clay: Clay): void {
  const spacing = 0.43 * clay.scale;
  for (const { x, y } of honeycomb(clay, spacing, 0.05)) {
    const radius = spacing * clay.between(0.55, 0.6);
    clay.swirl({
      x,
      y,
      radius,
      thickness: radius * 0.36,
      rounds: 2.1,
      climb: radius * 0.45,
      flatness: 0.9,
      grooves: 4,
      depth: 0.3,
      twist: 0.5,
      joining: 0.006,
    });
  }
}

/** Frosting that a palette knife was swung through, row by row. */
function frosting(clay: Clay): void {
  clay.folds({
    count: 2.4 / clay.scale,
    turn: clay.facing - clay.side * 0.5,
    distance: 3,
    wave: 0.34,
    waveLength: 0.9,
    chance: 0.55,
    depth: 0.062,
    streaks: 0.0015,
    steepness: 0.4,
  });
}

/** The trail of a whisk that was led around, in foam that is full of air. */
function whiskTrail(clay: Clay): void {
  clay.folds({
    count: 5.6 / clay.scale,
    turn: clay.side * (Math.PI / 2 - 0.5),
    distance: 0.62,
    wave: 0.16,
    waveLength: 0.6,
    chance: 0.3,
    depth: 0.06,
    streaks: 0.003,
    steepness: 0.55,
  });
  clay.roughen(0.004, 0.0003, 58);
}

/** A scoop between two spoons on a smear across a plate. */
function quenelle(clay: Clay): void {
  const size = 0.17 * clay.scale;
  const { side } = clay;
  const middle = side > 0 ? 0.36 : 0.64;
  const places = [0.27, 0.78, 0.52].map((share) => ({ x: middle, y: clay.height * share }));
  const { x, y } = clay.clearest(places, size);
  const smear = splineThrough(
    [
      { x: x - side * 0.75, y: y - 0.3, z: 0, radius: size * 0.78 },
      { x: x - side * 0.2, y: y - 0.1, z: 0, radius: size * 0.8 },
      { x: x + side * 0.36, y: y + 0.3, z: 0, radius: size * 0.75 },
      { x: x + side * 0.5, y: y + 0.85, z: 0, radius: size * 0.78 },
      { x: x + side * 0.3, y: y + 1.4, z: 0, radius: size * 0.75 },
    ],
    30,
  );
  clay.spatulaAroundWords(smear, {
    level: 0.012,
    trough: 0.02,
    tilt: 0.008,
    lip: 0.012,
    bristles: 0.004,
    ragged: 0.24,
    fade: 0.1,
  });
  const turn = -0.45 * side;
  for (const [aside, share, length] of [
    [0, 1, 1.25],
    [-0.5, 0.66, 0.95],
    [0.5, 0.62, 0.95],
  ] as const) {
    const spine = spineOf(72, (u) => {
      const along = (u - 0.5) * 2;
      const bow = aside * (1 - 0.5 * along * along);
      return {
        x: x + size * (length * along * Math.cos(turn) - bow * Math.sin(turn)),
        y: y + size * (length * along * Math.sin(turn) + bow * Math.cos(turn)),
        z: 0.03,
        radius: size * share * Math.max(0.1, (1 - Math.abs(along) ** 1.9) ** 0.8),
      };
    });
    clay.bead(spine, { ...smoothBead, flatness: 0.8, waver: 0, joining: 0.008 });
  }
}

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Whipped Cream/Butter">, SculptureLook>> = {
  "sty_meringue-peaks": { ...usualWhipped, form: meringue, tone: { cream: 0.3, bare: 0 } },
  "sty_shea-cloud": {
    ...usualWhipped,
    form: cushions,
    softening: 4,
    shade: { ...usualWhipped.shade, depth: 0.22 },
    surface: { ...creamSurface, wrap: 0.7, glint: 0.05, key: { ...creamSurface.key, light: 0.25 } },
  },
  "sty_raspberry-parfait": { ...usualWhipped, form: rosettes },
  "sty_cocoa-buttercream": {
    ...usualWhipped,
    form: frosting,
    softening: 3,
    tone: { cream: -0.25, bare: 0 },
    surface: { ...creamSurface, slope: 0.5, wrap: 0.6, rimLight: 0.5, glint: 0.25 },
    shade: { ...usualWhipped.shade, depth: 0.24 },
  },
  "sty_pistachio-souffle": { ...usualWhipped, form: whiskTrail, softening: 2 },
  "sty_black-plate-quenelle": {
    ...usualWhipped,
    bare: { grain: 0.05 },
    form: quenelle,
    softening: 6,
    tone: { cream: 1.35, bare: -0.6 },
  },
};
