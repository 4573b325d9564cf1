import type { AnimationPrompt } from "../contract/creative.ts";
import { colourDistance, hexOfOklch, hueDistance } from "../rendering/colour.ts";
import type { HexColour, TextureName } from "../rendering/scene.ts";
import type { PaletteScheme } from "../styles/style.ts";
import { appetising, deepHue, hueOf, pulledInto } from "./hues.ts";
import { between } from "./seed.ts";

export interface PaletteRequest {
  /** Of the product's picture, most telling first; may be empty. */
  productColours: readonly HexColour[];
  /** Of the brand's site, most telling first; may be empty. */
  brandColours: readonly HexColour[];
  texture: TextureName;
  /** How the style treats those colours. */
  scheme: PaletteScheme;
  /** The picture is multiplied onto the ground instead of cut out: on a deep or loud one it would be lost. */
  isMultiplied: boolean;
  /** Neighbouring seeds give neighbouring ideas, so that counting up walks through all of them. */
  seed: number;
}

/** Colours under everything: the texture's ramp and the panel on it. */
export interface Ground {
  base: HexColour;
  shadow: HexColour;
  light: HexColour;
  panel: HexColour;
  hue: number;
  /** A dark ground with light words. */
  isDeep: boolean;
  /** What lies behind words at worst, between the base and the ramp's end that is nearer to the words' colour. */
  behindWords: { toward: HexColour; share: number };
}

/** Whose hue a ground takes, turned how far. */
interface HueIdea {
  hue: "product" | "brand" | number;
  turn?: number;
}

interface Tone {
  lightness: number;
  chroma: number;
}

interface Shape {
  base: Tone;
  shadow: Tone;
  light: Tone;
  panel: Tone;
  /** How far the lights leave the ground's hue, for stuffs that shimmer; the shadows follow a part of the way. Degrees. */
  shimmer?: number;
}

const tone = (lightness: number, chroma: number): Tone => ({ lightness, chroma });

/** The schemes on an opaque, pale surface; other surfaces shift them. */
const shapes: Record<PaletteScheme, Shape> = {
  tonal: { base: tone(0.83, 0.066), shadow: tone(0.63, 0.1), light: tone(0.935, 0.034), panel: tone(0.955, 0.024) },
  neutral: { base: tone(0.94, 0.009), shadow: tone(0.785, 0.032), light: tone(0.99, 0.004), panel: tone(0.982, 0.005) },
  pastel: {
    base: tone(0.915, 0.042),
    shadow: tone(0.765, 0.082),
    light: tone(0.984, 0.014),
    panel: tone(0.974, 0.014),
  },
  warm: { base: tone(0.88, 0.07), shadow: tone(0.68, 0.118), light: tone(0.97, 0.034), panel: tone(0.966, 0.024) },
  cool: { base: tone(0.895, 0.045), shadow: tone(0.69, 0.088), light: tone(0.98, 0.016), panel: tone(0.97, 0.014) },
  vivid: { base: tone(0.795, 0.12), shadow: tone(0.605, 0.145), light: tone(0.925, 0.066), panel: tone(0.966, 0.02) },
  dark: { base: tone(0.34, 0.06), shadow: tone(0.21, 0.046), light: tone(0.6, 0.085), panel: tone(0.29, 0.05) },
  contrast: {
    base: tone(0.925, 0.014),
    shadow: tone(0.5, 0.062),
    light: tone(0.993, 0.005),
    panel: tone(0.985, 0.008),
  },
  iridescent: {
    base: tone(0.88, 0.05),
    shadow: tone(0.7, 0.1),
    light: tone(0.955, 0.055),
    panel: tone(0.97, 0.018),
    shimmer: 100,
  },
};

/** Where the product would vanish on a deep ground: the deepest that still carries dark words. */
const dusk: Shape = {
  base: tone(0.77, 0.05),
  shadow: tone(0.52, 0.075),
  light: tone(0.9, 0.03),
  panel: tone(0.945, 0.02),
};

interface Surface {
  /** Added to base and shadow of a light ground. */
  lift: number;
  /** Factor of all chroma. */
  chroma: number;
  /** The same of a deep ground, which shouts in no hue. */
  deepChroma: number;
  /** How far toward its shadow a ground gets behind words, at worst. */
  depthBehindWords: number;
  /** Hues that it has by itself: for products and brands without any colour, and for a change. */
  natural: readonly [number, number];
}

