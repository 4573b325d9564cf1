import type { Family } from "../../families.ts";

/**
 * The words that a kind of product brings to a pattern. Every list is in the form that its blank asks for, and holds only what
 * is true of every product of the kind; an empty list drops the patterns that have its blank.
 */
export interface Vocabulary {
  /** What it is there for: nouns without an article that stand before "made easy" and after "everyday". */
  glow: readonly string[];
  /** What it colors or evens with; empty for care. */
  shade: readonly string[];
  /** What it has to be easy on, none of it about a person: plural noun phrases that stand after "on" and "for". */
  stress: readonly string[];
  /** When there is time for it: plural noun phrases. */
  moment: readonly string[];
}

const moments = ["slow mornings", "easy mornings", "slow evenings", "nights in", "free evenings", "lazy weekends"];
const timeOff = ["nights in", "days off", "slow Sundays", "free evenings", "rainy weekends"];
const days = ["busy days", "long days", "hectic days", "full days", "workdays"];
const care: Vocabulary = { glow: ["skincare"], shade: [], stress: days, moment: moments };

export const vocabulary: Record<Family, Vocabulary> = {
  cream: { ...care },
  serum: { ...care },
  oil: { ...care },
  balm: { ...care },
  lip: { ...care, glow: ["lip care"], moment: [...moments, "long walks"] },
  gel: { ...care },
  mist: care,
  sunscreen: {
    ...care,
    glow: ["sun care", "sun protection"],
    stress: ["sunny days", "bright days", "days outside", "days in the park"],
    moment: ["days outside", "long walks", "sunny weekends"],
  },
  eye: { ...care, glow: ["eye care"] },
  mask: { ...care, moment: timeOff },
  scrub: { ...care, glow: [], moment: timeOff },
  complexion: {
    ...care,
    glow: ["makeup"],
    moment: ["nights out", "days out", "date nights", "dinners out"],
  },
  mousse: { ...care },
  cleanser: { ...care, glow: ["cleansing"] },
  formula: { ...care, glow: [] },
};
