import { createCanvas } from "@napi-rs/canvas";
import { mix, type Colour } from "../../engine/colour.ts";
import { formOf } from "../../engine/look.ts";
import type { BrushPainter } from "../../engine/painter.ts";
import { css, leaning, rampOf, tint } from "../../engine/tones.ts";
import { createSea, pathOf } from "../../materials/water/sea.ts";

interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

/** How one open water differs from another. */
export interface OpenWaterLook {
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

/** How far water leans to the ground's hue. */
const lean = 0.12;
/** The horizon lies this far above the frame, in heights. */
const above = 0.03;

/** Open water up to beyond the upper edge, and the path of a low light on it: calm but for that, so that words stand on it as it is. */
export const openWater = (look: OpenWaterLook): BrushPainter => ({
  groundOf: ({ palette }) => {
    const { lightness, chroma, hue } = look.water[1];
    return tint(lightness, chroma, leaning(hue, palette.groundBase, lean));
  },
  setupOn(brush, options) {
    const { width, height, palette, seed, style, product = null, quietZones } = options;
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
});
