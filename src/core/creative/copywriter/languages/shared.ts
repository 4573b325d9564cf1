import { chance } from "../../seed.ts";
import type { Value } from "../grammar.ts";
import type { Ingredient } from "../ingredients.ts";

export function one(text: string): Value[] {
  return [{ text }];
}

export function each(texts: readonly string[]): Value[] {
  return texts.map((text) => ({ text }));
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

/** Names fit for a headline: capitals at the end ("ceramide NP") belong on a label. */
export function headlineNames(ingredients: readonly Ingredient[]): Ingredient[] {
  return ingredients.filter(({ name }) => !/\p{Lu}{2}$/u.test(name)).slice(0, 4);
}

/** "Glow Drops": a plural name would ask for another verb than our lines have. */
export function isPluralName(name: string): boolean {
  return /(?<!\p{L})(?:drops|pads|pearls|\p{L}*tropfen|\p{L}*perlen|gouttes|perles|gotas|perlas)(?!\p{L})/iu.test(name);
}

/** Entries in an order that belongs to the seed. */
export function shuffled<T>(list: readonly T[], seed: number, label: string): T[] {
  return list
    .map((entry, at) => ({ entry, key: chance(seed, label, at) }))
    .sort((a, b) => a.key - b.key)
    .map(({ entry }) => entry);
}
