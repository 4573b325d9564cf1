import { capitalised } from "./clean.ts";

/** One value of a slot; `isPlural` only where verbs agree with it. */
export interface Value {
  text: string;
  isPlural?: boolean;
}

/** Slots of one product: name → values in order of preference. A slot without values drops every pattern that has it. */
export type Slots = Readonly<Record<string, readonly Value[]>>;

const slotPattern = /\{(\w+)\}/g;

const slotsByPattern = new Map<string, readonly string[]>();

/** Names of the slots of a pattern, each once, in lower case. Remembered: patterns are our own, and a few thousand in all. */
export function slotNames(pattern: string): readonly string[] {
  const known = slotsByPattern.get(pattern);
  if (known) return known;
  const names = [...new Set([...pattern.matchAll(slotPattern)].map(([, name]) => (name ?? "").toLowerCase()))];
  slotsByPattern.set(pattern, names);
  return names;
}

/** Every sentence that a pattern makes of the slots, at most `limit`. No two slots that have a choice take the same value. */
export function expand(pattern: string, slots: Slots, isPluralSkin: boolean, limit = 12): string[] {
  let choices: Record<string, Value>[] = [{}];
  for (const name of slotNames(pattern)) {
    const values = slots[name] ?? [];
    choices = choices.flatMap((chosen) =>
      values
        .filter((value) => values.length === 1 || !Object.values(chosen).some((other) => other.text === value.text))
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
  return startingLarge(text);
}

/** A sentence begins with a capital whatever its slot held: "soft. slow." → "Soft. Slow." */
function startingLarge(text: string): string {
  return text.replace(
    /(^|[.?…]\s)([*¿«„“"]*\s?)(?!pH\b)(\p{Ll})/gu,
    (_, before: string, mark: string, letter: string) => `${before}${mark}${letter.toUpperCase()}`,
  );
}

/** Evenly chosen entries, so that a cut list still shows every value of its last slot. */
function spread<T>(list: readonly T[], limit: number): T[] {
  if (list.length <= limit) return [...list];
  return Array.from({ length: limit }, (_, at) => list[Math.floor((at * list.length) / limit)]).filter(
    (entry) => entry !== undefined,
  );
}
