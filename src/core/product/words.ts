/** Longest part of a name or type that is looked at, in UTF-16 units; what a product is never stands further on. */
const longestName = 300;

/**
 * A name as the word tables have it: lower case, one spelling for each letter (full-width and decorated letters too), no
 * marks of trade or direction, no accents but the diaeresis (so "crème" is "creme", while "öl" stays apart from "ol").
 */
export function normalName(name: string, maxLength = longestName): string {
  return name
    .slice(0, maxLength)
    .replace(/[™®©℠]/g, " ")
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/[\u0300-\u0304\u0306\u0307\u0327\p{Cf}]/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[‐‑_]/g, (sign) => (sign === "_" ? " " : "-"))
    .replace(/(?<!\p{L})(?:d|l|qu|un|dell|all|nell|sull)'(?=\p{L})/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxLength);
}

/**
 * Finds words, not substrings: "packable", "brushed" and "patchouli" hold no "pack", "brush" or "patch", and "Kit's" is a
 * name. For text that `normalName` has made.
 */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?!'?[\\p{L}\\p{N}])`, "gu");
}

export interface Found {
  word: string;
  start: number;
  end: number;
}

export function findAll(pattern: RegExp, text: string): Found[] {
  return Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({ word, start: index, end: index + word.length }));
}

export function findFirst(pattern: RegExp, text: string): string | null {
  for (const [word] of text.matchAll(pattern)) return word;
  return null;
}
