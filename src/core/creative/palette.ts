import { contrastRatio, colourDistance, hexOfOklch, hueDistance, mixHex, oklchOf } from "../rendering/colour.ts";
import type { HexColour, Palette, TextureName } from "../rendering/scene.ts";
import { between, chance, deriveSeed, inTurn } from "./seed.ts";

export interface PaletteRequest {
  /** Of the product's picture, most telling first; may be empty. */
  productColours: readonly HexColour[];
  /** Of the brand's site, most telling first; may be empty. */
  brandColours: readonly HexColour[];
  texture: TextureName;
  /** The picture is multiplied onto the ground instead of cut out: on a deep one it would be lost. */
  isMultiplied: boolean;
  /** Neighbouring seeds give neighbouring schemes, so that counting up walks through all of them. */
  seed: number;
}

/** One idea for a ground: whose hue, turned how far, how deep. */
interface Scheme {
  hue: "product" | "brand" | number;
  turn?: number;
  /** Share of the texture's usual chroma. */
  chroma?: number;
  /** A dark ground with light words. */
  deep?: boolean;
}

interface Ground {
  base: { lightness: number; chroma: number };
  shadow: { lightness: number; chroma: number };
  light: { lightness: number; chroma: number };
}

/** Lightness and chroma that look right for each texture, on light grounds. */
const grounds: Record<TextureName, Ground> = {
  "Lotion Texture": {
    base: { lightness: 0.915, chroma: 0.03 },
    shadow: { lightness: 0.715, chroma: 0.073 },
    light: { lightness: 0.981, chroma: 0.012 },
  },
  "Serum Droplets": {
    base: { lightness: 0.9, chroma: 0.068 },
    shadow: { lightness: 0.7, chroma: 0.122 },
    light: { lightness: 0.972, chroma: 0.032 },
  },
  "Water Ripples": {
    base: { lightness: 0.845, chroma: 0.06 },
    shadow: { lightness: 0.645, chroma: 0.095 },
    light: { lightness: 0.977, chroma: 0.02 },
  },
};

const deepGround: Ground = {
  base: { lightness: 0.37, chroma: 0.065 },
  shadow: { lightness: 0.23, chroma: 0.05 },
  light: { lightness: 0.62, chroma: 0.085 },
};

const schemes: Record<TextureName, readonly Scheme[]> = {
  "Lotion Texture": [
    { hue: "product" },
    { hue: 74, chroma: 0.85 },
    { hue: 36 },
    { hue: "product", turn: 30 },
    { hue: "brand" },
    { hue: 138, chroma: 0.9 },
    { hue: "product", turn: -30 },
    { hue: 54, chroma: 1.15 },
  ],
  "Serum Droplets": [
    { hue: 80 },
    { hue: "product" },
    { hue: 56, chroma: 0.85 },
    { hue: "brand", chroma: 0.8 },
    { hue: 72, chroma: 0.7 },
    { hue: "product", deep: true },
    { hue: 22, chroma: 0.6 },
  ],
  "Water Ripples": [
    { hue: 212 },
    { hue: 194, chroma: 0.9 },
    { hue: "product", chroma: 0.75 },
    { hue: 228 },
    { hue: 205, chroma: 0.65 },
    { hue: 232, deep: true },
    { hue: "brand", chroma: 0.7 },
  ],
};

/** How far toward its shadow a ground gets behind words, at worst. */
const depthBehindWords: Record<TextureName, number> = {
  "Lotion Texture": 0.35,
  "Serum Droplets": 0.35,
  "Water Ripples": 0.75,
};

/** Hues for products and brands without any colour. */
const quietHue: Record<TextureName, number> = { "Lotion Texture": 70, "Serum Droplets": 78, "Water Ripples": 214 };

/** Under this chroma a colour reads as grey, black or white and says nothing of a hue. */
const greyChroma = 0.03;

/**
 * Colours for one ad, in OKLCH. The ground's base, shadow and light share one hue, so that shadows are never grey. `ink` has
 * at least 7:1 on the base and 4.5:1 on the ground's darkest part behind words, `inkSoft` 4.5:1 on the base, both 4.5:1 on
 * the panel, and `onAccent` 4.5:1 on the accent.
 */
