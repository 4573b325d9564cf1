import { oklchOf } from "../../src/core/rendering/colour.ts";
import type { Palette } from "../../src/core/rendering/scene.ts";
import { fromHex, mix, type Colour } from "../engine/colour.ts";
import { isDeepGround, tint } from "../engine/tones.ts";
import { linearColour } from "./exposure.ts";

/** Colours of surroundings: what the palette makes of wall and matter. All linear. */
export interface SurroundingsColours {
  /** The wall in the sun: the ground's own colour. */
  wall: Colour;
  /** What the shade leaves of each channel: shadows are a deeper version of the ground's colour, never grey. */
  shade: Colour;
  /** A dark ground with light words: an evening. */
  isDeep: boolean;
  /** A natural colour (OKLCH), drawn toward the ground's by a share of its hue, in the light of the surroundings. */
  matter(lightness: number, chroma: number, hue: number, lean?: number): Colour;
}

export function surroundingsColours(palette: Palette): SurroundingsColours {
  const [base, shadow, light] = [palette.groundBase, palette.groundShadow, palette.groundLight].map(fromHex) as [
    Colour,
    Colour,
    Colour,
  ];
  const own = oklchOf(palette.groundBase);
  const isDeep = isDeepGround(palette);
  const wall = linearColour(mix(base, light, 0.42));
  const dim = linearColour(mix(base, shadow, isDeep ? 0.25 : 0.58));
  const shade = wall.map((channel, c) => Math.min(0.86, Math.max(0.34, (dim[c] ?? 0) / Math.max(channel, 0.004)))) as [
    number,
    number,
    number,
  ];
  return {
    wall,
    shade,
    isDeep,
    matter(lightness, chroma, hue, lean = 0.5) {
      const seen = isDeep ? lightness * 0.74 : lightness;
      const share = isDeep ? Math.min(1, lean + 0.35) : lean * 0.75;
      // Mixed, not turned: on the way from sand to sea lies a pale grey, and not green.
      return linearColour(mix(tint(seen, chroma, hue), tint(seen, Math.min(chroma, own.chroma), own.hue), share));
    },
  };
}

/** Linear light as CSS writes it, for what is drawn on canvases. */
export function cssOf(colour: Colour, gain = 1, alpha = 1): string {
  const bytes = colour.map((channel) => {
    const light = Math.min(1, Math.max(0, channel * gain));
    return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  return `rgba(${bytes.join(",")},${alpha.toFixed(3)})`;
}
