import type { SupportedCategory } from "../../product/categories.ts";
import { categoryOf, type Family, type Kind } from "../families.ts";
import { type Touch, touchOfFamily } from "./pack.ts";

export type Noun<G extends string> = readonly [noun: string, gender: G];

/** A name that says more of its kind than the category does, and the family where that is another one. */
export type Finer<G extends string> = readonly [category: SupportedCategory, name: RegExp, ...Noun<G>, family?: Family];

export interface KindReader<G extends string> {
  kindOf: (hints: readonly string[]) => Kind;
  genderOf: (noun: string) => G;
  touchOf: (kind: Kind) => Touch;
  /** Every noun that a product may be called by. */
  nouns: readonly string[];
}

const familyOf: Record<SupportedCategory, Family> = {
  "Eye Treatment": "eye",
  "Lip Gloss": "lip",
  "Lip Treatment": "lip",
  "Lip Balm": "lip",
  "Lip Color": "lip",
  Foundation: "complexion",
  Concealer: "complexion",
  Primer: "complexion",
  "Tinted Moisturizer": "complexion",
  Blush: "complexion",
  Bronzer: "complexion",
  Highlighter: "complexion",
  Sunscreen: "sunscreen",
  Mask: "mask",
  Scrub: "scrub",
  Mousse: "mousse",
  Cleanser: "cleanser",
  Mist: "mist",
  Toner: "mist",
  Essence: "serum",
  Serum: "serum",
  Oil: "oil",
  Balm: "balm",
  Gel: "gel",
  Lotion: "cream",
  Cream: "cream",
  Treatment: "formula",
};

const parts = /\s[–—|-]\s|[,|]/u;
/** What follows is what a product contains, not what it is: "Crème au lait d’avoine". */
const headEnd = /\s(?:mit|with|avec|à la|au|aux|con|\+)\s|\sà l['’]/iu;

/** What a name calls the product, without the line's name and what it contains, in lower case. */
function headsOf(name: string): string {
  return name
    .slice(0, 300)
    .split(parts)
    .map((part) => part.split(headEnd)[0])
    .join(" | ")
    .toLowerCase();
}

/**
 * The category decides what a product is called, never a word of its name; the name only makes it finer ("Mizellenwasser"
 * of a cleanser). `offSkin` are those for lashes, brows, beard and nails, of which nothing is said that is true of skin.
 */
export function kindReader<G extends string>(
  plain: Record<SupportedCategory, Noun<G>>,
  finer: readonly Finer<G>[],
  offSkin: readonly Finer<G>[],
): KindReader<G> {
  const all: readonly Noun<G>[] = [
    ...Object.values(plain),
    ...[...offSkin, ...finer].map(([, , noun, gender]): Noun<G> => [noun, gender]),
  ];
  const genders = new Map(all);
  const [fallback, fallbackGender] = plain.Treatment;
  const made = (category: SupportedCategory) =>
    new Set([plain[category][0], ...finer.flatMap(([of, , noun]) => (of === category ? [noun] : []))]);
  const colours = made("Lip Color");
  const glosses = made("Lip Gloss");
  const lotions = made("Lotion");
  const ofHair = new Set(offSkin.map(([, , noun]) => noun));
  return {
    kindOf(hints) {
      const category = categoryOf(hints);
      if (category === null) return { family: "formula", noun: fallback };
      const heads = headsOf(hints[0] ?? "");
      const found = [...offSkin, ...finer].find(([of, name]) => of === category && name.test(heads));
      return found === undefined
        ? { family: familyOf[category], noun: plain[category][0] }
        : { family: found[4] ?? familyOf[category], noun: found[2] };
    },
    genderOf: (noun) => genders.get(noun) ?? fallbackGender,
    touchOf({ family, noun }) {
      if (ofHair.has(noun)) return "hair";
      if (family === "lip" && glosses.has(noun)) return "gloss";
      if (family === "lip" && colours.has(noun)) return "lipColour";
      return family === "cream" && lotions.has(noun) ? "airy" : touchOfFamily[family];
    },
    nouns: [...genders.keys()],
  };
}
