/**
 * A concept is one direction of the vectors: what different words mean together. Words are given by language,
 * separated by commas; several words in a row are a phrase ("zero gravity"), which counts before its single words.
 * Inflections, accents and small typing errors are allowed for elsewhere, so base forms suffice.
 */
export interface Concept {
  en: string;
  de?: string;
  fr?: string;
  es?: string;
  /** Concepts that the mention of this one brings along, with how strongly, 0 to 1. */
  near?: Readonly<Record<string, number>>;
  /** How much it says about a look, against the other concepts of its table; 1 unless told. */
  weight?: number;
}

export type ConceptTable = Readonly<Record<string, Concept>>;