export function paletteFor(request: PaletteRequest): Palette {
  const { texture, seed } = request;
  const scheme = schemeFor(request);
  const hue = groundHue(request, scheme);
  const shape = scheme.deep ? deepGround : grounds[texture];
  const lift = between(-0.01, 0.012, seed, "lift");
  const tone = (part: { lightness: number; chroma: number }) =>
    hexOfOklch({ lightness: part.lightness + lift, chroma: part.chroma * coolShare(hue, scheme), hue });
  const groundBase = tone(shape.base);
  const groundShadow = tone(shape.shadow);
  const groundLight = tone(shape.light);
  const behindWords = scheme.deep
    ? mixHex(groundBase, groundLight, 0.35)
    : mixHex(groundBase, groundShadow, depthBehindWords[texture]);
  const panel = scheme.deep ? tone({ lightness: 0.3, chroma: 0.05 }) : tone({ lightness: 0.965, chroma: 0.016 });
  const ink = inkOn(hue, scheme, { lightness: 0.28, chroma: 0.045 }, [
    [groundBase, 7.05],
    [behindWords, 4.6],
    [panel, 7.05],
  ]);
  const inkSoft = inkOn(hue, scheme, { lightness: 0.44, chroma: 0.05 }, [
    [groundBase, 4.6],
    [panel, 4.6],
  ]);
  return { groundBase, groundShadow, groundLight, ink, inkSoft, panel, ...accentOn(request, hue, groundBase, scheme) };
}

/** The scheme whose turn it is; a deep ground only under a product that stands out from it. */
function schemeFor({ productColours, texture, isMultiplied, seed }: PaletteRequest): Scheme {
  const scheme = inTurn(schemes[texture], seed) ?? { hue: quietHue[texture] };
  if (!scheme.deep) return scheme;
  const isLightProduct = productColours.length > 0 && productColours.every((hex) => oklchOf(hex).lightness > 0.6);
  return isLightProduct && !isMultiplied ? scheme : { hue: scheme.hue, turn: 18 };
}

function groundHue({ productColours, brandColours, texture, seed }: PaletteRequest, scheme: Scheme): number {
  const own = hueOf(productColours) ?? hueOf(brandColours) ?? quietHue[texture];
  const wanted =
    scheme.hue === "product" ? own : scheme.hue === "brand" ? (hueOf(brandColours) ?? own + 24) : scheme.hue;
  return appetising(wanted + (scheme.turn ?? 0) + between(-6, 6, seed, "hue"));
}

/** Hue of the most colourful of a list, earlier ones counting more; null when all are greys. */
function hueOf(colours: readonly HexColour[]): number | null {
  let best: { weight: number; hue: number } | null = null;
  for (const [position, hex] of colours.entries()) {
    const { chroma, hue } = oklchOf(hex);
    const weight = Math.min(chroma, 0.15) / (1 + 0.35 * position);
    if (chroma >= greyChroma && (best === null || weight > best.weight)) best = { weight, hue };
  }
  return best?.hue ?? null;
}

/** Pale yellow-green reads as gone off; hues near it step aside to honey or sage. */
function appetising(hue: number): number {
  const turned = ((hue % 360) + 360) % 360;
  if (turned > 92 && turned < 128) return turned < 108 ? 90 : 130;
  return turned;
}

/** Mint and violet shout at a chroma at which honey and water still whisper. */
function coolShare(hue: number, scheme: Scheme): number {
  const isWarm = hueDistance(hue, 78) < 30;
  const isWater = hueDistance(hue, 212) < 28;
  const isLoud = hueDistance(hue, 155) < 30 || hueDistance(hue, 290) < 40;
  return (scheme.chroma ?? 1) * (isWarm || isWater ? 1 : isLoud ? 0.66 : 0.85);
}

