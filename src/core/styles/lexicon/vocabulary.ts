import { editDistance, stemOf, wordsOf } from "../words.ts";
import { concepts } from "./lexicon.ts";

/** Dimensions that a word or phrase stands for. */
export type Meaning = readonly number[];

const exact = new Map<string, number[]>();
const stems = new Map<string, number[]>();
const wordsByInitial = new Map<string, string[]>();
let longestPhrase = 1;

/** Shorter words are one change away from too many others. */
const shortestCorrected = 5;
const shortestReplaced = 8;
const shortestCorrectedTwice = 10;

for (const [dimension, { concept }] of concepts.entries()) {
  for (const list of [concept.en, concept.de, concept.fr, concept.es]) {
    for (const entry of list?.split(",") ?? []) learn(wordsOf(entry), dimension);
  }
}
for (const word of exact.keys()) {
  if (word.length < shortestCorrected - 1 || word.includes(" ")) continue;
  const initial = word.slice(0, 1);
  wordsByInitial.set(initial, [...(wordsByInitial.get(initial) ?? []), word]);
}

function learn(words: readonly string[], dimension: number): void {
  const stem = words.map(stemOf).join(" ");
  longestPhrase = Math.max(longestPhrase, words.length);
  add(exact, words.join(" "), dimension);
  add(stems, stem, dimension);
}

function add(map: Map<string, number[]>, key: string, dimension: number): void {
  const known = map.get(key) ?? [];
  if (!known.includes(dimension)) map.set(key, [...known, dimension]);
}

/** What a word or phrase means exactly as written, else by its stem. "silky" is not "silk". */
export function meaningOf(words: readonly string[]): Meaning | undefined {
  return exact.get(words.join(" ")) ?? stems.get(words.map(stemOf).join(" "));
}

/** The longest phrase that starts at a position. */
export function phraseAt(words: readonly string[], start: number): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(longestPhrase, words.length - start); length > 0; length--) {
    const meaning = meaningOf(words.slice(start, start + length));
    if (meaning) return { meaning, length };
  }
  return null;
}

/** Endings that German, French and Spanish adjectives and nouns take, longest first: "sanftes", "luxueuse", "oscuras", "minimalistische". */
const endings =
  "iges iger igen ige ig isches ischer ischen ische isch mente ment chen ness ern es er en em as os e n a o".split(" ");
/** What may have stood in the place of an ending: "oscuro" for "oscura". */
const ownEndings = ["", "o", "e"];
const shortestBeforeEnding = 4;

/** What a word means that is a known one with another ending. */
export function inflectedMeaning(word: string): Meaning | undefined {
  for (const ending of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < shortestBeforeEnding) continue;
    const stem = word.slice(0, word.length - ending.length);
    for (const own of ownEndings) {
      const meaning = own === ending ? undefined : exact.get(stem + own);
      if (meaning) return meaning;
    }
  }
  return undefined;
}

/** German names shades by anything that has them: "moosgrün", "lachsfarben". ("Brot" ends like red, which is why red is not here.) */
const shades = "grun blau weiss gelb schwarz braun grau lila violett turkis farben".split(" ");

/** What a shade's name means, whatever it is named after. */
export function shadeMeaning(word: string): Meaning | undefined {
  const shade = shades.find((end) => word.endsWith(end) && word.length - end.length >= shortestPart);
  return shade === undefined ? undefined : exact.get(shade);
}

const shortestPart = 3;
/** Letters that German puts between the parts of a compound. */
const links = ["", "s", "n", "en", "es"];

/** What the two parts of a compound mean together: "Schaumblasen", "raindrop". */
export function compoundMeaning(word: string): Meaning | undefined {
  if (word.length < 2 * shortestPart + 1) return undefined;
  for (let cut = word.length - shortestPart; cut >= shortestPart; cut--) {
    const right = meaningOf([word.slice(cut)]);
    if (!right) continue;
    const head = word.slice(0, cut);
    for (const link of links) {
      const left = head.endsWith(link) ? meaningOf([head.slice(0, head.length - link.length)]) : undefined;
      if (left && head.length - link.length >= shortestPart) return [...left, ...right];
    }
  }
  return undefined;
}

/** `isSlip`: the hand slipped, and no other word can be meant. */
export interface Correction {
  meaning: Meaning;
  isSlip: boolean;
}

/**
 * What a misspelt word or its plural probably means. In a short word one slip of the hand is corrected, in words from 8 letters on any one
 * change, from 10 on two; the first letter must be right. A short word that is one replaced letter away is more often another word:
 * "report" is no "resort", and "match" no "matcha".
 */
export function misspeltMeaning(word: string): Correction | undefined {
  if (word.length < shortestCorrected) return undefined;
  const limit = word.length < shortestCorrectedTwice ? 1 : 2;
  const forms = word.endsWith("s") ? [word, word.slice(0, -1)] : [word];
  let best: { candidate: string; distance: number; shared: number; slipped: boolean } | undefined;
  for (const candidate of wordsByInitial.get(word.slice(0, 1)) ?? []) {
    for (const form of forms) {
      const distance = editDistance(form, candidate, limit);
      const slipped = distance <= 1 && isSlip(form, candidate);
      if (distance > limit || (form.length < shortestReplaced && !slipped)) continue;
      const shared = sharedStart(form, candidate);
      // Typing errors come late in a word more often than early.
      if (!best || distance < best.distance || (distance === best.distance && shared > best.shared)) {
        best = { candidate, distance, shared, slipped };
      }
    }
  }
  const meaning = best && exact.get(best.candidate);
  return meaning && { meaning, isSlip: best?.slipped ?? false };
}

/** Whether two words that are one change apart differ by letters that changed places, or by a letter that is doubled in one of them. */
function isSlip(a: string, b: string): boolean {
  if (a.length === b.length) return [...a].sort().join("") === [...b].sort().join("");
  return a.replace(/(.)\1/g, "$1") === b.replace(/(.)\1/g, "$1");
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
