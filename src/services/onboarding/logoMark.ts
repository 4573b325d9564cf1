import type { BrandLogo } from "../../core/brand/kit.ts";
import { cutText } from "../../core/discovery/cutText.ts";
import { errorText } from "../../core/errorText.ts";
import { offenceNames } from "../../core/outsideWords/offenceNames.ts";
import { offencesIn } from "../../core/outsideWords/unfit.ts";
import { colourDistance, oklchOf } from "../../core/rendering/colour.ts";
import type { HexColour } from "../../core/rendering/scene.ts";

/** Type and size of a picture by its first bytes; null for what is no whole PNG, JPEG or WebP. */
export type PictureSize = (
  bytes: Uint8Array,
) => { type: "png" | "jpeg" | "webp"; width: number; height: number } | null;
/** Colours of what is opaque in a PNG, most of it first; empty where it cannot be read. */
export type ColoursOfPng = (png: Uint8Array) => HexColour[];

/** What a logo is judged with. */
export interface LogoMeasures {
  pictureSize: PictureSize;
  coloursOfPng: ColoursOfPng | null;
}

/** From this lightness on (OKLCH) a logo is lost on a light ground. */
const paleLightness = 0.8;
/** Colours nearer to each other (OKLab) are one, with its soft edge. */
const oneColour = 0.06;

/** A logo as it is stored, before it has a key. */
export interface LogoFile extends Omit<BrandLogo, "key"> {
  bytes: Uint8Array;
  type: "png" | "jpeg" | "webp";
}

/** What a logo says that no ad says, as half a sentence; null where it says nothing of the kind. */
export function offenceOf(words: string, home: string): string | null {
  const [offence] = offencesIn(words, { url: home });
  if (offence === undefined) return null;
  return `in “${cutText(words, 40)}” it holds ${offenceNames[offence]}`;
}

/** The logo as it can stand in an ad; null where it cannot. */
export function markOf({ pictureSize, coloursOfPng }: LogoMeasures, png: Uint8Array): LogoFile | null {
  const size = pictureSize(png);
  const colours = coloursIn(png, coloursOfPng);
  const [first] = colours;
  if (size === null || first === undefined) return null;
  const isSingleColoured = colours.every((hex) => colourDistance(hex, first) < oneColour);
  return { bytes: png, ...size, ground: groundOf(colours), mark: { colours, isSingleColoured } };
}

/** A logo of pale colours only needs a dark ground. */
export function groundOf(colours: readonly HexColour[]): BrandLogo["ground"] {
  const isPale = colours.length > 0 && colours.every((hex) => oklchOf(hex).lightness >= paleLightness);
  return isPale ? "dark" : "light";
}

export function coloursIn(png: Uint8Array, coloursOfPng: ColoursOfPng | null): HexColour[] {
  try {
    return coloursOfPng?.(png) ?? [];
  } catch (error) {
    console.warn("the colours of a logo could not be read", errorText(error));
    return [];
  }
}
