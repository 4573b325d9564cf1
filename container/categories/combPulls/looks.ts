import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { OpaqueSurface } from "../../materials/light/opaqueLight.ts";

/** How one look of combed cream differs from another. */
export interface CombLook {
  /** Per canvas width. */
  teeth: number;
  /** The pull's angle from straight down, in half turns, and how much chance adds. */
  turn: number;
  turnChance: number;
  /** How far the pull swings to its sides and over which length, and how far chance bends it; canvas widths. */
  wave: number;
  waveLength: number;
  drift: number;
  /** Of furrows, 0.01 (sharp) to 0.2. */
  roundness: number;
  /** Of furrows for the usual teeth, canvas widths; hairlines in them as a share of it. */
  depth: number;
  fine: number;
  /** Height of what they lie on. */
  swell: number;
  /** Distance of the point that furrows spread from to the canvas, canvas widths; 0: parallel. */
  fan: number;
  surface: OpaqueSurface;
}

const cream: OpaqueSurface = {
  slope: 0.3,
  wrap: 0.55,
  light: { x: -0.66, y: -0.5, z: 0.52 },
  cavity: 3,
  cavityRadius: 10,
  ramp: { from: 0.08, to: 0.98 },
  rimLight: 0.4,
  glint: 0.25,
  key: { x: -0.5, y: -0.4, width: 0.1, height: 0.22, softness: 0.12, light: 0.75 },
  fill: { x: 0.58, y: 0.3, light: 0.22 },
};

const matte: OpaqueSurface = { ...cream, rimLight: 0.05, glint: 0, key: { ...cream.key, light: 0.06 } };

/** A gentle curve of even furrows. */
export const usualComb: CombLook = {
  teeth: 6.3,
  turn: 0.06,
  turnChance: 0.1,
  wave: 0.2,
  waveLength: 3,
  drift: 0.2,
  roundness: 0.012,
  depth: 0.1,
  fine: 0.08,
  swell: 0.1,
  fan: 0,
  surface: cream,
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Lotion Comb Pulls">, CombLook>> = {
  "sty_zen-rake": {
    ...usualComb,
    teeth: 7.5,
    turn: 0.5,
    turnChance: 0.04,
    wave: 0.14,
    waveLength: 2.4,
    drift: 0.12,
    roundness: 0.06,
    fine: 0,
    swell: 0.03,
    surface: matte,
  },
  "sty_wide-tooth-wave": {
    ...usualComb,
    teeth: 6,
    turn: 0.5,
    turnChance: 0.1,
    wave: 0.16,
    waveLength: 0.95,
    drift: 0.1,
    roundness: 0.03,
    fine: 0,
    swell: 0.06,
  },
  "sty_spatula-fan": {
    ...usualComb,
    teeth: 6.5,
    turn: 0.2,
    wave: 0,
    drift: 0.14,
    roundness: 0.05,
    depth: 0.13,
    fine: 0.05,
    swell: 0.14,
    fan: 0.75,
  },
  "sty_fine-line-lotion": {
    ...usualComb,
    teeth: 8.5,
    turn: 0.3,
    wave: 0.05,
    drift: 0.1,
    roundness: 0.04,
    fine: 0,
    swell: 0.1,
  },
  "sty_blush-rib": { ...usualComb, roundness: 0.16, wave: 0.3, waveLength: 2.2, fine: 0, depth: 0.13 },
  "sty_charcoal-furrow": {
    ...usualComb,
    teeth: 6.8,
    turn: 0.12,
    wave: 0.1,
    roundness: 0.003,
    depth: 0.15,
    fine: 0.24,
    surface: { ...cream, cavity: 4, rimLight: 0.3, glint: 0.15, key: { ...cream.key, light: 0.35 } },
  },
};
