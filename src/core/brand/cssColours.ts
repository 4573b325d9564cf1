import {
  colorsNamed,
  converter,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeP3,
  modeXyz50,
  modeXyz65,
  parse,
  useMode,
  type Color,
} from "culori/fn";
import { hexOf, hexOfOklch } from "../rendering/colour.ts";
import type { HexColour } from "../rendering/scene.ts";

for (const mode of [modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch, modeP3, modeXyz50, modeXyz65])
  useMode(mode);
const rgbFrom = converter("rgb");
const oklchFrom = converter("oklch");

/** A colour of a stylesheet: opaque part as sRGB, `alpha` 0…1. */
export interface CssColour {
  hex: HexColour;
  alpha: number;
}

const maxColourText = 200;
/** Colours of screens have less chroma; a larger number is a mistake. */
const maxChroma = 0.5;
const hexOrFunction = /^(?:#|[a-z-]{2,12}\([^()]*\)$)/;

/**
 * One CSS colour: hexadecimal with 3, 4, 6 or 8 digits, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`,
 * `color(srgb …)`, `color(display-p3 …)` or a name. Null for everything else, `currentcolor` and `transparent` too.
 */
export function readColour(text: string): CssColour | null {
  const trimmed = text.slice(0, maxColourText).trim().toLowerCase();
  // culori also takes hexadecimal digits without their sign, which words like "add" and "face" are.
  if (!hexOrFunction.test(trimmed) && !Object.hasOwn(colorsNamed, trimmed)) return null;
  const colour = parsed(trimmed);
  if (colour === undefined) return null;
  const hex = hexOfColour(colour);
  return hex === null ? null : { hex, alpha: colour.alpha ?? 1 };
}

/** Null where a number is too large to reckon with. */
function hexOfColour(colour: Color): HexColour | null {
  if (colour.mode === "oklab" || colour.mode === "oklch") {
    const { l = 0, c = 0, h = 0 } = oklchFrom(colour);
    return [l, c, h].every(Number.isFinite)
      ? hexOfOklch({ lightness: l, chroma: Math.min(maxChroma, c), hue: h % 360 })
      : null;
  }
  const { r = 0, g = 0, b = 0 } = rgbFrom(colour);
  return [r, g, b].every(Number.isFinite) ? hexOf([r, g, b]) : null;
}

/** culori's reading; it throws at some malformed texts, such as a number with a unit that is not of an angle. */
function parsed(text: string): Color | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A colour as themes keep its channels in a custom property: `18, 18, 18` for use in `rgb()`, `24, 50%, 40%` or
 * `222 47% 11%` for use in `hsl()`. Null where it is neither.
 */
export function readChannels(text: string): CssColour | null {
  const trimmed = text.slice(0, maxColourText).trim();
  if (/^\d{1,3}(?:\s*,\s*|\s+)\d{1,3}(?:\s*,\s*|\s+)\d{1,3}$/.test(trimmed)) {
    const channels = trimmed.split(/[\s,]+/).map(Number);
    return channels.every((channel) => channel <= 255) ? readColour(`rgb(${channels.join(" ")})`) : null;
  }
  if (/^\d{1,3}(?:\.\d{1,8})?(?:deg)?[\s,]+\d{1,3}(?:\.\d{1,8})?%[\s,]+\d{1,3}(?:\.\d{1,8})?%$/.test(trimmed))
    return readColour(`hsl(${trimmed.split(/[\s,]+/).join(" ")})`);
  return null;
}

/** The first colour of a value that may hold more: the shorthand `background`, a gradient. */
export function colourIn(value: string): CssColour | null {
  const whole = readColour(value);
  if (whole !== null) return whole;
  for (const [token] of value.slice(0, 400).matchAll(/#[0-9a-f]{3,8}|[a-z-]{2,40}\([^()]{0,120}\)|[a-z]{3,24}/gi)) {
    const colour = readColour(token);
    if (colour !== null) return colour;
  }
  return null;
}
