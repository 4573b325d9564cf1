import { colourDistance, contrastRatio, hexOfOklch, hueDistance, mixHex } from "../rendering/colour.ts";
import type { HexColour, Palette } from "../rendering/scene.ts";
import type { PaletteScheme } from "../categories/styleTraits.ts";
import { deepHue, hueOf, staysDeep } from "./hues.ts";
import type { PaletteFamily } from "./paletteFamily.ts";
import { groundFor, type Ground } from "./paletteGrounds.ts";
import { groundCount, strangeness, type PaletteRequest } from "./paletteIdeas.ts";
import { between, chance, deriveSeed } from "../seed.ts";

export type { PaletteRequest } from "./paletteIdeas.ts";

type Accent = Pick<Palette, "accent" | "onAccent">;

/** How deep and how strong a scheme's call to action is; `ownHue`: the brand's or the product's hue, where it goes. */
const accents: Record<PaletteScheme, { lightness: number; chroma: number; ownHue: boolean }> = {
  tonal: { lightness: 0.43, chroma: 0.1, ownHue: false },
  neutral: { lightness: 0.48, chroma: 0.12, ownHue: true },
  pastel: { lightness: 0.53, chroma: 0.105, ownHue: true },
  warm: { lightness: 0.48, chroma: 0.125, ownHue: true },
  cool: { lightness: 0.44, chroma: 0.1, ownHue: true },
  vivid: { lightness: 0.43, chroma: 0.15, ownHue: true },
  dark: { lightness: 0.77, chroma: 0.11, ownHue: true },
  contrast: { lightness: 0.3, chroma: 0.06, ownHue: true },
  iridescent: { lightness: 0.45, chroma: 0.125, ownHue: true },
};

/** One more or less deep than another by this reads as another colour even in the same hue. */
const accentStep = 0.14;
/** What `accentOn` can vary: four hues or depths. */
const accentCount = 4;

/**
 * Colours for one ad, in OKLCH. The ground's base, shadow and light share one hue, so that shadows are never grey. `ink` has
 * at least 7:1 on the base and 4.5:1 on the ground's darkest part behind words, `inkSoft` 4.5:1 on the base, both 4.5:1 on
 * the panel, and `onAccent` 4.5:1 on the accent.
 */
export function paletteFor(request: PaletteRequest): Palette {
  const ground = groundFor(request, request.seed);
  return paletteOn(ground, accentOn(request, ground, request.seed % accentCount));
}

function paletteOn(ground: Ground, accent: Accent): Palette {
  const { base, shadow, light, panel, behindWords } = ground;
  const ink = inkOn(ground, { lightness: 0.28, chroma: 0.045 }, [
    [base, 7.05],
    [mixHex(base, behindWords.toward, behindWords.share), 4.6],
    [panel, 7.05],
  ]);
  const inkSoft = inkOn(ground, { lightness: 0.44, chroma: 0.05 }, [
    [base, 4.6],
    [panel, 4.6],
  ]);
  return { groundBase: base, groundShadow: shadow, groundLight: light, ink, inkSoft, panel, ...accent };
}

/** A deep (or, on dark grounds, light) version of the ground's hue, moved on until every contrast holds. */
function inkOn(
  { hue, isDeep }: Ground,
  start: { lightness: number; chroma: number },
  needs: readonly (readonly [HexColour, number])[],
): HexColour {
  const step = isDeep ? 0.01 : -0.01;
  let lightness = isDeep ? 1.22 - start.lightness : start.lightness;
  for (;;) {
    const ink = hexOfOklch({ lightness, chroma: isDeep ? 0.02 : start.chroma, hue });
    if (needs.every(([ground, ratio]) => contrastRatio(ink, ground) >= ratio)) return ink;
    if (lightness <= 0 || lightness >= 1) return isDeep ? "#ffffff" : "#000000";
    lightness = Math.min(1, Math.max(0, lightness + step));
  }
}

/**
 * The call to action: the brand's own colour made deep, where it goes with the ground, otherwise the product's, otherwise
 * the ground's; the variants are another depth and another hue of these. It stands out from the ground by at least 3:1
 * (WCAG 2.2, 1.4.11).
 */
