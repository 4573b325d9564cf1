import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { Surface } from "../../materials/light/wall.ts";
import { leafShapes, type LeafShape } from "../../materials/plants/leaf.ts";

export interface Look {
  shape: LeafShape;
  /** Pairs on a sprig; a leaf's length, a sprig's length and the stalk's width in widths of the canvas. */
  pairs: number;
  leaf: number;
  sprig: number;
  stalk: number;
  spread: readonly [root: number, tip: number];
  stagger: number;
  /** Leaves grow shorter toward both ends, as on a palm. */
  feathered: boolean;
  lightness: number;
  chroma: number;
  /** Degrees; leaves vary between them. */
  hues: readonly [number, number];
  stalkHue: number;
  surface: Surface;
  shade: number;
  sun: number;
}

export const eucalyptus: Look = {
  shape: leafShapes.eucalyptus,
  pairs: 9,
  leaf: 0.15,
  sprig: 0.86,
  stalk: 0.008,
  spread: [1.25, 0.7],
  stagger: 0,
  feathered: false,
  lightness: 0.64,
  chroma: 0.045,
  hues: [158, 178],
  stalkHue: 40,
  surface: "plaster",
  shade: 0.42,
  sun: 0.38,
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Leaves in Breeze">, Look>> = {
  "sty_eucalyptus-sway": eucalyptus,
  "sty_olive-grove": {
    ...eucalyptus,
    shape: leafShapes.olive,
    pairs: 15,
    leaf: 0.17,
    sprig: 0.8,
    spread: [1.0, 0.4],
    stagger: 0.3,
    lightness: 0.58,
    chroma: 0.055,
    hues: [112, 130],
    stalkHue: 70,
  },
  "sty_palm-fronds": {
    ...eucalyptus,
    shape: leafShapes.frond,
    pairs: 27,
    leaf: 0.34,
    sprig: 0.8,
    stalk: 0.011,
    spread: [1.25, 0.35],
    feathered: true,
    lightness: 0.5,
    chroma: 0.11,
    hues: [132, 146],
    stalkHue: 118,
    shade: 0.36,
    sun: 0.44,
  },
  "sty_bamboo-whisper": {
    ...eucalyptus,
    shape: leafShapes.bamboo,
    pairs: 8,
    leaf: 0.34,
    sprig: 0.78,
    stalk: 0.009,
    spread: [0.75, 0.3],
    stagger: 0.5,
    lightness: 0.56,
    chroma: 0.09,
    hues: [122, 138],
    stalkHue: 112,
    surface: "paper",
  },
  "sty_autumn-foliage": {
    ...eucalyptus,
    shape: leafShapes.beech,
    pairs: 7,
    leaf: 0.2,
    sprig: 0.84,
    stalk: 0.008,
    spread: [1.05, 0.55],
    stagger: 0.5,
    lightness: 0.58,
    chroma: 0.135,
    hues: [38, 74],
    stalkHue: 45,
    surface: "linen",
  },
  "sty_deep-jungle": {
    ...eucalyptus,
    shape: leafShapes.jungle,
    pairs: 4,
    leaf: 0.34,
    sprig: 0.74,
    stalk: 0.014,
    spread: [1.15, 0.5],
    stagger: 0.5,
    lightness: 0.42,
    chroma: 0.07,
    hues: [148, 168],
    stalkHue: 140,
    surface: "stone",
    shade: 0.32,
    sun: 0.3,
  },
};
