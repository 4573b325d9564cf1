import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { behindCurtain } from "../../materials/figures/behindCurtain.ts";
import { behindGlass } from "../../materials/figures/behindGlass.ts";
import { shadowOnWall } from "../../materials/figures/shadowOnWall.ts";
import { profileInTowel, profileInWind, profileWithBun } from "../../materials/figures/silhouettes.ts";
import { beamOf, skinUpClose } from "../../materials/figures/skinUpClose.ts";
import type { FigureLook } from "../../materials/figures/stage.ts";
import { palmGobo, windowGobo } from "../../materials/light/gobos.ts";

export const head = { x: -0.05, y: 0.05, radius: 0.44 };
const shifts = [0, 0.08, 0.16, 0.24, -0.1, -0.2];
const nodding = { pivot: [0.2, 0.9], sway: 0.035, shift: 0.012 } as const;

export const profileTurn = shadowOnWall({
  x: 0.54,
  y: 0.44,
  size: 0.5,
  tilt: 0.04,
  isMirrored: false,
  subject: head,
  shifts,
  silhouette: profileWithBun,
  motion: nodding,
  surface: "plaster",
  sunlight: windowGobo,
  depth: 1,
  shade: 0.36,
  sun: 0.5,
  relief: 0.05,
});

/** A cheekbone: skin that rises to a round ridge and falls away below it. */
const cheek = (x: number, y: number) =>
  0.5 * Math.exp(-(((y + 0.16 * x) / 0.34) ** 2)) + 0.22 * Math.exp(-(((x + 0.4) / 0.5) ** 2) - ((y - 0.7) / 0.5) ** 2);

const dewyCheek = skinUpClose({
  x: 0.5,
  y: 0.5,
  size: 1,
  tilt: -0.5,
  isMirrored: false,
  subject: { x: 0, y: 0, radius: 0.3 },
  shifts,
  skin: "tan",
  form: cheek,
  modelling: 0.3,
  lines: 0.7,
  pores: 1,
  freckles: 0,
  drops: 110,
  specks: 0,
  worn: null,
  sunlight: beamOf(0.16, 0.1),
  shade: 0.4,
  sun: 0.34,
});

const bareSkin = skinUpClose({
  x: 0.5,
  y: 0.5,
  size: 1.2,
  tilt: 0.3,
  isMirrored: false,
  subject: { x: 0, y: 0, radius: 0.3 },
  shifts,
  skin: "fair",
  form: cheek,
  modelling: 0.06,
  lines: 1,
  pores: 2,
  freckles: 480,
  drops: 0,
  specks: 0,
  worn: null,
  sunlight: windowGobo,
  shade: 0.44,
  sun: 0.24,
});

const smileInSun = shadowOnWall({
  x: 0.42,
  y: 0.5,
  size: 0.44,
  tilt: -0.2,
  isMirrored: true,
  subject: head,
  shifts,
  silhouette: profileInWind,
  motion: { ...nodding, sway: 0.05 },
  surface: "terracotta",
  sunlight: palmGobo,
  depth: 0.92,
  shade: 0.36,
  sun: 0.48,
  relief: 0.06,
});

const nightRitual = behindCurtain({
  x: 0.56,
  y: 0.46,
  size: 0.5,
  tilt: -0.12,
  isMirrored: false,
  subject: head,
  shifts,
  silhouette: profileInTowel,
  light: 1,
  dusk: 0.42,
  dark: 0.04,
  reach: 0.62,
  disc: 0,
  blur: 0.004,
  folds: 11,
  crispness: 0.5,
  threads: 0.08,
  veil: 0.34,
  fold: 0.6,
  cloth: 0.56,
  haze: 0.005,
  modelling: 0.2,
  sheen: 0,
  drape: 0,
  billow: 0.5,
});

const pastelShot = behindGlass({
  x: 0.56,
  y: 0.42,
  size: 0.56,
  tilt: 0.06,
  isMirrored: false,
  subject: { x: 0, y: 0.1, radius: 0.5 },
  shifts,
  silhouette: profileWithBun,
  motion: { pivot: [0.2, 1.4], sway: 0.03, shift: 0.08 },
  skin: "tan",
  ribs: 21,
  bend: 1.7,
  blur: 0.032,
});

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Face Loop">, FigureLook>> = {
  "sty_profile-turn": profileTurn,
  "sty_dewy-cheek": dewyCheek,
  "sty_bare-skin-portrait": bareSkin,
  "sty_smile-in-sun": smileInSun,
  "sty_night-ritual-face": nightRitual,
  "sty_pastel-beauty-shot": pastelShot,
};