function accentOn(request: PaletteRequest, { hue: ground, base, isDeep }: Ground, variant: number): Accent {
  const { lightness, chroma, ownHue } = accents[isDeep || request.scheme !== "dark" ? request.scheme : "tonal"];
  const fitting = ownHue ? accentHues(request).filter((hue) => goesWith(hue, ground, request.scheme)) : [];
  const hues = [...fitting, ground];
  const hue = deepHue(hues[(variant >> 1) % hues.length] ?? ground);
  const strength = chroma * buttonChroma(request) * between(0.92, 1.06, request.seed, "accent") * quieter(hue);
  const depth = lightness + between(-0.015, 0.015, request.seed, "accent depth");
  const isLow = lightness < 0.4;
  const other = isDeep || isLow ? depth + accentStep : depth - accentStep;
  const start = variant % 2 === 0 ? depth : other;
  const onAccent = isDeep
    ? hexOfOklch({ lightness: 0.22, chroma: 0.04, hue: ground })
    : hexOfOklch({ lightness: 0.985, chroma: 0.01, hue: ground });
  const step = isDeep ? 0.01 : -0.01;
  for (let at = start; ; at += step) {
    const accent = hexOfOklch({ lightness: at, chroma: strength, hue });
    const isClear = contrastRatio(accent, onAccent) >= 4.6 && contrastRatio(accent, base) >= 3.05;
    if (isClear || at <= 0 || at >= 1) return { accent, onAccent };
  }
}

/** Deep blue and cognac look cheap at a chroma that wine and leaf green need. */
function quieter(hue: number): number {
  return hueDistance(hue, 212) < 60 ? 0.8 : hueDistance(hue, 60) < 18 ? 0.76 : 1;
}

function accentHues({ brandColours, productColours, family }: PaletteRequest): number[] {
  const brand = family === null ? hueOf(brandColours) : buttonHueOf(family);
  return [brand, hueOf(productColours)].filter((hue) => hue !== null);
}

/** The brand's first colour that stays itself when it is made deep, as a button has to be. */
function buttonHueOf({ own }: PaletteFamily): number | null {
  return (own.find(({ hue }) => staysDeep(hue)) ?? own[0])?.hue ?? null;
}

/** A quiet brand has quiet buttons. */
function buttonChroma({ family }: PaletteRequest): number {
  const chroma = family?.own[0]?.chroma;
  return chroma === undefined ? 1 : Math.min(1, Math.max(0.6, chroma / 0.09));
}

/** Hues go together when they are near each other or nearly opposite; with pearl only its own hue does. */
function goesWith(hue: number, ground: number, scheme: PaletteScheme): boolean {
  const distance = hueDistance(hue, ground);
  if (scheme === "iridescent") return distance < 45;
  return distance < 62 || distance > 142;
}

/**
 * A palette that differs visibly from those before it, in its ground and in its accent, and that stays as near to brand and
 * product as that allows. `before` is most recent first.
 */
export function paletteApartFrom(before: readonly Palette[], request: PaletteRequest): Palette {
  const start = deriveSeed(request.seed, "scheme") % 0x10000;
  const last = before[0];
  const grounds = Array.from({ length: groundCount(request) }, (_, turn) => {
    const ground = groundFor(request, start + turn);
    const standsOut = Math.min(
      0.06,
      ...request.productColours.slice(0, 1).map((hex) => colourDistance(hex, ground.base)),
    );
    const apart = 1.5 * apartness(before, 0.08, (palette) => groundDistance(palette, ground));
    // The grounds of two neighbours must never look like one colour, however much their shadows differ.
    const told = last === undefined ? 0 : 4 * Math.min(0.025, colourDistance(last.groundBase, ground.base));
    const led = -0.03 * strangeness(request, start + turn);
    return { value: ground, score: apart + told + standsOut + led + 0.02 * chance(request.seed, "turn", turn) };
  });
  const ground = best(grounds) ?? groundFor(request, start);
  const variants = Array.from({ length: accentCount }, (_, variant) => {
    const accent = accentOn(request, ground, variant);
    // That the panels of two neighbours differ counts more than whose colour they have.
    const apart = 3 * apartness(before, 0.1, (palette) => colourDistance(palette.accent, accent.accent));
    // Nor may they look like one colour for the sake of the ad before the last.
    const told = last === undefined ? 0 : 6 * Math.min(0.06, colourDistance(last.accent, accent.accent));
    return { value: accent, score: apart + told - 0.03 * variant };
  });
  return paletteOn(ground, best(variants) ?? accentOn(request, ground, 0));
}

function apartness(before: readonly Palette[], most: number, distance: (palette: Palette) => number): number {
  return before.reduce((sum, palette, age) => sum + Math.min(most, distance(palette)) / (1 + age), 0);
}

function groundDistance(palette: Palette, { base, shadow, panel }: Ground): number {
  return (
    colourDistance(palette.groundBase, base) +
    0.15 * colourDistance(palette.groundShadow, shadow) +
    0.15 * colourDistance(palette.panel, panel)
  );
}

function best<T>(options: readonly { value: T; score: number }[]): T | undefined {
  return options.reduce<{ value: T; score: number } | null>(
    (top, next) => (top === null || next.score > top.score ? next : top),
    null,
  )?.value;
}
