import { plainText } from "./clean.ts";
import { knownIngredients } from "./languages/ingredientNames.ts";
import type { LanguagePack } from "./languages/pack.ts";
import type { Ingredient } from "./material.ts";
import { type NumberSource, percentAsWritten } from "./numbers.ts";
import { isHarmless, isQuotable } from "./quotation.ts";

/** In so many formulas, or there to thicken or to keep them, that they are named only where the page itself says something of them. */
const common = new Set([
  ...["glycerin", "vitamin e", "allantoin", "zinc oxide", "titanium dioxide", "kaolin", "bentonite"],
  ...["lactic acid", "salicylic acid", "sunflower oil", "castor oil", "grapeseed oil", "coconut oil"],
]);

/** So many that the page itself speaks of are enough for an ad; one is where the page says much and leaves the others out. */
const minTold = 3;
const muchSaid = 160;

/** The ingredients worth naming: those with a share first, then those that the page speaks of. */
export function heroIngredients(source: NumberSource, pack: LanguagePack): Ingredient[] {
  const { facts } = source;
  const page = plainText([source.name, facts.description, ...facts.claims].join(" | ")).toLowerCase();
  const heroes: (Ingredient & { stuff: string; isNamed: boolean })[] = [];
  for (const { name: scraped, percent } of facts.ingredients) {
    const share = percent === null ? null : pack.percentOf(percent, percentAsWritten(percent, source));
    const hero = isHarmless(scraped) ? ingredientOf(plainText(scraped), share, pack) : null;
    if (hero === null) continue;
    const isNamed = [hero.name, scraped].some((name) => page.includes(name.toLowerCase()));
    if (!isNamed && percent === null && (common.has(scraped.toLowerCase()) || !isKnown(hero.key))) continue;
    const stuff = stuffOf(hero.key);
    const twin = heroes.findIndex((other) => other.stuff === stuff || other.name === hero.name);
    if (twin < 0) heroes.push({ ...hero, stuff, isNamed });
    else if (hero.hasPercent && heroes[twin]?.hasPercent === false) heroes[twin] = { ...hero, stuff, isNamed };
  }
  const told = heroes.filter(({ hasPercent, isNamed }) => hasPercent || isNamed);
  // What stands at the end of a list: where the page speaks of others, it is no news.
  const isTold = told.length >= (facts.description.length >= muchSaid ? 1 : minTold);
  return (isTold ? told : heroes)
    .sort((a, b) => Number(b.hasPercent) - Number(a.hasPercent) || Number(b.isNamed) - Number(a.isNamed))
    .map(({ stuff: _stuff, isNamed: _isNamed, ...hero }) => hero);
}

/** An ingredient as a sentence of the pack's language has it; null where it has no name for it that may stand in an ad. */
export function ingredientOf(name: string, percent: string | null, pack: LanguagePack): Ingredient | null {
  return pack.ingredientOf(name, percent, (said) => isQuotable(said, pack.language));
}

/** Whether a reader knows it by this name: "ceramide NP" is one of the ceramides. */
function isKnown(name: string): boolean {
  const lower = name.toLowerCase();
  return knownIngredients.some((known) => lower.includes(known.replace(/s$/, "")));
}

const sameStuff: readonly (readonly [RegExp, string])[] = [
  [/hyalur/, "hyaluronic acid"],
  [/panthenol|vitamin b5/, "panthenol"],
  [/tocopher/, "vitamin e"],
  [/ascorb/, "vitamin c"],
  [/vitamin b3/, "niacinamide"],
  [/^cica$|centella/, "centella asiatica"],
  [/ceramide/, "ceramide"],
  [/peptide/, "peptide"],
  [/collagen/, "collagen"],
  [/q10/, "q10"],
  [/^aloe/, "aloe"],
];

/** What a name means, whichever of its names, forms and numbers it is: "oat extract" and "oats" are the same stuff. */
export function stuffOf(name: string): string {
  const lower = name.toLowerCase();
  const same = sameStuff.find(([pattern]) => pattern.test(lower))?.[1];
  if (same !== undefined) return same;
  const bare = lower.replace(
    /\b(?:oil|butter|extract|water|milk|sap|juice|powder|seed|kernel|leaf|fruit|flower|root|sweet)\b/g,
    " ",
  );
  return bare.replace(/s\b/g, "").replace(/\s+/g, " ").trim() || lower;
}
