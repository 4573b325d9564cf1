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
const shortestCorrectedTwice = 9;

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

/**
 * What a misspelt word or its plural probably means: one change from 5 letters on, two from 9; the first letter must be
 * right.
 */
export function misspeltMeaning(word: string): Meaning | undefined {
  if (word.length < shortestCorrected) return undefined;
  const limit = word.length < shortestCorrectedTwice ? 1 : 2;
  const forms = word.endsWith("s") ? [word, word.slice(0, -1)] : [word];
  let best: { candidate: string; distance: number; shared: number } | undefined;
  for (const candidate of wordsByInitial.get(word.slice(0, 1)) ?? []) {
    for (const form of forms) {
      const distance = editDistance(form, candidate, limit);
      if (distance > limit) continue;
      const shared = sharedStart(form, candidate);
      // Typing errors come late in a word more often than early.
      if (!best || distance < best.distance || (distance === best.distance && shared > best.shared)) {
        best = { candidate, distance, shared };
      }
    }
  }
  return best && exact.get(best.candidate);
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
