import { commonWords, negations } from "./lexicon/commonWords.ts";
import { concepts } from "./lexicon/lexicon.ts";
import {
  compoundMeaning,
  inflectedMeaning,
  misspeltMeaning,
  phraseAt,
  shadeMeaning,
  type Meaning,
} from "./lexicon/vocabulary.ts";
import { wordsOf } from "./words.ts";

/** Dimension → how strongly the text speaks of it, above 0 and at most 1. */
export type Strengths = Map<number, number>;

/** How much of a text is about looks: words that are known, and words that are not; function words count as neither. */
export interface Coverage {
  known: number;
  unknown: number;
}

export interface Reading extends Coverage {
  strengths: Strengths;
}

/** How sure a reading is that had to take a word apart or to correct it. */
const guessed = 0.8;
/** How much a correction counts as a known word; the rest of it counts as unknown. */
const slippedShare = 0.8;
const correctedShare = 0.5;
/** Unknown words that are taken apart or corrected in one text; bounds the time that gibberish can cost. */
const maxGuesses = 24;

const dimensionOf = new Map(concepts.map(({ name }, dimension) => [name, dimension]));

/**
 * Adds what a text speaks of. Mentions add up like independent signs, so that saying a thing three times is hardly more
 * than saying it once. `emphasis`, 0 to 1, is how much the text counts.
 */
export function readConcepts(text: string, emphasis: number, strengths: Strengths = new Map()): Reading {
  const words = wordsOf(text);
  const coverage = { known: 0, unknown: 0 };
  // "pour" is a word of every French sentence, and of English wishes: alone it is what is asked for, beside other words no sign.
  let knownButCommon = 0;
  let negated = false;
  let guesses = 0;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? "";
    const phrase = phraseAt(words, at);
    const isCommon = commonWords.has(word) && (phrase === null || phrase.length === 1);
    const guessable = phrase === null && guesses < maxGuesses && !isCommon;
    if (guessable) guesses++;
    const reading = phrase ? { ...phrase, strength: 1, share: 1 } : guessable ? guess(word) : null;
    if (reading && !negated) mention(reading.meaning, emphasis * reading.strength, strengths);
    if (reading) negated = false;
    else if (negations.has(word)) negated = true;
    if (reading && isCommon) knownButCommon++;
    if (!isCommon && word.length > 1) {
      const length = phrase?.length ?? 1;
      coverage.known += length * (reading?.share ?? 0);
      coverage.unknown += length * (1 - (reading?.share ?? 0));
    }
    at += phrase?.length ?? 1;
  }
  if (coverage.known + coverage.unknown === 0) coverage.known = knownButCommon;
  return { ...coverage, strengths };
}

function guess(word: string): { meaning: Meaning; strength: number; share: number } | null {
  const sure = inflectedMeaning(word);
  if (sure) return { meaning: sure, strength: 1, share: 1 };
  const compound = compoundMeaning(word) ?? shadeMeaning(word);
  if (compound) return { meaning: compound, strength: guessed, share: 1 };
  const corrected = misspeltMeaning(word);
  if (!corrected) return null;
  return { meaning: corrected.meaning, strength: guessed, share: corrected.isSlip ? slippedShare : correctedShare };
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
