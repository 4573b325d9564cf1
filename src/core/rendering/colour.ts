import {
  convertLabToLch,
  convertLrgbToRgb,
  convertOklabToLrgb,
  convertRgbToOklab,
  modeLrgb,
  modeRgb,
  useMode,
  wcagContrast,
  wcagLuminance,
} from "culori/fn";
import type { HexColour } from "./scene.ts";

useMode(modeRgb);
useMode(modeLrgb);

/** sRGB as encoded, 0…1 for each channel. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Björn Ottosson's OKLab: lightness 0…1, both others about ±0.4. */
export type Oklab = readonly [lightness: number, a: number, b: number];

/** Björn Ottosson's OKLab in polar form: lightness 0…1, chroma 0…about 0.37, hue in degrees 0…360. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/**
 * What stands for the hue of a grey, which has none, in degrees: the yellow at which OKLab's matrices, rounded to ten digits as they were
 * published, put white. A palette that is made of a grey is slightly warm.
 */
const greyHue = 89.8755629;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const inCulori = ([r, g, b]: Rgb) => ({ mode: "rgb", r, g, b }) as const;

export function rgbOf(hex: HexColour): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

export function hexOf(rgb: Rgb): HexColour {
  const pair = (value: number) =>
    Math.round(clamp(value) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${rgb.map(pair).join("")}`;
}

/** Straight blend of the encoded values, as the renderer's ramps blend. */
export function mixHex(from: HexColour, to: HexColour, share: number): HexColour {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Relative luminance of WCAG 2.2, 0…1. */
export function relativeLuminance(hex: HexColour): number {
  return luminanceOf(rgbOf(hex));
}

/** The same of channels 0…1. */
export function luminanceOf(rgb: Rgb): number {
  return wcagLuminance(inCulori(rgb));
}

/** Contrast ratio of WCAG 2.2, 1…21; the order of the two does not matter. */
export function contrastRatio(a: HexColour, b: HexColour): number {
  return contrastOf(rgbOf(a), rgbOf(b));
}

/** The same of channels 0…1. */
export function contrastOf(a: Rgb, b: Rgb): number {
  return wcagContrast(inCulori(a), inCulori(b));
}

export function oklchOf(hex: HexColour): Oklch {
  const { l, c, h = greyHue } = convertLabToLch(convertRgbToOklab(inCulori(rgbOf(hex))), "oklch");
  return { lightness: l, chroma: c, hue: h };
}

/** The colour in sRGB; where its chroma does not fit, chroma gives way and lightness and hue stay. */
export function hexOfOklch({ lightness, chroma, hue }: Oklch): HexColour {
  const radians = (hue * Math.PI) / 180;
  const withChroma = (c: number): Oklab => [clamp(lightness), c * Math.cos(radians), c * Math.sin(radians)];
  let [fits, beyond] = [0, chroma];
  if (isInGamut(withChroma(chroma))) fits = chroma;
  else {
    for (let step = 0; step < 16; step++) {
      const middle = (fits + beyond) / 2;
      if (isInGamut(withChroma(middle))) fits = middle;
      else beyond = middle;
    }
  }
  return hexOf(rgbOfOklab(withChroma(fits)));
}

/** Perceived difference: distance in OKLab. About 0.02 is just visible side by side, 0.1 is plain. */
export function colourDistance(a: HexColour, b: HexColour): number {
  const [one, other] = [oklabOf(rgbOf(a)), oklabOf(rgbOf(b))];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Angle between two hues, 0…180. */
export function hueDistance(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return Math.min(turn, 360 - turn);
}

export function oklabOf(rgb: Rgb): Oklab {
  const { l, a, b } = convertRgbToOklab(inCulori(rgb));
  return [l, a, b];
}

/** The colour in sRGB; what leaves it is clipped. */
export function rgbOfOklab(lab: Oklab): Rgb {
  const linear = linearOf(lab);
  const { r, g, b } = convertLrgbToRgb({ r: clamp(linear.r), g: clamp(linear.g), b: clamp(linear.b) });
  return [r, g, b];
}

/** Light of each channel, 1 the most that sRGB has. */
function linearOf([l, a, b]: Oklab): { r: number; g: number; b: number } {
  return convertOklabToLrgb({ l, a, b });
}

function isInGamut(lab: Oklab): boolean {
  const { r, g, b } = linearOf(lab);
  return [r, g, b].every((value) => value > -0.0005 && value < 1.0005);
}
