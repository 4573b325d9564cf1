import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { Cloth } from "../../materials/cloth/curtain.ts";
import type { Drapery } from "../../materials/cloth/drapery.ts";

/** What is seen past the edge of a curtain. */
export type View = "sea" | "suite";

interface WindowLook extends Cloth {
  kind: "window";
  view: View;
}

/** The light behind cloth that fills the frame; places on the ground's ramp, lengths in widths of the canvas. */
export interface DraperyLook extends Drapery {
  kind: "drapery";
  /** Far from the light, and in its middle. */
  dusk: number;
  light: number;
  /** Where the light stands: across from its side of the frame and down, a share of the height, and how far it reaches. */
  across: number;
  down: number;
  reach: number;
  /** How much light dims from the top to the bottom of the frame. */
  fall: number;
  /** How much of the folds is left in the middle of the light, 0 to 1. */
  veiled: number;
  /** Tones run evenly from the ground's shadow to its light, without the step that a lit side makes of them. */
  isNight?: true;
}

type Look = WindowLook | DraperyLook;

/** A window's soft light through fine white cloth. */
export const sheer: Look = {
  kind: "drapery",
  near: { count: 5, depth: 0.155, skew: 0.6, uneven: 0.7 },
  far: { count: 8.5, depth: 0.075, skew: 0.5, uneven: 1 },
  sheen: 0,
  sway: 0.16,
  vigour: 1,
  breath: 0.035,
  dusk: 0.68,
  light: 1,
  across: 0.08,
  down: 0.28,
  reach: 0.72,
  fall: 0.06,
  veiled: 0.3,
};

const beforeWindow: Omit<WindowLook, "view"> = {
  kind: "window",
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
  // So pale that it has to move this far to be seen to.
  "sty_sheer-morning": { ...sheer, near: { ...sheer.near, depth: 0.24 }, sway: 0.9, breath: 0.06 },
  "sty_greek-balcony": {
    ...beforeWindow,
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
    near: { count: 6.4, depth: 0.13, skew: 0.62, uneven: 1.1 },
    far: { count: 9, depth: 0.05, skew: 0.5, uneven: 1.5 },
    vigour: 3.5,
    dusk: 0.5,
    light: 1.02,
    across: 0.06,
    down: 0.62,
    reach: 0.72,
    fall: -0.04,
    veiled: 0.25,
  },
  "sty_blush-drapes": {
    ...sheer,
    near: { count: 3.6, depth: 0.19, skew: 0.45, uneven: 0.75 },
    far: { count: 5.3, depth: 0.06, skew: 0.3, uneven: 1.2 },
    sheen: 0.5,
    dusk: 0.62,
    light: 0.86,
    across: 0.2,
    down: 0.25,
    reach: 1,
    fall: 0.08,
    veiled: 0.8,
  },
  "sty_hotel-suite": {
    ...beforeWindow,
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
    near: { count: 4.4, depth: 0.12, skew: 0.5, uneven: 0.7 },
    far: { count: 7, depth: 0.05, skew: 0.4, uneven: 1 },
    vigour: 3.5,
    dusk: 0.26,
    light: 0.7,
    across: 0.1,
    down: 0.66,
    reach: 0.55,
    fall: 0,
    veiled: 0.7,
    isNight: true,
  },
};
