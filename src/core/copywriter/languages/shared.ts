import { chance } from "../../seed.ts";
import { capitalised } from "../clean.ts";
import type { Value } from "../grammar.ts";
import type { Material, Ingredient } from "../material.ts";

export function one(text: string): Value[] {
  return [{ text }];
}

export function each(texts: readonly string[]): Value[] {
  return texts.map((text) => ({ text }));
}

export function beginningSmall(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** A name as a sentence has it behind its article: "crema de día hidratante", which is made of common words, begins small. */
export function behindArticle(name: string): string {
  const isOfCommonWords = name.split(/[\s-]+/u).every((word, at) => at === 0 || !/^\p{Lu}/u.test(word));
  return isOfCommonWords ? beginningSmall(name) : name;
}

/** Longest pairs that still leave room for a sentence around them. */
const maxPair = 40;
const maxPairs = 4;

/** The leading ingredients by twos where they fit, else the first alone. */
export function pairsOf(
  ingredients: readonly Ingredient[],
  join: (first: Ingredient, second: Ingredient) => string,
  alone: (only: Ingredient) => string,
): Value[] {
  const named = ingredients.slice(0, 4);
  const pairs = named.flatMap((first, at) => named.slice(at + 1).map((second) => join(first, second)));
  const fitting = pairs.filter((pair) => pair.length <= maxPair).slice(0, maxPairs);
  const [only] = named;
  return each(fitting.length > 0 || only === undefined ? fitting : [alone(only)]);
}

/** Ingredients that make no headline better. */
export const plainSpoken = /^(?:urea|glycerin|allantoin|titanium dioxide|snail mucin)$/i;

/** Names fit for a headline: capitals at the end ("ceramide NP") belong on a label. */
export function headlineNames(ingredients: readonly Ingredient[]): Ingredient[] {
  return ingredients.filter(({ key, name }) => !plainSpoken.test(key) && !/\p{Lu}{2}$/u.test(name)).slice(0, 4);
}

const plurals = /(?<!\p{L})(?:drops|pads|pearls|\p{L}*tropfen|\p{L}*perlen|gouttes|perles|gotas|perlas)(?!\p{L})/iu;

/**
 * A product's name as a sentence has it: without capitals that shout, and behind its noun where the name is a plural
 * ("le sérum Gouttes d’éclat"), which would ask for another verb. Null where it says no more than the noun.
 */
export function spokenName({ name, noun }: Material): string | null {
  if (name === null || noun.toLowerCase().startsWith(name.toLowerCase())) return null;
  const calm = name.replace(/\p{Lu}{5,}/gu, (word) => capitalised(word.toLowerCase()));
  return plurals.test(calm) ? `${noun} ${calm}` : calm;
}

/** Whether a name begins as its noun does ("Crème contour des yeux"): then it takes an article, as the noun would. */
export function startsAsNoun(name: string, noun: string): boolean {
  const first = (text: string) => text.toLowerCase().split(" ", 1)[0];
  return first(name) === first(noun);
}

/** Entries in an order that belongs to the seed. */
export function shuffled<T>(list: readonly T[], seed: number, label: string): T[] {
  return list
    .map((entry, at) => ({ entry, key: chance(seed, label, at) }))
    .sort((a, b) => a.key - b.key)
    .map(({ entry }) => entry);
}
