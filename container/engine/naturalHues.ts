import { hexOfOklch, oklchOf } from "../../src/core/rendering/colour.ts";
import type { HexColour, Palette } from "../../src/core/rendering/scene.ts";
import { leaning } from "./tones.ts";

/** Hues that something in nature has, clockwise from one to another, and the one that it takes where a palette has none of them; degrees. */
export interface HueArc {
  from: number;
  to: number;
  usual: number;
}

/** Of the palette's own hue as much is seen in nature's. */
const lean = 0.1;
/** A sky or water of less chroma is grey, and of more is paint, where it is dark; a lighter one needs less. */
const least = { dark: 0.04, white: 0.012 };
const most = { dark: 0.09, white: 0.035 };

/** The palette with a ground in nature's own hues, as light as it was, so that words stand out from it as before. */
export function inNature(palette: Palette, arc: HueArc): Palette {
  const { groundBase, groundShadow, groundLight } = palette;
  const part = (hex: HexColour) => {
    const own = oklchOf(hex);
    const hue = isWithin(oklchOf(groundBase).hue, arc) ? own.hue : leaning(arc.usual, groundBase, lean);
    const depth = Math.min(1, (1 - own.lightness) / 0.3);
    const at = ({ dark, white }: typeof least) => white + (dark - white) * depth;
    return hexOfOklch({ lightness: own.lightness, chroma: Math.min(at(most), Math.max(at(least), own.chroma)), hue });
  };
  return { ...palette, groundBase: part(groundBase), groundShadow: part(groundShadow), groundLight: part(groundLight) };
}

function isWithin(hue: number, { from, to }: HueArc): boolean {
  const turned = (angle: number) => (angle - from + 720) % 360;
  return turned(hue) <= turned(to);
}
