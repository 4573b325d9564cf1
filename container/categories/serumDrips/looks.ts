import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { DropSizes } from "../../materials/liquid/dropPlacement.ts";
import { clearSerum, type FluidMatter } from "../../materials/liquid/fluid.ts";

/** How one look of dripping serum differs from another; lengths in canvas widths. */
export interface DripLook {
  /** Columns that liquid runs down, their heads' radius, how many heads follow each other, and how far they wind. */
  runs: number;
  radius: number;
  heads: number;
  winding: number;
  /** Thickness of what a head leaves behind, against its own. */
  trail: number;
  /** A sheet from above with drips at its edge; `longest` as a share of the frame's height. */
  fringe?: { count: number; level: number; radius: number; longest: number };
  /** Beads that stand still, and their height against their radius. */
  drops?: { sizes: DropSizes; coverage: number };
  dropHeight: number;
  pipette: boolean;
  matter: FluidMatter;
}

const fine: DropSizes = [
  [0.034, 10],
  [0.026, 24],
  [0.019, 44],
  [0.013, 80],
  [0.009, 110],
];
const mixed: DropSizes = [
  [0.06, 4],
  [0.045, 8],
  [0.032, 14],
  [0.02, 26],
  [0.012, 40],
];

/** Liquid this tall casts a shadow that goes with it. */
function matterOf(tall: number, matter: Partial<FluidMatter>): FluidMatter {
  return {
    ...clearSerum,
    density: 0.75 / tall,
    doming: 0.85,
    window: {
      aslant: Math.min(0.9, 0.58 + 4 * tall),
      size: 1,
      softness: Math.max(0.06, 0.0034 / tall),
      light: 0.95,
      counter: 0.4,
    },
    cast: { reach: 0.8 * tall, height: 0.8 * tall, blur: 0.35 * tall, depth: 0.55, focus: 0.6, from: 0.62 },
    ...matter,
  };
}

/** Runs of clear serum on a pane, between beads. */
export const usualDrip: DripLook = {
  runs: 5,
  radius: 0.038,
  heads: 2,
  winding: 0.022,
  trail: 0.32,
  drops: { sizes: mixed, coverage: 0.1 },
  dropHeight: 0.8,
  pipette: false,
  matter: matterOf(0.035, { tint: 0.75 }),
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Serum Drips">, DripLook>> = {
  "sty_slow-curtain-drip": {
    runs: 0,
    radius: 0.04,
    heads: 1,
    winding: 0,
    trail: 0,
    fringe: { count: 7, level: 0.24, radius: 0.042, longest: 0.6 },
    dropHeight: 1,
    pipette: false,
    matter: matterOf(0.036, { tint: 0.4, density: 14, ground: { top: 0.9, bottom: 0.2, glow: 1.1 } }),
  },
  "sty_pipette-fall": {
    runs: 0,
    radius: 0.04,
    heads: 1,
    winding: 0,
    trail: 0,
    dropHeight: 1,
    pipette: true,
    matter: matterOf(0.05, { density: 14, tint: 0.85, rimming: 1.1, ground: { top: 0.8, bottom: -0.2, glow: 1.1 } }),
  },
  "sty_golden-trickle": {
    ...usualDrip,
    runs: 6,
    radius: 0.034,
    heads: 2,
    winding: 0.014,
    trail: 0.5,
    drops: { sizes: fine, coverage: 0.015 },
    matter: matterOf(0.034, {
      density: 30,
      own: { lightness: 0.87, chroma: 0.115, hue: 80 },
      pooling: 3,
      rimming: 0.6,
      refraction: 1.3,
      ground: { top: 1, bottom: 0.2, glow: 1.2 },
    }),
  },
  "sty_ice-melt-drip": {
    ...usualDrip,
    runs: 7,
    radius: 0.024,
    heads: 3,
    winding: 0.015,
    trail: 0.3,
    drops: { sizes: fine, coverage: 0.24 },
    matter: matterOf(0.024, {
      tint: 0.7,
      backing: { clouds: 0.07, veins: 0.07, fibres: 0, grain: 0.11 },
      ground: { top: 0.9, bottom: -0.1, glow: 0.8 },
    }),
  },
  "sty_rosehip-run": {
    ...usualDrip,
    runs: 5,
    radius: 0.062,
    heads: 2,
    winding: 0.018,
    trail: 0.4,
    drops: { sizes: mixed, coverage: 0.03 },
    matter: matterOf(0.04, {
      density: 20,
      own: { lightness: 0.82, chroma: 0.125, hue: 54 },
      pooling: 3,
      rimming: 0.6,
      refraction: 1.3,
      ground: { top: 0.8, bottom: 0.1, glow: 1.1 },
    }),
  },
  "sty_after-dark-drip": {
    ...usualDrip,
    runs: 3,
    radius: 0.085,
    heads: 2,
    winding: 0.03,
    trail: 0.34,
    drops: { sizes: mixed, coverage: 0.05 },
    matter: matterOf(0.08, {
      opacity: 0.5,
      body: 0.4,
      sheen: 0.3,
      fresnel: 0.35,
      pooling: 1.8,
      window: { aslant: 0.6, size: 1, softness: 0.14, light: 0.95, counter: 0.4 },
    }),
  },
};
