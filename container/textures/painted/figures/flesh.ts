import type { HexColour, Palette } from "../../../../src/core/rendering/scene.ts";
import { oklchOf } from "../../../../src/core/rendering/colour.ts";
import { fromHex, mix, type Colour } from "../../colour.ts";
import { groundRamp, isDeepGround, leaning, rampAround, rampOf, tint, type Ramp } from "../shared/tones.ts";

/** Skin, from the deepest to the fairest, or paper in the ground's own colours. */
export type Skin = "ebony" | "deep" | "tan" | "fair" | "ground";

const skins = {
  ebony: { lightness: 0.42, chroma: 0.08, hue: 50 },
  deep: { lightness: 0.53, chroma: 0.088, hue: 50 },
  tan: { lightness: 0.7, chroma: 0.088, hue: 56 },
  fair: { lightness: 0.85, chroma: 0.052, hue: 54 },
} as const;

/** Light on skin: its shadows are redder than what is lit, as light goes through it. */
export function skinRamp(skin: Skin, palette: Palette): Ramp {
  if (skin === "ground") return groundRamp(palette);
  const { lightness, chroma, hue } = skinTone(skin, palette);
  return rampOf([
    [0, tint(lightness * 0.48, chroma * 0.8, hue - 10)],
    [0.3, tint(lightness * 0.78, chroma * 1.12, hue - 7)],
    [0.62, tint(lightness, chroma, hue)],
    [0.86, tint(Math.min(0.97, lightness + 0.13), chroma * (0.62 + 0.4 * (1 - lightness)), hue + 8)],
    [1, tint(Math.min(0.995, lightness + 0.36), chroma * (0.15 + 0.5 * (1 - lightness)), hue + 14)],
  ]);
}

/** A skin's own colour, in the picture's light: a little of the ground's hue, and less light over a dark ground. */
function skinTone(skin: Exclude<Skin, "ground">, palette: Palette) {
  const { lightness, chroma, hue } = skins[skin];
  return {
    lightness: isDeepGround(palette) ? lightness * 0.86 : lightness,
    chroma: chroma + 0.15 * oklchOf(palette.groundBase).chroma,
    hue: leaning(hue, palette.groundBase, 0.02),
  };
}

/** Hair as cut from paper of the ground's hue, much deeper than it. */
export function hairRamp(palette: Palette, lightness = 0.34): Ramp {
  const own = oklchOf(palette.groundShadow);
  const chroma = Math.min(0.075, Math.max(0.03, own.chroma * 0.8));
  const hue = leaning(45, palette.groundShadow, 0.1);
  return rampAround(
    tint(lightness * 0.66, chroma, hue - 8),
    tint(lightness, chroma, hue),
    tint(lightness + 0.2, chroma * 0.95, hue + 8),
  );
}

/** What lies in shadow between papers: the ground's deep hue. */
export function shadowOf(palette: Palette): Colour {
  const { lightness, chroma, hue } = oklchOf(palette.groundShadow);
  return tint(lightness * 0.5, Math.max(0.03, chroma * 0.85), hue);
}

/** Lips and cheeks: the skin's own, redder and deeper. */
export function blush(skin: Skin, palette: Palette, deeper = 0.88): Colour {
  if (skin === "ground") return mix(fromHex(palette.groundBase), fromHex(palette.groundShadow), 0.6);
  const { lightness, chroma, hue } = skinTone(skin, palette);
  return tint(lightness * deeper, chroma + 0.055, hue - 30);
}

export function lipRamp(skin: Skin, palette: Palette): Ramp {
  if (skin === "ground") return groundRamp(palette);
  const { lightness, chroma, hue } = skinTone(skin, palette);
  const [own, rose] = [lightness * (0.98 - 0.14 * lightness), hue - 14 - 14 * lightness];
  return rampOf([
    [0, tint(own * 0.5, chroma + 0.03, rose - 4)],
    [0.3, tint(own * 0.8, chroma + 0.03, rose - 2)],
    [0.62, tint(own, chroma + 0.028, rose)],
    [0.88, tint(own + 0.12, chroma + 0.008, rose + 6)],
    [1, tint(Math.min(0.98, own + 0.33), 0.02, rose + 12)],
  ]);
}

/** The darkest lines: lashes and brows. */
export function lashColour(palette: Palette, towardSkin: HexColour | null = null): Colour {
  const own = tint(0.27, 0.035, leaning(40, palette.groundShadow, 0.4));
  return towardSkin === null ? own : mix(own, fromHex(towardSkin), 0.3);
}

/** The colour at a place of a ramp. */
export function toneOf(ramp: Ramp, at: number): Colour {
  const pixel = ramp[Math.round(at * (ramp.length - 1))] ?? 0;
  return [(pixel & 255) / 255, ((pixel >> 8) & 255) / 255, ((pixel >> 16) & 255) / 255];
}
