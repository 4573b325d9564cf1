import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import { behindCurtain } from "../../materials/figures/behindCurtain.ts";
import { line } from "../../materials/figures/curves.ts";
import { shadowOnWall } from "../../materials/figures/shadowOnWall.ts";
import { profileWithBun } from "../../materials/figures/silhouettes.ts";
import { beamOf, skinUpClose } from "../../materials/figures/skinUpClose.ts";
import type { FigureLook } from "../../materials/figures/stage.ts";
import { blindGobo, windowGobo } from "../../materials/light/gobos.ts";

const shifts = [0, 0.08, 0.16, 0.24, -0.1, -0.2];
const breathing = { pivot: [0, 2], sway: 0.014, shift: 0.014 } as const;

/** Two collarbones that meet in the pit of the neck, the hollows above them, and the throat's two muscles. */
const collarbones = (x: number, y: number) => {
  const away = Math.hypot(x, 0.05);
  const bone = y + 0.1 * away - 0.07 * Math.sin(4 * away);
  const bell = (value: number, width: number) => Math.exp(-((value / width) ** 2));
  const clavicle = 0.05 * bell(bone, 0.1) * Math.min(1, 4 * away);
  const hollow = -0.07 * bell(bone + 0.24, 0.17) * bell(away - 0.4, 0.3);
  const pit = -0.06 * bell(x, 0.13) * bell(y + 0.06, 0.14);
  const muscle = 0.07 * bell(away - 0.1 + 0.3 * (y + 0.2), 0.13) * Math.min(1, Math.max(0, -y * 3));
  const chest = -0.05 * x * x - 0.06 * y * y;
  return clavicle + hollow + pit + muscle + chest;
};

export const collarbone = skinUpClose({
  x: 0.56,
  y: 0.56,
  size: 0.8,
  tilt: -0.12,
  isMirrored: false,
  subject: { x: 0, y: 0, radius: 0.36 },
  shifts,
  skin: "tan",
  form: collarbones,
  modelling: 0.5,
  lines: 0.4,
  pores: 0.5,
  freckles: 0,
  drops: 0,
  specks: 0,
  worn: null,
  sunlight: windowGobo,
  shade: 0.4,
  sun: 0.3,
});

/** A shoulder that rises toward the neck, and the shoulder blade's edge below it. */
const shoulder = (x: number, y: number) => {
  const bell = (value: number, width: number) => Math.exp(-((value / width) ** 2));
  const muscle = 0.16 * bell(y + 0.5 - 0.4 * x, 0.34);
  const blade = 0.07 * bell(x + 0.4 * y - 0.25, 0.16) * bell(y - 0.5, 0.5);
  return muscle + blade - 0.06 * (x * x + y * y);
};

const silkStrap = skinUpClose({
  x: 0.5,
  y: 0.46,
  size: 0.8,
  tilt: 0.1,
  isMirrored: false,
  subject: { x: 0, y: 0, radius: 0.36 },
  shifts,
  skin: "deep",
  form: shoulder,
  modelling: 0.46,
  lines: 0.4,
  pores: 0.5,
  freckles: 0,
  drops: 0,
  specks: 0,
  worn: {
    kind: "strap",
    along: line("1.2,-6 0.5,-2.4 0.34,-1.4 0.2,-0.7 0.12,-0.3 0,0.1 -0.16,0.6 -0.4,1.2 -0.7,2 -2,6"),
    size: 0.26,
  },
  sunlight: beamOf(0.2, 0.12),
  shade: 0.22,
  sun: 0.4,
});

const firmingLine = shadowOnWall({
  x: 0.56,
  y: 0.4,
  size: 0.54,
  tilt: 0.42,
  isMirrored: false,
  subject: { x: -0.05, y: 0.3, radius: 0.46 },
  shifts,
  silhouette: profileWithBun,
  motion: breathing,
  surface: "plaster",
  sunlight: blindGobo,
  depth: 1,
  shade: 0.34,
  sun: 0.5,
  relief: 0.04,
});

const decollete = skinUpClose({
  x: 0.42,
  y: 0.52,
  size: 0.9,
  tilt: 0.16,
  isMirrored: false,
  subject: { x: 0, y: 0, radius: 0.36 },
  shifts,
  skin: "deep",
  form: collarbones,
  modelling: 0.36,
  lines: 0.5,
  pores: 0.6,
  freckles: 0,
  drops: 0,
  specks: 130,
  worn: null,
  sunlight: beamOf(0.1, 0.14),
  shade: 0.38,
  sun: 0.3,
});

const napeAndBun = behindCurtain({
  x: 0.52,
  y: 0.42,
  size: 0.54,
  tilt: -0.2,
  isMirrored: true,
  subject: { x: 0.2, y: 0.4, radius: 0.5 },
  shifts,
  silhouette: profileWithBun,
  light: 1,
  dusk: 0.8,
  dark: 0.14,
  reach: 0.8,
  disc: 0,
  blur: 0.005,
  folds: 9,
  crispness: 0.3,
  threads: 0.1,
  veil: 0.3,
  fold: 0.5,
  cloth: 0.84,
  haze: 0.006,
  modelling: 0.14,
  sheen: 0,
  drape: 0,
  billow: 0.5,
});

const pearlNecklace = skinUpClose({
  x: 0.46,
  y: 0.54,
  size: 0.74,
  tilt: 0.06,
  isMirrored: false,
  subject: { x: 0, y: 0, radius: 0.36 },
  shifts,
  skin: "fair",
  form: collarbones,
  modelling: 0.4,
  lines: 0.4,
  pores: 0.5,
  freckles: 0,
  drops: 0,
  specks: 0,
  worn: {
    kind: "pearls",
    along: line("-1.8,-5 -1.3,-1.6 -0.95,-0.72 -0.6,-0.2 -0.3,0.1 0,0.2 0.3,0.1 0.6,-0.2 0.95,-0.72 1.3,-1.6 1.8,-5"),
    size: 0.098,
  },
  sunlight: beamOf(0.12, 0.12),
  shade: 0.36,
  sun: 0.3,
});

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Neck Loop">, FigureLook>> = {
  "sty_collarbone-light": collarbone,
  "sty_silk-strap": silkStrap,
  "sty_firming-line": firmingLine,
  "sty_decollete-glow": decollete,
  "sty_nape-and-bun": napeAndBun,
  "sty_pearl-necklace": pearlNecklace,
};
