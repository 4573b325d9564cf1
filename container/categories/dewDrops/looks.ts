import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { DropSizes } from "../../materials/liquid/dropPlacement.ts";
import type { Liquid } from "../../materials/wet/wetPicture.ts";
import { orchid } from "./orchid.ts";
import { fern, sunriseLeaf } from "./plants.ts";
import { lotusLeaf, monsoonLeaf, rosePetals, type MakeGround } from "./surfaces.ts";

export interface Look {
  ground: MakeGround;
  sizes: DropSizes;
  joining: number;
  /** Drops larger than this wander on small rounds, as pearls do on a leaf that stirs; canvas widths. */
  rolls: { from: number; by: number };
  sun: number;
  water?: Partial<Liquid>;
}

const mixed: DropSizes = [
  [0.085, 3],
  [0.062, 6],
  [0.045, 12],
  [0.032, 22],
  [0.022, 36],
  [0.014, 60],
  [0.008, 90],
];
const pearls: DropSizes = [
  [0.13, 1],
  [0.1, 2],
  [0.07, 3],
  [0.042, 6],
  [0.026, 9],
  [0.014, 14],
];
const rain: DropSizes = [
  [0.11, 3],
  [0.085, 5],
  [0.06, 10],
  [0.042, 22],
  [0.028, 40],
  [0.018, 70],
  [0.01, 110],
];
const fine: DropSizes = [
  [0.045, 4],
  [0.034, 12],
  [0.025, 30],
  [0.017, 60],
  [0.011, 110],
  [0.007, 150],
];
const sparkling: DropSizes = [
  [0.07, 2],
  [0.052, 4],
  [0.036, 10],
  [0.024, 18],
  [0.014, 40],
  [0.008, 70],
];
const backlit: Partial<Liquid> = { focus: 1.2, pool: 1.4, shadow: 0.5, rim: 0.6, density: 0.3 };
const still = { from: 1, by: 0 };

export const rose: Look = { ground: rosePetals, sizes: mixed, joining: 0.05, rolls: still, sun: 0.16 };

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Dew Drops on Flower or Leaf">, Look>> = {
  "sty_rose-petal-dew": rose,
  "sty_lotus-pearl": { ...rose, ground: lotusLeaf, sizes: pearls, joining: 0, rolls: { from: 0.03, by: 0.035 } },
  "sty_fern-dew": { ...rose, ground: fern, sizes: fine, sun: 0.22 },
  "sty_sunrise-garden": { ...rose, ground: sunriseLeaf, sizes: sparkling, sun: 0.2, water: backlit },
  "sty_white-orchid-dew": { ...rose, ground: orchid, sizes: mixed, sun: 0.12 },
  "sty_monsoon-leaf": { ...rose, ground: monsoonLeaf, sizes: rain, joining: 0.2, sun: 0.2 },
};
