import { commonWords } from "./lexicon/commonWords.ts";
import { concepts } from "./lexicon/lexicon.ts";
import { promptSubjects } from "./promptSubjects.ts";
import { readConcepts, type Strengths } from "./readConcepts.ts";
import type { PaletteScheme, Style } from "./style.ts";
import { wordsOf } from "./words.ts";

const trigramDimensions = 128;

/**
 * A text that is less similar to every style speaks of none: keyboard noise reaches 0.17 at most in 99 of 100, what people ask for has
 * at least 0.42, and names of styles 0.25 (`test/core/styleFloor.test.ts`).
 */
export const leastConceptSimilarity = 0.2;

/** Length of our own vectors: one dimension for each concept, then the hashed trigrams. */
const conceptVectorLength = concepts.length + trigramDimensions;

/** Length of the trigrams' part beside the concepts' of 1: enough to find a style by its name, too little to outweigh a concept. */
const trigramShare = 0.4;

/** The vector of a text, of length 1; all zeros only for a text without a letter or digit. */
export function embedText(text: string): Float32Array {
  return vectorOf(readConcepts(text, 1), text);
}

/** The vector of a style, from everything that is known of it: its category first, then name, moods, materials, palette. */
export function embedStyle(style: Style): Float32Array {
  const strengths = readConcepts(promptSubjects[style.animationPrompt], 1);
  readConcepts(style.name, 0.6, strengths);
  readConcepts(style.moods.join(", "), 0.5, strengths);
  readConcepts(style.materials.join(", "), 0.3, strengths);
  readConcepts(paletteWords[style.palette], 0.4, strengths);
  return vectorOf(strengths, style.name);
}

/** A style in words, for an embedding model. */
export function describeStyle(style: Style): string {
  const subject = promptSubjects[style.animationPrompt];
  return `${style.name}. ${style.animationPrompt}: ${subject}. ${style.moods.join(", ")}. ${style.materials.join(", ")}; ${paletteWords[style.palette]}.`;
}

const paletteWords: Record<PaletteScheme, string> = {
  tonal: "tone on tone",
  neutral: "neutral, white",
  pastel: "pastel",
  warm: "warm",
  cool: "cool",
  vivid: "vivid",
  dark: "dark",
  contrast: "high contrast",
  iridescent: "iridescent",
};

function vectorOf(strengths: Strengths, text: string): Float32Array {
  const meaning = new Float32Array(conceptVectorLength);
  for (const [dimension, strength] of strengths) meaning[dimension] = strength * (concepts[dimension]?.weight ?? 0);
  const spelling = new Float32Array(conceptVectorLength);
  for (const word of wordsOf(text)) if (!commonWords.has(word)) addTrigrams(word, spelling);
  const share = strengths.size > 0 ? trigramShare : 1;
  const scaled = scaledTo(spelling, share);
  return scaledTo(
    scaledTo(meaning, 1).map((value, dimension) => value + (scaled[dimension] ?? 0)),
    1,
  );
}

/** Signed hashing: trigrams that share a dimension by accident cancel out on average. */
function addTrigrams(word: string, into: Float32Array): void {
  const padded = ` ${word} `;
  for (let start = 0; start + 3 <= padded.length; start++) {
    let hash = 0x811c9dc5;
    for (let at = start; at < start + 3; at++) hash = Math.imul(hash ^ padded.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    const dimension = concepts.length + ((hash >>> 1) % trigramDimensions);
    into[dimension] = (into[dimension] ?? 0) + (hash & 1 ? 1 : -1);
  }
}

/** The vector in its direction with a given length; all zeros stay as they are. */
function scaledTo(vector: Float32Array, length: number): Float32Array {
  const norm = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return norm === 0 ? vector : vector.map((value) => (value / norm) * length);
}
