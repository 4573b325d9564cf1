import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { OpenWaterLook } from "./openWater.ts";
import type { PondLook } from "./pond.ts";

/** How one look of water differs from another. */
export interface WaterLook {
  /** Height of the waves, against the usual; 0 leaves only rings. */
  waves: number;
  /** Share of the caustics that is left. */
  caustics: number;
  /** Brightness of slopes toward the light. */
  sheen: number;
  /** Rings: how many times a loop they run out, from ring to ring (canvas widths), how long a train is, and their slope. */
  rings?: { trains: number; length: number; reach: number; height: number; radius: number };
  /** Contrast of a floor of stone. */
  stone: number;
}

/** Water from above, at one's feet, or up to beyond the upper edge. */
export type Water =
  | { seen: "fromAbove"; look: WaterLook }
  | { seen: "atFeet"; look: PondLook }
  | { seen: "fromShore"; look: OpenWaterLook };

const fromAbove = (look: WaterLook): Water => ({ seen: "fromAbove", look });
const atFeet = (look: PondLook): Water => ({ seen: "atFeet", look });
const fromShore = (look: OpenWaterLook): Water => ({ seen: "fromShore", look });

/** The sun in a pool. */
export const usualWater = fromAbove({ waves: 1, caustics: 1, sheen: 0, stone: 0 });

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Water Ripples">, Water>> = {
  "sty_still-pond-rings": atFeet({
    waves: 0.055,
    length: 1.3,
    bend: 0.95,
    caustics: 0.42,
    glint: 0.6,
    low: 0.18,
    high: 0.8,
    drops: [
      { across: 0.86, down: 0.24, phase: 0.4, size: 1 },
      { across: 0.08, down: 0.8, phase: 0.05, size: 0.8 },
    ],
    rings: { length: 0.1, reach: 0.26, height: 0.46, radius: 1.1 },
  }),
  "sty_first-raindrop": atFeet({
    waves: 0.05,
    length: 1.5,
    bend: 0.95,
    caustics: 0.42,
    glint: 0.6,
    low: 0.26,
    high: 0.8,
    // What falls as the loop starts is not in the still, which shows one drop.
    drops: [
      { across: 0.82, down: 0.3, phase: 0.4, size: 1 },
      { across: 0.12, down: 0.66, phase: 0, size: 1.1 },
    ],
    rings: { length: 0.1, reach: 0.2, height: 0.5, radius: 1.15 },
  }),
  "sty_spring-rain": atFeet({
    waves: 0.075,
    length: 1,
    bend: 0.8,
    caustics: 0.42,
    glint: 0.6,
    low: 0.16,
    high: 0.78,
    drops: [
      { across: 0.9, down: 0.1, phase: 0.3, size: 1 },
      { across: 0.08, down: 0.22, phase: 0.62, size: 1.2 },
      { across: 0.97, down: 0.42, phase: 0.9, size: 0.9 },
      { across: 0.03, down: 0.56, phase: 0.18, size: 0.9 },
      { across: 0.88, down: 0.72, phase: 0.5, size: 1.3 },
      { across: 0.16, down: 0.9, phase: 0.78, size: 1.2 },
      { across: 0.5, down: 0.03, phase: 0.05, size: 0.7 },
      { across: 0.06, down: 0.74, phase: 0, size: 1.1 },
    ],
    rings: { length: 0.07, reach: 0.12, height: 0.48, radius: 0.42 },
  }),
  "sty_jade-basin": fromAbove({
    waves: 0.5,
    caustics: 0.8,
    sheen: 0.55,
    rings: { trains: 2, length: 0.1, reach: 0.35, height: 0.3, radius: 1.3 },
    stone: 0.2,
  }),
  "sty_golden-lake": fromShore({
    water: [
      { lightness: 0.72, chroma: 0.075, hue: 52 },
      { lightness: 0.8, chroma: 0.075, hue: 60 },
      { lightness: 0.89, chroma: 0.06, hue: 70 },
      { lightness: 0.965, chroma: 0.035, hue: 82 },
    ],
    glint: { lightness: 0.99, chroma: 0.02, hue: 88 },
    path: [0.5, 1.6, 0.45],
    far: 0.72,
    near: 0.42,
    ripple: 0.09,
    scale: 0.42,
  }),
  "sty_moonlit-water": fromShore({
    water: [
      { lightness: 0.13, chroma: 0.018, hue: 255 },
      { lightness: 0.2, chroma: 0.03, hue: 250 },
      { lightness: 0.3, chroma: 0.036, hue: 245 },
      { lightness: 0.54, chroma: 0.03, hue: 240 },
    ],
    glint: { lightness: 0.95, chroma: 0.018, hue: 235 },
    path: [0.1, 0.34, 0.7],
    far: 0.5,
    near: 0.16,
    ripple: 0.13,
    scale: 0.8,
  }),
};
