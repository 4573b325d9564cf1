import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { Cloth } from "../../materials/cloth/curtain.ts";

export type View = "panes" | "sea" | "lowSun" | "wall" | "moon" | "suite";

interface Look extends Cloth {
  view: View;
}

export const sheer: Look = {
  view: "panes",
  folds: 11,
  crispness: 0.5,
  threads: 0.07,
  veil: 0.46,
  fold: 0.8,
  cloth: 0.58,
  haze: 0.02,
  modelling: 0.22,
  sheen: 0,
  drape: 0,
  billow: 1,
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Curtains Blowing">, Look>> = {
  "sty_sheer-morning": sheer,
  "sty_greek-balcony": {
    ...sheer,
    view: "sea",
    folds: 8,
    threads: 0.1,
    veil: 0.5,
    cloth: 0.86,
    modelling: 0.12,
    billow: 1.5,
  },
  "sty_golden-voile": {
    ...sheer,
    view: "lowSun",
    folds: 13,
    crispness: 0.8,
    veil: 0.5,
    fold: 0.8,
    cloth: 0.55,
    modelling: 0.14,
  },
  "sty_blush-drapes": {
    ...sheer,
    view: "wall",
    folds: 6,
    crispness: 0.1,
    threads: 0.02,
    veil: 0.96,
    fold: 0.3,
    cloth: 0.66,
    modelling: 0.34,
    sheen: 0.3,
  },
  "sty_hotel-suite": {
    ...sheer,
    view: "suite",
    folds: 15,
    veil: 0.5,
    fold: 0.55,
    cloth: 0.8,
    drape: 0.36,
    billow: 0.6,
  },
  "sty_moonlit-gauze": {
    ...sheer,
    view: "moon",
    folds: 12,
    threads: 0.12,
    veil: 0.5,
    fold: 0.6,
    cloth: 0.6,
    modelling: 0.16,
  },
};
