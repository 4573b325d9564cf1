import { plainText } from "./clean.ts";
import { kindOf } from "./languages/english/kinds.ts";
import { languagePacks } from "./languages/packs.ts";
import type { Language } from "./language.ts";
import type { CopySource } from "./material.ts";

/** "Cream" is said of a moisturizer, and "mist" of a spray, by everybody who uses one. */
const alsoCalled: Readonly<Record<string, string>> = {
  moisturizer: "cream",
  moisturiser: "cream",
  "setting spray": "mist",
  sunscreen: "sun care",
  lipstick: "lip color",
};

/**
 * Reads the nouns in a line that name another kind of product than the source is of. What the page itself says counts for
 * nothing: its name up to the head, its ingredients, its texture, its claims and its points.
 */
export function otherKindReader(source: CopySource, language: Language): (line: string) => string[] {
  const pattern = languagePacks[language].reading.kindNouns;
  if (pattern === null) return () => [];
  const { name, category, facts } = source;
  const { noun } = kindOf([name, category, facts.texture ?? ""].map(plainText));
  const own = `${noun} ${alsoCalled[noun] ?? ""}`;
  const quoted = [
    ...nameEndings(plainText(name)),
    ...facts.ingredients.map((ingredient) => plainText(ingredient.name)),
    ...facts.claims.map(plainText),
    ...(facts.points ?? []).map(plainText),
    plainText(facts.texture ?? ""),
  ]
    .filter((phrase) => phrase !== "")
    .map((phrase) => phrase.toLowerCase())
    .sort((a, b) => b.length - a.length);
  const isOther = (word: string) => !own.includes(word.replace(/s$/, ""));
  const namedIn = (text: string) => (text.match(pattern) ?? []).filter(isOther);
  return (line) => {
    const lower = line.toLowerCase();
    if (namedIn(lower).length === 0) return [];
    return namedIn(quoted.reduce((text, phrase) => text.replaceAll(phrase, " "), lower));
  };
}

/** "Sun Cream Bronzer" → itself and "Cream Bronzer": a line that has no more than "sun cream" has not the name. */
function nameEndings(name: string): string[] {
  return name.split(/\s[–—|/-]\s|[,:;()]|\s(?=(?:with|for|by)\b)/iu).flatMap((part) => {
    const words = part.trim().split(/\s+/);
    return words.slice(0, Math.max(1, words.length - 1)).map((_, at) => words.slice(at).join(" "));
  });
}
