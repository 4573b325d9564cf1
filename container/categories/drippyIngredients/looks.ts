import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { Colour } from "../../engine/colour.ts";
import { tint } from "../../engine/tones.ts";
import type { Fruit } from "../../materials/fruit/cutFruits.ts";
import { almond, aloeLeaf, cocoaBean, coconutHalf, honeyDipper } from "./cutNuts.ts";

/** One piece: canvas widths, its middle's height as a share of the canvas's, half its width, and its turn. */
export type Place = readonly [x: number, y: number, radius: number, turn: number];

/** How one look of natural things with liquid on them differs from another. */
export interface Drip {
  piece: Fruit | null;
  places: readonly Place[];
  /** Where on a piece runs begin: down from its middle, in radii, and how far to its sides. */
  from: { down: number; spread: number };
  liquid: { colour: Colour; density: number; opacity: number; focus: number; window: number; depth: number };
  runs: { each: number; width: number; length: number; winding: number };
  /** Places down a piece's axis, in radii, that keep clear of words. */
  clear: readonly number[];
  /** What liquid covers of each piece: a round patch, in radii. */
  coat?: { down: number; radius: number };
  /** How far liquid comes down from the top edge, and how high it stands at the bottom, canvas widths. */
  sheet: number;
  pool: number;
  comb: boolean;
}

/** Rows of things that lie close, fallen at random. */
function heap(radius: number, gap: number): Place[] {
  const places: Place[] = [];
  let [n, y] = [0, 0.02];
  for (; y < 1.02; y += gap * 0.62) {
    for (let x = (n % 2) * gap * 0.5; x < 1.06; x += gap) {
      const odd = ((n * 7919 + places.length * 104729) % 1000) / 1000;
      places.push([x + (odd - 0.5) * gap * 0.3, y, radius * (0.86 + 0.28 * ((odd * 7) % 1)), odd * 6.28]);
    }
    n++;
  }
  return places;
}

const honey: Drip["liquid"] = {
  colour: tint(0.83, 0.165, 78),
  density: 1.5,
  opacity: 0.1,
  focus: 0.9,
  window: 1,
  depth: 0.74,
};

/** Honey that runs from its dipper. */
export const dipper: Drip = {
  piece: honeyDipper,
  places: [[0.69, 0.4, 0.17, 0.62]],
  clear: [2.3],
  coat: { down: 2.45, radius: 0.92 },
  from: { down: 2.95, spread: 0.62 },
  liquid: honey,
  runs: { each: 3, width: 0.027, length: 3, winding: 0.004 },
  sheet: 0,
  pool: 0.27,
  comb: false,
};

const { coat: _coat, ...uncoated } = dipper;
const bare: Drip = { ...uncoated, clear: [0] };

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Drippy Ingredients">, Drip>> = {
  "sty_honey-dipper": dipper,
  "sty_aloe-cut": {
    ...bare,
    clear: [-1.4, 0, 1.4, 2.6],
    piece: aloeLeaf,
    places: [
      [0.16, 0.12, 0.13, -0.2],
      [0.87, 0.22, 0.16, 0.3],
      [0.05, 0.56, 0.13, -0.35],
      [0.93, 0.66, 0.14, 0.4],
    ],
    from: { down: 2.6, spread: 0.7 },
    liquid: { colour: tint(0.93, 0.05, 128), density: 0.7, opacity: 0.05, focus: 0.8, window: 1, depth: 0.74 },
    runs: { each: 4, width: 0.019, length: 0.5, winding: 0.003 },
    pool: 0,
  },
  "sty_coconut-milk-drip": {
    ...bare,
    piece: coconutHalf,
    places: [
      [0.83, 0.3, 0.34, 0],
      [0.08, 0.62, 0.31, 0.4],
    ],
    from: { down: 0.62, spread: 0.5 },
    liquid: { colour: tint(0.975, 0.012, 85), density: 0.1, opacity: 6, focus: 0, window: 0.75, depth: 0.9 },
    runs: { each: 4, width: 0.026, length: 0.7, winding: 0.003 },
    pool: 0.2,
  },
  "sty_almond-oil-coat": {
    ...bare,
    piece: almond,
    places: heap(0.085, 0.2),
    from: { down: 0, spread: 0 },
    liquid: { colour: tint(0.86, 0.145, 84), density: 1.1, opacity: 0, focus: 0.7, window: 0.9, depth: 0.74 },
    runs: { each: 0, width: 0.03, length: 1, winding: 0.012 },
    sheet: 0.42,
    pool: 0,
  },
  "sty_honeycomb-ooze": {
    ...bare,
    piece: null,
    places: [],
    from: { down: 0, spread: 0 },
    pool: 0,
    comb: true,
    runs: { each: 0, width: 0.026, length: 0.8, winding: 0.003 },
  },
  "sty_cocoa-bean-melt": {
    ...bare,
    piece: cocoaBean,
    places: heap(0.09, 0.21),
    from: { down: 0, spread: 0 },
    liquid: { colour: tint(0.34, 0.06, 42), density: 0.4, opacity: 8, focus: 0, window: 0.45, depth: 0.7 },
    runs: { each: 0, width: 0.036, length: 0.75, winding: 0.004 },
    sheet: 0.52,
    pool: 0,
  },
};
