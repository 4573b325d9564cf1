import { chance } from "../../seed.ts";
import { type Family, type Kind, kindOf as englishKindOf } from "../families.ts";
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

export type Signal<G extends string> = readonly [pattern: RegExp, family: Family, noun: string, gender: G];

/** Reads a kind from the shop's own words, then from its category, which facts give in English. */
export function kindReader<G extends string>(
  signals: readonly Signal<G>[],
  defaults: Record<Family, readonly [noun: string, gender: G]>,
): { kindOf: (hints: readonly string[]) => Kind; genderOf: (noun: string) => G } {
  const genders = new Map<string, G>([
    ...signals.map(([, , noun, gender]): [string, G] => [noun, gender]),
    ...Object.values(defaults).map(([noun, gender]): [string, G] => [noun, gender]),
  ]);
  const [, fallbackGender] = defaults.formula;
  return {
    kindOf(hints) {
      for (const hint of hints) {
        const head = hint.toLowerCase().slice(0, 300);
        const found = signals.find(([pattern]) => pattern.test(head));
        if (found) return { family: found[1], noun: found[2] };
        const { family } = englishKindOf([hint]);
        if (family !== "formula") return { family, noun: defaults[family][0] };
      }
      return { family: "formula", noun: defaults.formula[0] };
    },
    genderOf: (noun) => genders.get(noun) ?? fallbackGender,
  };
}

/** Entries in an order that belongs to the seed. */
export function shuffled<T>(list: readonly T[], seed: number, label: string): T[] {
  return list
    .map((entry, at) => ({ entry, key: chance(seed, label, at) }))
    .sort((a, b) => a.key - b.key)
    .map(({ entry }) => entry);
}