const opaque: Surface = { lift: 0, chroma: 1, deepChroma: 0.9, depthBehindWords: 0.35, natural: [70, 36] };
const clear: Surface = { lift: -0.012, chroma: 1.3, deepChroma: 0.9, depthBehindWords: 0.35, natural: [78, 56] };
const water: Surface = { lift: -0.045, chroma: 1.2, deepChroma: 1.1, depthBehindWords: 0.75, natural: [212, 194] };

const surfaces: Partial<Record<AnimationPrompt, Surface>> = {
  "Serum Droplets": clear,
  "Serum Drizzles": clear,
  "Serum Drips": clear,
  "Gel Cream": clear,
  "Water Ball": clear,
  "Dew Drops on Flower or Leaf": clear,
  "Liquid Dripping": clear,
  "Water Ripples": water,
  "Water Ripples Poolside": water,
  "Beach Waves": water,
  "Beach Umbrella with Waves": water,
  "Yacht Life": water,
  "Ingredients in Water": water,
};

const surfaceOf = (texture: TextureName): Surface => surfaces[texture] ?? opaque;

/** What pearl plays round: rose on one side, aqua on the other. Hue in degrees. */
const pearl = 290;
/** Nearer to one of the product's main colours than this (OKLab), a ground would swallow it; a deep one sooner, by its shadows. */
const camouflage = { light: 0.08, deep: 0.2 };
/** Darker than this (OKLab lightness) a ground behind dark words takes their contrast. */
const darkestBehindWords = 0.62;
/** The deepest shadow that still has a hue. */
const blackest = 0.15;
/** With less a shadow is grey, which looks dirty. */
const leastShadowChroma = 0.024;
/** Of the product's colours those that make its outline; of the second half as much is asked. */
const mainColours = 2;

/** Each idea comes in its usual depth and a little deeper, so that two near-white grounds can be told apart. */
const depths = [0, -0.035];

/** How many different grounds a scheme offers on a texture. */
export function groundCount({ scheme, texture }: Pick<PaletteRequest, "scheme" | "texture">): number {
  return depths.length * ideasFor(scheme, texture).length;
}

function ideasFor(scheme: PaletteScheme, texture: TextureName): readonly HueIdea[] {
  const natural = surfaceOf(texture).natural;
  const led: HueIdea[] = [
    { hue: "product" },
    { hue: "brand" },
    { hue: "product", turn: 26 },
    { hue: "product", turn: -26 },
  ];
  switch (scheme) {
    case "tonal":
      return [...led.slice(0, 2), { hue: "product", turn: 15 }, { hue: "product", turn: -15 }];
    case "iridescent":
      return [...led, { hue: "brand", turn: 60 }, { hue: "product", turn: -80 }];
    default:
      return [...led, { hue: "brand", turn: 20 }, ...natural.map((hue) => ({ hue }))];
  }
}

/** How far an idea is from the brand's and the product's own hues: 0 for one of them, 1 for neither. */
export function strangeness(request: PaletteRequest, turn: number): number {
  const idea = ideaAt(request, turn);
  return typeof idea.hue === "number" ? 1 : Math.abs(idea.turn ?? 0) / 90;
}

function ideaAt({ scheme, texture }: PaletteRequest, turn: number): HueIdea {
  const ideas = ideasFor(scheme, texture);
  return ideas[turn % ideas.length] ?? { hue: "product" };
}

/**
 * The ground of one turn, in OKLCH. Base, shadow and light share one hue, so that shadows are never grey; only an iridescent
 * one plays into neighbouring hues. It keeps clear of the product's main colours.
 */
