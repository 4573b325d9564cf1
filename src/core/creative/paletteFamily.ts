import type { BrandKit } from "../brand/kit.ts";
import { isChromatic } from "../brand/kitColours.ts";
import type { Spread } from "../contract/creative.ts";
import { hueDistance, oklchOf, type Oklch } from "../rendering/colour.ts";
import type { HexColour } from "../rendering/scene.ts";
import { hueOf } from "./hues.ts";

/** The colours that the grounds of one delivery are made of, so that its ads look like one campaign. */
export interface PaletteFamily {
  /** The brand's own, the one that it is known by first; at least one, no two of one hue. */
  own: readonly Oklch[];
  /** Hue of what papers, walls and creams are made of. */
  neutralHue: number;
  /** The brand's darkest colour, for dark grounds; null where it has none that is dark. */
  deep: Oklch | null;
  /** One colour of the products that the brand does not have itself. */
  accent: Oklch | null;
}

interface FamilyRequest {
  kit: Pick<BrandKit, "colours" | "roles">;
  /** Colours of each product of the delivery, most telling first. */
  products: readonly { colours: readonly HexColour[] }[];
  spread: Spread;
}

const maxOwn: Record<Exclude<Spread, "wide">, number> = { close: 1, balanced: 3 };
/** Hues nearer than this are one to the eye; what differs is their lightness. Degrees. */
const sameHue = 28;
/** With so many hues of its own a brand needs none of its products'. */
const manyHues = 3;
/** A light colour of this chroma is a brand's paper: less is plain white, more a colour. */
const paperChroma = { min: 0.006, max: 0.05 };
const minPaperLightness = 0.86;
/** Shadows on a yellowish paper look like khaki; on linen they look like linen. */
const khaki = { from: 78, to: 115, instead: 77 };
const maxDeepLightness = 0.42;
/** A darker black than this (chroma) has no hue of its own to speak of. */
const blackChroma = 0.008;
/** Plaster and linen, for whom neither brand nor products have a colour. */
const plaster: Oklch = { lightness: 0.9, chroma: 0.035, hue: 72 };

/** The family of a delivery; null where each ad may take its own hues. */
export function familyOf({ kit, products, spread }: FamilyRequest): PaletteFamily | null {
  if (spread === "wide") return null;
  const ofProducts = huesApart(products.flatMap(({ colours }) => colourOf(colours)))
    .sort((a, b) => b.count - a.count)
    .map(({ first }) => first);
  const ofBrand = huesApart(brandColours(kit).filter(isChromatic).map(oklchOf)).map(({ first }) => first);
  const carrying = ofBrand.length > 0 ? ofBrand : ofProducts.length > 0 ? ofProducts : [plaster];
  const own = carrying.slice(0, maxOwn[spread]);
  const further = ofProducts.find(({ hue }) => own.every((one) => hueDistance(one.hue, hue) >= sameHue)) ?? null;
  return {
    own,
    neutralHue: neutralHueOf(kit, own[0]?.hue ?? plaster.hue),
    deep: ofBrand.length === 0 ? null : deepOf(kit, own[0]?.hue ?? plaster.hue),
    accent: spread === "close" || own.length >= manyHues || ofBrand.length === 0 ? null : further,
  };
}

/** What the brand shows itself in; its page's ground and text are neutrals, whatever they are called. */
function brandColours({ colours, roles }: FamilyRequest["kit"]): HexColour[] {
  const named = [roles.primary, roles.accent, roles.secondary].filter((hex) => hex !== null);
  const others = colours.filter((hex) => hex !== roles.background && hex !== roles.text);
  return named.some(isChromatic) ? named : others.slice(0, manyHues);
}

/** That of the brand's own paper where it has one, otherwise a touch of its first colour. */
function neutralHueOf({ colours, roles }: FamilyRequest["kit"], ownHue: number): number {
  const papers = [roles.background, ...colours].filter((hex) => hex !== null).map(oklchOf);
  const hue =
    papers.find(
      ({ lightness, chroma }) =>
        lightness >= minPaperLightness && chroma >= paperChroma.min && chroma < paperChroma.max,
    )?.hue ?? ownHue;
  return hue > khaki.from && hue < khaki.to ? khaki.instead : hue;
}

function deepOf({ colours, roles }: FamilyRequest["kit"], ownHue: number): Oklch | null {
  const dark = [...colours, ...(roles.text === null ? [] : [roles.text])]
    .map(oklchOf)
    .filter(({ lightness }) => lightness < maxDeepLightness)
    .sort((a, b) => a.lightness - b.lightness)[0];
  if (dark === undefined) return null;
  return dark.chroma < blackChroma ? { ...dark, chroma: blackChroma, hue: ownHue } : dark;
}

/** A product's most telling colour; none of one that is all black, grey and white. */
function colourOf(colours: readonly HexColour[]): Oklch[] {
  const hue = hueOf(colours);
  const found = colours.map(oklchOf).find((colour) => colour.hue === hue);
  return found === undefined ? [] : [found];
}

/** The first of each hue, and how many share it. */
function huesApart(colours: readonly Oklch[]): { first: Oklch; count: number }[] {
  const groups: { first: Oklch; count: number }[] = [];
  for (const colour of colours) {
    const known = groups.find(({ first }) => hueDistance(first.hue, colour.hue) < sameHue);
    if (known === undefined) groups.push({ first: colour, count: 1 });
    else known.count += 1;
  }
  return groups;
}
