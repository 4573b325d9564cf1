import type { DrizzleShape } from "./drizzlePaths.ts";
import { clearSerum, type FluidMatter } from "./fluid.ts";

/** How one look of drizzled serum differs from another. */
export interface DrizzleLook {
  shape: DrizzleShape;
  /** Of the thread, canvas widths. */
  radius: number;
  coverage: number;
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

/** Threads of clear serum in coils. */
export const usualDrizzle: DrizzleLook = {
  shape: "coils",
  radius: 0.0066,
  coverage: 0.42,
  blend: 1.5,
  matter: threadOf(0.0066, { density: 45, tint: 0.9, pooling: 3 }),
};

/** By id of the style. */
export const drizzleLooks: Readonly<Record<string, DrizzleLook>> = {
  "sty_golden-drizzle": {
    ...usualDrizzle,
    radius: 0.0068,
    coverage: 0.62,
    matter: threadOf(0.0068, {
      density: 120,
      tint: 1.05,
      chroma: 1.6,
      pooling: 3.2,
      ground: { top: 0.95, bottom: 0.2, glow: 1.1 },
    }),
  },
  "sty_zigzag-pour": {
    ...usualDrizzle,
    shape: "zigzag",
    radius: 0.0085,
    blend: 0,
    coverage: 0.8,
    matter: threadOf(0.0085, {
      density: 68,
      tint: 1,
      chroma: 1.2,
      pooling: 2.6,
      ground: { top: 0.6, bottom: 0, glow: 0.9 },
    }),
  },
  "sty_calligraphy-line": {
    ...usualDrizzle,
    shape: "flourish",
    radius: 0.0165,
    matter: threadOf(0.0165, {
      density: 90,
      tint: 1.6,
      chroma: 1.4,
      backing: { clouds: 0.012, veins: 0, fibres: 0.022, grain: 0.03 },
    }),
  },
  "sty_honey-lattice": {
    ...usualDrizzle,
    shape: "lattice",
    radius: 0.0078,
    coverage: 0.4,
    blend: 1.7,
    matter: threadOf(0.0078, {
      density: 80,
      tint: 1.1,
      chroma: 1.5,
      pooling: 3,
      ground: { top: 1, bottom: 0.35, glow: 1 },
    }),
  },
  "sty_rose-silk-thread": {
    ...usualDrizzle,
    shape: "bundle",
    radius: 0.0105,
    coverage: 0.5,
    matter: threadOf(0.0105, { density: 90, tint: 0.9, opacity: 0.45, body: -0.25, fresnel: 0.2 }),
  },
  "sty_noir-ribbon-pour": {
    ...usualDrizzle,
    shape: "ribbon",
    radius: 0.062,
    coverage: 0.35,
    blend: 0,
    matter: threadOf(0.062, {
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
