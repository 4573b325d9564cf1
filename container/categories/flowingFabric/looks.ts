import type { StyleIdOf } from "../../../src/core/categories/index.ts";
import type { OpaqueSurface } from "../../materials/light/opaqueLight.ts";

/** How one look of cloth differs from another. */
export interface FabricLook {
  /** About how many folds lie across the canvas. */
  folds: number;
  /** How far folds are dragged about. */
  warp: number;
  /** Height of small creases against the folds. */
  creases: number;
  /** Height of the threads against the folds, and how many lie across the canvas. */
  weave: number;
  threads: number;
  /** The cloth's own place between the ground's base (0), its light (1) and its shadow (-1). */
  tone: number;
  surface: OpaqueSurface;
}

const satin: OpaqueSurface = {
  slope: 0.14,
  wrap: 0.32,
  light: { x: -0.66, y: -0.42, z: 0.62 },
  cavity: 1.5,
  cavityRadius: 28,
  ramp: { from: 0.26, to: 1.04 },
  rimLight: 0.25,
  glint: 0,
  key: { x: -0.74, y: -0.48, width: 0.1, height: 0.4, softness: 0.3, light: 0.55 },
  fill: { x: 0.62, y: 0.3, light: 0.25 },
};

/** Satin. */
export const usualFabric: FabricLook = {
  folds: 4,
  warp: 0.9,
  creases: 0.055,
  weave: 0,
  threads: 100,
  tone: 0,
  surface: satin,
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Flowing Fabric">, FabricLook>> = {
  "sty_ivory-silk": { ...usualFabric, warp: 1.1, creases: 0.04, surface: { ...satin, slope: 0.12 } },
  "sty_velvet-noir": {
    ...usualFabric,
    folds: 3.6,
    warp: 0.7,
    creases: 0.02,
    surface: {
      ...satin,
      slope: 0.19,
      wrap: 0.1,
      cavity: 2.4,
      rimLight: 2.2,
      key: { ...satin.key, light: 0.04 },
      fill: { ...satin.fill, light: 0.05 },
    },
  },
  "sty_champagne-satin": {
    ...usualFabric,
    warp: 1,
    creases: 0.085,
    surface: { ...satin, slope: 0.155, glint: 0, key: { ...satin.key, softness: 0.22, light: 1.05 } },
  },
  "sty_airy-chiffon": {
    ...usualFabric,
    folds: 3.2,
    warp: 0.6,
    creases: 0.11,
    tone: 0.45,
    surface: { ...satin, slope: 0.2, wrap: 0.6, cavity: 1.2, key: { ...satin.key, light: 0.2 } },
  },
  "sty_linen-drape": {
    ...usualFabric,
    folds: 3.4,
    warp: 0.55,
    creases: 0.1,
    weave: 0.0007,
    threads: 72,
    surface: {
      ...satin,
      slope: 0.16,
      cavity: 2.6,
      rimLight: 0.02,
      key: { ...satin.key, light: 0.03 },
      fill: { ...satin.fill, light: 0.05 },
    },
  },
  "sty_crimson-wave": {
    ...usualFabric,
    folds: 3.6,
    warp: 0.8,
    creases: 0.02,
    surface: {
      ...satin,
      slope: 0.16,
      cavity: 1.6,
      rimLight: 0.1,
      key: { ...satin.key, softness: 0.4, light: 0.9 },
      fill: { ...satin.fill, light: 0.08 },
    },
  },
  "sty_pearl-satin": {
    ...usualFabric,
    folds: 3.8,
    warp: 0.85,
    creases: 0.03,
    surface: {
      ...satin,
      slope: 0.22,
      wrap: 0.3,
      cavity: 1.9,
      rimLight: 0.1,
      ramp: { from: 0.2, to: 1.04 },
      key: { ...satin.key, width: 0.16, softness: 0.4, light: 1.3 },
      fill: { ...satin.fill, light: 0.12 },
    },
  },
  "sty_cashmere-fold": {
    ...usualFabric,
    folds: 3.6,
    warp: 0.6,
    creases: 0.05,
    weave: 0.00035,
    threads: 96,
    surface: {
      ...satin,
      slope: 0.27,
      wrap: 0.22,
      cavity: 2.6,
      rimLight: 0.9,
      ramp: { from: 0.2, to: 1.06 },
      key: { ...satin.key, light: 0.02 },
      fill: { ...satin.fill, light: 0.03 },
    },
  },
};
