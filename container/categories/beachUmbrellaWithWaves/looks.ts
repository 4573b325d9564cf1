import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { Dye } from "../../materials/cloth/dye.ts";
import { usualBeach, type BeachLook } from "../../materials/shore/beachLook.ts";
import type { ParasolOptions } from "../../materials/solids/parasol.ts";

export interface Look extends Pick<ParasolOptions, "panels" | "pattern" | "scallop" | "straw"> {
  dyes: readonly [Dye, Dye];
  beach: BeachLook;
  /** Length of shadows in radii. */
  shadow: number;
  /** Many small parasols in rows instead of one. */
  rows: boolean;
}

export const amalfi: Look = {
  panels: 16,
  pattern: "panels",
  scallop: 0.035,
  straw: false,
  dyes: ["accent", "white"],
  beach: { ...usualBeach, tiltDegrees: 16, offset: 0.2, runUp: 0.14, caustics: 0.3 },
  shadow: 0.32,
  rows: false,
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Beach Umbrella with Waves">, Look>> = {
  "sty_amalfi-parasol": amalfi,
  "sty_noon-shade": {
    ...amalfi,
    panels: 8,
    pattern: "plain",
    scallop: 0.07,
    dyes: ["white", "white"],
    beach: { ...amalfi.beach, tiltDegrees: -20, sand: { lightness: 0.9, chroma: 0.034, hue: 72 } },
    shadow: 0.18,
  },
  "sty_drone-beach-club": {
    ...amalfi,
    panels: 12,
    beach: { ...amalfi.beach, tiltDegrees: 0, offset: 0.42, cells: 14, caustics: 0 },
    rows: true,
  },
  "sty_pastel-seaside": {
    ...amalfi,
    panels: 12,
    dyes: [
      { lightness: 0.84, chroma: 0.085, hue: 8 },
      { lightness: 0.95, chroma: 0.035, hue: 95 },
    ],
    beach: {
      ...amalfi.beach,
      tiltDegrees: -8,
      shallow: { lightness: 0.9, chroma: 0.04, hue: 196 },
      deep: { lightness: 0.78, chroma: 0.065, hue: 215 },
      sand: { lightness: 0.93, chroma: 0.028, hue: 55 },
    },
  },
  "sty_straw-parasol-lagoon": {
    ...amalfi,
    panels: 22,
    pattern: "plain",
    scallop: 0.02,
    straw: true,
    dyes: [{ lightness: 0.74, chroma: 0.07, hue: 78 }, "white"],
    beach: {
      ...amalfi.beach,
      tiltDegrees: 28,
      foam: 0.7,
      clear: 0.55,
      caustics: 0.45,
      shallow: { lightness: 0.87, chroma: 0.075, hue: 188 },
      deep: { lightness: 0.68, chroma: 0.105, hue: 205 },
    },
  },
  "sty_sunset-parasol": {
    ...amalfi,
    panels: 8,
    pattern: "plain",
    scallop: 0.09,
    shadow: 0.5,
    dyes: [{ lightness: 0.76, chroma: 0.085, hue: 48 }, "white"],
    beach: {
      ...amalfi.beach,
      tiltDegrees: -14,
      glitter: 0.4,
      shallow: { lightness: 0.87, chroma: 0.03, hue: 205 },
      deep: { lightness: 0.64, chroma: 0.055, hue: 222 },
      sky: { lightness: 0.95, chroma: 0.055, hue: 72 },
      sand: { lightness: 0.89, chroma: 0.045, hue: 64 },
    },
  },
};
