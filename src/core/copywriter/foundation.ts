import { plainText } from "./clean.ts";
import { ingredientOf } from "./ingredients.ts";
import { knownIngredients } from "./languages/ingredientNames.ts";
import type { LanguagePack } from "./languages/pack.ts";
import type { CopySource, Material } from "./material.ts";

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
  const claims = lower.match(pack.reading.claims) ?? [];
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
