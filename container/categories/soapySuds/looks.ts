import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { BubbleTier } from "./packing.ts";

/** How one look of suds differs from another; lengths in half-resolution pixels of a canvas 540 wide. */
export interface SudsLook {
  /** What the foam lies on. */
  ground: "plain" | "tiles" | "water" | "stone";
  /** Where foam lies: everywhere, in islands of one noise, or in clots that slide down. */
  shape: "all" | "islands" | "clots";
  /** Islands across the canvas. */
  islands: number;
  /** Larger bubbles of the bed, and the small ones that fill it. */
  tiers: readonly BubbleTier[];
  small: { radius: number; variety: number };
  /** Clear bubbles in front. */
  front: readonly BubbleTier[];
  mounds: { zoom: number; stretch: number; round: number; relief: number };
  /** How light level foam is, 0…1, and how far its colours reach toward white and toward the ground's shadow. */
  middle: number;
  milk: number;
  depth: number;
  edge: number;
  bubbles: number;
  walls: number;
  hollow: number;
  opacity: number;
  gloss: number;
  iridescence: number;
  /** Thin-film colour of the larger bubbles of the bed. */
  pearl: number;
  /** How far bubbles sway. */
  sway: number;
}

/** Suds of all sizes. */
export const usualSuds: SudsLook = {
  ground: "plain",
  shape: "all",
  islands: 0,
  tiers: [
    { from: 20, to: 40, tries: 160, apart: 0.8 },
    { from: 9, to: 19, tries: 900, apart: 0.8 },
  ],
  small: { radius: 5, variety: 0.9 },
  front: [{ from: 44, to: 78, tries: 26, apart: 0.95 }],
  mounds: { zoom: 1.6, stretch: 0.9, round: 0.03, relief: 1.6 },
  middle: 0.62,
  milk: 0.5,
  depth: 0.75,
  edge: 0.3,
  bubbles: 0.26,
  walls: 0.36,
  hollow: 0.3,
  opacity: 1,
  gloss: 0.95,
  iridescence: 0.34,
  pearl: 0.3,
  sway: 5,
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Soapy Suds">, SudsLook>> = {
  "sty_cloud-lather": {
    ...usualSuds,
    tiers: [
      { from: 12, to: 24, tries: 22, apart: 1.4 },
      { from: 6, to: 12, tries: 420, apart: 1.2 },
    ],
    small: { radius: 4.6, variety: 0.9 },
    front: [{ from: 14, to: 36, tries: 16, apart: 1.2 }],
    mounds: { zoom: 2.1, stretch: 0.85, round: 0.006, relief: 4.2 },
    middle: 0.6,
    milk: 0.55,
    depth: 1,
    bubbles: 0.2,
    walls: 0.2,
    hollow: 0.16,
    gloss: 0.8,
    sway: 4,
  },
  "sty_iridescent-bubbles": {
    ...usualSuds,
    shape: "islands",
    islands: 1.6,
    tiers: [{ from: 7, to: 17, tries: 700, apart: 0.85 }],
    small: { radius: 5, variety: 1 },
    front: [
      { from: 60, to: 104, tries: 60, apart: 0.86 },
      { from: 18, to: 54, tries: 260, apart: 0.92 },
    ],
    mounds: { ...usualSuds.mounds, relief: 0.6 },
    milk: 0.6,
    opacity: 0.5,
    edge: 0.2,
    iridescence: 0.85,
    sway: 7,
  },
  "sty_shower-tile-foam": {
    ...usualSuds,
    ground: "tiles",
    shape: "clots",
    tiers: [
      { from: 12, to: 22, tries: 130, apart: 0.9 },
      { from: 7, to: 12, tries: 700, apart: 0.9 },
    ],
    small: { radius: 4, variety: 0.9 },
    front: [{ from: 18, to: 30, tries: 24, apart: 1 }],
    mounds: { ...usualSuds.mounds, relief: 0.8 },
    middle: 0.58,
    milk: 0.62,
    edge: 1.1,
    bubbles: 0.26,
    walls: 0.3,
    hollow: 0.32,
    sway: 2,
    depth: 0.62,
    gloss: 1,
  },
  "sty_micro-foam-cleanser": {
    ...usualSuds,
    tiers: [{ from: 6, to: 12, tries: 160, apart: 1.3 }],
    small: { radius: 3.5, variety: 1.2 },
    front: [{ from: 9, to: 26, tries: 34, apart: 1.2 }],
    mounds: { zoom: 1.1, stretch: 2, round: 0.05, relief: 2.6 },
    middle: 0.66,
    milk: 0.55,
    bubbles: 0.15,
    walls: 0.2,
    hollow: 0.16,
    gloss: 0.3,
    sway: 5,
  },
  "sty_lavender-bath": {
    ...usualSuds,
    ground: "water",
    shape: "islands",
    islands: 2.2,
    tiers: [
      { from: 16, to: 30, tries: 90, apart: 0.85 },
      { from: 8, to: 15, tries: 700, apart: 0.85 },
    ],
    small: { radius: 4.2, variety: 0.9 },
    front: [{ from: 20, to: 46, tries: 26, apart: 1 }],
    mounds: { ...usualSuds.mounds, relief: 1.2 },
    middle: 0.56,
    milk: 0.62,
    edge: 1,
    bubbles: 0.26,
    sway: 7,
    depth: 0.7,
    walls: 0.32,
    hollow: 0.32,
    gloss: 1,
  },
  "sty_charcoal-wash": {
    ...usualSuds,
    ground: "stone",
    shape: "islands",
    islands: 1.3,
    tiers: [
      { from: 18, to: 40, tries: 150, apart: 0.78 },
      { from: 6, to: 14, tries: 700, apart: 0.9 },
    ],
    small: { radius: 4.4, variety: 0.9 },
    front: [{ from: 26, to: 64, tries: 30, apart: 1 }],
    mounds: { ...usualSuds.mounds, zoom: 1.2, relief: 2 },
    middle: 0.62,
    milk: 0.5,
    depth: 0.9,
    edge: 0.7,
    bubbles: 0.3,
    walls: 0.4,
    hollow: 0.24,
    gloss: 0.8,
    iridescence: 0.5,
    pearl: 0.7,
    sway: 4,
  },
};
