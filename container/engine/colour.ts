import type { HexColour, Palette } from "../../src/core/rendering/scene.ts";

/** sRGB as encoded, 0…1 for each channel. */
export type Colour = readonly [red: number, green: number, blue: number];

export function fromHex(hex: HexColour): Colour {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

const toLinear = (encoded: number) => (encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4);
const toEncoded = (linear: number) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);

/** Relative luminance of WCAG 2. */
export function luminance([red, green, blue]: Colour): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast ratio of WCAG 2, 1…21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Same hue, other lightness and chroma, in OKLCH (Björn Ottosson's OKLab); what leaves sRGB is clipped. */
export function adjust(colour: Colour, by: { lightness: number; chroma: number }): Colour {
  const [r, g, b] = colour.map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s) * by.lightness;
  const a = (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s) * by.chroma;
  const bb = (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s) * by.chroma;
  const l3 = (lightness + 0.3963377774 * a + 0.2158037573 * bb) ** 3;
  const m3 = (lightness - 0.1055613458 * a - 0.0638541728 * bb) ** 3;
  const s3 = (lightness - 0.0894841775 * a - 1.291485548 * bb) ** 3;
  const encode = (linear: number) => Math.min(1, Math.max(0, toEncoded(Math.max(0, linear))));
  return [
    encode(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
    encode(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
    encode(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3),
  ];
}

/** Whether both inks of a palette reach this contrast on a ground. */
export function isReadable(palette: Palette, ground: Colour, ratio: number): boolean {
  return [palette.ink, palette.inkSoft].every((ink) => contrast(fromHex(ink), ground) >= ratio);
}

/** The root of a colour's light as the kernels reckon it, 0…1: of a grey, its own value. */
export function brightness([red, green, blue]: Colour): number {
  return Math.sqrt(0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue);
}

/** The darkest (for dark ink) or brightest ground on which both inks of a palette reach this contrast. */
export function readableBrightness(palette: Palette, ratio: number): number {
  const inks = [palette.ink, palette.inkSoft].map((ink) => luminance(fromHex(ink)) + 0.05);
  const light = inkIsDark(palette) ? Math.max(...inks) * ratio - 0.05 : Math.min(...inks) / ratio - 0.05;
  return toEncoded(Math.min(1, Math.max(0, light)));
}

/** What the ground aims at behind words, so that texture left over around it still stays above 4.5:1. */
const calmRatio = 6.2;

/** Whether words are darker than their ground: then calm means lighter. */
export function inkIsDark(palette: Palette): boolean {
  return luminance(fromHex(palette.ink)) < luminance(fromHex(palette.groundBase));
}

/**
 * The ground's colour behind words: its base, moved toward its light (for dark ink) or its shadow and deeper (for light
 * ink) no further than both inks need. `own`: the colour of what words stand on where that is not the palette's ground.
 */
export function calmColour(palette: Palette, own: Colour | null = null): Colour {
  const base = own ?? fromHex(palette.groundBase);
  const shadow = own ?? fromHex(palette.groundShadow);
  const path: readonly Colour[] = inkIsDark(palette)
    ? [own ?? fromHex(palette.groundLight), [1, 1, 1]]
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
