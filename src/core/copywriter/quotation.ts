import { isTypesettable } from "./clean.ts";
import { fitsLanguage } from "./tellLanguage.ts";
import type { Language } from "./language.ts";
import { brokenRules, type RuleName } from "./rules.ts";

/** Whether a scraped phrase may stand in an ad of a language as it is. */
export function isQuotable(phrase: string, language: Language, allowed: readonly RuleName[] = []): boolean {
  return fitsLanguage(phrase, language) && isPrintable(phrase, language, allowed);
}

/** The same for names, which may be in any language. Shops of every country use English trade words too. */
export function isPrintable(phrase: string, language: Language, allowed: readonly RuleName[] = []): boolean {
  const languages = language === "en" ? ([language] as const) : ([language, "en"] as const);
  return (
    isTypesettable(phrase) &&
    !/[?"]/.test(phrase) &&
    languages.every((each) => brokenRules(phrase, each, allowed).length === 0)
  );
}

/** Facts are plain text by contract: what still carries markup, addresses or commands was put there by somebody. */
export function isHarmless(scraped: string): boolean {
  const suspects: readonly RuleName[] = ["instruction", "machine talk", "address", "insult", "violence"];
  return !brokenRules(scraped, "en").some((rule) => suspects.includes(rule));
}
