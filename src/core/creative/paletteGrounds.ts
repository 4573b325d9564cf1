import { colourDistance, hexOfOklch, hueDistance, oklchOf } from "../rendering/colour.ts";
import type { HexColour } from "../rendering/scene.ts";
import type { PaletteScheme } from "../categories/styleTraits.ts";
import { appetising, deepHue, hueOf, pulledInto } from "./hues.ts";
import { depthAt, type HueIdea, ideaAt, type PaletteRequest } from "./paletteIdeas.ts";
import { type Surface, surfaceOf, water } from "./paletteSurfaces.ts";
import { between } from "../seed.ts";

/** Colours under everything: the ground's ramp and the panel on it. */
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
/** With less a ground that is no longer nearly white is grey, which looks like plastic. */
const leastBase = { chroma: 0.018, below: 0.88 };
/** Of the product's colours those that make its outline; of the second half as much is asked. */
const mainColours = 2;

/** A product of less (OKLCH chroma) has no hue that another could clash with; a cold white has this much. */
const leastTint = 0.012;
/** Hues that are neither alike nor opposite clash where both are strong: a family's ground stays this quiet before such a product. */
const clash = { from: 46, to: 150, maxChroma: 0.036 };

/** The shadows of such a ground are so much lighter: dark ones of little chroma look like dirt. */
const quietLift = 0.05;

/** A scheme's base this near to a brand's own colour (OKLCH lightness) becomes that colour. */
const exactLightness = 0.1;
/** A ground of more would outshine the product. */
const maxExactChroma = 0.15;
/** Of a stuff's shimmer as much as leaves the family's hues in sight. */
const familyShimmer = 0.3;

/**
 * The ground of one turn, in OKLCH. Base, shadow and light share one hue, so that shadows are never grey; only an iridescent
 * one plays into neighbouring hues. It keeps clear of the product's main colours.
 */
export function groundFor(request: PaletteRequest, turn: number): Ground {
  const { texture, scheme, seed } = request;
  const surface = surfaceOf(texture);
  const isDeep = scheme === "dark";
  const shape = shapes[scheme];
  const idea = ideaAt(request, turn);
  const hue = groundHue(request, idea, surface);
  const { member } = idea;
  const exact = member?.exact ?? null;
  const isExact = exact !== null && Math.abs(exact.lightness - shape.base.lightness) < exactLightness;
  const isQuiet = member !== undefined && !isDeep && clashesWith(request.productColours, hue);
  const maxChroma = isQuiet ? clash.maxChroma : maxExactChroma;
  const wanted = (member?.chroma ?? 1) * (isDeep ? surface.deepChroma : surface.chroma * calmerShare(hue, surface));
  const share = Math.min(wanted, isQuiet ? maxChroma / shape.base.chroma : Infinity);
  const shimmer =
    (shape.shimmer ?? 0) *
    (member === undefined ? 1 : familyShimmer) *
    (hueDistance(hue + 1, pearl) < hueDistance(hue, pearl) ? 1 : -1);
  const usual =
    (isExact ? exact.lightness : shape.base.lightness) +
    (isDeep ? 0 : liftOf(surface, hue)) +
    depthAt(request, turn) +
    between(-0.008, 0.008, seed, "lift");
  const baseChroma = isExact ? Math.min(exact.chroma, maxChroma) : shape.base.chroma * share;
  const baseAt = (lightness: number) => {
    const least = !isDeep && lightness < leastBase.below ? leastBase.chroma : 0;
    return hexOfOklch({ lightness, chroma: Math.max(baseChroma, least), hue });
  };
  const lightness = clearOf(request, usual, isDeep, baseAt);
  const moved = lightness - shape.base.lightness;
  const part = ({ lightness: own, chroma }: Tone, follow: number, turned = 0) =>
    hexOfOklch({ lightness: Math.min(0.995, own + moved * follow), chroma: chroma * share, hue: hue + turned });
  const lowest = lightness - (lightness - darkestBehindWords) / surface.depthBehindWords;
  const shadow = hexOfOklch({
    lightness: Math.max(
      shape.shadow.lightness + (isDeep ? 1.5 : 0.9) * moved + (isQuiet ? quietLift : 0),
      isDeep ? blackest : lowest,
    ),
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

/** Whether the product's most telling tint is one that would fight with a strong ground of this hue. */
function clashesWith(productColours: readonly HexColour[], hue: number): boolean {
  const tint = productColours
    .slice(0, mainColours)
    .map(oklchOf)
    .find(({ chroma }) => chroma >= leastTint);
  if (tint === undefined) return false;
  const apart = hueDistance(tint.hue, hue);
  return apart > clash.from && apart < clash.to;
}

function boundsOf(isDeep: boolean): readonly [low: number, high: number] {
  return isDeep ? [0.22, 0.44] : [0.72, 0.97];
}

/** The lightness nearest to the usual one at which the ground stands off the product's colours. */
function clearOf(
  request: PaletteRequest,
  usual: number,
  isDeep: boolean,
  baseAt: (lightness: number) => HexColour,
): number {
  const colours = request.productColours.slice(0, mainColours);
  const [low, high] = boundsOf(isDeep);
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
  if (idea.member !== undefined) return scheme === "dark" ? deepHue(turned) : appetising(turned);
  if (scheme === "warm") return appetising(pulledInto(turned, 48, 36));
  if (scheme === "cool") return pulledInto(turned, 225, 42);
  if (scheme === "iridescent") return pulledInto(turned, pearl, 78);
  if (scheme !== "dark") return appetising(turned);
  // Deep water of a warm hue reads as mud or stone.
  return surface === water ? pulledInto(turned, 215, 62) : deepHue(turned);
}

/** Only blue water may be deep; of any other hue it is pale and milky, or it looks stale. */
function liftOf(surface: Surface, hue: number): number {
  return surface === water && !isWaterBlue(hue) ? surface.lift / 4 : surface.lift;
}

const isWaterBlue = (hue: number) => hueDistance(hue, 212) < 34;

/** Mint and violet look loud at a chroma at which honey and water still look soft; water of another hue than blue is only tinted. */
function calmerShare(hue: number, surface: Surface): number {
  if (isWaterBlue(hue)) return 1;
  const tinted = surface === water ? 0.8 : 1;
  const isLoud = hueDistance(hue, 155) < 30 || hueDistance(hue, 290) < 40;
  return tinted * (hueDistance(hue, 78) < 30 ? 1 : isLoud ? 0.66 : 0.85);
}
