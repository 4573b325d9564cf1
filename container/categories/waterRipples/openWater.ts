import { createCanvas } from "@napi-rs/canvas";
import { mix, type Colour } from "../../engine/colour.ts";
import type { BrushedScene } from "../../engine/painter.ts";
import { formOf, lookOf } from "../../engine/look.ts";
import { css, leaning, rampOf, tint } from "../../engine/tones.ts";
import { createSea, pathOf } from "../../materials/water/sea.ts";

interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

interface Look {
  /** From the troughs to what crests mirror. */
  water: readonly [trough: Tone, deep: Tone, base: Tone, crest: Tone];
  glint: Tone;
  /** Breadth of the light's path at the horizon and at the viewer's feet in widths, and its strength. */
  path: readonly [far: number, near: number, strength: number];
  /** Places of the water on its ramp. */
  far: number;
  near: number;
  ripple: number;
  /** Waves across the view at the viewer's feet, in tiles. */
  scale: number;
}

const moonlit: Look = {
  water: [
    { lightness: 0.13, chroma: 0.018, hue: 255 },
    { lightness: 0.2, chroma: 0.03, hue: 250 },
    { lightness: 0.3, chroma: 0.036, hue: 245 },
    { lightness: 0.54, chroma: 0.03, hue: 240 },
  ],
  glint: { lightness: 0.95, chroma: 0.018, hue: 235 },
  path: [0.1, 0.34, 0.7],
  far: 0.5,
  near: 0.16,
  ripple: 0.13,
  scale: 0.8,
};

const looks: Record<string, Look> = {
  "sty_moonlit-water": moonlit,
  "sty_golden-lake": {
    water: [
      { lightness: 0.72, chroma: 0.075, hue: 52 },
      { lightness: 0.8, chroma: 0.075, hue: 60 },
      { lightness: 0.89, chroma: 0.06, hue: 70 },
      { lightness: 0.965, chroma: 0.035, hue: 82 },
    ],
    glint: { lightness: 0.99, chroma: 0.02, hue: 88 },
    path: [0.5, 1.6, 0.45],
    far: 0.72,
    near: 0.42,
    ripple: 0.09,
    scale: 0.42,
  },
};

/** How far water leans to the ground's hue. */
const lean = 0.12;
/** The horizon lies this far above the frame, in heights. */
const above = 0.03;

/** Looks of water that are seen from its shore. */
export const openWaterStyles: ReadonlySet<string> = new Set(Object.keys(looks));

/** Open water up to beyond the upper edge, and the path of a low light on it: calm but for that, so that words stand on it as it is. */
export const openWater: BrushedScene = {
  groundOf: ({ palette, style }) => {
    const { lightness, chroma, hue } = lookOf(looks, moonlit, style).water[1];
    return tint(lightness, chroma, leaning(hue, palette.groundBase, lean));
  },
  setupOn(brush, options) {
    const { width, height, palette, seed, style, product = null, quietZones } = options;
    const look = lookOf(looks, moonlit, style);
    const form = formOf(style);
    const own = ({ lightness, chroma, hue }: Tone): Colour =>
      tint(lightness, chroma, leaning(hue, palette.groundBase, lean));
    const [trough, deep, base, crest] = look.water.map(own) as [Colour, Colour, Colour, Colour];
    const sky = createCanvas(width, height);
    const ctx = sky.getContext("2d");
    ctx.fillStyle = css(base);
    ctx.fillRect(0, 0, width, height);
    // The light comes down behind the product and frames it.
    const middle = product === null ? width * 0.5 : (product.x + product.width / 2) / 2;
    const [narrow, wide, strength] = look.path;
    const path = pathOf(middle, narrow * width, wide * width, strength);
    const paint = createSea(brush, {
      sky,
      seed,
      cycles: form.cycles,
      horizon: 0,
      bottom: height,
      ramp: rampOf([
        [0, trough],
        [0.3, deep],
        [0.6, base],
        [0.85, crest],
        [1, mix(crest, own(look.glint), 0.5)],
      ]),
      far: look.far,
      near: look.near,
      ripple: look.ripple,
      scale: look.scale,
      path: (x, share) => path(x, above + share),
      glint: own(look.glint),
      quietZones,
    });
    return { paint };
  },
};
