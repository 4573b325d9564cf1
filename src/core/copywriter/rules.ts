import { offencesIn } from "../outsideWords/unfit.ts";
import { languagePacks } from "./languages/packs.ts";
import { type Language, languages } from "./language.ts";
import type { Rule } from "./languages/rule.ts";
import type { RuleName } from "./ruleNames.ts";

export type { RuleName };

/** Rules for what is quoted from a page only: our own words may invite to shop and take the edge off a day. */
export const quotationRules: readonly RuleName[] = ["shop talk", "instruction", "bidding"];

export function hasSpeltOutNumber(text: string, language: Language): boolean {
  return languagePacks[language].spokenNumbers.test(text);
}

/** The amounts in words that a text has, in lower case. */
export function speltOutNumbers(text: string, language: Language): string[] {
  return text.toLowerCase().match(new RegExp(languagePacks[language].spokenNumbers, "giu")) ?? [];
}

/** These hold whatever language a text is in; the others are about its wording, which only its own rules can read. */
const universal: readonly RuleName[] = [
  "medical claim",
  "promise",
  "exclamation mark",
  "instruction",
  "machine talk",
  "address",
];

const rulesOf = (language: Language): readonly Rule[] => [
  ...languagePacks[language].rules,
  ...languages.flatMap((other) =>
    other === language ? [] : languagePacks[other].rules.filter(({ rule }) => universal.includes(rule)),
  ),
];
const rules = Object.fromEntries(languages.map((language) => [language, rulesOf(language)])) as Record<
  Language,
  readonly Rule[]
>;

/** Names of the rules that a text of a language breaks, each once, but for companies, which depend on the shop; `allowed` are rules that do not apply where it stands. */
export function brokenRules(text: string, language: Language, allowed: readonly RuleName[] = []): RuleName[] {
  const broken = rules[language].filter(
    ({ rule, patterns }) => !allowed.includes(rule) && patterns.some((pattern) => pattern.test(text)),
  );
  const offences = offencesIn(text, null).filter((offence) => !allowed.includes(offence));
  return [...new Set<RuleName>([...broken.map(({ rule }) => rule), ...offences])];
}

/** Whether a line of our own breaks a rule of its language; what it took from a page was held to all of them before. */
export function breaksOwnRule(line: string, language: Language, allowed: readonly RuleName[]): boolean {
  return languagePacks[language].rules.some(
    ({ rule, patterns }) => !allowed.includes(rule) && patterns.some((pattern) => pattern.test(line)),
  );
}
