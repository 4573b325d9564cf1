import type { PhotographedCategory } from "../../src/core/rendering/categories.ts";
import type { MaskName } from "./masks.ts";

/**
 * A wave that moves what is photographed: it starts from rest and comes back. Lengths are canvas widths, amplitudes pixels of a canvas
 * 1080 wide; a pixel gets at most twice as far from where it was photographed.
 */
export interface Sway {
  where: MaskName;
  /** To the left and upward. */
  acrossPixels: number;
  downPixels: number;
  /** Turns of the wave in one canvas width, to the right and downward; 0 and 0: everything moves at once. */
  turnsAcross: number;
  turnsDown: number;
  /** Within one loop; whole, so that the loop closes. */
  cycles: number;
}

/** Light that comes and goes in bands across the picture. */
export interface Glow {
  where: MaskName;
  /** Share of the picture's own light. */
  gain: number;
  /** In one canvas width, in the direction of the light. */
  bands: number;
  cycles: number;
}

/** Highlights that grow brighter than they were photographed, some once in a loop, others twice or three times. */
export interface Twinkle {
  where: MaskName;
  /** Share of the picture's own light, at most. */
  gain: number;
}

export interface PhotographMotion {
  sways: readonly Sway[];
  glows: readonly Glow[];
  twinkle?: Twinkle;
}

const breath: readonly Sway[] = [
  { where: "shoulders", acrossPixels: 0, downPixels: 2.4, turnsAcross: 0, turnsDown: 0, cycles: 1 },
  { where: "flanks", acrossPixels: 1.4, downPixels: 0, turnsAcross: 0, turnsDown: 0, cycles: 1 },
];
const looseEnds: readonly Sway[] = [
  { where: "loose", acrossPixels: 1.3, downPixels: 0.5, turnsAcross: 1.1, turnsDown: 0.8, cycles: 2 },
];
const driftingLight: Glow = { where: "everywhere", gain: 0.032, bands: 0.8, cycles: 1 };

/** The motion of each category in a photograph: gentle enough that nothing looks like rubber. */
export const motions: Record<PhotographedCategory, PhotographMotion> = {
  "Face Loop": {
    sways: [
      ...breath,
      ...looseEnds,
      { where: "everywhere", acrossPixels: 1, downPixels: 0.4, turnsAcross: 0, turnsDown: 0.2, cycles: 1 },
    ],
    glows: [driftingLight],
  },
  "Neck Loop": {
    sways: [...breath, ...looseEnds],
    glows: [driftingLight],
  },
  "Girl Subtle Movement/Body Loop": {
    sways: [
      ...breath,
      { where: "loose", acrossPixels: 2, downPixels: 0.8, turnsAcross: 0.9, turnsDown: 0.7, cycles: 2 },
      { where: "everywhere", acrossPixels: 1.4, downPixels: 0, turnsAcross: 0, turnsDown: 0.3, cycles: 1 },
    ],
    glows: [driftingLight],
  },
  "Yacht Life": {
    sways: [
      { where: "everywhere", acrossPixels: 0.6, downPixels: 1.8, turnsAcross: 0.25, turnsDown: 0, cycles: 1 },
      { where: "water", acrossPixels: 2.2, downPixels: 0.7, turnsAcross: 0.6, turnsDown: 3.4, cycles: 2 },
      { where: "water", acrossPixels: 1.2, downPixels: 0.9, turnsAcross: -1.7, turnsDown: 2.3, cycles: 3 },
    ],
    glows: [driftingLight],
    twinkle: { where: "waterGlints", gain: 0.4 },
  },
  "Ingredients in Water": {
    sways: [
      { where: "everywhere", acrossPixels: 1.8, downPixels: 1, turnsAcross: 0.9, turnsDown: 2.1, cycles: 1 },
      { where: "everywhere", acrossPixels: 0.9, downPixels: 1.6, turnsAcross: -2.3, turnsDown: 1.2, cycles: 2 },
      { where: "everywhere", acrossPixels: 1, downPixels: 0.7, turnsAcross: 2.9, turnsDown: 2.6, cycles: 2 },
    ],
    glows: [{ where: "everywhere", gain: 0.05, bands: 2.2, cycles: 2 }],
    twinkle: { where: "glints", gain: 0.3 },
  },
  "Flat Lay Pattern": {
    sways: [{ where: "vivid", acrossPixels: 0.7, downPixels: 0.6, turnsAcross: 1.3, turnsDown: 0.9, cycles: 1 }],
    glows: [
      { where: "everywhere", gain: 0.07, bands: 0.9, cycles: 1 },
      { where: "everywhere", gain: 0.035, bands: 2.3, cycles: 2 },
    ],
  },
  "Dew Drops on Flower or Leaf": {
    sways: [
      { where: "rooted", acrossPixels: 2.4, downPixels: 0.6, turnsAcross: 0.2, turnsDown: 0.15, cycles: 1 },
      { where: "vivid", acrossPixels: 0.7, downPixels: 0.5, turnsAcross: 1.2, turnsDown: 0.8, cycles: 2 },
    ],
    glows: [driftingLight],
    twinkle: { where: "glints", gain: 0.35 },
  },
  "Drippy Ingredients": {
    sways: [
      { where: "vivid", acrossPixels: 0.3, downPixels: -2, turnsAcross: 0.8, turnsDown: 0.3, cycles: 1 },
      { where: "glints", acrossPixels: 0.4, downPixels: -1.4, turnsAcross: 1.6, turnsDown: 0.5, cycles: 1 },
    ],
    glows: [driftingLight],
    twinkle: { where: "glints", gain: 0.35 },
  },
  "Dripping Fruit": {
    sways: [
      { where: "vivid", acrossPixels: 0.3, downPixels: -1.6, turnsAcross: 0.9, turnsDown: 0.4, cycles: 1 },
      { where: "glints", acrossPixels: 0.4, downPixels: -1.6, turnsAcross: 1.8, turnsDown: 0.6, cycles: 2 },
    ],
    glows: [driftingLight],
    twinkle: { where: "glints", gain: 0.35 },
  },
  "Flower in Breeze": {
    sways: [
      { where: "rooted", acrossPixels: 4.2, downPixels: 0.7, turnsAcross: 0.3, turnsDown: 0.2, cycles: 1 },
      { where: "rooted", acrossPixels: 1.7, downPixels: 0.5, turnsAcross: 0.7, turnsDown: 0.4, cycles: 2 },
      { where: "vivid", acrossPixels: 0.8, downPixels: 0.6, turnsAcross: 1.9, turnsDown: 1.4, cycles: 3 },
    ],
    glows: [driftingLight],
  },
};
