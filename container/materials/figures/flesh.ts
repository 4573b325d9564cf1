import { oklchOf } from "../../../src/core/rendering/colour.ts";
import type { Palette } from "../../../src/core/rendering/scene.ts";
import type { Colour } from "../../engine/colour.ts";
import { isDeepGround, leaning, rampOf, tint, type Ramp } from "../../engine/tones.ts";

/** Skin, from the deepest to the fairest. */
export type Skin = keyof typeof skins;

const skins = {
  deep: { lightness: 0.53, chroma: 0.088, hue: 50 },
  tan: { lightness: 0.7, chroma: 0.088, hue: 56 },
  fair: { lightness: 0.85, chroma: 0.052, hue: 54 },
} as const;

/** Light on skin: its shadows are redder than what is lit, as light goes through it. */
export function skinRamp(skin: Skin, palette: Palette): Ramp {
  const { lightness, chroma, hue } = skinTone(skin, palette);
  return rampOf([
    [0, tint(lightness * 0.48, chroma * 0.8, hue - 10)],
    [0.3, tint(lightness * 0.78, chroma * 1.12, hue - 7)],
    [0.62, tint(lightness, chroma, hue)],
    [0.86, tint(Math.min(0.97, lightness + 0.13), chroma * (0.62 + 0.4 * (1 - lightness)), hue + 8)],
    [1, tint(Math.min(0.995, lightness + 0.36), chroma * (0.15 + 0.5 * (1 - lightness)), hue + 14)],
  ]);
}

/** Of its way to the ground's lightness a darker skin goes so far: the ground's words have to be read on it. */
const towardGround = 0.8;
/** So much darker than the ground a skin may be without going to meet it. */
const darkerThanGround = 0.1;

/** A skin's own colour, in the picture's light: a little of the ground's hue, and less light over a dark ground. */
function skinTone(skin: Skin, palette: Palette) {
  const { lightness, chroma, hue } = skins[skin];
  const ground = oklchOf(palette.groundBase);
  return {
    lightness: isDeepGround(palette)
      ? lightness * 0.86
      : lightness + towardGround * Math.max(0, ground.lightness - darkerThanGround - lightness),
    chroma: chroma + 0.15 * ground.chroma,
    hue: leaning(hue, palette.groundBase, 0.02),
  };
}

/** The colour at a place of a ramp. */
export function toneOf(ramp: Ramp, at: number): Colour {
  const pixel = ramp[Math.round(at * (ramp.length - 1))] ?? 0;
  return [(pixel & 255) / 255, ((pixel >> 8) & 255) / 255, ((pixel >> 16) & 255) / 255];
}
