import { midSentence } from "../../clean.ts";
import type { Ingredient } from "../../material.ts";
import { knownIngredients } from "../ingredientNames.ts";

/** What every formula contains and no reader asks for. */
const plain =
  /^(aqua|water|eau|parfum|fragrance|perfume|alcohol|.*alcohol denat.*|phenoxyethanol|.*paraben|carbomer|xanthan gum|.*edta|sodium hydroxide|citric acid|potassium sorbate|sodium benzoate|benzyl alcohol|.*glycol|ethylhexylglycerin|.*siloxane|dimethicone.*|peg-.*|ppg-.*|ci \d.*|mica|limonene|linalool|geraniol|citral|coumarin|.*polymer|acrylates.*|triethanolamine|hydroxyacetophenone|sodium chloride|ceteareth.*|polysorbate.*|glyceryl stearate.*|cetearyl alcohol|cetyl alcohol|tin oxide|silica|titanium dioxide|ingredients?|other)$/i;

/** An ingredient as English has it inside a sentence; null where its name is not fit to print. */
export function englishIngredient(
  plainName: string,
  percent: string | null,
  mayStand: (name: string) => boolean,
): Ingredient | null {
  const name = readableName(plainName);
  if (name === null || !mayStand(name)) return null;
  return {
    key: name,
    name,
    amount: percent === null ? name : `${percent} ${name}`,
    percent,
    isPlural: /(?<![sui])s$/i.test(name),
    hasPercent: percent !== null,
  };
}

/** A botanical name; what it means in a product, only the page can say. */
const latin = /^\p{L}+(?:a|us|um|is|ea|ia|ae|ii|os|on|ix|ys) \p{L}+(?:a|us|um|is|ii|on|cacao|oides)(?![\p{L}])/iu;

function readableName(plainName: string): string | null {
  const cleaned = plainName.replace(/^[\s•·*–—-]+|[\s.,;:–—-]+$/g, "").replace(/^\d+(?:[.,]\d+)?\s?%\s*/, "");
  if (plain.test(cleaned)) return null;
  // "Melaleuca Alternifolia (Tea Tree) Leaf Oil": what stands in brackets is what people call it.
  const bracketed = /^[\p{L} .]+\(([\p{L} -]{3,20})\)\s*([\p{L} ]*)$/u.exec(cleaned);
  const name = bracketed ? commonName(bracketed[1] ?? "", bracketed[2] ?? "") : cleaned;
  const lower = midSentence(name.replace(/\s+/g, " ").trim())
    .replace(/\bvitamin ([a-ek])(\d*)\b/, (_, letter: string, rest: string) => `vitamin ${letter.toUpperCase()}${rest}`)
    .replace(/\b(?:pca|q10|aha|bha|pha|msm)\b/g, (letters) => letters.toUpperCase());
  const isUsable =
    lower.length >= 3 &&
    lower.length <= 24 &&
    !/[()"'.,:;/%+&]/.test(lower) &&
    lower.split(" ").length <= 3 &&
    (!latin.test(lower) || knownIngredients.includes(lower));
  return isUsable ? lower : null;
}

function commonName(name: string, part: string): string {
  const kind = /\b(oil|butter|extract|water)\b/i.exec(part)?.[1] ?? "";
  return `${name} ${kind.toLowerCase() === "extract" ? "" : kind}`.trim();
}
