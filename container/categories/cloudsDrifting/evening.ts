import { hueDistance, oklchOf } from "../../../src/core/rendering/colour.ts";
import type { Palette } from "../../../src/core/rendering/scene.ts";
import { mix, type Colour } from "../../engine/colour.ts";
import { clamp, smoothstep } from "../../engine/field.ts";
import { rampOf, tint, type Ramp } from "../../engine/tones.ts";

/** The light that a low sun leaves: rose where it is faint, for faint orange is brown, and gold where it is bright; OKLCH degrees. */
const afterglow = { faintHue: 8, brightHue: 56, chroma: 0.115 };

/** Hues of earth, and of the red toward which its own is drawn, OKLCH degrees. */
const earth = 65;
const wine = 5;

/** Ramps of a sky after sunset over a dark ground: from its own deep hue to the afterglow. */
export interface Evening {
  /** By height: 0 the zenith, 1 the horizon. */
  sky: Ramp;
  /** By light: 0 the far side, 1 an edge that the sun shines through. */
  clouds: Ramp;
}

const glowHue = (lightness: number) =>
  afterglow.faintHue + (afterglow.brightHue - afterglow.faintHue) * smoothstep(0.42, 0.86, lightness);

export function eveningOf({ groundBase }: Palette): Evening {
  const own = oklchOf(groundBase);
  // A brown sky would look like smoke: there the night is a deep red.
  const hue = hueDistance(own.hue, earth) < 50 ? own.hue + 0.55 * (wine - own.hue) : own.hue;
  const chroma = clamp(own.chroma, 0.028, 0.08);
  const at = (lightness: number, strength: number, glow: number): Colour =>
    // Between the two by way of grey, not around the circle of hues: over blue that is rose, never green.
    mix(tint(lightness, chroma * strength, hue), tint(lightness, afterglow.chroma, glowHue(lightness)), glow);
  return {
    sky: rampOf([
      [0, at(0.14, 0.8, 0)],
      [0.36, at(0.24, 1.1, 0)],
      [0.6, at(0.38, 1.2, 0.12)],
      [0.82, at(0.6, 1.1, 0.5)],
      [1, at(0.84, 0.8, 0.72)],
    ]),
    clouds: rampOf([
      [0, at(0.17, 0.7, 0.05)],
      [0.3, at(0.27, 0.9, 0.14)],
      [0.56, at(0.44, 0.9, 0.45)],
      [0.8, at(0.74, 0.8, 0.8)],
      [1, at(0.92, 0.5, 0.85)],
    ]),
  };
}
