import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { clearSerum, type FluidMatter } from "../../materials/liquid/fluid.ts";
import type { DrizzleShape } from "./paths.ts";

/** How one look of drizzled serum differs from another. */
export interface DrizzleLook {
  shape: DrizzleShape;
  /** Of the thread, canvas widths. */
  radius: number;
  /** How far crossing threads flow into each other, in radii; 0: none crosses itself. */
  blend: number;
  matter: FluidMatter;
}

/** A round thread of this radius: its highlight may not be thinner than a pixel, and its shadow goes with its height. */
function threadOf(radius: number, matter: Partial<FluidMatter>): FluidMatter {
  const aslant = Math.min(1, 0.62 + 6 * radius);
  const softness = Math.max(0.06, 0.0023 / radius);
  return {
    ...clearSerum,
    doming: 0.9,
    refraction: 1.4,
    rimming: 0.6,
    fresnel: 0.45,
    window: { aslant, size: 1 + softness, softness, light: 1.2, counter: 0.5 },
    cast: { reach: 1.6 * radius, height: 0.8 * radius, blur: 0.42 * radius, depth: 0.42, focus: 0.85, from: 0.5 },
    ...matter,
  };
}

/** A flow of a few threads of clear serum. */
export const usualDrizzle: DrizzleLook = {
  shape: "flow",
  radius: 0.024,
  blend: 1.5,
  matter: threadOf(0.024, { density: 22, tint: 0.9, pooling: 2 }),
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Serum Drizzles">, DrizzleLook>> = {
  "sty_golden-drizzle": {
    ...usualDrizzle,
    radius: 0.023,
    matter: threadOf(0.023, {
      density: 24,
      own: { lightness: 0.87, chroma: 0.115, hue: 80 },
      pooling: 2.2,
      ground: { top: 0.95, bottom: 0.2, glow: 1.1 },
    }),
  },
  "sty_zigzag-pour": {
    ...usualDrizzle,
    shape: "zigzag",
    radius: 0.018,
    blend: 0,
    matter: threadOf(0.018, {
      density: 26,
      tint: 0.9,
      chroma: 1.2,
      pooling: 2,
      ground: { top: 0.6, bottom: 0, glow: 0.9 },
    }),
  },
  "sty_calligraphy-line": {
    ...usualDrizzle,
    shape: "flourish",
    radius: 0.032,
    matter: threadOf(0.032, {
      density: 24,
      tint: 0.7,
      chroma: 1.2,
      backing: { clouds: 0.012, veins: 0, fibres: 0.022, grain: 0.03 },
    }),
  },
  "sty_honey-lattice": {
    ...usualDrizzle,
    shape: "lattice",
    radius: 0.026,
    blend: 1.7,
    matter: threadOf(0.026, {
      density: 24,
      own: { lightness: 0.86, chroma: 0.125, hue: 76 },
      pooling: 2.4,
      ground: { top: 1, bottom: 0.35, glow: 1 },
    }),
  },
  "sty_rose-silk-thread": {
    ...usualDrizzle,
    shape: "bundle",
    radius: 0.018,
    matter: threadOf(0.018, {
      density: 40,
      tint: 0.6,
      opacity: 0.55,
      body: 0.35,
      fresnel: 0.2,
      ground: { top: 1, bottom: 0.6, glow: 1.2 },
    }),
  },
  "sty_noir-ribbon-pour": {
    ...usualDrizzle,
    shape: "ribbon",
    radius: 0.058,
    blend: 0,
    matter: threadOf(0.058, {
      density: 70,
      flattest: 0.045,
      opacity: 0.94,
      sheen: 0.08,
      body: -1,
      fresnel: 0.8,
      rimming: 0.4,
      window: { aslant: 0.8, size: 1.25, softness: 0.08, light: 0.9, counter: 0.4 },
      cast: { reach: 0.03, height: 0.03, blur: 0.016, depth: 0.7, focus: 0, from: 0.6 },
      backing: { clouds: 0.1, veins: 0.1, fibres: 0, grain: 0.05 },
    }),
  },
};
