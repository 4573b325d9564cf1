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
