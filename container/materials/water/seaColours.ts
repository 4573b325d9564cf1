import { hueDistance, oklchOf } from "../../../src/core/rendering/colour.ts";
import type { HexColour, Palette } from "../../../src/core/rendering/scene.ts";
import { adjust, fromHex, mix, type Colour } from "../../engine/colour.ts";
import { isDeepGround, leaning, tint } from "../../engine/tones.ts";

/** The hue of clear water under a clear sky. */
const seaHue = 205;

/** The least colour that water keeps under a grey sky. */
const leastChroma = 0.042;

/** Water by its depth, and whether it has the ground's own colours. */
export interface SeaColours {
  deep: Colour;
  base: Colour;
  shallow: Colour;
  light: Colour;
  isGround: boolean;
}

/** Water in the ground's own hue where water can have it, and in the sea's own where it would look stagnant. */
export function seaColours(palette: Palette, isTinted: boolean): SeaColours {
  const { hue, chroma } = oklchOf(palette.groundBase);
  const isStagnant = hue > 64 && hue < 155 && chroma > 0.02;
  const isGround = hueDistance(hue, seaHue) < 75 || chroma < 0.012 || (isTinted && !isStagnant);
  const part = (hex: HexColour): Colour => {
    const own = oklchOf(hex);
    if (isGround && (chroma >= leastChroma || isTinted)) return fromHex(hex);
    // Without colour it would be marble: greys turn to the sea, each as light as it was.
    if (isGround)
      return mix(fromHex(hex), tint(own.lightness, leastChroma, leaning(seaHue, palette.groundBase, 0.25)), 0.85);
    return tint(own.lightness, Math.min(0.09, Math.max(0.03, own.chroma)), leaning(seaHue, palette.groundBase, 0.08));
  };
  const [deep, base, light] = [part(palette.groundShadow), part(palette.groundBase), part(palette.groundLight)];
  const isDeep = isDeepGround(palette);
  return {
    deep: adjust(deep, { lightness: isDeep ? 0.8 : 0.9, chroma: 1.1 }),
    base: isDeep ? base : mix(base, deep, 0.25),
    shallow: mix(base, light, isDeep ? 0.2 : 0.45),
    light,
    isGround,
  };
}

/** Shades of clear water in a pool, by day and in a lamp's light. */
const poolByDay = {
  deep: { lightness: 0.7, chroma: 0.098, hue: 214 },
  base: { lightness: 0.83, chroma: 0.078, hue: 205 },
  shallow: { lightness: 0.9, chroma: 0.052, hue: 200 },
  light: { lightness: 0.975, chroma: 0.018, hue: 197 },
};
const poolAtNight = {
  deep: { lightness: 0.17, chroma: 0.05, hue: 245 },
  base: { lightness: 0.29, chroma: 0.078, hue: 236 },
  shallow: { lightness: 0.42, chroma: 0.095, hue: 225 },
  light: { lightness: 0.76, chroma: 0.095, hue: 208 },
};
const poolLean = 0.05;

/** A pool is blue whoever the brand is: tiled water in another colour looks stagnant. `turnDegrees`: how much greener it is. */
export function poolColours(palette: Palette, turnDegrees: number): SeaColours {
  const shades = isDeepGround(palette) ? poolAtNight : poolByDay;
  const own = ({ lightness, chroma, hue }: typeof poolByDay.deep) =>
    tint(lightness, chroma, leaning(hue - turnDegrees, palette.groundBase, poolLean));
  const { deep, base, shallow, light } = shades;
  return { deep: own(deep), base: own(base), shallow: own(shallow), light: own(light), isGround: true };
}
