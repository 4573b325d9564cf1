import { convertLrgbToRgb } from "culori/fn";
import { contrastOf, luminanceOf, oklabOf, rgbOf, rgbOfOklab, type Rgb } from "../../src/core/rendering/colour.ts";
import type { Palette } from "../../src/core/rendering/scene.ts";

/** sRGB as encoded, 0…1 for each channel. */
export type Colour = Rgb;

/** What drawings call them. */
export { contrastOf as contrast, luminanceOf as luminance, rgbOf as fromHex };

export function mix(from: Colour, to: Colour, share: number): Colour {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/** Same hue, other lightness and chroma, in OKLCH; what leaves sRGB is clipped. */
export function adjust(colour: Colour, by: { lightness: number; chroma: number }): Colour {
  const [lightness, a, b] = oklabOf(colour);
  return rgbOfOklab([lightness * by.lightness, a * by.chroma, b * by.chroma]);
}

/** Whether both inks of a palette reach this contrast on a ground. */
export function isReadable(palette: Palette, ground: Colour, ratio: number): boolean {
  return [palette.ink, palette.inkSoft].every((ink) => contrastOf(rgbOf(ink), ground) >= ratio);
}

/** The root of a colour's light as the kernels reckon it, 0…1: of a grey, its own value. */
export function brightness([red, green, blue]: Colour): number {
  return Math.sqrt(0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue);
}

/** The darkest (for dark ink) or brightest ground on which both inks of a palette reach this contrast. */
export function readableBrightness(palette: Palette, ratio: number): number {
  const inks = [palette.ink, palette.inkSoft].map((ink) => luminanceOf(rgbOf(ink)) + 0.05);
  const light = inkIsDark(palette) ? Math.max(...inks) * ratio - 0.05 : Math.min(...inks) / ratio - 0.05;
  const grey = Math.min(1, Math.max(0, light));
  return convertLrgbToRgb({ r: grey, g: grey, b: grey }).r;
}

/** What the ground aims at behind words, so that what is left of the drawing around it still stays above 4.5:1. */
const calmRatio = 6.2;

/** Whether words are darker than their ground: then calm means lighter. */
export function inkIsDark(palette: Palette): boolean {
  return luminanceOf(rgbOf(palette.ink)) < luminanceOf(rgbOf(palette.groundBase));
}

/**
 * The ground's colour behind words: its base, moved toward its light (for dark ink) or its shadow and deeper (for light
 * ink) no further than both inks need. `own`: the colour of what words stand on where that is not the palette's ground.
 */
export function calmColour(palette: Palette, own: Colour | null = null): Colour {
  const base = own ?? rgbOf(palette.groundBase);
  const shadow = own ?? rgbOf(palette.groundShadow);
  const path: readonly Colour[] = inkIsDark(palette)
    ? [own ?? rgbOf(palette.groundLight), [1, 1, 1]]
    : [shadow, adjust(shadow, { lightness: 0.45, chroma: 0.8 })];
  let ground = base;
  for (const target of path) {
    const from = ground;
    for (let step = 0; step <= 20; step++) {
      ground = mix(from, target, step / 20);
      if (isReadable(palette, ground, calmRatio)) return ground;
    }
  }
  return ground;
}
