import { categoryOf } from "../categories/index.ts";
import type { PaletteScheme } from "../categories/styleTraits.ts";
import { styles } from "./catalogue/catalogue.ts";
import { commonWords } from "./lexicon/commonWords.ts";
import { concepts } from "./lexicon/lexicon.ts";
import { readConcepts, type Coverage, type Strengths } from "./readConcepts.ts";
import type { Style } from "./style.ts";
import { wordsOf } from "./words.ts";

const trigramDimensions = 128;

/**
 * A text that is less similar to every style speaks of none: of what people ask for 97 of 100 have more than 0.4, names of styles 0.5, and
 * ordinary sentences and keyboard noise less in 95 of 100 (`test/core/styleFloor.test.ts`).
 */
export const leastConceptSimilarity = 0.3;

/** Length of our own vectors: one dimension for each concept, then the hashed trigrams, then "any look" and "anything else". */
const conceptVectorLength = concepts.length + trigramDimensions + 2;
const looksDimension = conceptVectorLength - 2;
const elsewhereDimension = conceptVectorLength - 1;

/** Lengths of what every style has of "a look" and of what it has of itself; together of length 1. */
const ofAnyLook = 0.6;
const ofItself = 0.8;
/** How much a word that is unknown counts against one that is known. */
const strangeness = 0.7;
/** A text that names so many looks is about looks, however much it says beside. */
const manyKnown = 3;

/** Length of the trigrams' part beside the concepts' of 1: enough to find a style by its name, too little to outweigh a concept. */
const trigramShare = 0.4;

/**
 * The vector of a text, of length 1; all zeros only for a text without a letter or digit. Two dimensions say how far the text speaks of
 * looks at all: what it says of them is near to every style a little, and what it says of anything else to none.
 */
export function embedText(text: string): Float32Array {
  const { strengths, ...coverage } = readConcepts(text, 1);
  const share = styleNames.has(wordsOf(text).join(" ")) ? 1 : aboutLooks(coverage);
  const said = vectorOf(share === 0 ? new Map<number, number>() : strengths, text);
  if (share === 0) return said;
  said.forEach((value, dimension) => (said[dimension] = value * ofItself * share));
  said[looksDimension] = ofAnyLook * share;
  said[elsewhereDimension] = Math.sqrt(1 - share * share);
  return said;
}

/** The vector of a style, from everything that is known of it: its category first, then name, moods, materials, palette. */
export function embedStyle(style: Style): Float32Array {
  const { strengths } = readConcepts(categoryOf(style.animationPrompt).subject, 1);
  readConcepts(style.name, 0.6, strengths);
  readConcepts(style.moods.join(", "), 0.5, strengths);
  readConcepts(style.materials.join(", "), 0.3, strengths);
  readConcepts(paletteWords[style.palette], 0.4, strengths);
  const vector = vectorOf(strengths, style.name).map((value) => value * ofItself);
  vector[looksDimension] = ofAnyLook;
  return vector;
}

/** A style's own name asks for it, whatever its words are. */
const styleNames: ReadonlySet<string> = new Set(styles.map(({ name }) => wordsOf(name).join(" ")));

/** How far a text speaks of looks, from 0 to 1. */
function aboutLooks({ known, unknown }: Coverage): number {
  if (known === 0) return 0;
  const counted = known < manyKnown ? unknown : Math.min(unknown, known);
  return known / (known + strangeness * counted);
}

/** A style in words, for an embedding model. */
export function describeStyle(style: Style): string {
  const { subject } = categoryOf(style.animationPrompt);
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
