import { hexOf, hexOfOklch } from "../rendering/colour.ts";
import type { HexColour } from "../rendering/scene.ts";
import { namedColour } from "./cssColoursNamed.ts";

/** A colour of a stylesheet: opaque part as sRGB, `alpha` 0…1. */
export interface CssColour {
  hex: HexColour;
  alpha: number;
}

const maxColourText = 200;
const functionPattern = /^([a-z-]{2,12})\(([^()]*)\)$/;

/**
 * One CSS colour: hexadecimal with 3, 4, 6 or 8 digits, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`,
 * `color(srgb …)`, `color(display-p3 …)` or a name. Null for everything else, `currentcolor` and `transparent` too.
 */
export function readColour(text: string): CssColour | null {
  const trimmed = text.slice(0, maxColourText).trim().toLowerCase();
  if (trimmed.startsWith("#")) return fromHex(trimmed.slice(1));
  const [, name, args] = functionPattern.exec(trimmed) ?? [];
  if (name !== undefined && args !== undefined) return fromFunction(name, args);
  const hex = namedColour(trimmed);
  return hex === null ? null : { hex, alpha: 1 };
}

/**
 * A colour as themes keep its channels in a custom property: `18, 18, 18` for use in `rgb()`, `24, 50%, 40%` or
 * `222 47% 11%` for use in `hsl()`. Null where it is neither.
 */
