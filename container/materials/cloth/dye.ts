import { oklchOf } from "../../../src/core/rendering/colour.ts";
import type { Palette } from "../../../src/core/rendering/scene.ts";
import { leaning, rampAround, tint, type Ramp } from "../../engine/tones.ts";

/** A cloth's colour: the palette's own accent or ground, or one of nature's. */
export type Dye = "accent" | "ground" | "white" | { lightness: number; chroma: number; hue: number };

/** Light on a cloth of a dye. */
export function dyeRamp(dye: Dye, palette: Palette): Ramp {
  const own = colourOf(dye, palette);
  const { lightness, chroma, hue } = own;
  const bounce = dye === "white" ? oklchOf(palette.groundShadow).hue : hue - 6;
  return rampAround(
    tint(lightness * 0.72, chroma * 1.02 + 0.012, bounce),
    tint(lightness, chroma, hue),
    tint(Math.min(0.985, lightness + 0.09), chroma * 0.82, hue),
  );
}

function colourOf(dye: Dye, palette: Palette): { lightness: number; chroma: number; hue: number } {
  if (dye === "white") return { lightness: 0.955, chroma: 0.01, hue: oklchOf(palette.groundLight).hue };
  if (dye === "ground") return oklchOf(palette.groundShadow);
  if (dye === "accent") {
    const { lightness, chroma, hue } = oklchOf(palette.accent);
    return { lightness: Math.max(0.46, lightness), chroma: Math.max(0.1, chroma), hue };
  }
  return { ...dye, hue: leaning(dye.hue, palette.groundBase, 0.03) };
}
