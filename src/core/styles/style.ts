import type { AnimationPrompt } from "../contract/creative.ts";

/**
 * How a style treats the brand's own colours. `tonal`: shades of one hue; `neutral`: near-white, hardly coloured;
 * `pastel`: light and soft; `warm`, `cool`: pulled that way; `vivid`: saturated; `dark`: a deep ground;
 * `contrast`: light against dark; `iridescent`: hues that change with the angle.
 */
export const paletteSchemes = [
  "tonal",
  "neutral",
  "pastel",
  "warm",
  "cool",
  "vivid",
  "dark",
  "contrast",
  "iridescent",
] as const;
export type PaletteScheme = (typeof paletteSchemes)[number];

/** Stuffs that a style shows; they choose shading and surface detail. */
export const materials = [
  ...["acrylic", "amber glass", "canvas", "caramel", "ceramic", "chiffon", "chocolate", "clay", "cloud", "cotton"],
  ...["cream", "crystal", "fabric", "foam", "fruit", "gel", "glass", "glitter", "honey", "ice", "ink", "leaf"],
  ...["light", "linen", "marble", "metal", "milk", "mirror", "mist", "nut", "oil", "paint", "paper", "pearl"],
  ...["petal", "plaster", "sand", "satin", "serum", "silk", "skin", "spice", "stone", "straw", "syrup"],
  ...["terracotta", "tile", "velvet", "water", "wax", "whipped cream", "wood"],
] as const;
export type Material = (typeof materials)[number];

/** One look of the catalogue as it is written down; its id and seed follow from its name. */
export interface StyleDraft {
  /** Unique in the catalogue. Clients pin ids, and ids come from names: a published name never changes. */
  name: string;
  /** What a person would say of it: mood, colour, place, detail. Feeds the search. */
  moods: readonly string[];
  palette: PaletteScheme;
  /** The first is the main one. */
  materials: readonly Material[];
  form: {
    /** Share of the frame that the subject covers, 0 to 1. */
    coverageRatio: number;
    /** Size of its parts against the category's usual size. */
    scaleRatio: number;
    /** Times that the motion repeats within one loop; whole, so that the loop closes. */
    cyclesPerLoop: number;
  };
  light: {
    /** Where the light comes from, clockwise from the top of the frame: 0 top, 90 right, 180 behind and below. */
    angleDegrees: number;
    /** 0 is a hard sun, 1 an overcast sky. */
    softnessRatio: number;
  };
}

/** A style of the catalogue. */
export interface Style extends StyleDraft {
  /** `sty_` and the name as a slug. */
  id: string;
  animationPrompt: AnimationPrompt;
  /** Decides what is left to chance in its drawing; 32 bits. */
  seed: number;
}
