import { languagePacks } from "./languages/packs.ts";
import { Language, languages } from "./language.ts";

const signs = Object.fromEntries(
  languages.map((language) => [
    language,
    new RegExp(`(?<![\\p{L}\\d])(?:${languagePacks[language].reading.telling})(?![\\p{L}\\d])`, "giu"),
  ]),
) as Record<Language, RegExp>;

/** Function words of languages that are not written here: a phrase with one is in none of ours. */
const elsewhere =
  /(?<!\p{L})(?:il|gli|della|senza|pelle|voor|zonder|huid|het|een|och|med|för|sem|pele|dla|skóry)(?!\p{L})/giu;

/** What is looked at to tell a language; a shop that has not shown it by then does not. */
const longestSample = 4000;

/** The language that most words of a text speak for; null where none does or two do alike. */
export function detectLanguage(text: string): Language | null {
  const sample = text.slice(0, longestSample).replaceAll("’", "'");
  const votes = languages
    .map((language) => ({ language, count: sample.match(signs[language])?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = votes;
  if (first === undefined || first.count === 0 || first.count === second?.count) return null;
  return first.count > (sample.match(elsewhere)?.length ?? 0) ? first.language : null;
}

/** Whether a scraped phrase may stand in copy of a language: it speaks for none, or for this one most. */
export function fitsLanguage(phrase: string, language: Language): boolean {
  const text = phrase.slice(0, longestSample).replaceAll("’", "'");
  if ((text.match(elsewhere)?.length ?? 0) > 0) return false;
  const votes = (spoken: Language) => text.match(signs[spoken])?.length ?? 0;
  const own = votes(language);
  const others = Math.max(...languages.filter((other) => other !== language).map(votes));
  // English copy takes no phrase that has even one word of another language.
  return language === "en" ? others === 0 : others === 0 || own > others;
}

/**
 * The language to write in: the shop's own where it is one of ours, English where it is another (BCP 47: "de-AT", "pt").
 * A shop that declares none is known by its words.
 */
export function languageFor(declared: string | null, texts: readonly string[]): Language {
  const [primary = ""] = (declared ?? "").trim().toLowerCase().split(/[-_]/);
  if (primary !== "") return Language.safeParse(primary).data ?? "en";
  return detectLanguage(texts.join(" \n")) ?? "en";
}
