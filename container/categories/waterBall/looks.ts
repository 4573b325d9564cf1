import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { clearSerum, type FluidMatter } from "../../materials/liquid/fluid.ts";

/** How one look of a water ball differs from another; lengths in canvas widths, places as shares of the frame. */
export interface BallLook {
  at: { x: number; y: number };
  radius: number;
  /** Unrest of its surface against its size, and how many swells go across the canvas. */
  wobble: number;
  swells: number;
  /** How far it rises and sinks, and how much it is squashed meanwhile. */
  float: number;
  squash: number;
  /** Small balls that circle around it: how many, how far out (radii), and the largest (radii). */
  satellites: { count: number; distance: number; radius: number };
  /** How readily balls flow together, in radii. */
  blend: number;
  matter: FluidMatter;
}

function water(radius: number, matter: Partial<FluidMatter>): FluidMatter {
  return {
    ...clearSerum,
    refraction: 0.3,
    lens: 2.4 * radius,
    density: 0.32 / radius,
    tint: 0.5,
    doming: 1,
    fresnel: 0.7,
    pooling: 1.3,
    rimming: 0.75,
    window: { aslant: 1, size: 1, softness: 0.05, light: 0.95, counter: 0.45 },
    cast: { reach: 0.8 * radius, height: 0.9 * radius, blur: 0.12 * radius, depth: 0.6, focus: 0.95, from: 0.72 },
    ground: { top: 0.55, bottom: -0.3, glow: 0.85 },
    ...matter,
  };
}

/** One clear ball with a few beads about it. */
export const usualBall: BallLook = {
  at: { x: 0.46, y: 0.5 },
  radius: 0.36,
  wobble: 0.05,
  swells: 2.6,
  float: 0.02,
  squash: 0.02,
  satellites: { count: 7, distance: 1.45, radius: 0.16 },
  blend: 0.2,
  matter: water(0.36, { net: { perWidth: 7, inside: 0, cast: 0.35 } }),
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Water Ball">, BallLook>> = {
  "sty_zero-gravity-orb": {
    ...usualBall,
    at: { x: 0.55, y: 0.42 },
    radius: 0.33,
    wobble: 0.2,
    swells: 2.4,
    float: 0.03,
    satellites: { count: 16, distance: 1.7, radius: 0.2 },
    blend: 0.3,
    matter: water(0.34, { cast: { reach: 0.5, height: 0.34, blur: 0.07, depth: 0.25, focus: 0, from: 0.8 } }),
  },
  "sty_crystal-globe": {
    ...usualBall,
    at: { x: 0.5, y: 0.57 },
    radius: 0.42,
    wobble: 0,
    float: 0.03,
    squash: 0,
    satellites: { count: 0, distance: 1, radius: 0.1 },
    matter: water(0.42, {
      density: 0.5,
      tint: 0.5,
      rimming: 1,
      fresnel: 0.9,
      ground: { top: 0.3, bottom: -0.5, glow: 0.7 },
      pane: { x: 0.42, y: 0.4, width: 0.34, height: 0.5, light: 0.9 },
    }),
  },
  "sty_plump-sphere": {
    ...usualBall,
    at: { x: 0.42, y: 0.66 },
    radius: 0.37,
    wobble: 0.03,
    float: 0.05,
    squash: 0.07,
    satellites: { count: 2, distance: 1.5, radius: 0.4 },
    matter: water(0.37, {
      density: 3,
      tint: 0.8,
      chroma: 1.3,
      opacity: 0.45,
      body: -0.15,
      sheen: 0.6,
      lens: 0.3,
      window: { aslant: 0.95, size: 1.3, softness: 0.12, light: 0.85, counter: 0.3 },
      cast: { reach: 0.2, height: 0.35, blur: 0.06, depth: 0.6, focus: 0.5, from: 0.8 },
    }),
  },
  "sty_ocean-core": {
    ...usualBall,
    at: { x: 0.5, y: 0.5 },
    radius: 0.41,
    wobble: 0.03,
    float: 0.012,
    satellites: { count: 0, distance: 1, radius: 0.1 },
    matter: water(0.41, {
      density: 1.2,
      lens: 0.7,
      opacity: 0,
      pooling: 1,
      net: { perWidth: 3.2, inside: 0.95, cast: 0 },
      ground: { top: 0.1, bottom: -0.9, glow: 0.6 },
    }),
  },
  "sty_sunlit-marble": {
    ...usualBall,
    at: { x: 0.62, y: 0.44 },
    radius: 0.27,
    wobble: 0.02,
    satellites: { count: 3, distance: 1.9, radius: 0.3 },
    matter: water(0.27, {
      density: 1.9,
      tint: 0.9,
      chroma: 1.3,
      window: { aslant: 1, size: 0.7, softness: 0.03, light: 1, counter: 0.5 },
      cast: { reach: 0.36, height: 0.27, blur: 0.03, depth: 0.7, focus: 0.9, from: 0.66 },
      net: { perWidth: 9, inside: 0.3, cast: 0.85 },
      ground: { top: 0.7, bottom: -0.1, glow: 1 },
    }),
  },
  "sty_splitting-droplet-cluster": {
    ...usualBall,
    at: { x: 0.5, y: 0.5 },
    radius: 0.19,
    wobble: 0.04,
    swells: 4,
    satellites: { count: 9, distance: 1.9, radius: 0.8 },
    blend: 0.6,
    matter: water(0.19, { tint: 0.3, chroma: 1, fresnel: 0.55, rimming: 0.6 }),
  },
};
