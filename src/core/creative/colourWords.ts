import { oklchOf } from "../rendering/colour.ts";
import type { HexColour } from "../rendering/scene.ts";

/** Hues in OKLCH degrees, each the name up to which it reaches. */
const hueNames: readonly (readonly [upTo: number, name: string])[] = [
  [15, "rose"],
  [45, "coral"],
  [65, "terracotta"],
  [85, "apricot"],
  [105, "honey"],
  [125, "olive"],
  [160, "sage green"],
  [195, "sea green"],
  [225, "water blue"],
  [265, "blue"],
  [305, "lavender"],
  [340, "mauve"],
  [360, "rose"],
];
const greyChroma = 0.015;

/** A colour in plain words: how light it is, and its hue. */
export function colourWords(hex: HexColour): string {
  const { lightness, chroma, hue } = oklchOf(hex);
  const depth = lightness > 0.9 ? "very pale" : lightness > 0.78 ? "pale" : lightness > 0.5 ? "muted" : "deep";
  const name = chroma < greyChroma ? "warm grey" : (hueNames.find(([upTo]) => hue <= upTo)?.[1] ?? "rose");
  return `${depth} ${name}`;
}
