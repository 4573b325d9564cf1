import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { FlowerKind } from "../../materials/plants/flower.ts";

export interface Petals {
  kind: FlowerKind;
  lightness: number;
  chroma: number;
  hue: number;
  heart: { lightness: number; chroma: number; hue: number };
}

export interface Look {
  petals: readonly Petals[];
  /** Flowers in focus, and far off; the head's radius and the stalk's height in widths of the canvas. */
  near: number;
  far: number;
  radius: number;
  tall: readonly [least: number, most: number];
  /** Twigs of a tree from above instead of stalks from below. */
  branch: boolean;
  greens: { lightness: number; chroma: number; hue: number };
  leafy: number;
}

const sunny = { lightness: 0.82, chroma: 0.15, hue: 88 };
const dark = { lightness: 0.3, chroma: 0.04, hue: 300 };
export const daisy: Petals = { kind: "daisy", lightness: 0.93, chroma: 0.014, hue: 95, heart: sunny };

export const meadow: Look = {
  petals: [
    { kind: "poppy", lightness: 0.63, chroma: 0.19, hue: 30, heart: dark },
    daisy,
    { kind: "poppy", lightness: 0.62, chroma: 0.13, hue: 275, heart: sunny },
    { kind: "daisy", lightness: 0.8, chroma: 0.15, hue: 80, heart: { lightness: 0.5, chroma: 0.1, hue: 55 } },
  ],
  near: 8,
  far: 26,
  radius: 0.1,
  tall: [0.42, 0.95],
  branch: false,
  leafy: 1,
  greens: { lightness: 0.58, chroma: 0.09, hue: 128 },
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Flower in Breeze">, Look>> = {
  "sty_wildflower-meadow": meadow,
  "sty_chamomile-field": { ...meadow, petals: [daisy], near: 9, far: 30, radius: 0.095, tall: [0.4, 0.9] },
  "sty_peony-sway": {
    ...meadow,
    petals: [{ kind: "peony", lightness: 0.82, chroma: 0.085, hue: 5, heart: sunny }],
    near: 3,
    far: 4,
    radius: 0.19,
    tall: [0.45, 0.85],
    leafy: 2,
  },
  "sty_lavender-row": {
    ...meadow,
    petals: [{ kind: "lavender", lightness: 0.66, chroma: 0.1, hue: 298, heart: sunny }],
    near: 11,
    far: 34,
    radius: 0.36,
    tall: [0.3, 0.6],
    leafy: 0.4,
    greens: { lightness: 0.6, chroma: 0.05, hue: 140 },
  },
  "sty_cherry-blossom": {
    ...meadow,
    petals: [
      { kind: "blossom", lightness: 0.9, chroma: 0.05, hue: 358, heart: { lightness: 0.72, chroma: 0.12, hue: 20 } },
    ],
    near: 16,
    far: 22,
    radius: 0.085,
    branch: true,
    leafy: 0.5,
  },
  "sty_black-tulip": {
    ...meadow,
    petals: [{ kind: "tulip", lightness: 0.34, chroma: 0.07, hue: 335, heart: sunny }],
    near: 3,
    far: 3,
    radius: 0.2,
    tall: [0.5, 0.9],
    leafy: 1.4,
    greens: { lightness: 0.42, chroma: 0.05, hue: 150 },
  },
};
