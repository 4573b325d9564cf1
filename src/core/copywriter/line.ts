import type { Voice } from "./tone.ts";

/** The closeness of what the page itself says that the product does or is. */
export const pagesOwn = 3;

/** A sentence that may be printed, and what it is made of. */
export interface Candidate {
  text: string;
  /** The pattern that it was made from; empty where no pattern made it. */
  pattern: string;
  voice: Voice | null;
  /**
   * How much it says of this very product: 0 for anything, 1 for its kind or theme, 2 for its own facts and what its page says of scent, tests
   * or what is left out, 3 for what its page says that it does or is; -1 where it calls up what the page does not speak of.
   */
  closeness: -1 | 0 | 1 | 2 | 3;
  /** Without its typography: lines that differ in nothing else are the same. */
  key: string;
  /** The first and the last word of the key. */
  opening: string;
  ending: string;
  /** The telling words of its text, in lower case. */
  content: readonly string[];
}

export function candidateOf(
  text: string,
  from: Partial<Pick<Candidate, "pattern" | "voice" | "closeness">> = {},
): Candidate {
  const key = headlineKey(text);
  const words = key.split(" ");
  return {
    text,
    pattern: "",
    voice: null,
    closeness: 0,
    ...from,
    key,
    opening: words[0] ?? "",
    ending: words.at(-1) ?? "",
    content: contentWords(text),
  };
}

/** A headline as it is read, without marks for italics. */
export function plainHeadline(headline: string): string {
  return headline.replaceAll("*", "");
}

/** A line without its typography: lines that differ in nothing else are the same. */
export function headlineKey(text: string): string {
  return plainHeadline(text)
    .toLowerCase()
    .replace(/[^\p{L}\d ]/gu, "");
}

/** Whether two texts have a telling word in common, in whatever number. */
export function sharesWord(one: string, other: string): boolean {
  const stems = contentWords(one).map(stem);
  return contentWords(other).some((word) => stems.includes(stem(word)));
}

/** So many letters are the root of a word that is bent: "essayez", "essayer". */
const rootLetters = 5;

/** Whether two texts have a telling word of one root. */
export function sharesRoot(one: string, other: string): boolean {
  const roots = (text: string) =>
    contentWords(text)
      .filter((word) => word.length >= rootLetters)
      .map((word) => word.slice(0, rootLetters));
  const these = roots(one);
  return roots(other).some((root) => these.includes(root));
}

/** So many letters of a word say what it speaks of: "Parfüm" and "parfümfrei". */
const tellingLetters = 6;

/** Whether a telling word of one text begins one of the other's, as in compounds. */
export function sharesBeginning(one: string, other: string): boolean {
  const [these, those] = [contentWords(one), contentWords(other)].map((words) =>
    words.filter((word) => word.length >= tellingLetters),
  ) as [string[], string[]];
  return these.some((word) => those.some((beside) => beside.startsWith(word) || word.startsWith(beside)));
}

function stem(word: string): string {
  return word.replace(/(?<=\p{L}{3})s$/u, "");
}

/** Words that say nothing of a line, and what every ad of a language speaks of. */
const idle = new Set(
  (
    "with from made that this your skin free 100 test tested formula lips for haut lippen eine einer eines einem einen " +
    "peau lèvres avec pour dans vous votre piel labios para tiene una"
  ).split(" "),
);

export function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []).filter((word) => !idle.has(word));
}
