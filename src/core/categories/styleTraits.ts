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
