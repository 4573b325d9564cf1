import { offencesIn } from "../outsideWords/unfit.ts";
import type { Words } from "../rendering/scene.ts";
import { ratingUse } from "./socialProof.ts";
import { hasGlyphs } from "./clean.ts";
import { grammarFaults } from "./foreignGrammar.ts";
import { knownNumbers, type NumberSource, numbersIn } from "./numbers.ts";
import type { Language } from "./language.ts";
import { speaksOfFigure } from "./figures.ts";
import { plainHeadline, sharesWord } from "./line.ts";
import { isSaidBy } from "./customerWords.ts";
import { type CopySource, ownNamesOf } from "./material.ts";
import { otherKindReader } from "./otherKinds.ts";
import { brokenRules, hasSpeltOutNumber, quotationRules, type RuleName, speltOutNumbers } from "./rules.ts";
import { wordLimits } from "./wordLimits.ts";

export interface Objection {
  field:
    | "brand"
    | "headline"
    | "support"
    | "proofPoints"
    | "callToAction"
    | "rating"
    | "quote"
    | "bigNumber"
    | "callouts";
  rule:
    | RuleName
    | "not on the page"
    | "too long"
    | "no glyph"
    | "empty"
    | "invented number"
    | "invented rating"
    | "weak rating"
    | "stray mark"
    | "grammar"
    | "another kind"
    | "unrelated figure"
    | "said twice"
    | "without antecedent"
    | "unsigned quotation"
    | "not sentence case";
  text: string;
}

/**
 * What speaks against printing these words for this product; empty when nothing does. Whoever wrote them, grammar or model,
 * is held to it. The brand's name is exempt from the rules of wording: it is a name.
 */
export function reviewWords(words: Words, source: CopySource, language: Language): Objection[] {
  const objections: Objection[] = [];
  const known = knownNumbers(source);
  const own = ownNamesOf(source);
  const otherKindsIn = otherKindReader(source, language);
  const check = (field: Objection["field"], text: string, limit: number) => {
    const add = (rule: Objection["rule"]) => objections.push({ field, rule, text });
    if (text.trim() === "") add("empty");
    if (text.length > limit) add("too long");
    if (!hasGlyphs(text)) add("no glyph");
    if (numbersIn(text).some((number) => !known.has(number))) add("invented number");
    if (field === "brand") {
      for (const offence of offencesIn(text, own)) add(offence);
      return;
    }
    if (offencesIn(text, own).includes("other company")) add("other company");
    if (hasSpeltOutNumber(text, language) && !isNamed(text, source, language)) add("spelt-out number");
    for (const rule of brokenRules(text, language, quotationRules)) add(rule);
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
  for (const field of ["headline", "support", "callToAction"] as const) {
    const text = plainHeadline(words[field]);
    if (grammarFaults(text, language).length > 0) objections.push({ field, rule: "grammar", text });
  }
  for (const field of ["headline", "support", "callToAction"] as const) {
    const text = plainHeadline(words[field]);
    if (otherKindsIn(text).length > 0) objections.push({ field, rule: "another kind", text });
  }
  if (language === "en" && /["“”]/.test(`${words.headline} ${words.support}`)) {
    objections.push({ field: "headline", rule: "unsigned quotation", text: words.headline });
  }
  if (language === "en" && withoutAntecedent.test(words.support)) {
    objections.push({ field: "support", rule: "without antecedent", text: words.support });
  }
  for (const [field, texts] of [
    ["proofPoints", words.proofPoints],
    ["callouts", (words.callouts ?? []).map(({ name }) => name)],
  ] as const) {
    const repeated = texts.find((text, at) => texts.slice(0, at).some((earlier) => sharesWord(earlier, text)));
    if (repeated !== undefined) objections.push({ field, rule: "said twice", text: repeated });
  }
  const { bigNumber } = words;
  if (bigNumber && !speaksOfFigure(`${words.headline} ${words.support}`, bigNumber, null)) {
    objections.push({ field: "bigNumber", rule: "unrelated figure", text: bigNumber.label });
  }
  const { rating } = source.facts;
  const isScraped = words.rating?.value === rating?.value && words.rating?.reviewCount === rating?.reviewCount;
  if (words.rating !== null && !isScraped) {
    objections.push({ field: "rating", rule: "invented rating", text: JSON.stringify(words.rating) });
  }
  if (words.rating !== null && ratingUse(words.rating) === null) {
    objections.push({ field: "rating", rule: "weak rating", text: JSON.stringify(words.rating) });
  }
  reviewExtras(words, source, check, (field, text) => objections.push({ field, rule: "not on the page", text }));
  return objections;
}

/** A line of support is read by itself: what it points back to is shown nowhere. */
const withoutAntecedent = /^(?:it|its|they|them|these|those|this one|that one|he|she|so)\b/i;

/** The pieces that some layouts have: what is quoted stands in a review by its author, and figures and ingredients are the page's own. */
function reviewExtras(
  { quote, quoteAuthor, bigNumber, callouts }: Words,
  source: NumberSource,
  check: (field: Objection["field"], text: string, limit: number) => void,
  addUnfounded: (field: Objection["field"], text: string) => void,
): void {
  if (quote) {
    check("quote", quote, wordLimits.quote);
    if (!isSaidBy(quote, quoteAuthor ?? null, source.facts.reviews)) addUnfounded("quote", quote);
  }
  if (bigNumber) {
    check("bigNumber", bigNumber.value, wordLimits.bigNumber);
    check("bigNumber", bigNumber.label, wordLimits.proofPoint);
    if (!/\d/.test(bigNumber.value)) addUnfounded("bigNumber", bigNumber.value);
  }
  for (const { name, note } of callouts ?? []) {
    check("callouts", name, wordLimits.proofPoint);
    if (note !== null) check("callouts", note, wordLimits.proofPoint);
  }
}

/** A number in words is no invention where the page itself has the word. */
function isNamed(text: string, { name, facts }: NumberSource, language: Language): boolean {
  const page = speltOutNumbers(
    [name, facts.description, ...facts.claims, ...facts.reviews.map((review) => review.text)].join(" "),
    language,
  );
  return speltOutNumbers(text, language).every((word) => page.includes(word));
}

function isShouting(headline: string): boolean {
  return /\p{Lu}{6}/u.test(headline) || (headline.length > 8 && headline === headline.toUpperCase());
}
