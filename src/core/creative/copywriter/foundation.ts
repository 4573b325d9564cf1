import { plainText } from "./clean.ts";
import { ingredientOf } from "./ingredients.ts";
import type { Language } from "./language.ts";
import { knownIngredients } from "./languages/ingredientNames.ts";
import type { LanguagePack } from "./languages/pack.ts";
import type { CopySource, Material } from "./material.ts";

/** Words that assert something of a formula; an ad has them only where the page has them too. */
const claimWords: Record<Language, RegExp> = {
  en: /\b(?:vegan|organic|natural(?:ly)?|cruelty|dermatolog\w*|clinical(?:ly)?|hypoallergenic|non-comedogenic|\w+-free|spf|refillable|recycled|sustainable|tested|proven|certified|patented)\b/giu,
  de: /(?<!\p{L})(?:vegan\p{L}*|bio|naturkosmetik|natürlichen ursprungs|tierversuch\p{L}*|dermatolog\p{L}*|klinisch\p{L}*|hypoallergen\p{L}*|(?!sorgen|frei)\p{L}{4,}frei(?:e[rsnm]?)?|lsf|nachfüllbar\p{L}*|recycelt\p{L}*|nachhaltig\p{L}*|getestet\p{L}*|zertifiziert\p{L}*|patentiert\p{L}*)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:végane?s?|bio|biologique|origine naturelle|cruauté|dermatolog\p{L}*|clinique\p{L}*|hypoallergén\p{L}*|comédogène|spf|rechargeable|recyclée?s?|durable\p{L}*|testée?s?|certifiée?s?|brevetée?s?)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:vegan[oa]s?|ecológic\p{L}*|bio|origen natural|crueldad|dermatológ\p{L}*|clínic\p{L}*|hipoalerg\p{L}*|comedogénic\p{L}*|fps|recargable|reciclad\p{L}*|sostenible\p{L}*|probad[oa]s?|testad[oa]s?|certificad\p{L}*|patentad\p{L}*)(?!\p{L})/giu,
};

/** What a text says of a product that its page does not: ingredients and claims, each as the text has it. */
export function unfoundedIn(text: string, source: CopySource, pack: LanguagePack, material: Material): string[] {
  const { facts } = source;
  const page = [
    source.name,
    facts.description,
    facts.texture ?? "",
    ...facts.claims,
    ...facts.ingredients.map(({ name }) => name),
    ...material.ingredients.map(({ name }) => name),
  ]
    .map((scraped) => plainText(scraped).toLowerCase())
    .join(" | ");
  const lower = text.toLowerCase();
  const ingredients = knownIngredients.flatMap(
    (english) => ingredientOf(english, null, pack)?.name.toLowerCase() ?? [],
  );
  const claims = lower.match(claimWords[pack.language]) ?? [];
  return [...new Set([...ingredients.filter((name) => hasWord(lower, name)), ...claims])].filter(
    (said) => !page.includes(said),
  );
}

/** Whether a text has a word or phrase, whole and in whatever case. */
export function hasWord(inText: string, ofWord: string): boolean {
  const [text, word] = [inText.toLowerCase(), ofWord.toLowerCase()];
  const at = text.indexOf(word);
  if (at < 0) return false;
  return !/\p{L}/u.test(text[at - 1] ?? "") && !/\p{L}/u.test(text[at + word.length] ?? "");
}
