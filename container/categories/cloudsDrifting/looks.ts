import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { HueArc } from "../../engine/naturalHues.ts";

export type Kind = "cumulus" | "bands" | "puffs" | "sea" | "storm" | "mackerel";

export interface Look {
  kind: Kind;
  /** Places of the sky on its ramp, at the top and at the bottom, and of the glow on the side of the light. */
  zenith: number;
  horizon: number;
  /** Under 1, the horizon's light reaches higher up. */
  dip: number;
  glow: number;
  /** Of a low sun at the horizon. */
  sun: number;
  from: number;
  to: number;
  opacity: number;
  tone: number;
  contrast: number;
  depth: number;
  rim: number;
  fall: number;
  /** Of the clouds' light; null: the ground's. */
  hue: number | null;
  /** Hues that its sky may have by day: a brown one looks like smog. */
  skyHues: HueArc;
}

const noon: HueArc = { from: 205, to: 276, usual: 240 };
const earlyOrLate: HueArc = { from: 200, to: 54, usual: 20 };

export const cumulus: Look = {
  kind: "cumulus",
  zenith: 0.34,
  horizon: 0.74,
  dip: 0.9,
  glow: 0.06,
  sun: 0,
  from: 0.06,
  to: 0.5,
  opacity: 0.98,
  tone: 0.8,
  contrast: 0.3,
  depth: 0.05,
  rim: 0.05,
  fall: 0,
  hue: null,
  skyHues: noon,
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Clouds Drifting">, Look>> = {
  "sty_blue-sky-cumulus": cumulus,
  "sty_pastel-sunset-sky": {
    ...cumulus,
    kind: "bands",
    zenith: 0.5,
    horizon: 0.84,
    glow: 0.16,
    from: -0.12,
    to: 0.45,
    opacity: 0.92,
    tone: 0.64,
    contrast: 0.6,
    depth: -0.2,
    rim: 0.16,
    fall: 0.14,
    hue: 48,
    skyHues: earlyOrLate,
  },
  "sty_cotton-candy": {
    ...cumulus,
    kind: "puffs",
    zenith: 0.6,
    horizon: 0.78,
    glow: 0.04,
    tone: 0.72,
    contrast: 0.34,
    hue: 320,
    skyHues: earlyOrLate,
  },
  "sty_above-the-clouds": {
    ...cumulus,
    kind: "sea",
    zenith: 0.4,
    horizon: 1.1,
    glow: 0.06,
    opacity: 1,
    tone: 0.6,
    contrast: 0.6,
    rim: 0.25,
  },
  "sty_storm-front": {
    ...cumulus,
    kind: "storm",
    zenith: 0.24,
    horizon: 0.8,
    glow: 0.22,
    from: 0.02,
    to: 1.15,
    opacity: 0.97,
    tone: 0.4,
    contrast: 0.8,
    rim: 0.3,
  },
  "sty_mackerel-dawn": {
    ...cumulus,
    kind: "mackerel",
    zenith: 0.42,
    horizon: 0.84,
    glow: 0.18,
    to: 0.7,
    opacity: 0.9,
    tone: 0.84,
    contrast: 0.26,
    fall: 0.06,
    hue: 62,
    skyHues: earlyOrLate,
  },
};