export function groundFor(request: PaletteRequest, turn: number): Ground {
  const { texture, scheme, seed, isMultiplied } = request;
  const surface = surfaceOf(texture);
  const isDeep = scheme === "dark" && !isMultiplied;
  const shape = scheme === "dark" && isMultiplied ? dusk : shapes[scheme];
  const hue = groundHue(request, ideaAt(request, turn), surface);
  const share = isDeep ? surface.deepChroma : surface.chroma * calmerShare(hue, surface) * (isMultiplied ? 0.7 : 1);
  const shimmer = (shape.shimmer ?? 0) * (hueDistance(hue + 1, pearl) < hueDistance(hue, pearl) ? 1 : -1);
  const usual =
    shape.base.lightness +
    (isDeep ? 0 : liftOf(surface, hue)) +
    depthAt(request, turn) +
    between(-0.008, 0.008, seed, "lift");
  const baseAt = (lightness: number) => hexOfOklch({ lightness, chroma: shape.base.chroma * share, hue });
  const lightness = clearOf(request, usual, isDeep, baseAt);
  const moved = lightness - shape.base.lightness;
  const part = ({ lightness: own, chroma }: Tone, follow: number, turned = 0) =>
    hexOfOklch({ lightness: Math.min(0.995, own + moved * follow), chroma: chroma * share, hue: hue + turned });
  const lowest = lightness - (lightness - darkestBehindWords) / surface.depthBehindWords;
  const shadow = hexOfOklch({
    lightness: Math.max(shape.shadow.lightness + (isDeep ? 1.5 : 0.9) * moved, isDeep ? blackest : lowest),
    chroma: Math.max(leastShadowChroma, shape.shadow.chroma * share),
    hue: hue + 0.4 * shimmer,
  });
  const light = part(shape.light, isDeep ? 0.6 : 0.2, shimmer);
  return {
    base: baseAt(lightness),
    shadow,
    light,
    panel: part(shape.panel, isDeep ? 0 : 0.1),
    hue,
    isDeep,
    behindWords: isDeep ? { toward: light, share: 0.35 } : { toward: shadow, share: surface.depthBehindWords },
  };
}

function depthAt({ scheme, texture }: PaletteRequest, turn: number): number {
  return depths[Math.floor(turn / ideasFor(scheme, texture).length) % depths.length] ?? 0;
}

function boundsOf({ isMultiplied }: PaletteRequest, isDeep: boolean): readonly [low: number, high: number] {
  if (isDeep) return [0.22, 0.44];
  return isMultiplied ? [0.76, 0.97] : [0.72, 0.97];
}

/** The lightness nearest to the usual one at which the ground stands off the product's colours. */
function clearOf(
  request: PaletteRequest,
  usual: number,
  isDeep: boolean,
  baseAt: (lightness: number) => HexColour,
): number {
  const colours = request.productColours.slice(0, mainColours);
  const [low, high] = boundsOf(request, isDeep);
  const enough = isDeep ? camouflage.deep : camouflage.light;
  let best = { lightness: Math.min(high, Math.max(low, usual)), distance: -1 };
  for (let step = 0; step <= 0.25; step += 0.02) {
    for (const lightness of [usual + step, usual - step]) {
      if (lightness < low || lightness > high) continue;
      const base = baseAt(lightness);
      const apart = colours.map((hex, position) => (1 + position) * colourDistance(hex, base));
      const distance = Math.min(enough, ...apart);
      if (distance > best.distance + 0.001) best = { lightness, distance };
      if (distance === enough) return lightness;
    }
  }
  return best.lightness;
}

function groundHue(request: PaletteRequest, idea: HueIdea, surface: Surface): number {
  const { productColours, brandColours, scheme, seed } = request;
  const own = hueOf(productColours) ?? hueOf(brandColours) ?? surface.natural[0];
  const wanted = idea.hue === "product" ? own : idea.hue === "brand" ? (hueOf(brandColours) ?? own + 24) : idea.hue;
  const turned = wanted + (idea.turn ?? 0) + between(-5, 5, seed, "hue");
  if (scheme === "warm") return appetising(pulledInto(turned, 48, 36));
  if (scheme === "cool") return pulledInto(turned, 225, 42);
  if (scheme === "iridescent") return pulledInto(turned, pearl, 78);
  if (scheme !== "dark") return appetising(turned);
  // Deep water of a warm hue reads as mud or stone.
  return surface === water ? pulledInto(turned, 215, 62) : deepHue(turned);
}

/** Blue water may be deep; any other is milk with a tint, or it looks stale. */
function liftOf(surface: Surface, hue: number): number {
  return surface === water && !isWaterBlue(hue) ? surface.lift / 4 : surface.lift;
}

const isWaterBlue = (hue: number) => hueDistance(hue, 212) < 34;

/** Mint and violet shout at a chroma at which honey and water still whisper; water that is not blue is only tinted. */
function calmerShare(hue: number, surface: Surface): number {
  if (isWaterBlue(hue)) return 1;
  const tinted = surface === water ? 0.8 : 1;
  const isLoud = hueDistance(hue, 155) < 30 || hueDistance(hue, 290) < 40;
  return tinted * (hueDistance(hue, 78) < 30 ? 1 : isLoud ? 0.66 : 0.85);
}
