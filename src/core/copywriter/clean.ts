import { settableLetters } from "../rendering/letters.ts";

/** Longest scraped text that is read; what stands further on in a page is hardly ever of use in an ad. */
const maxScraped = 5000;

const entities: Record<string, string> = {
  amp: "&",
  nbsp: " ",
  quot: '"',
  apos: "'",
  "#39": "'",
  lt: "<",
  gt: ">",
  ndash: "–",
  mdash: "—",
  eacute: "é",
  egrave: "è",
};

/** Scraped text as plain words: no markup, addresses, emoji, marks of trade or direction, one space at a time. */
export function plainText(scraped: string): string {
  let text = scraped.slice(0, maxScraped).normalize("NFC");
  // Twice, because an entity may hide a tag: "&lt;b&gt;".
  for (let pass = 0; pass < 2; pass++) {
    text = text
      .replace(/<(script|style)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi, " ")
      .replace(/<\/?[a-z!][^<>]*(>|$)/gi, " ")
      .replace(
        /&(#?\w{2,8});/g,
        (whole, name: string) => entities[name.toLowerCase()] ?? (name.startsWith("#") ? " " : whole),
      );
  }
  return plainDigits(halfWidth(text))
    .replace(/(https?:\/\/|www\.)\S+/gi, " ")
    .replace(/\S+/g, (word) => (isMailAddress(word) ? " " : word))
    .replace(/[™®©℠†‡*_`~^|<>{}[\]\\]/g, " ")
    .replace(/[‘’‛]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑]/g, "-")
    .replace(
      /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/gu,
      (c) =>
        // Digits count as emoji bases to Unicode, not to a reader.
        /[0-9#]/.test(c) ? c : " ",
    )
    .replace(/\p{Cc}|\p{Cs}|\p{Co}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** "ＡＢＣ" → "ABC": the same letters, as Japanese pages set them. */
function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
}

const lowered = "₀₁₂₃₄₅₆₇₈₉";

/**
 * "CO₂" → "CO2", because the ads' faces have no lowered digits. A raised digit after a word is the number of a footnote and
 * goes; after a number it is a power and stays, so that the fact is left out for want of a glyph.
 */
export function plainDigits(text: string): string {
  if (!/[₀-₉⁰¹²³⁴-⁹]/.test(text)) return text;
  return text
    .replace(/[₀-₉]/g, (digit) => String(lowered.indexOf(digit)))
    .replace(/(?<=(?<!\p{L})[ckm]?m)[²³]/gu, (digit) => (digit === "²" ? "2" : "3"))
    .replace(/(?<=[\p{L}%*).])[⁰¹²³⁴-⁹]+/gu, "");
}

/** By position rather than by pattern, which would take the square of a long word's length. */
function isMailAddress(word: string): boolean {
  const at = word.indexOf("@", 1);
  const dot = at < 0 ? -1 : word.indexOf(".", at + 2);
  return dot > 0 && dot < word.length - 1;
}

const typesettable = new RegExp(`^[${settableLetters}0-9 \\u00a0'"’&+%.,:;/()°·–—-]*$`, "u");

/** Whether the ads' faces have a glyph for every character of scraped text, and a letter or digit is among them. */
export function isTypesettable(text: string): boolean {
  return typesettable.test(text) && /\p{Script=Latin}|\d/u.test(text);
}

/** The same for a line of an ad, which may ask and quote as well. */
export function hasGlyphs(line: string): boolean {
  return isTypesettable(line.replace(/[*?¿!¡…«»„“”‘\u202f]/gu, ""));
}

const acronyms = new Set(
  "SPF LSF FPS UVA UVB UV AHA BHA PHA AHAS BHAS PHAS HA PA EGF EWG CBD NMF MCT DNA LED PETA COSMOS NP AP EOP PDRN TXA NAD ATP EU USA US UK PM AM IR".split(
    " ",
  ),
);
const properNouns = new Set(
  "kakadu damask bulgarian tahitian moroccan japanese korean french icelandic himalayan australian mediterranean alpine madagascar manuka provence bordeaux nordic swiss african amazonian egyptian turkish italian greek".split(
    " ",
  ),
);

/** A word of a title as it stands inside a sentence: "Niacinamide" → "niacinamide", "SPF" and "B5" as they are. */
function lowerWord(word: string): string {
  const letters = word.replace(/[^\p{L}\d]/gu, "");
  if (/\d/.test(letters) || (acronyms.has(letters.toUpperCase()) && letters === letters.toUpperCase())) return word;
  if (/^\p{Lu}$/u.test(letters) && letters !== "A") return word;
  if (/\p{Ll}\p{Lu}/u.test(letters)) return word;
  const lower = word.toLowerCase();
  if (properNouns.has(letters.toLowerCase())) return capitalised(lower);
  // Only the first letter of a vitamin's name is one.
  return lower;
}

/** Inside a sentence: every word lower-case that need not be otherwise. */
export function midSentence(text: string): string {
  return text
    .split(" ")
    .map((word) => word.split("-").map(lowerWord).join("-"))
    .join(" ");
}

export function capitalised(text: string): string {
  const first = /\p{L}/u.exec(text);
  // "pH" keeps its spelling wherever it stands.
  if (!first || /\d/.test(text.slice(0, first.index)) || /^pH\b/.test(text.slice(first.index))) return text;
  return text.slice(0, first.index) + first[0].toUpperCase() + text.slice(first.index + first[0].length);
}

/** A scraped phrase in sentence case, without a full stop: "FRAGRANCE FREE." → "Fragrance free". */
export function sentenceCase(text: string): string {
  const bare = text.replace(/^[\s.,:;·–—-]+|[\s.,:;·–—-]+$/g, "");
  const words = bare.split(" ");
  const isTitle = words.every((word) => !/^\p{Ll}/u.test(word) || word.length < 4);
  return capitalised(isTitle ? midSentence(bare) : bare);
}
