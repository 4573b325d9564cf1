import { commonWords, negations } from "./lexicon/commonWords.ts";
import { concepts } from "./lexicon/lexicon.ts";
import { compoundMeaning, misspeltMeaning, phraseAt, type Meaning } from "./lexicon/vocabulary.ts";
import { wordsOf } from "./words.ts";

/** Dimension → how strongly the text speaks of it, above 0 and at most 1. */
export type Strengths = Map<number, number>;

/** How sure a reading is that had to take a word apart or to correct it. */
const guessed = 0.8;
/** Unknown words that are taken apart or corrected in one text; bounds the time that gibberish can cost. */
const maxGuesses = 24;

const dimensionOf = new Map(concepts.map(({ name }, dimension) => [name, dimension]));

/**
 * Adds what a text speaks of. Mentions add up like independent signs, so that saying a thing three times is hardly more
 * than saying it once. `emphasis`, 0 to 1, is how much the text counts.
 */
export function readConcepts(text: string, emphasis: number, into: Strengths = new Map()): Strengths {
  const words = wordsOf(text);
  let negated = false;
  let guesses = 0;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? "";
    const phrase = phraseAt(words, at);
    const guessable = phrase === null && guesses < maxGuesses && !commonWords.has(word);
    if (guessable) guesses++;
    const reading = phrase ?? (guessable ? guess(word) : null);
    if (reading && !negated) mention(reading.meaning, emphasis * (phrase ? 1 : guessed), into);
    if (reading) negated = false;
    else if (negations.has(word)) negated = true;
    at += phrase?.length ?? 1;
  }
  return into;
}

function guess(word: string): { meaning: Meaning } | null {
  const meaning = compoundMeaning(word) ?? misspeltMeaning(word);
  return meaning ? { meaning } : null;
}

/** A word of several meanings speaks of each a little less. */
function mention(meaning: Meaning, strength: number, into: Strengths): void {
  const share = strength / Math.sqrt(meaning.length);
  for (const dimension of meaning) {
    strengthen(dimension, share, into);
    for (const [name, nearness] of Object.entries(concepts[dimension]?.concept.near ?? {})) {
      const neighbour = dimensionOf.get(name);
      if (neighbour !== undefined) strengthen(neighbour, share * nearness, into);
    }
  }
}

function strengthen(dimension: number, strength: number, into: Strengths): void {
  into.set(dimension, 1 - (1 - (into.get(dimension) ?? 0)) * (1 - strength));
}
