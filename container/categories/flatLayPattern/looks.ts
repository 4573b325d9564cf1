import type { Canvas } from "@napi-rs/canvas";
import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { barkPicture, colourRamp } from "../../materials/fruit/ingredient.ts";
import { dappleGobo, palmGobo, windowGobo, type Gobo, type GoboOptions } from "../../materials/light/gobos.ts";
import type { Surface } from "../../materials/light/wall.ts";
import { leafShapes } from "../../materials/plants/leaf.ts";
import type { HeapLook } from "./heap.ts";
import { blade, blossom, bowl, citrus, kernel, rose, sprigOf, type Thing } from "./things.ts";

/** One thing on the table: its picture, drawn about its middle, and where it lies. */
export interface Item {
  picture: Canvas;
  shadow: Canvas;
  x: number;
  y: number;
  turn: number;
  phase: number;
}

export interface Look extends HeapLook {
  things: readonly Thing[];
  surface: Surface;
  shade: number;
  sun: number;
  gobo: ((options: GoboOptions) => Gobo) | null;
  /** Each thing turns a little by itself. */
  stirs: boolean;
  /** Height over the table in radii: the length of shadows. */
  lift: number;
}

export const greenery: Look = {
  things: [
    sprigOf(leafShapes.eucalyptus, 6, 0.5, 0.6, 0.05, 160),
    blade(leafShapes.jungle, 0.5, 0.085, 148),
    sprigOf(leafShapes.olive, 11, 0.45, 0.56, 0.06, 122),
    blade(leafShapes.beech, 0.56, 0.07, 132),
  ],
  count: 9,
  radius: 0.27,
  vary: 0.4,
  reach: 0.42,
  apart: 0.36,
  fan: 0.75,
  surface: "paper",
  shade: 0.5,
  sun: 0.3,
  gobo: dappleGobo,
  lift: 0.16,
  stirs: false,
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Flat Lay Pattern">, Look>> = {
  "sty_botanical-grid": greenery,
  "sty_citrus-terrazzo": {
    ...greenery,
    things: [citrus(0.86, 0.16, 96), citrus(0.76, 0.165, 66), citrus(0.84, 0.14, 120), citrus(0.72, 0.15, 38)],
    count: 9,
    radius: 0.17,
    vary: 0.45,
    reach: 0.5,
    apart: 0.8,
    fan: null,
    gobo: null,
    lift: 0.14,
    stirs: true,
  },
  "sty_nut-and-seed-mosaic": {
    ...greenery,
    things: [
      kernel(0.58, 0.085, 52, 0.55, 13, 1),
      kernel(0.86, 0.05, 88, 0.5, 3, 0.62),
      kernel(0.46, 0.06, 45, 0.62, 8, 0.8),
      kernel(0.66, 0.07, 115, 0.46, 0, 0.6),
      kernel(0.9, 0.035, 85, 0.72, 0, 0.4),
    ],
    count: 70,
    radius: 0.085,
    vary: 0.35,
    reach: 0.55,
    apart: 0.55,
    fan: null,
    surface: "linen",
    gobo: windowGobo,
    lift: 0.3,
  },
  "sty_petal-confetti": {
    ...greenery,
    things: [rose, rose, blossom, rose],
    count: 34,
    radius: 0.1,
    vary: 0.6,
    reach: 0.6,
    apart: 0.7,
    fan: null,
    gobo: dappleGobo,
    lift: 0.22,
    stirs: true,
  },
  "sty_herb-knolling": {
    ...greenery,
    things: [
      sprigOf(leafShapes.olive, 13, 0.34, 0.55, 0.06, 135),
      sprigOf(leafShapes.beech, 6, 0.46, 0.52, 0.07, 140),
      sprigOf(leafShapes.bamboo, 9, 0.46, 0.5, 0.07, 128),
      sprigOf(leafShapes.eucalyptus, 7, 0.36, 0.6, 0.05, 150),
    ],
    count: 6,
    radius: 0.34,
    vary: 0.35,
    reach: 0.3,
    apart: 0.3,
    fan: 0.6,
    surface: "stone",
    gobo: windowGobo,
  },
  "sty_spice-market-flatlay": {
    ...greenery,
    things: [
      bowl(0.72, 0.15, 78),
      bowl(0.5, 0.13, 38),
      ({ form }, radius, turn, n) =>
        barkPicture({ radius, light: form.light, seed: n }, colourRamp(0.5, 0.09, 50), turn),
      bowl(0.62, 0.1, 120),
      kernel(0.44, 0.05, 60, 0.7, 6, 0.4),
    ],
    count: 7,
    radius: 0.2,
    vary: 0.35,
    reach: 0.5,
    apart: 0.95,
    fan: null,
    surface: "stone",
    shade: 0.32,
    sun: 0.26,
    gobo: palmGobo,
    lift: 0.2,
  },
};
