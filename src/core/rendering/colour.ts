import type { HexColour } from "./scene.ts";

/** sRGB as encoded, 0…1 for each channel. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Björn Ottosson's OKLab in polar form: lightness 0…1, chroma 0…about 0.37, hue in degrees 0…360. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const toLinear = (encoded: number) => (encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4);
const toEncoded = (linear: number) => (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);
const clamp = (value: number) => Math.min(1, Math.max(0, value));

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
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast ratio of WCAG 2.2, 1…21; the order of the two does not matter. */
export function contrastRatio(a: HexColour, b: HexColour): number {
  const [one, other] = [relativeLuminance(a), relativeLuminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export function oklchOf(hex: HexColour): Oklch {
  const [lightness, a, b] = oklabOf(rgbOf(hex));
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The colour in sRGB; where its chroma does not fit, chroma gives way and lightness and hue stay. */
export function hexOfOklch({ lightness, chroma, hue }: Oklch): HexColour {
  const light = clamp(lightness);
  let [fits, beyond] = [0, chroma];
  if (isInGamut(linearOf(light, chroma, hue))) fits = chroma;
  else {
    for (let step = 0; step < 16; step++) {
      const middle = (fits + beyond) / 2;
      if (isInGamut(linearOf(light, middle, hue))) fits = middle;
      else beyond = middle;
    }
  }
  const [red, green, blue] = linearOf(light, fits, hue);
  return hexOf([toEncoded(clamp(red)), toEncoded(clamp(green)), toEncoded(clamp(blue))]);
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

/** Björn Ottosson's OKLab: lightness 0…1, both others about ±0.4. */
export function oklabOf([encodedRed, encodedGreen, encodedBlue]: Rgb): [lightness: number, a: number, b: number] {
  const [red, green, blue] = [toLinear(encodedRed), toLinear(encodedGreen), toLinear(encodedBlue)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOf(lightness: number, chroma: number, hue: number): Rgb {
  const radians = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function isInGamut(linear: Rgb): boolean {
  return linear.every((value) => value > -0.0005 && value < 1.0005);
}
