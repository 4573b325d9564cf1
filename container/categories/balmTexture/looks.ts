import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { type Clay } from "../../materials/cream/clay.ts";
import { creamSurface, slowCreep, type SculptureLook } from "../../materials/cream/sculpture.ts";
import { spineOf } from "../../materials/cream/spines.ts";

/** Long soft swipes beside each other, all about one way. */
function swipes(clay: Clay): void {
  clay.folds({
    count: 3.2 / clay.scale,
    turn: clay.facing + clay.side * 0.45,
    distance: 2.2,
    wave: 0.12,
    waveLength: 1.4,
    chance: 0.4,
    depth: 0.075,
    streaks: 0.0035,
    steepness: 0.4,
  });
}

export const usualBalm: SculptureLook = {
  bed: { swell: 0.05, zoom: 1.5, lumps: 0.1 },
  bare: null,
  form: swipes,
  softening: 8,
  tone: { cream: 0, bare: 0 },
  surface: {
    ...creamSurface,
    slope: 0.6,
    wrap: 0.7,
    rimLight: 0.6,
    glint: 0.15,
    key: { x: -0.4, y: -0.44, width: 0.2, height: 0.16, softness: 0.2, light: 0.5 },
  },
  shade: { depth: 0.3, rise: 0.6, penumbra: 0.9, fall: 0.06 },
  creep: slowCreep,
};

/** Strokes in solid balm that melts to pools. */
function melting(clay: Clay): void {
  swipes(clay);
  clay.melt(0.48, 0.05, 1.5 / clay.scale);
}

/** Hard wax that a blade was drawn over, in thin scales with torn edges. */
function scrapes(clay: Clay): void {
  clay.folds({
    count: 4.6 / clay.scale,
    turn: clay.facing - clay.side * 0.4,
    distance: 4,
    wave: 0.1,
    waveLength: 0.8,
    chance: 0.85,
    depth: 0.034,
    streaks: 0.0045,
    steepness: 0.13,
  });
  clay.roughen(0.003, 0.0011, 95);
}

/** Curls that a scoop left, one bow beside the other. */
function scoops(clay: Clay): void {
  clay.folds({
    count: 3.4 / clay.scale,
    turn: clay.side * 0.9,
    distance: 0.9,
    wave: 0.1,
    waveLength: 0.7,
    chance: 0.35,
    depth: 0.1 * clay.scale,
    streaks: 0.01,
    steepness: 0.22,
  });
  clay.roughen(0.004, 0.0014, 46);
}

/** Broad glossy swatches that leave bare ground between them. */
function swatches(clay: Clay): void {
  const radius = 0.25 * clay.scale;
  const turn = 1.05;
  const { top, bottom } = clay.free;
  const rows = 4;
  // They begin and end in the band without words, or beyond the frame.
  const middle = (top + bottom) / 2;
  const half = ((bottom - top) / 2 - (bottom - top < clay.height ? 0.5 * radius : 0)) / Math.sin(turn);
  for (let n = 0; n < rows; n++) {
    const aside = (n - (rows - 1) / 2) * radius * 1.95;
    const [from, to] = [-half * clay.between(0.85, 1.05), half * clay.between(0.6, 0.85)];
    const bow = clay.between(-0.08, 0.08);
    const spine = spineOf(40, (u) => {
      const along = from + (to - from) * u;
      const across = aside + bow * Math.sin(Math.PI * u);
      return {
        x: 0.5 + clay.side * (along * Math.cos(turn) + across * Math.sin(turn)),
        y: middle - along * Math.sin(turn) + across * Math.cos(turn),
        z: 0,
        radius,
      };
    });
    clay.spatula(spine, {
      level: 0.03,
      trough: -0.012,
      tilt: 0.006,
      lip: 0.016,
      bristles: 0.009,
      ragged: 0.14,
      fade: 0.16,
    });
  }
}

/** A finger's way through a smooth salve, with what it pushed up. */
function fingerTrail(clay: Clay): void {
  const radius = 0.15 * clay.scale;
  const { side, height } = clay;
  const trail = spineOf(90, (u) => ({
    x: 0.5 + side * (0.3 * Math.sin(7.2 * u - 0.9) + 0.16 * (u - 0.5)),
    y: height * (1.08 - 1.16 * u),
    z: 0,
    radius: radius * (1 - 0.2 * u),
  }));
  clay.spatula(trail, {
    level: -0.035,
    trough: 0.09,
    tilt: 0.008,
    lip: 0.04,
    bristles: 0.004,
    ragged: 0.06,
    fade: 0.32,
  });
}

/** Three fingers drawn through pomade. */
function rake(clay: Clay): void {
  const radius = 0.1 * clay.scale;
  for (let n = -1; n <= 1; n++) {
    const spine = spineOf(110, (u) => {
      const y = clay.height * (1.08 - 1.16 * u);
      const swing = 0.2 * Math.sin(3.6 * u + 0.4) * clay.side;
      return { x: 0.5 + n * radius * 2.35 + swing + 0.1 * clay.side * (u - 0.5), y: y + n * 0.05, z: 0, radius };
    });
    clay.spatula(spine, { level: -0.03, trough: 0.08, tilt: 0.004, lip: 0.03, bristles: 0.006, ragged: 0.06, fade: 0 });
  }
}

const glossy = { ...usualBalm.surface, glint: 0.4, key: { ...usualBalm.surface.key, softness: 0.08, light: 0.9 } };
const matte = { ...usualBalm.surface, rimLight: 0.1, glint: 0, key: { ...usualBalm.surface.key, light: 0.05 } };

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Balm Texture">, SculptureLook>> = {
  "sty_melting-balm": {
    ...usualBalm,
    form: melting,
    softening: 4,
    surface: { ...glossy, slope: 0.8 },
    creep: { ...slowCreep, wobble: 0.012, wobbleZoom: 2.4 },
  },
  "sty_beeswax-matte": { ...usualBalm, form: scrapes, softening: 2, surface: matte },
  "sty_sorbet-scoop": {
    ...usualBalm,
    form: scoops,
    softening: 2,
    tone: { cream: 0.1, bare: 0 },
    surface: { ...matte, rimLight: 0.3 },
    // Dark hollows between pale curls are read as stripes.
    shade: { ...usualBalm.shade, depth: 0.14, rise: 0.9 },
  },
  "sty_tinted-lip-balm": {
    ...usualBalm,
    bare: { grain: 0.012 },
    form: swatches,
    softening: 4,
    tone: { cream: -0.55, bare: 0.85 },
    surface: { ...glossy, slope: 0.9 },
    shade: { depth: 0.6, rise: 0.5, penumbra: 0.9, fall: 0.12 },
  },
  "sty_apothecary-salve": {
    ...usualBalm,
    form: fingerTrail,
    softening: 6,
    surface: { ...usualBalm.surface, glint: 0.3 },
  },
  "sty_onyx-pomade": {
    ...usualBalm,
    form: rake,
    softening: 6,
    surface: { ...glossy, slope: 0.75, rimLight: 0.9, glint: 0.2, key: { ...glossy.key, light: 0.55 } },
  },
};
