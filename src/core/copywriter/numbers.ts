import type { ProductFacts } from "../product/facts.ts";
import { plainDigits } from "./clean.ts";

/** What a number may be taken from: the facts and the names, nothing else. */
export interface NumberSource {
  brandName: string;
  name: string;
  facts: ProductFacts;
}

/** A number as written: "2,143", "1.5 %", "50", and "2 143" with the narrow space of French. */
const numberPattern = /\d+(?:[.,]\d+|\u202f\d{3}(?!\d))*(\s?%)?/g;

/** Every number of a text in one spelling: "2,143" → "2143", "1,5 %" → "1.5%". */
export function numbersIn(text: string): string[] {
  return (plainDigits(text).match(numberPattern) ?? []).map(canonical);
}

/** The numbers that the page names. */
export function knownNumbers({ brandName, name, facts }: NumberSource): Set<string> {
  const known = new Set<string>();
  const texts = [
    brandName,
    name,
    facts.description,
    facts.texture ?? "",
    ...facts.claims,
    ...facts.ingredients.map((ingredient) => ingredient.name),
    ...facts.reviews.map(({ text }) => text),
  ];
  for (const number of texts.flatMap(numbersIn)) known.add(number);
  for (const { percent } of facts.ingredients) {
    if (percent !== null) known.add(`${percent}%`);
  }
  if (facts.rating) {
    known.add(String(facts.rating.value));
    if (facts.rating.reviewCount !== null) known.add(String(facts.rating.reviewCount));
  }
  return known;
}

/**
 * A percentage as the page sets it, with a no-break space where the page has a space; plain English ("2%") where the page
 * has it in another form only.
 */
export function percentAsWritten(percent: number, { facts }: NumberSource): string {
  for (const [written] of [facts.description, ...facts.claims]
    .join("\n")
    .matchAll(/\d+(?:[.,]\d+)?[ \u00a0\u202f]?%/g)) {
    if (canonical(written) === `${percent}%`) return written.replace(/\s/g, "\u00a0");
  }
  return `${percent}%`;
}

function canonical(written: string): string {
  const isPercent = written.endsWith("%");
  const digits = written.replace(/[\s%]/g, "");
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(digits);
  const number = isGrouped ? digits.replace(/[.,]/g, "") : String(Number(digits.replace(",", ".")) || digits);
  return isPercent ? `${number}%` : number;
}

/** Whether a text has the figure of a rating. */
export function saysRating(text: string, rating: ProductFacts["rating"]): boolean {
  return rating !== null && numbersIn(text).includes(String(rating.value));
}
