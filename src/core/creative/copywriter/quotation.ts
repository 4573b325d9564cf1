import { isTypesettable, looksEnglish } from "./clean.ts";
import { brokenRules, type RuleName } from "./rules.ts";

/** Whether a scraped phrase may stand in an ad as it is. */
export function isQuotable(phrase: string, allowed: readonly RuleName[] = []): boolean {
  return (
    isTypesettable(phrase) && looksEnglish(phrase) && !/[?"]/.test(phrase) && brokenRules(phrase, allowed).length === 0
  );
}

/** Facts are plain text by contract: what still carries markup, addresses or commands was put there by somebody. */
export function isInnocent(scraped: string): boolean {
  const suspects: readonly RuleName[] = ["instruction", "machine talk", "address"];
  return !brokenRules(scraped).some((rule) => suspects.includes(rule));
}
