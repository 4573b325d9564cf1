import { midSentence, plainText } from "./clean.ts";
import type { LanguagePack } from "./languages/pack.ts";
import { type NumberSource, percentAsWritten } from "./numbers.ts";
import { isInnocent, isQuotable } from "./quotation.ts";

/** An ingredient as it stands inside a sentence. */
export interface Ingredient {
  /** The name that facts are stored under. */
  key: string;
  /** "ectoin", "vitamin C". */
  name: string;
  /** "2% ectoin", or the name alone where the page gives no share. */
  amount: string;
  isPlural: boolean;
  hasPercent: boolean;
  /** "2%" as the language writes it; null where the page gives no share. */
  percent: string | null;
  /** Where a language has one of its own: "Ceramiden". */
  dative?: string;
  /** Where sentences ask for it: m, f, mp, fp. */
  gender?: string;
}

/** What every formula contains and no reader asks for. */
const plain =
  /^(aqua|water|eau|parfum|fragrance|perfume|alcohol|.*alcohol denat.*|phenoxyethanol|.*paraben|carbomer|xanthan gum|.*edta|sodium hydroxide|citric acid|potassium sorbate|sodium benzoate|benzyl alcohol|.*glycol|ethylhexylglycerin|.*siloxane|dimethicone.*|peg-.*|ppg-.*|ci \d.*|mica|limonene|linalool|geraniol|citral|coumarin|.*polymer|acrylates.*|triethanolamine|hydroxyacetophenone|sodium chloride|ceteareth.*|polysorbate.*|glyceryl stearate.*|cetearyl alcohol|cetyl alcohol|tin oxide|silica|titanium dioxide|ingredients?|other)$/i;

/** Common names of Latin ones that pages often give alone. */
const common: readonly (readonly [RegExp, string])[] = [
  [/butyrospermum parkii/i, "shea butter"],
  [/simmondsia chinensis/i, "jojoba oil"],
  [/aloe barbadensis/i, "aloe vera"],
  [/argania spinosa/i, "argan oil"],
  [/theobroma cacao/i, "cocoa butter"],
  [/rosa canina/i, "rosehip oil"],
  [/cocos nucifera/i, "coconut oil"],
  [/helianthus annuus/i, "sunflower oil"],
  [/prunus amygdalus dulcis/i, "sweet almond oil"],
  [/camellia sinensis/i, "green tea"],
  [/avena sativa/i, "oat"],
  [/sodium hyaluronate/i, "hyaluronic acid"],
];

/** The ingredients worth naming, those with a share first. */
export function heroIngredients(source: NumberSource, pack: LanguagePack): Ingredient[] {
  const seen = new Set<string>();
  const heroes: Ingredient[] = [];
  for (const { name: scraped, percent } of source.facts.ingredients) {
    const share = percent === null ? null : pack.percentOf(percent, percentAsWritten(percent, source));
    const hero = isInnocent(scraped) ? pack.ingredientOf(plainText(scraped), share) : null;
    if (hero === null || seen.has(hero.name.toLowerCase())) continue;
    seen.add(hero.name.toLowerCase());
    heroes.push(hero);
  }
  return heroes.sort((a, b) => Number(b.hasPercent) - Number(a.hasPercent));
}

/** An ingredient as English has it inside a sentence; null where its name is not fit to print. */
export function englishIngredient(plainName: string, percent: string | null): Ingredient | null {
  const name = readableName(plainName);
  if (name === null) return null;
  return {
    key: name,
    name,
    amount: percent === null ? name : `${percent} ${name}`,
    percent,
    isPlural: /(?<![sui])s$/i.test(name),
    hasPercent: percent !== null,
  };
}

function readableName(plainName: string): string | null {
  const cleaned = plainName.replace(/^[\s•·*–—-]+|[\s.,;:–—-]+$/g, "").replace(/^\d+(?:[.,]\d+)?\s?%\s*/, "");
  if (plain.test(cleaned)) return null;
  const latin = common.find(([pattern]) => pattern.test(cleaned));
  // "Melaleuca Alternifolia (Tea Tree) Leaf Oil": what stands in brackets is what people call it.
  const bracketed = /^[\p{L} .]+\(([\p{L} -]{3,20})\)\s*([\p{L} ]*)$/u.exec(cleaned);
  const name = latin ? latin[1] : bracketed ? commonName(bracketed[1] ?? "", bracketed[2] ?? "") : cleaned;
  const lower = midSentence(name.replace(/\s+/g, " ").trim()).replace(
    /\bvitamin ([a-ek])(\d*)\b/,
    (_, letter: string, rest: string) => `vitamin ${letter.toUpperCase()}${rest}`,
  );
  const isUsable =
    lower.length >= 3 &&
    lower.length <= 24 &&
    !/[()"'.,:;/%+&]/.test(lower) &&
    lower.split(" ").length <= 3 &&
    isQuotable(lower, "en");
  return isUsable ? lower : null;
}

function commonName(name: string, part: string): string {
  const kind = /\b(oil|butter|extract|water)\b/i.exec(part)?.[1] ?? "";
  return `${name} ${kind.toLowerCase() === "extract" ? "" : kind}`.trim();
}
