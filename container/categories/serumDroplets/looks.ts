import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { usualSizes, type DropSizes } from "../../materials/liquid/dropPlacement.ts";

/** How one look of drops on a ground differs from another. */
export interface SerumLook {
  sizes: DropSizes;
  /** Share of drops that join a neighbour. */
  joining: number;
  /** How far the outline of the space for words wanders, canvas widths: among fine drops a straight one would show. */
  wander: number;
  /** Whether drops run down where there is a free lane. */
  slides: boolean;
  /** How much of its tint a drop takes on, and how deep that is between the ground's base (0) and its shadow (1). */
  density: number;
  tint: number;
  /** A stuff's own colour, whatever it lies on; absent: the ground's. OKLCH, degrees. */
  own?: { lightness: number; chroma: number; hue: number };
  doming: number;
  windowLight: number;
  /** Depth of the drops' shadows, 0…1, and the light that they gather in them. */
  shadow: number;
  focus: number;
  /** How much a drop's own colour hides the ground; that colour's place between base (0), light (1) and shadow (-1). */
  opacity: number;
  body: number;
  /** Radius of the glow on the ground, canvas widths. */
  glow: number;
  /** Radius of a glass dish around the drops, canvas widths. */
  dish?: number;
}

/** Clear serum. */
export const usualSerum: SerumLook = {
  sizes: usualSizes,
  joining: 0.12,
  wander: 0.05,
  slides: true,
  density: 0.75,
  tint: 0.55,
  doming: 0.075,
  windowLight: 0.95,
  shadow: 0.4,
  focus: 0.4,
  opacity: 0,
  body: 0,
  glow: 0.9,
};

const beads: DropSizes = [
  [0.075, 3],
  [0.058, 8],
  [0.044, 22],
  [0.034, 44],
  [0.025, 80],
  [0.017, 110],
  [0.012, 130],
];

const few: DropSizes = [
  [0.17, 1],
  [0.135, 2],
  [0.1, 3],
  [0.075, 5],
  [0.052, 7],
  [0.032, 10],
  [0.018, 16],
];

const bold: DropSizes = [
  [0.2, 2],
  [0.15, 2],
  [0.085, 2],
  [0.045, 4],
  [0.022, 8],
];

const even: DropSizes = [
  [0.13, 2],
  [0.105, 4],
  [0.085, 6],
  [0.062, 10],
  [0.042, 16],
  [0.024, 26],
];

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Serum Droplets">, SerumLook>> = {
  "sty_hyaluronic-dew": {
    ...usualSerum,
    sizes: beads,
    joining: 0.03,
    wander: 0.075,
    slides: false,
    density: 0.45,
    doming: 0.06,
    focus: 0.6,
  },
  "sty_amber-beads": {
    ...usualSerum,
    sizes: usualSizes.slice(1),
    density: 1.7,
    own: { lightness: 0.84, chroma: 0.125, hue: 76 },
    doming: 0.09,
    shadow: 0.45,
    focus: 0.85,
    glow: 1.2,
  },
  "sty_petri-drops": {
    ...usualSerum,
    sizes: few,
    joining: 0,
    slides: false,
    density: 0.4,
    tint: 0.35,
    shadow: 0.3,
    glow: 1.1,
    dish: 0.52,
  },
  "sty_rose-quartz-drops": {
    ...usualSerum,
    sizes: even,
    joining: 0.3,
    slides: false,
    density: 1.5,
    doming: 0.07,
    windowLight: 0.8,
    shadow: 0.34,
    focus: 0.15,
    opacity: 0.8,
    body: -0.28,
  },
  "sty_mirror-droplets": {
    ...usualSerum,
    sizes: bold,
    joining: 0,
    slides: false,
    density: 0.3,
    tint: 0.3,
    doming: 0.1,
    windowLight: 1,
    shadow: 0.5,
    focus: 1.1,
    glow: 1.3,
  },
  "sty_midnight-ampoule": {
    ...usualSerum,
    density: 1.5,
    doming: 0.085,
    windowLight: 1,
    shadow: 0.5,
    focus: 1.3,
    opacity: 0.9,
    body: 1,
    glow: 1.3,
  },
};
