import type { Words } from "../../rendering/scene.ts";
import { knownNumbers, type NumberSource, numbersIn } from "./numbers.ts";
import { brokenRules, quotationRules, type RuleName, speltOutNumber } from "./rules.ts";

/** Lengths that the ads are composed for, in characters without marks for italics. */
export const wordLimits = { brand: 40, headline: 40, support: 80, proofPoint: 28, callToAction: 18 } as const;

export interface Objection {
  field: "brand" | "headline" | "support" | "proofPoints" | "callToAction" | "rating";
  rule: RuleName | "too long" | "empty" | "invented number" | "invented rating" | "stray mark" | "not sentence case";
  text: string;
}

/** A headline as it is read, without marks for italics. */
export function plainHeadline(headline: string): string {
  return headline.replaceAll("*", "");
}

/**
 * What speaks against printing these words for this product; empty when nothing does. Whoever wrote them, grammar or model,
 * is held to it. The brand's name is exempt from the rules of wording: it is a name.
 */
export function reviewWords(words: Words, source: NumberSource): Objection[] {
  const objections: Objection[] = [];
  const known = knownNumbers(source);
  const check = (field: Objection["field"], text: string, limit: number) => {
    const add = (rule: Objection["rule"]) => objections.push({ field, rule, text });
    if (text.trim() === "") add("empty");
    if (text.length > limit) add("too long");
    if (numbersIn(text).some((number) => !known.has(number))) add("invented number");
    if (field === "brand") return;
    if (speltOutNumber.test(text) && !isNamed(text, source)) add("spelt-out number");
    for (const rule of brokenRules(text, quotationRules)) add(rule);
  };
  check("brand", words.brand, wordLimits.brand);
  check("headline", plainHeadline(words.headline), wordLimits.headline);
  if (!/^[^*]*(\*[^*\s][^*]*\*[^*]*)?$/.test(words.headline)) {
    objections.push({ field: "headline", rule: "stray mark", text: words.headline });
  }
  if (isShouting(words.headline)) {
    objections.push({ field: "headline", rule: "not sentence case", text: words.headline });
  }
  check("support", words.support, wordLimits.support);
  for (const point of words.proofPoints) check("proofPoints", point, wordLimits.proofPoint);
  check("callToAction", words.callToAction, wordLimits.callToAction);
  const { rating } = source.facts;
  const isScraped = words.rating?.value === rating?.value && words.rating?.reviewCount === rating?.reviewCount;
  if (words.rating !== null && !isScraped) {
    objections.push({ field: "rating", rule: "invented rating", text: JSON.stringify(words.rating) });
  }
  return objections;
}

/** A number in words is no invention where the page itself has the word. */
function isNamed(text: string, { name, facts }: NumberSource): boolean {
  const page = [name, facts.description, ...facts.claims].join(" ").toLowerCase();
  const words = text.toLowerCase().match(new RegExp(speltOutNumber, "gi")) ?? [];
  return words.every((word) => new RegExp(`\\b${word}\\b`).test(page));
}

function isShouting(headline: string): boolean {
  return /\p{Lu}{6}/u.test(headline) || (headline.length > 8 && headline === headline.toUpperCase());
}