/** A deep (or, on dark grounds, light) version of the ground's hue, moved on until every contrast holds. */
function inkOn(
  hue: number,
  scheme: Scheme,
  start: { lightness: number; chroma: number },
  needs: readonly (readonly [HexColour, number])[],
): HexColour {
  const step = scheme.deep ? 0.01 : -0.01;
  let lightness = scheme.deep ? 1.22 - start.lightness : start.lightness;
  for (;;) {
    const ink = hexOfOklch({ lightness, chroma: scheme.deep ? 0.02 : start.chroma, hue });
    if (needs.every(([ground, ratio]) => contrastRatio(ink, ground) >= ratio)) return ink;
    if (lightness <= 0 || lightness >= 1) return scheme.deep ? "#ffffff" : "#000000";
    lightness = Math.min(1, Math.max(0, lightness + step));
  }
}

/**
 * The call to action: the brand's own colour made deep, where it goes with the ground, otherwise the product's, otherwise
 * the ground's. It stands out from the ground by at least 3:1 (WCAG 2.2, 1.4.11).
 */
function accentOn(request: PaletteRequest, ground: number, groundBase: HexColour, scheme: Scheme) {
  const own = accentHues(request).find((hue) => goesWith(hue, ground)) ?? ground;
  const hue = deepHue(own);
  const chroma = between(0.095, 0.125, request.seed, "accent") * (hueDistance(hue, 212) < 60 ? 0.8 : 1);
  if (scheme.deep) {
    const onAccent = hexOfOklch({ lightness: 0.22, chroma: 0.04, hue: ground });
    for (let lightness = 0.76; ; lightness += 0.01) {
      const accent = hexOfOklch({ lightness, chroma, hue });
      const isClear = contrastRatio(accent, onAccent) >= 4.6 && contrastRatio(accent, groundBase) >= 3.05;
      if (isClear || lightness >= 1) return { accent, onAccent };
    }
  }
  const onAccent = hexOfOklch({ lightness: 0.985, chroma: 0.01, hue: ground });
  for (let lightness = between(0.47, 0.53, request.seed, "accent depth"); ; lightness -= 0.01) {
    const accent = hexOfOklch({ lightness, chroma, hue });
    const isClear = contrastRatio(accent, onAccent) >= 4.6 && contrastRatio(accent, groundBase) >= 3.05;
    if (isClear || lightness <= 0) return { accent, onAccent };
  }
}

/** Yellow made deep turns olive; amber and leaf green are what it means. */
function deepHue(hue: number): number {
  if (hue <= 66 || hue >= 128) return hue;
  return hue < 104 ? 62 : 142;
}

function accentHues({ brandColours, productColours }: PaletteRequest): number[] {
  return [hueOf(brandColours), hueOf(productColours)].filter((hue) => hue !== null);
}

/** Near each other or near opposites; what lies between quarrels. */
function goesWith(hue: number, ground: number): boolean {
  const distance = hueDistance(hue, ground);
  return distance < 62 || distance > 142;
}

/**
 * A palette that differs visibly from those before it: the scheme in turn, or the next one that does. `before` is most
 * recent first.
 */
export function paletteApartFrom(before: readonly Palette[], request: PaletteRequest): Palette {
  const start = deriveSeed(request.seed, "scheme") % 0x10000;
  const options = schemes[request.texture].map((_, turn) => paletteFor({ ...request, seed: start + turn }));
  const score = (palette: Palette, turn: number) => {
    const apart = before.map((other, age) => Math.min(0.08, distanceOf(palette, other)) / (1 + age));
    const standsOut = Math.min(
      0.06,
      ...request.productColours.slice(0, 1).map((hex) => colourDistance(hex, palette.groundBase)),
    );
    return apart.reduce((sum, value) => sum + value, 0) + standsOut + 0.02 * chance(request.seed, "turn", turn);
  };
  const scored = options.map((palette, turn) => ({ palette, score: score(palette, turn) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).palette;
}

function distanceOf(a: Palette, b: Palette): number {
  return colourDistance(a.groundBase, b.groundBase) + 0.5 * colourDistance(a.groundShadow, b.groundShadow);
}
