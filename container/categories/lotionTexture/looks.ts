import type { StyleIdOf } from "../../../src/core/categories/index.ts";
/** How one look of thick cream differs from another. */
export interface LotionLook {
  /** Noise cells across the canvas, at least, and how much chance adds. */
  zoom: number;
  zoomChance: number;
  /** How far folds are dragged, how high they are, and how high the spatula's strokes. */
  warp: number;
  ridge: number;
  stroke: number;
  /** How many strokes a straight swipe leaves. */
  strokes: number;
  /** Steepness against the usual relief. */
  relief: number;
  /** Darkening of hollows, and over how many half-resolution pixels they are looked for. */
  cavity: number;
  cavityRadius: number;
  rimLight: number;
  glint: number;
  /** Brightness of the softbox in reflections, against the usual. */
  gloss: number;
  /** What the ground's colours do in it: the cream's own place between base (0), light (1) and shadow (-1), and the bare ground's. */
  tone?: { cream: number; bare: number };
  /** Sun through a window: depth of its bars' shade, their period (canvas widths) and share of it, and the light's fall. */
  sun?: { depth: number; period: number; bar: number; fall: number };
  /** One slow turn of the whisk: turns in its middle, and its reach in canvas widths. */
  swirl?: { turns: number; reach: number };
  /** The cream as a swatch or a puddle on something bare: how thick (canvas widths) and how soft its outline (pixels). */
  film?: {
    shape: "swipe" | "puddle";
    thickness: number;
    shoulderPixels: number;
    edgePixels: number;
    /** Contrast of what it lies on. */
    grain: number;
    /** How ragged the ends of a stroke are, canvas widths. */
    ragged: number;
  };
}

/** Folded and stroked with a spatula. */
export const usualLotion: LotionLook = {
  zoom: 1.4,
  zoomChance: 0.25,
  warp: 0.38,
  ridge: 0.85,
  stroke: 0.7,
  strokes: 1.5,
  relief: 1,
  cavity: 2.2,
  cavityRadius: 18,
  rimLight: 0.5,
  glint: 0.3,
  gloss: 1,
};

/** By id of the style. */
export const looks: Readonly<Record<StyleIdOf<"Lotion Texture">, LotionLook>> = {
  "sty_porcelain-swirl": {
    ...usualLotion,
    warp: 0.1,
    ridge: 0.3,
    stroke: 0.85,
    relief: 0.95,
    cavity: 1.6,
    gloss: 1.15,
    swirl: { turns: 1.15, reach: 0.34 },
  },
  "sty_satin-swipe": {
    ...usualLotion,
    warp: 0.08,
    ridge: 0.12,
    stroke: 0.62,
    strokes: 1.3,
    relief: 0.8,
    cavity: 1.4,
    rimLight: 0.8,
    glint: 0.1,
    gloss: 0.8,
    tone: { cream: 0.2, bare: -0.3 },
    film: { shape: "swipe", thickness: 0.02, shoulderPixels: 26, edgePixels: 1.2, grain: 0.012, ragged: 0.16 },
  },
  "sty_rose-milk-smear": {
    ...usualLotion,
    warp: 0.3,
    ridge: 0.75,
    stroke: 0.1,
    relief: 1.5,
    cavity: 1.2,
    rimLight: 0.3,
    glint: 0.45,
    gloss: 1.1,
    tone: { cream: 0.45, bare: 0.42 },
    film: { shape: "puddle", thickness: 0.06, shoulderPixels: 70, edgePixels: 7, grain: 0.008, ragged: 0 },
  },
  "sty_sunlit-day-cream": {
    ...usualLotion,
    ridge: 1,
    stroke: 0.42,
    relief: 1.15,
    cavity: 2.8,
    glint: 0.5,
    sun: { depth: 0.33, period: 0.7, bar: 0.24, fall: 0.05 },
  },
  "sty_midnight-night-cream": {
    ...usualLotion,
    warp: 0.4,
    ridge: 1.5,
    stroke: 0.3,
    relief: 1,
    cavity: 3,
    cavityRadius: 26,
    rimLight: 0.9,
    glint: 0.12,
    gloss: 0.38,
    sun: { depth: 0, period: 1, bar: 0, fall: 0.2 },
  },
  "sty_oat-swatch": {
    ...usualLotion,
    warp: 0.08,
    ridge: 0.1,
    stroke: 0.8,
    strokes: 2.3,
    relief: 0.75,
    cavity: 2.6,
    cavityRadius: 10,
    rimLight: 0.05,
    glint: 0,
    gloss: 0.06,
    tone: { cream: -0.5, bare: 0.6 },
    film: { shape: "swipe", thickness: 0.012, shoulderPixels: 12, edgePixels: 1, grain: 0.03, ragged: 0.3 },
  },
};
