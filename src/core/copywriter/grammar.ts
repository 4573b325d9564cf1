import { capitalised } from "./clean.ts";

/** One value of a blank; `isPlural` only where verbs agree with it. */
export interface Value {
  text: string;
  isPlural?: boolean;
}

/** Blanks of one product: name → values in order of preference. A blank without values drops every pattern that has it. */
export type Blanks = Readonly<Record<string, readonly Value[]>>;

const blankPattern = /\{(\w+)\}/g;

const blanksByPattern = new Map<string, readonly string[]>();

/** Names of the blanks of a pattern, each once, in lower case. Remembered: patterns are our own, and a few thousand in all. */
export function blankNames(pattern: string): readonly string[] {
  const known = blanksByPattern.get(pattern);
  if (known) return known;
  const names = [...new Set([...pattern.matchAll(blankPattern)].map(([, name]) => (name ?? "").toLowerCase()))];
  blanksByPattern.set(pattern, names);
  return names;
}

/** Every sentence that a pattern makes of the blanks, at most `limit`. No two blanks that have a choice take the same value. */
export function expand(pattern: string, blanks: Blanks, isPluralSkin: boolean, limit = 12): string[] {
  let choices: Record<string, Value>[] = [{}];
  for (const name of blankNames(pattern)) {
    const values = blanks[name] ?? [];
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
    .replace(blankPattern, (_, blank: string) => {
      const value = chosen[blank.toLowerCase()]?.text ?? "";
      return /^[A-Z]/.test(blank) ? capitalised(value) : value;
    });
  return startingLarge(text);
}

/** A sentence begins with a capital whatever its blank held: "soft. slow." → "Soft. Slow." */
function startingLarge(text: string): string {
  return text.replace(
    /(^|[.?…]\s)([*¿«„“"]*\s?)(?!pH\b)(\p{Ll})/gu,
    (_, before: string, mark: string, letter: string) => `${before}${mark}${letter.toUpperCase()}`,
  );
}

/** Evenly chosen entries, so that a cut list still shows every value of its last blank. */
function spread<T>(list: readonly T[], limit: number): T[] {
  if (list.length <= limit) return [...list];
  return Array.from({ length: limit }, (_, at) => list[Math.floor((at * list.length) / limit)]).filter(
    (entry) => entry !== undefined,
  );
}
