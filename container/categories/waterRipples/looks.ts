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

/** The sun in a pool. */
export const usualWater: WaterLook = { waves: 1, caustics: 1, sheen: 0, stone: 0 };

/** By id of the style. */
export const waterLooks: Readonly<Record<string, WaterLook>> = {
  "sty_still-pond-rings": {
    waves: 0.12,
    caustics: 0.25,
    sheen: 1.5,
    rings: { sources: 3, trains: 2, length: 0.085, reach: 0.3, height: 0.42, radius: 1.15 },
    stone: 0,
  },
  "sty_first-raindrop": {
    waves: 0,
    caustics: 0,
    sheen: 1.9,
    rings: { sources: 1, trains: 1, length: 0.085, reach: 0.17, height: 0.62, radius: 1.5 },
    stone: 0,
  },
  "sty_spring-rain": {
    waves: 0.2,
    caustics: 0.3,
    sheen: 1.7,
    rings: { sources: 26, trains: 2, length: 0.06, reach: 0.06, height: 0.5, radius: 0.42 },
    stone: 0,
  },
  "sty_jade-basin": {
    waves: 0.5,
    caustics: 0.8,
    sheen: 0.55,
    rings: { sources: 1, trains: 2, length: 0.1, reach: 0.35, height: 0.3, radius: 1.3 },
    stone: 0.2,
  },
};
