import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { OpenWaterLook } from "./openWater.ts";

/** How one look of water differs from another. */
export interface WaterLook {
  /** Height of the waves, against the usual; 0 leaves only rings. */
  waves: number;
  /** Share of the caustics that is left. */
  caustics: number;
  /** Brightness of slopes toward the light. */
  sheen: number;
  /** Rings: how many places send them out, how many times a loop, from ring to ring (canvas widths), how long a train is, and their slope. */
  rings?: { sources: number; trains: number; length: number; reach: number; height: number; radius: number };
  /** Contrast of a floor of stone. */
  stone: number;
}

/** Water from above, or up to beyond the upper edge. */
export type Water = { seen: "fromAbove"; look: WaterLook } | { seen: "fromShore"; look: OpenWaterLook };

const fromAbove = (look: WaterLook): Water => ({ seen: "fromAbove", look });
const fromShore = (look: OpenWaterLook): Water => ({ seen: "fromShore", look });

/** The sun in a pool. */
export const usualWater = fromAbove({ waves: 1, caustics: 1, sheen: 0, stone: 0 });

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Water Ripples">, Water>> = {
  "sty_still-pond-rings": fromAbove({
    waves: 0.12,
    caustics: 0.25,
    sheen: 1.5,
    rings: { sources: 3, trains: 2, length: 0.085, reach: 0.3, height: 0.42, radius: 1.15 },
    stone: 0,
  }),
  "sty_first-raindrop": fromAbove({
    waves: 0,
    caustics: 0,
    sheen: 1.9,
    rings: { sources: 1, trains: 1, length: 0.085, reach: 0.17, height: 0.62, radius: 1.5 },
    stone: 0,
  }),
  "sty_spring-rain": fromAbove({
    waves: 0.2,
    caustics: 0.3,
    sheen: 1.7,
    rings: { sources: 26, trains: 2, length: 0.06, reach: 0.06, height: 0.5, radius: 0.42 },
    stone: 0,
  }),
  "sty_jade-basin": fromAbove({
    waves: 0.5,
    caustics: 0.8,
    sheen: 0.55,
    rings: { sources: 1, trains: 2, length: 0.1, reach: 0.35, height: 0.3, radius: 1.3 },
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