export function readChannels(text: string): CssColour | null {
  const trimmed = text.slice(0, maxColourText).trim();
  if (/^\d{1,3}(?:\s*,\s*|\s+)\d{1,3}(?:\s*,\s*|\s+)\d{1,3}$/.test(trimmed)) {
    const channels = trimmed.split(/[\s,]+/).map(Number);
    return channels.every((channel) => channel <= 255) ? fromFunction("rgb", trimmed) : null;
  }
  if (/^\d{1,3}(?:\.\d{1,8})?(?:deg)?[\s,]+\d{1,3}(?:\.\d{1,8})?%[\s,]+\d{1,3}(?:\.\d{1,8})?%$/.test(trimmed))
    return fromFunction("hsl", trimmed);
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

function fromHex(digits: string): CssColour | null {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return null;
  const long = digits.length < 6 ? digits.replace(/./g, "$&$&") : digits;
  const alpha = long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : 1;
  return { hex: `#${long.slice(0, 6)}`, alpha };
}

function fromFunction(name: string, args: string): CssColour | null {
  const parts = args.split(/[\s,/]+/).filter(Boolean);
  const space = name === "color" ? parts.shift() : undefined;
  if (parts.length < 3 || parts.length > 4) return null;
  const [a = "", b = "", c = "", d] = parts;
  const hex = hexOfChannels(name, space, [a, b, c]);
  const alpha = d === undefined ? 1 : numberOf(d, 1);
  if (hex === null || alpha === null) return null;
  return { hex, alpha: Math.min(1, Math.max(0, alpha)) };
}

function hexOfChannels(name: string, space: string | undefined, parts: [string, string, string]): HexColour | null {
  const read = (one: number, two: number, three: number) => {
    const [a, b, c] = [numberOf(parts[0], one), numberOf(parts[1], two), numberOf(parts[2], three)];
    return a === null || b === null || c === null ? null : ([a, b, c] as const);
  };
  const readHueFirst = () => {
    const [hue, b, c] = [angleOf(parts[0]), numberOf(parts[1], 1), numberOf(parts[2], 1)];
    return hue === null || b === null || c === null ? null : ([hue, share(b), share(c)] as const);
  };
  switch (name) {
    case "rgb":
    case "rgba": {
      const rgb = read(255, 255, 255);
      return rgb && hexOf([rgb[0] / 255, rgb[1] / 255, rgb[2] / 255]);
    }
    case "hsl":
    case "hsla": {
      const hsl = readHueFirst();
      return hsl && hexOfHsl(...hsl);
    }
    case "hwb": {
      const hwb = readHueFirst();
      return hwb && hexOfHwb(...hwb);
    }
    case "oklab": {
      const lab = read(1, 0.4, 0.4);
      return lab && hexOfOklch({ lightness: lab[0], ...polar(lab[1], lab[2]) });
    }
    case "oklch": {
      const [light, chroma, hue] = [numberOf(parts[0], 1), numberOf(parts[1], 0.4), angleOf(parts[2])];
      if (light === null || chroma === null || hue === null) return null;
      return hexOfOklch({ lightness: light, chroma: Math.min(0.5, Math.max(0, chroma)), hue });
    }
    case "lab": {
      const lab = read(100, 125, 125);
      return lab && hexOfLab(...lab);
    }
    case "lch": {
      const [light, chroma, hue] = [numberOf(parts[0], 100), numberOf(parts[1], 150), angleOf(parts[2])];
      if (light === null || chroma === null || hue === null) return null;
      const radians = (hue * Math.PI) / 180;
      return hexOfLab(light, chroma * Math.cos(radians), chroma * Math.sin(radians));
    }
    case "color": {
      const rgb = read(1, 1, 1);
      if (rgb === null) return null;
      if (space === "srgb") return hexOf(rgb);
      return space === "display-p3" ? hexOfDisplayP3(rgb) : null;
    }
    default:
      return null;
  }
}

/** `none` is zero; a percentage is a share of `whole`. */
function numberOf(text: string, whole: number): number | null {
  if (text === "none") return 0;
  const [, digits, percent] = /^([+-]?(?:\d{1,9}(?:\.\d{0,12})?|\.\d{1,12})(?:e-?\d{1,2})?)(%?)$/.exec(text) ?? [];
  if (digits === undefined) return null;
  return percent === "%" ? (Number(digits) / 100) * whole : Number(digits);
}

const degreesOf: Record<string, number> = { "": 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

/** Degrees, 0 to 360. */
function angleOf(text: string): number | null {
  const [, digits = "", unit = ""] = /^([^a-z]*|none)(deg|grad|rad|turn)?$/.exec(text) ?? [];
  const value = numberOf(digits, 360);
  const degrees = degreesOf[unit];
  return value === null || degrees === undefined ? null : (((value * degrees) % 360) + 360) % 360;
}

/** `50%` has become 0.5; `50` alone, which `hsl()` takes too, means the same. */
function share(value: number): number {
  return Math.min(1, Math.max(0, value > 1 ? value / 100 : value));
}

function polar(a: number, b: number): { chroma: number; hue: number } {
  return { chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function hexOfHsl(hue: number, saturation: number, lightness: number): HexColour {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return hexOf([channel(0), channel(8), channel(4)]);
}

function hexOfHwb(hue: number, white: number, black: number): HexColour {
  if (white + black >= 1) return hexOf([white / (white + black), white / (white + black), white / (white + black)]);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const pure = 0.5 - 0.5 * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return pure * (1 - white - black) + white;
  };
  return hexOf([channel(0), channel(8), channel(4)]);
}

/** CIE Lab with the white of D50, by the matrices of CSS Color 4. */
function hexOfLab(lightness: number, a: number, b: number): HexColour {
  const fy = (lightness + 16) / 116;
  const cube = (f: number) => (f ** 3 > 216 / 24389 ? f ** 3 : (116 * f - 16) / (24389 / 27));
  const x = cube(fy + a / 500) * 0.9642956764;
  const y = lightness > 8 ? fy ** 3 : lightness / (24389 / 27);
  const z = cube(fy - b / 200) * 0.8251046025;
  return hexOfLinear(
    3.1341359569 * x - 1.6173863321 * y - 0.4906619461 * z,
    -0.9787954765 * x + 1.9162543773 * y + 0.0334427315 * z,
    0.0719553899 * x - 0.2289767597 * y + 1.4053851325 * z,
  );
}

function hexOfDisplayP3([red, green, blue]: readonly [number, number, number]): HexColour {
  const linear = (value: number) => {
    const clamped = Math.min(1, Math.max(0, value));
    return clamped <= 0.04045 ? clamped / 12.92 : ((clamped + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  return hexOfLinear(
    1.2249401763 * r - 0.2249401763 * g,
    -0.0420569547 * r + 1.0420569547 * g,
    -0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b,
  );
}

function hexOfLinear(red: number, green: number, blue: number): HexColour {
  const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
  return hexOf([encoded(red), encoded(green), encoded(blue)]);
}
