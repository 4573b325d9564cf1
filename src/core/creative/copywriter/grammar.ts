import { capitalised } from "./clean.ts";
import type { Ingredient } from "./ingredients.ts";
import type { Material } from "./material.ts";
import { vocabulary } from "./vocabulary.ts";

/** One value of a slot; `isPlural` only where verbs agree with it. */
interface Value {
  text: string;
  isPlural?: boolean;
}

/** Slots of one product: name → values in order of preference. A slot without values drops every pattern that has it. */
export type Slots = Readonly<Record<string, readonly Value[]>>;

/** Longest ingredient names and pairs that still leave room for a sentence around them. */
const maxPair = 34;
const maxPairs = 4;

export function slotsOf(material: Material): Slots {
  const words = vocabulary[material.family];
  const { noun, ingredients, rating } = material;
  const plain = (texts: readonly string[]) => texts.map((text) => ({ text }));
  const own = material.name ?? `this ${noun}`;
  return {
    skin: [{ text: words.skin }],
    noun: [{ text: noun }],
    name: [{ text: own }],
    finish: plain(words.finish),
    finish2: plain(words.finish),
    er: plain(words.er),
    glow: plain(words.glow),
    soft: plain(words.soft),
    cloth: plain(words.cloth),
    like: plain(words.like),
    dose: plain(words.dose),
    gesture: plain(words.gesture),
    stress: plain(words.stress),
    moment: plain(words.moment),
    pause: plain(words.moment.filter((moment) => /^(slow|quiet|unhurried|small|long)\b/.test(moment))),
    texture: material.texture === null ? [] : [{ text: material.texture }],
    // Capitals at the end of a name ("ceramide NP") belong on a label, not in a headline.
    bare: ingredients
      .filter(({ name }) => !/\p{Lu}{2}$/u.test(name))
      .slice(0, 4)
      .map(({ name, isPlural }) => ({ text: name, isPlural })),
    amount: ingredients
      .filter(({ hasPercent }) => hasPercent)
      .slice(0, 3)
      .map(({ amount }) => ({ text: amount, isPlural: false })),
    ings: pairsOf(ingredients),
    value: rating === null ? [] : [{ text: String(rating.value) }],
    count: rating === null || rating.reviewCount === null ? [] : [{ text: grouped(rating.reviewCount) }],
  };
}

/** "2% ectoin and squalane"; the amount leads, because it is the more telling half. */
function pairsOf(ingredients: readonly Ingredient[]): Value[] {
  const pairs: Value[] = [];
  const named = ingredients.slice(0, 4);
  for (const [at, first] of named.entries()) {
    for (const second of named.slice(at + 1)) {
      const text = `${first.amount} and ${second.amount}`;
      if (text.length <= maxPair) pairs.push({ text, isPlural: true });
    }
  }
  const alone = named[0];
  if (pairs.length === 0 && alone) pairs.push({ text: alone.amount, isPlural: alone.isPlural });
  return pairs.slice(0, maxPairs);
}

/** 2143 → "2,143". */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

const slotPattern = /\{(\w+)\}/g;

/** Names of the slots of a pattern, each once, in lower case. */
export function slotNames(pattern: string): string[] {
  return [...new Set([...pattern.matchAll(slotPattern)].map(([, name]) => (name ?? "").toLowerCase()))];
}

/** Every sentence that a pattern makes of the slots, at most `limit`. */
export function expand(pattern: string, slots: Slots, isPluralSkin: boolean, limit = 12): string[] {
  let choices: Record<string, Value>[] = [{}];
  for (const name of slotNames(pattern)) {
    const values = slots[name] ?? [];
    choices = choices.flatMap((chosen) =>
      values
        .filter((value) => !Object.values(chosen).some((other) => other.text === value.text))
        .map((value) => ({ ...chosen, [name]: value })),
    );
  }
  return spread(choices, limit).map((chosen) => fill(pattern, chosen, isPluralSkin));
}

function fill(pattern: string, chosen: Record<string, Value>, isPluralSkin: boolean): string {
  const isPlural = Object.values(chosen).some((value) => value.isPlural === true);
  const text = pattern
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) => (isPluralSkin ? many : one))
    .replace(/<([^|>]*)\|([^>]*)>/g, (_, one: string, many: string) => (isPlural ? many : one))
    .replace(slotPattern, (_, slot: string) => {
      const value = chosen[slot.toLowerCase()]?.text ?? "";
      return /^[A-Z]/.test(slot) ? capitalised(value) : value;
    });
  return withArticles(startingLarge(text));
}

/** A sentence begins with a capital whatever its slot held: "soft. slow." → "Soft. Slow." */
function startingLarge(text: string): string {
  return text.replace(
    /(^|[.?]\s)(\*?)(?!pH\b)(\p{Ll})/gu,
    (_, before: string, mark: string, letter: string) => `${before}${mark}${letter.toUpperCase()}`,
  );
}

/** "a oil" → "an oil", by sound rather than by letter where the two part. */
function withArticles(text: string): string {
  return text.replace(/\b([Aa])n? (?=(\w+))/g, (_, article: string, word: string) =>
    /^([aeio]|u(?!ni|se|su|til))/i.test(word) && !/^(one|eu)/i.test(word) ? `${article}n ` : `${article} `,
  );
}

/** Evenly chosen entries, so that a cut list still shows every value of its last slot. */
function spread<T>(list: readonly T[], limit: number): T[] {
  if (list.length <= limit) return [...list];
  return Array.from({ length: limit }, (_, at) => list[Math.floor((at * list.length) / limit)]).filter(
    (entry) => entry !== undefined,
  );
}
