import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { Lobes } from "../../materials/liquid/drips.ts";
import { clearSerum, type FluidMatter } from "../../materials/liquid/fluid.ts";

/** How one look of liquid that drips from above differs from another; lengths in canvas widths. */
export interface PourLook {
  /** How far down the sheet reaches, as a share of the frame's height, and how much that differs from side to side. */
  level: number;
  slope: number;
  /** Drips at its edge: how many, their radius, how much it differs, and the longest, a share of the frame's height. */
  drips: number;
  radius: number;
  variety: number;
  longest: number;
  /** Higher: few are long. */
  rarity: number;
  /** Tongues of its edge, and how far down they reach. */
  lobes: Lobes;
  /** Unrest of the sheet, and how many swells it has across and down. */
  ruffle: { share: number; across: number; down: number };
  matter: FluidMatter;
  /** It has a skin's or a lip's colour, whatever the ground's: what is worn is never blue. */
  isWorn?: boolean;
}

const pouring: FluidMatter = {
  ...clearSerum,
  density: 9,
  flattest: 0.2,
  doming: 0.9,
  window: { aslant: 0.8, size: 1.1, softness: 0.07, light: 0.95, counter: 0.4 },
  cast: { reach: 0.045, height: 0.05, blur: 0.024, depth: 0.62, focus: 0.3, from: 0.8 },
};

/** Honey. */
export const usualPour: PourLook = {
  level: 0.2,
  slope: 0.04,
  drips: 8,
  radius: 0.056,
  variety: 0.7,
  longest: 0.62,
  rarity: 1.5,
  lobes: { count: 4, reach: 0.17 },
  ruffle: { share: 0.55, across: 4, down: 1.2 },
  matter: { ...pouring, density: 16, tint: 1.1, chroma: 1.4, pooling: 2 },
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Liquid Dripping">, PourLook | "milk">> = {
  "sty_liquid-gold": {
    ...usualPour,
    level: 0.1,
    slope: -0.03,
    drips: 7,
    radius: 0.066,
    longest: 0.7,
    rarity: 1.3,
    ruffle: { share: 0.7, across: 4.5, down: 1.3 },
    matter: {
      ...pouring,
      density: 26,
      opacity: 0.5,
      sheen: 0.5,
      own: { lightness: 0.83, chroma: 0.135, hue: 82 },
      pooling: 2.4,
      ground: { top: 0.95, bottom: 0.3, glow: 1.1 },
    },
  },
  "sty_amber-syrup": {
    ...usualPour,
    level: 0.13,
    slope: 0.06,
    drips: 5,
    radius: 0.075,
    variety: 0.5,
    longest: 0.6,
    rarity: 0.9,
    ruffle: { share: 0.6, across: 3, down: 0.8 },
    matter: {
      ...pouring,
      density: 22,
      own: { lightness: 0.82, chroma: 0.145, hue: 68 },
      pooling: 3,
      refraction: 1.6,
      ground: { top: 1, bottom: 0.1, glow: 1.2 },
    },
  },
  "sty_paint-pour": {
    ...usualPour,
    level: 0.1,
    slope: 0.02,
    drips: 10,
    radius: 0.062,
    variety: 0.35,
    longest: 0.66,
    rarity: 0.8,
    ruffle: { share: 0.3, across: 3, down: 1 },
    isWorn: true,
    matter: {
      ...pouring,
      density: 60,
      opacity: 1,
      sheen: 0.25,
      body: -0.85,
      tint: 1,
      chroma: 1.3,
      fresnel: 0.2,
      ground: { top: 0.9, bottom: 0.5, glow: 1 },
    },
  },
  "sty_milk-veil": "milk",
  "sty_molten-caramel": {
    ...usualPour,
    level: 0.12,
    slope: -0.1,
    drips: 13,
    radius: 0.034,
    variety: 0.9,
    longest: 0.45,
    rarity: 2,
    ruffle: { share: 0.75, across: 3.4, down: 2.6 },
    matter: {
      ...pouring,
      density: 50,
      opacity: 0.82,
      sheen: 0.4,
      own: { lightness: 0.69, chroma: 0.115, hue: 60 },
      ground: { top: 1, bottom: 0.2, glow: 1 },
    },
  },
  "sty_black-oil-drip": {
    ...usualPour,
    level: 0.12,
    slope: 0.08,
    drips: 6,
    radius: 0.07,
    variety: 0.8,
    longest: 0.8,
    rarity: 1.8,
    ruffle: { share: 0.6, across: 4, down: 0.8 },
    matter: {
      ...pouring,
      density: 80,
      opacity: 1,
      sheen: 0.05,
      body: -1,
      fresnel: 0.95,
      pooling: 0.3,
      window: { aslant: 0.75, size: 1.1, softness: 0.08, light: 0.95, counter: 0.5 },
      ground: { top: 1, bottom: 0.2, glow: 1 },
    },
  },
};
