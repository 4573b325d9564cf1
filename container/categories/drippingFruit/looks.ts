import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { Colour } from "../../engine/colour.ts";
import { tint } from "../../engine/tones.ts";
import { citruses, figCut, kiwiCut, papayaCut, strawberry, type Fruit } from "../../materials/fruit/cutFruits.ts";

/** One fruit: canvas widths, its middle's height as a share of the canvas's; which of the kinds it is. */
export type Place = readonly [x: number, y: number, radius: number, kind: number, turn?: number];

export interface Look {
  kinds: readonly Fruit[];
  /** Pieces smaller than the largest are drawn from it. */
  places: readonly Place[];
  /** How much taller than wide they are. */
  tall: number;
  /** Clear, or syrup: what runs in the red of fruit reads as blood. */
  juice: Colour;
  /** How much of the light juice takes, and how cloudy it is. */
  density: number;
  opacity: number;
  /** Runs for each fruit, their half width and length, canvas widths. */
  runs: { each: number; width: number; length: number };
  /** Drops that stand on fruit and ground: share of the form's coverage, and size. */
  drops: { coverage: number; scale: number };
  doming: number;
}

export const bloodOrange: Look = {
  kinds: [citruses.bloodOrange],
  places: [
    [0.1, 0.13, 0.27, 0],
    [0.86, 0.31, 0.3, 0, 1],
    [0.02, 0.62, 0.26, 0, 2],
    [0.9, 0.84, 0.25, 0, 3],
  ],
  tall: 1,
  juice: tint(0.86, 0.1, 66),
  density: 1.1,
  opacity: 0.04,
  doming: 0.08,
  runs: { each: 4, width: 0.013, length: 0.55 },
  drops: { coverage: 0.18, scale: 0.62 },
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Dripping Fruit">, Look>> = {
  "sty_blood-orange-juice": bloodOrange,
  "sty_grapefruit-half": {
    ...bloodOrange,
    kinds: [citruses.grapefruit],
    juice: tint(0.88, 0.075, 50),
    density: 0.9,
    opacity: 0.06,
    places: [
      [0.8, 0.45, 0.52, 0],
      [0.02, 0.86, 0.33, 0, 1],
    ],
    runs: { each: 6, width: 0.015, length: 0.5 },
  },
  "sty_papaya-nectar": {
    ...bloodOrange,
    kinds: [papayaCut],
    tall: 1.75,
    juice: tint(0.72, 0.16, 55),
    density: 1.2,
    opacity: 0.5,
    places: [
      [0.84, 0.34, 0.29, 0, 0.28],
      [0.13, 0.72, 0.31, 0, -0.22],
    ],
    runs: { each: 6, width: 0.019, length: 0.5 },
    drops: { coverage: 0.1, scale: 0.7 },
  },
  "sty_strawberry-glaze": {
    ...bloodOrange,
    kinds: [strawberry],
    tall: 1.22,
    juice: tint(0.9, 0.06, 60),
    density: 0.8,
    opacity: 0.04,
    doming: 0.085,
    places: [
      [0.08, 0.06, 0.17, 0, 0.3],
      [0.42, 0.02, 0.18, 0, -0.2],
      [0.78, 0.08, 0.19, 0, 0.25],
      [1.0, 0.24, 0.18, 0, -0.35],
      [0.0, 0.33, 0.16, 0, -0.3],
      [0.04, 0.62, 0.17, 0, 0.4],
      [0.97, 0.55, 0.18, 0, 0.3],
      [0.2, 0.86, 0.2, 0, -0.25],
      [0.6, 0.95, 0.19, 0, 0.2],
      [0.94, 0.84, 0.19, 0, -0.3],
    ],
    runs: { each: 3, width: 0.016, length: 0.34 },
    drops: { coverage: 0.07, scale: 0.5 },
  },
  "sty_kiwi-wet-cut": {
    ...bloodOrange,
    kinds: [kiwiCut, citruses.lime],
    juice: tint(0.86, 0.1, 122),
    density: 0.7,
    opacity: 0,
    doming: 0.075,
    places: [
      [0.12, 0.2, 0.21, 1, 1],
      [0.48, 0.09, 0.2, 0, 0.5],
      [0.88, 0.16, 0.23, 0, 2],
      [0.98, 0.42, 0.2, 1],
      [0.02, 0.47, 0.22, 0, 1],
      [0.1, 0.76, 0.22, 1, 2],
      [0.88, 0.7, 0.24, 0, 3],
      [0.46, 0.93, 0.23, 0, 1],
      [0.86, 0.97, 0.19, 1],
    ],
    runs: { each: 2, width: 0.009, length: 0.4 },
    drops: { coverage: 0.5, scale: 0.55 },
  },
  "sty_fig-at-dusk": {
    ...bloodOrange,
    kinds: [figCut],
    tall: 1.18,
    juice: tint(0.84, 0.1, 72),
    density: 1.1,
    opacity: 0.06,
    doming: 0.085,
    places: [
      [0.88, 0.14, 0.24, 0, 0.5],
      [0.14, 0.7, 0.33, 0, -0.25],
      [0.88, 0.6, 0.3, 0, 0.3],
    ],
    runs: { each: 5, width: 0.014, length: 0.36 },
    drops: { coverage: 0.12, scale: 0.6 },
  },
};
