import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { Dye } from "../../materials/cloth/dye.ts";
import type { Surface } from "../../materials/light/wall.ts";
import type { ParasolOptions } from "../../materials/solids/parasol.ts";

export interface Look extends Pick<
  ParasolOptions,
  "panels" | "pattern" | "scallop" | "fringe" | "fromBelow" | "ribbed"
> {
  dyes: readonly [Dye, Dye];
  /** What lies under it, or the sky behind it. */
  surface: Surface | "sky";
  shade: number;
  sun: number;
  /** Fronds throw their shadow too. */
  fronds: boolean;
  /** Its colour: sand, sky and stone are never a brand's. */
  matter: { lightness: number; chroma: number; hue: number };
}

export const striped: Look = {
  panels: 16,
  pattern: "panels",
  scallop: 0.035,
  fringe: false,
  fromBelow: false,
  ribbed: false,
  dyes: ["accent", "white"],
  surface: "sand",
  shade: 0.32,
  sun: 0.3,
  fronds: false,
  matter: { lightness: 0.9, chroma: 0.034, hue: 76 },
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Umbrella Only">, Look>> = {
  "sty_striped-canopy": striped,
  "sty_blue-sky-umbrella": {
    ...striped,
    panels: 8,
    pattern: "plain",
    scallop: 0.11,
    fromBelow: true,
    dyes: ["white", "white"],
    surface: "sky",
    matter: { lightness: 0.875, chroma: 0.058, hue: 230 },
  },
  "sty_lemon-parasol": {
    ...striped,
    panels: 10,
    pattern: "border",
    scallop: 0.06,
    surface: "plaster",
    fronds: true,
    matter: { lightness: 0.93, chroma: 0.032, hue: 72 },
    dyes: [{ lightness: 0.88, chroma: 0.16, hue: 93 }, "white"],
  },
  "sty_fringed-white-parasol": {
    ...striped,
    panels: 8,
    pattern: "plain",
    scallop: 0.05,
    fringe: true,
    dyes: ["white", "white"],
    surface: "linen",
    matter: { lightness: 0.93, chroma: 0.012, hue: 80 },
    shade: 0.3,
    sun: 0.24,
  },
  "sty_paper-parasol": {
    ...striped,
    panels: 36,
    pattern: "border",
    scallop: 0,
    ribbed: true,
    surface: "paper",
    matter: { lightness: 0.94, chroma: 0.022, hue: 48 },
    shade: 0.46,
    sun: 0.34,
    dyes: [{ lightness: 0.84, chroma: 0.075, hue: 8 }, "white"],
  },
  "sty_burnt-orange-shade": {
    ...striped,
    panels: 8,
    pattern: "rings",
    scallop: 0.07,
    surface: "terracotta",
    matter: { lightness: 0.88, chroma: 0.05, hue: 62 },
    dyes: [
      { lightness: 0.64, chroma: 0.15, hue: 48 },
      { lightness: 0.9, chroma: 0.045, hue: 80 },
    ],
  },
};
