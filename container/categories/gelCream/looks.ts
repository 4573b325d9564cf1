import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { type Clay } from "../../materials/cream/clay.ts";
import { slowCreep, type Creep } from "../../materials/cream/sculpture.ts";
import { honeycomb } from "../../materials/cream/spines.ts";

/** One look of gel. */
export interface GelLook {
  bed: { swell: number; zoom: number; lumps: number };
  form(clay: Clay): void;
  softening: number;
  /** Heights between which it gets deep; `setGel` explains the rest. */
  gel: {
    slope: number;
    from: number;
    to: number;
    clarity: number;
    inner: number;
    milk: number;
    bending: number;
    iridescence: number;
    cavity: number;
  };
  /** Places between base (0), light (1) and shadow (−1). */
  tone: { deep: number; body: number; light: number };
  window: { width: number; height: number; softness: number; light: number; rim: number };
  shadeDepth: number;
  /** How many bubbles float in it, and their radii, canvas widths. */
  bubbles: { count: number; from: number; to: number };
  creep: Creep;
}

/** Swooshes of a scoop through clear gel. */
function swooshes(clay: Clay): void {
  clay.folds({
    count: 2.5 / clay.scale,
    turn: clay.facing + clay.side * 0.35,
    distance: 0.75,
    wave: 0.15,
    waveLength: 1.1,
    chance: 0.55,
    depth: 0.11,
    streaks: 0,
    steepness: 0.5,
  });
}

export const usualGel: GelLook = {
  bed: { swell: 0.05, zoom: 1.8, lumps: 0.2 },
  form: swooshes,
  softening: 7,
  gel: {
    slope: 0.7,
    from: -0.04,
    to: 0.14,
    clarity: 0.3,
    inner: 0.75,
    milk: 0.1,
    bending: 0.5,
    iridescence: 0,
    cavity: 1.5,
  },
  tone: { deep: -0.9, body: 0, light: 1 },
  window: { width: 0.15, height: 0.19, softness: 0.05, light: 0.9, rim: 0.45 },
  shadeDepth: 0.12,
  bubbles: { count: 46, from: 0.003, to: 0.013 },
  creep: { ...slowCreep, wobble: 0.006, wobbleZoom: 2.2 },
};

/** Jelly in plump lumps that tremble. */
function lumps(clay: Clay): void {
  const spacing = 0.33 * clay.scale;
  for (const { x, y } of honeycomb(clay, spacing, 0.26)) {
    const size = clay.between(0.75, 1.15);
    clay.peak({
      x,
      y,
      radius: spacing * 0.74 * size,
      height: spacing * 0.5 * size,
      leanX: 0,
      leanY: 0,
      sharpness: 0,
      arms: 0,
      turns: 0,
      share: 0,
      joining: 0.05,
    });
  }
}

/** Splintered ridges, like ice. */
function shards(clay: Clay): void {
  const spacing = 0.31 * clay.scale;
  for (const { x, y } of honeycomb(clay, spacing, 0.45)) {
    const size = clay.between(0.7, 1.5);
    const lean = 2 * Math.PI * clay.random();
    clay.peak({
      x,
      y,
      radius: spacing * 0.95 * size,
      height: spacing * 0.52 * size,
      leanX: 0.5 * Math.cos(lean),
      leanY: 0.5 * Math.sin(lean),
      sharpness: 1,
      arms: 5,
      turns: 0.1,
      share: 0.08,
      joining: 0.006,
    });
  }
}

/** Long strokes of a cool gel. */
function strokes(clay: Clay): void {
  clay.folds({
    count: 3.4 / clay.scale,
    turn: clay.facing + clay.side * 0.3,
    distance: 5,
    wave: 0.5,
    waveLength: 0.95,
    chance: 0.4,
    depth: 0.1,
    streaks: 0,
    steepness: 0.6,
  });
}

/** Plump balls of gel cream, large and small. */
function balls(clay: Clay): void {
  for (const [spacing, share] of [
    [0.36, 0.46],
    [0.58, 0.54],
  ] as const) {
    for (const { x, y } of honeycomb(clay, spacing * clay.scale, 0.3)) {
      const size = spacing * clay.scale * share * clay.between(0.6, 1.1);
      if (clay.random() < 0.1) continue;
      clay.peak({
        x,
        y,
        radius: size,
        height: size * 0.72,
        leanX: 0,
        leanY: 0,
        sharpness: 0,
        arms: 0,
        turns: 0,
        share: 0,
        joining: 0.02,
      });
    }
  }
}

/** Deep folds of jelly. */
function deepFolds(clay: Clay): void {
  clay.folds({
    count: 1.9 / clay.scale,
    turn: clay.facing + clay.side * 0.8,
    distance: 1.4,
    wave: 0.3,
    waveLength: 0.8,
    chance: 1,
    depth: 0.2,
    streaks: 0,
    steepness: 0.55,
  });
}

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Gel Cream">, GelLook>> = {
  "sty_aqua-jelly": {
    ...usualGel,
    bed: { swell: 0.02, zoom: 1.5, lumps: 0 },
    form: lumps,
    softening: 8,
    gel: { ...usualGel.gel, slope: 0.85, from: 0, to: 0.2, inner: 1, bending: 0.8 },
    bubbles: { count: 30, from: 0.003, to: 0.011 },
    creep: { ...slowCreep, drift: 18, zoom: 1.8, wobble: 0.02, wobbleZoom: 2 },
  },
  "sty_glacier-gel": {
    ...usualGel,
    form: shards,
    softening: 3,
    gel: { ...usualGel.gel, slope: 0.8, from: 0, to: 0.22, clarity: 0.45, inner: 0.8, bending: 1 },
    tone: { deep: -0.8, body: 0.25, light: 1.3 },
    bubbles: { count: 0, from: 0, to: 0 },
  },
  "sty_aloe-cooling-gel": { ...usualGel, form: strokes, bubbles: { count: 120, from: 0.002, to: 0.009 } },
  "sty_peach-bounce": {
    ...usualGel,
    form: balls,
    gel: { ...usualGel.gel, slope: 0.7, to: 0.3, clarity: 0.1, inner: 0.35, milk: 0.4, cavity: 3 },
    window: { ...usualGel.window, softness: 0.07, light: 0.8, rim: 0.3 },
    shadeDepth: 0.3,
    bubbles: { count: 0, from: 0, to: 0 },
    creep: { ...slowCreep, wobble: 0.014, wobbleZoom: 1.8 },
  },
  "sty_bubble-suspension": {
    ...usualGel,
    bed: { swell: 0.12, zoom: 1.2, lumps: 0.12 },
    form: () => undefined,
    gel: { ...usualGel.gel, slope: 0.8, from: -0.12, to: 0.12, clarity: 0.25, bending: 0.6 },
    tone: { deep: -1.5, body: -0.1, light: 1 },
    bubbles: { count: 330, from: 0.004, to: 0.075 },
  },
  "sty_violet-night-jelly": {
    ...usualGel,
    form: deepFolds,
    gel: { ...usualGel.gel, slope: 0.62, to: 0.22, clarity: 0.2, inner: 0.7, iridescence: 0.75, cavity: 2 },
    tone: { deep: -1.9, body: -0.75, light: 0.7 },
    window: { ...usualGel.window, light: 1, rim: 0.7 },
    bubbles: { count: 24, from: 0.002, to: 0.008 },
  },
};
