import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { citruses, strawberry } from "../../materials/fruit/cutFruits.ts";
import { leafShapes } from "../../materials/plants/leaf.ts";
import { blueberry, cucumberCut, raspberry } from "./cutGreens.ts";
import { chamomileThing, fruitThing, mint, rosePetalThing, sprigThing, type WaterThing } from "./waterThings.ts";

/** One thing: canvas widths, its middle's height as a share of the canvas's; which kind, its turn, how deep it lies, 0…1. */
export type Place = readonly [x: number, y: number, radius: number, kind: number, turn: number, depth: number];

/** How one look of things in water differs from another. */
export interface WaterLook {
  things: readonly WaterThing[];
  places: readonly Place[];
  /** From above onto a floor with caustics, or from the side into deep water with rays. */
  view: "above" | "side";
  /** How far things bob and turn, canvas widths and radians. */
  bob: number;
  roll: number;
  bubbles: { count: number; from: number; to: number; rise: number; everywhere: boolean };
  waves: number;
  caustics: number;
  sheen: number;
  rings: number;
  weeds: number;
}

/** Slices of cucumber and mint on clear water. */
export const cucumberCooler: WaterLook = {
  things: [fruitThing(cucumberCut), mint],
  places: [
    [0.16, 0.1, 0.2, 0, 0.4, 0],
    [0.6, 0.06, 0.17, 0, 1.4, 0.5],
    [0.93, 0.2, 0.21, 0, 2.2, 0],
    [0.36, 0.2, 0.12, 1, 0.6, 0],
    [0.02, 0.38, 0.19, 0, 3, 0.4],
    [0.97, 0.47, 0.17, 0, 1, 0.5],
    [0.9, 0.35, 0.11, 1, 2.2, 0],
    [0.05, 0.66, 0.21, 0, 2, 0],
    [0.93, 0.73, 0.22, 0, 0.2, 0],
    [0.14, 0.8, 0.11, 1, -0.7, 0],
    [0.3, 0.94, 0.2, 0, 1.9, 0],
    [0.74, 0.95, 0.18, 0, 2.7, 0.4],
    [0.57, 0.9, 0.11, 1, 0.2, 0],
  ],
  view: "above",
  bob: 0.012,
  roll: 0.1,
  waves: 0.2,
  caustics: 0.55,
  sheen: 0.35,
  rings: 0,
  weeds: 0,
  bubbles: { count: 50, from: 0.004, to: 0.013, rise: 0, everywhere: true },
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Ingredients in Water">, WaterLook>> = {
  "sty_cucumber-cooler": cucumberCooler,
  "sty_citrus-plunge": {
    ...cucumberCooler,
    things: [fruitThing(citruses.orange), fruitThing(citruses.lemon)],
    places: [
      [0.16, 0.16, 0.2, 1, 0.2, 0.1],
      [0.8, 0.1, 0.18, 0, 1, 0.5],
      [0.9, 0.36, 0.25, 0, 0.5, 0],
      [0.03, 0.47, 0.2, 0, 2, 0.4],
      [0.1, 0.76, 0.26, 1, 1.2, 0],
      [0.87, 0.78, 0.23, 1, 0.1, 0.2],
      [0.5, 0.95, 0.2, 0, 0.7, 0.5],
    ],
    view: "side",
    bob: 0.03,
    roll: 0.16,
    waves: 0.35,
    caustics: 0.16,
    sheen: 0,
    bubbles: { count: 240, from: 0.005, to: 0.04, rise: 0.6, everywhere: false },
  },
  "sty_petal-infusion": {
    ...cucumberCooler,
    things: [rosePetalThing, rosePetalThing, rosePetalThing],
    places: [
      [0.18, 0.08, 0.14, 0, 0.5, 0],
      [0.78, 0.13, 0.16, 1, 2.4, 0],
      [0.95, 0.3, 0.1, 2, 4, 0],
      [0.06, 0.29, 0.12, 2, 1.2, 0],
      [0.9, 0.52, 0.13, 0, 5.2, 0],
      [0.1, 0.58, 0.15, 1, 3.6, 0],
      [0.22, 0.76, 0.09, 2, 0.2, 0],
      [0.84, 0.74, 0.15, 2, 1.7, 0],
      [0.12, 0.93, 0.14, 0, 2.6, 0],
      [0.62, 0.92, 0.12, 1, 4.6, 0],
      [0.42, 0.84, 0.08, 0, 3.2, 0],
    ],
    bob: 0.022,
    roll: 0.14,
    waves: 0.14,
    caustics: 0.3,
    sheen: 1.25,
    rings: 3,
    bubbles: { count: 0, from: 0, to: 0, rise: 0, everywhere: true },
  },
  "sty_deep-sea-algae": {
    ...cucumberCooler,
    things: [],
    places: [],
    view: "side",
    waves: 0.5,
    caustics: 0.22,
    sheen: 0,
    weeds: 17,
    bubbles: { count: 80, from: 0.004, to: 0.024, rise: 0.9, everywhere: true },
  },
  "sty_berry-splash": {
    ...cucumberCooler,
    things: [fruitThing(strawberry), fruitThing(raspberry), fruitThing(blueberry)],
    places: [
      [0.1, 0.1, 0.13, 1, 0.4, 0.3],
      [0.5, 0.07, 0.09, 2, 0, 0.5],
      [0.84, 0.14, 0.15, 0, -0.5, 0],
      [0.95, 0.34, 0.09, 2, 0.3, 0],
      [0.05, 0.32, 0.14, 0, 0.6, 0.2],
      [0.16, 0.5, 0.1, 2, 1, 0],
      [0.9, 0.53, 0.14, 1, -0.3, 0],
      [0.08, 0.68, 0.15, 1, 0.5, 0],
      [0.88, 0.74, 0.17, 0, 0.5, 0],
      [0.22, 0.85, 0.16, 0, -0.4, 0],
      [0.52, 0.93, 0.11, 2, 0.2, 0],
      [0.74, 0.91, 0.14, 1, 0.7, 0],
      [0.04, 0.94, 0.1, 2, 0, 0.3],
    ],
    view: "side",
    bob: 0.035,
    roll: 0.2,
    waves: 0.35,
    caustics: 0.14,
    sheen: 0,
    bubbles: { count: 300, from: 0.004, to: 0.026, rise: 0.42, everywhere: false },
  },
  "sty_botanical-apothecary-tank": {
    ...cucumberCooler,
    things: [
      sprigThing(leafShapes.olive, 11, 0.42, 0.55, 0.07, 128),
      chamomileThing,
      sprigThing(leafShapes.eucalyptus, 6, 0.5, 0.62, 0.05, 158),
    ],
    places: [
      [0.24, 0.24, 0.3, 0, -1.25, 0.35],
      [0.86, 0.2, 0.3, 2, -1.9, 0],
      [0.8, 0.56, 0.28, 0, -1.9, 0.2],
      [0.17, 0.52, 0.13, 1, 0.3, 0],
      [0.17, 0.76, 0.32, 2, -1.3, 0],
      [0.86, 0.83, 0.14, 1, -0.4, 0.2],
      [0.5, 0.93, 0.26, 0, -0.5, 0.3],
      [0.56, 0.12, 0.1, 1, 0.8, 0.5],
    ],
    view: "side",
    bob: 0.02,
    roll: 0.07,
    waves: 0.3,
    caustics: 0.08,
    sheen: 0,
    bubbles: { count: 110, from: 0.003, to: 0.011, rise: 0.5, everywhere: true },
  },
};
