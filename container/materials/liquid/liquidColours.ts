import { oklchOf } from "../../../src/core/rendering/colour.ts";
import type { HexColour } from "../../../src/core/rendering/scene.ts";
import { mix, type Colour } from "../../engine/colour.ts";

const honey: Colour = [0.97, 0.84, 0.62];
const gold: Colour = [0.94, 0.74, 0.38];
const milk: Colour = [1, 0.965, 0.945];

/** Hue in degrees, saturation and value, of HSV. */
function hsvOf([red, green, blue]: Colour): { hue: number; saturation: number; value: number } {
  const value = Math.max(red, green, blue);
  const range = value - Math.min(red, green, blue);
  if (range === 0) return { hue: 0, saturation: 0, value };
  const sextant =
    value === red ? (green - blue) / range : value === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return { hue: (60 * sextant + 360) % 360, saturation: range / value, value };
}

const ramp = (from: number, to: number, x: number) => Math.min(1, Math.max(0, (x - from) / (to - from)));

/** How much a liquid of this colour looks like blood on pink or skin, 0…1. */
function redness(colour: Colour): number {
  const { hue, saturation } = hsvOf(colour);
  const fromRed = Math.abs(((hue + 180 + 2) % 360) - 180);
  return (1 - ramp(20, 38, fromRed)) * ramp(0.1, 0.35, saturation);
}

/** What a clear liquid takes on: red gives way to honey. */
export function asHoney(tint: Colour): Colour {
  return mix(tint, honey, 0.85 * redness(tint));
}

/** What a liquid that hides its ground shows: red turns to rose milk, the olive of a dark yellow to gold, and a dull brown to cream. */
export function asMilk(body: Colour, light: Colour): Colour {
  const { hue, saturation, value } = hsvOf(body);
  const dimness = 1 - ramp(0.72, 0.88, value);
  const dullness = (1 - ramp(0.3, 0.45, saturation)) * dimness;
  const oliveness = ramp(36, 44, hue) * (1 - ramp(75, 95, hue)) * ramp(0.25, 0.45, saturation) * dimness;
  const rose = mix(body, milk, 0.75 * redness(body));
  return mix(mix(rose, gold, 0.75 * oliveness), mix(light, milk, 0.4), 0.8 * dullness);
}

const nude = { lightness: 0.8, chroma: 0.07, hue: 55 };

/** What colours skin or lips: the ground's own red, rose, coral or beige, made a shade deeper, and nude where it has another hue. OKLCH. */
export function wornColour(ground: HexColour): { lightness: number; chroma: number; hue: number } {
  const { lightness, chroma, hue } = oklchOf(ground);
  const isWorn = chroma > 0.03 && (hue < 75 || hue > 345);
  return isWorn ? { lightness: 0.86 * lightness, chroma: Math.min(0.13, 1.35 * chroma), hue } : nude;
}
