/** How one beach differs from another; lengths in canvas widths. */
export interface BeachLook {
  /** How far the sea turns from straight away from words, degrees clockwise, and how far out of the middle its edge lies at least. */
  tiltDegrees: number;
  offset: number;
  /** Depth of the shore's curves, and of the tongues that a wave runs up in. */
  bays: number;
  tongues: number;
  /** Large bubbles of foam in a width, and how far they are drawn out along the shore. */
  cells: number;
  stretch: number;
  /** How far a wave runs up, from how far out it comes, and its foam. */
  runUp: number;
  far: number;
  foam: number;
  /** A wave's age when the loop begins, 0…1. */
  start: number;
  /** Where the sea deepens, how far out one sees its floor, and its place between shallow (0) and deep (1) there. */
  deepening: readonly [from: number, to: number];
  clear: number;
  ripple: number;
  glitter: number;
  caustics: number;
  /** The sky in wet sand. */
  gloss: number;
  grain: number;
  swell: number;
  whitecaps: number;
  /** Sand in the sun, and how dark it is wet. */
  sand: Tone;
  wet: number;
  /** Water over sand, deep water, and the sky in both. */
  shallow: Tone;
  deep: Tone;
  sky: Tone;
}

interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

/** A swash that runs up pale sand. */
export const usualBeach: BeachLook = {
  tiltDegrees: 0,
  offset: 0.02,
  bays: 0.07,
  tongues: 1,
  cells: 9,
  stretch: 1.3,
  runUp: 0.2,
  far: 0.85,
  foam: 1,
  start: 0.33,
  deepening: [0.15, 0.95],
  clear: 0.34,
  ripple: 0.3,
  glitter: 0.16,
  caustics: 0.36,
  gloss: 0.26,
  grain: 0.1,
  swell: 0.5,
  whitecaps: 0,
  sand: { lightness: 0.89, chroma: 0.038, hue: 78 },
  wet: 0.8,
  shallow: { lightness: 0.86, chroma: 0.06, hue: 196 },
  deep: { lightness: 0.62, chroma: 0.098, hue: 214 },
  sky: { lightness: 0.965, chroma: 0.012, hue: 225 },
};

/** By id of the style. */
export const beachLooks: Readonly<Record<string, BeachLook>> = {
  "sty_turquoise-tide": {
    ...usualBeach,
    tiltDegrees: 26,
    offset: 0.14,
    bays: 0.1,
    cells: 8,
    clear: 0.6,
    caustics: 0.5,
    glitter: 0.2,
    sand: { lightness: 0.94, chroma: 0.026, hue: 82 },
    wet: 0.86,
    deepening: [0.3, 1.1],
  },
  "sty_aerial-surf": {
    ...usualBeach,
    tiltDegrees: 0,
    offset: -0.2,
    bays: 0.05,
    tongues: 0.6,
    cells: 17,
    stretch: 1.8,
    runUp: 0.12,
    far: 0.6,
    swell: 0.27,
    whitecaps: 1.15,
    clear: 0.2,
    caustics: 0,
    grain: 0.06,
    deepening: [0.05, 0.7],
    foam: 1.15,
  },
  "sty_soft-shoreline": {
    ...usualBeach,
    tiltDegrees: -22,
    offset: 0.02,
    bays: 0.05,
    tongues: 0.8,
    cells: 11,
    runUp: 0.12,
    far: 0.45,
    foam: 0.62,
    ripple: 0.16,
    glitter: 0.2,
    caustics: 0.3,
    gloss: 0.4,
    clear: 0.36,
    grain: 0.08,
    wet: 0.84,
    deepening: [0.06, 0.6],
    sand: { lightness: 0.92, chroma: 0.026, hue: 75 },
  },
  "sty_golden-hour-swash": {
    ...usualBeach,
    tiltDegrees: -14,
    offset: 0.34,
    bays: 0.06,
    tongues: 1.5,
    cells: 7,
    stretch: 1.7,
    runUp: 0.34,
    far: 0.7,
    start: 0.36,
    gloss: 0.5,
    glitter: 0.5,
    ripple: 0.5,
    caustics: 0.3,
    wet: 0.66,
    grain: 0.16,
    shallow: { lightness: 0.84, chroma: 0.045, hue: 92 },
    deep: { lightness: 0.6, chroma: 0.055, hue: 205 },
    sky: { lightness: 0.95, chroma: 0.055, hue: 72 },
    sand: { lightness: 0.85, chroma: 0.058, hue: 66 },
  },
  "sty_atlantic-grey": {
    ...usualBeach,
    tiltDegrees: 20,
    offset: -0.12,
    bays: 0.09,
    tongues: 1.4,
    cells: 11,
    stretch: 1.5,
    runUp: 0.2,
    far: 0.8,
    swell: 0.36,
    whitecaps: 0.8,
    clear: 0.24,
    caustics: 0,
    ripple: 0.3,
    glitter: 0.12,
    foam: 1.15,
    gloss: 0.3,
    sand: { lightness: 0.87, chroma: 0.028, hue: 74 },
    wet: 0.76,
    grain: 0.2,
    deepening: [0.05, 0.7],
    shallow: { lightness: 0.78, chroma: 0.032, hue: 200 },
    deep: { lightness: 0.52, chroma: 0.05, hue: 222 },
    sky: { lightness: 0.93, chroma: 0.008, hue: 240 },
  },
  "sty_pink-sand-bay": {
    ...usualBeach,
    tiltDegrees: -34,
    offset: 0.04,
    bays: 0.16,
    cells: 10,
    runUp: 0.16,
    far: 0.6,
    foam: 0.85,
    caustics: 0.4,
    sand: { lightness: 0.92, chroma: 0.034, hue: 22 },
    wet: 0.85,
    gloss: 0.5,
    ripple: 0.2,
    clear: 0.42,
  },
};
