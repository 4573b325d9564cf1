import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { behindCurtain } from "../../materials/figures/behindCurtain.ts";
import { behindGlass } from "../../materials/figures/behindGlass.ts";
import { shadowOnWall } from "../../materials/figures/shadowOnWall.ts";
import {
  bentLegs,
  profileInHat,
  profileInTowel,
  profileWithBun,
  standing,
} from "../../materials/figures/silhouettes.ts";
import { skinUpClose } from "../../materials/figures/skinUpClose.ts";
import type { FigureLook } from "../../materials/figures/stage.ts";
import { palmGobo, flood, sun, dimSun, type Gobo, type GoboOptions } from "../../materials/light/gobos.ts";

const shifts = [0, 0.1, 0.2, 0.3, -0.08];
const swaying = { pivot: [0, 3], sway: 0.016, shift: 0.02 } as const;

/** The open sun, before which thin cloud passes. */
const openSunlight =
  ({ form }: GoboOptions): Gobo =>
  (ctx, t) => {
    flood(ctx, sun);
    dimSun(ctx, t, form.cycles);
  };

export const swimsuitSway = behindGlass({
  x: 0.6,
  y: 0.26,
  size: 0.4,
  tilt: -0.03,
  isMirrored: false,
  subject: { x: 0, y: 1.2, radius: 0.9 },
  shifts,
  silhouette: standing,
  motion: { ...swaying, sway: 0.03, shift: 0.1 },
  skin: "tan",
  ribs: 23,
  bend: 2.2,
  blur: 0.018,
});

/** The slope of a shoulder to the arm, and the shoulder blade under it. */
const shoulder = (x: number, y: number) => {
  const edge = y + 0.62 - 0.55 * Math.tanh(1.5 * x);
  const round = 0.62 * Math.tanh(1.7 * Math.max(-0.4, edge));
  return round + 0.14 * Math.exp(-(((x + 0.3 * y - 0.1) / 0.2) ** 2) - ((y - 0.5) / 0.42) ** 2);
};

const bronzed = skinUpClose({
  x: 0.5,
  y: 0.5,
  size: 0.9,
  tilt: 0.14,
  isMirrored: false,
  subject: { x: 0, y: 0.2, radius: 0.4 },
  shifts,
  skin: "deep",
  form: shoulder,
  modelling: 0.26,
  lines: 0.5,
  pores: 0.7,
  freckles: 40,
  drops: 60,
  specks: 0,
  worn: null,
  sunlight: palmGobo,
  shade: 0.34,
  sun: 0.34,
});

const sunHatMoment = shadowOnWall({
  x: 0.52,
  y: 0.5,
  size: 0.4,
  tilt: 0.02,
  isMirrored: false,
  subject: { x: 0, y: 0, radius: 0.62 },
  shifts,
  silhouette: profileInHat,
  motion: { ...swaying, pivot: [0.2, 0.9], sway: 0.04 },
  surface: "terracotta",
  sunlight: openSunlight,
  depth: 0.9,
  shade: 0.34,
  sun: 0.5,
  relief: 0.05,
});

const legsOnSand = shadowOnWall({
  x: 0.5,
  y: 0.58,
  size: 0.44,
  tilt: -0.04,
  isMirrored: false,
  subject: { x: 0.05, y: -0.2, radius: 0.55 },
  shifts,
  silhouette: bentLegs,
  motion: { pivot: [0.6, 0.34], sway: 0.018, shift: 0.01 },
  surface: "sand",
  sunlight: openSunlight,
  depth: 0.86,
  shade: 0.34,
  sun: 0.42,
  relief: 0.12,
});

const towelWrap = behindCurtain({
  x: 0.46,
  y: 0.42,
  size: 0.44,
  tilt: -0.2,
  isMirrored: true,
  subject: { x: 0, y: 0.2, radius: 0.62 },
  shifts,
  silhouette: profileInTowel,
  light: 1,
  dusk: 0.82,
  dark: 0.16,
  reach: 0.9,
  disc: 0,
  blur: 0.005,
  folds: 13,
  crispness: 0.6,
  threads: 0.1,
  veil: 0.32,
  fold: 0.6,
  cloth: 0.82,
  haze: 0.006,
  modelling: 0.16,
  sheen: 0,
  drape: 0,
  billow: 0.6,
});

const dusk = behindCurtain({
  x: 0.36,
  y: 0.54,
  size: 0.34,
  tilt: 0.06,
  isMirrored: false,
  subject: { x: -0.05, y: 0.1, radius: 0.6 },
  shifts,
  silhouette: profileWithBun,
  light: 0.86,
  dusk: 0.36,
  dark: 0.02,
  reach: 0.6,
  disc: 0.4,
  blur: 0.004,
  folds: 8,
  crispness: 0.3,
  threads: 0.08,
  veil: 0.3,
  fold: 0.6,
  cloth: 0.5,
  haze: 0.004,
  modelling: 0.2,
  sheen: 0,
  drape: 0,
  billow: 0.8,
});

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Girl Subtle Movement/Body Loop">, FigureLook>> = {
  "sty_swimsuit-sway": swimsuitSway,
  "sty_bronzed-shoulders": bronzed,
  "sty_sun-hat-moment": sunHatMoment,
  "sty_legs-on-sand": legsOnSand,
  "sty_towel-wrap": towelWrap,
  "sty_silhouette-at-dusk": dusk,
};
