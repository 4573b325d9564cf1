/** What may stand for a value whose exact one is not known beforehand. */
type Kind = "text" | "integer" | "number" | "boolean" | "time" | "url" | "absent" | "list" | "object";

interface OfKind {
  readonly kind: Kind;
}

interface EachOf {
  readonly each: Expected;
  readonly count: number | undefined;
}

interface Exactly {
  readonly exactly: Readonly<Record<string, Expected>>;
}

/**
 * What a value must be: itself; a text that matches; a kind of value; a list whose entries are all alike; an object that has at least
 * these fields, or exactly these.
 */
export type Expected =
  | null
  | string
  | number
  | boolean
  | RegExp
  | OfKind
  | EachOf
  | Exactly
  | readonly Expected[]
  | { readonly [field: string]: Expected };

export const aText: OfKind = { kind: "text" };
export const anInteger: OfKind = { kind: "integer" };
export const aNumber: OfKind = { kind: "number" };
export const aBoolean: OfKind = { kind: "boolean" };
/** An instant in ISO 8601. */
export const aTime: OfKind = { kind: "time" };
export const anUrl: OfKind = { kind: "url" };
export const aList: OfKind = { kind: "list" };
export const anObject: OfKind = { kind: "object" };
/** The field is not there. */
export const absent: OfKind = { kind: "absent" };

/** A list whose every entry is this, of so many where that is said; never an empty one otherwise. */
export const listOf = (each: Expected, count?: number): EachOf => ({ each, count });

/** An object with these fields and no other. */
export const exactly = (fields: Record<string, Expected>): Exactly => ({ exactly: fields });

const kinds: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === "string" && value !== "",
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === "number" && Number.isFinite(value),
  boolean: (value) => typeof value === "boolean",
  time: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value),
  url: (value) => typeof value === "string" && /^https?:\/\/[^\s/]+/.test(value),
  absent: (value) => value === undefined,
  list: (value) => Array.isArray(value),
  object: (value) => isObject(value),
};

/** What is wrong with a value, each finding with where it is; empty when it is as expected. */
export function mismatches(expected: Expected, actual: unknown, at = "body"): string[] {
  if (expected === null || typeof expected !== "object")
    return actual === expected ? [] : [`${at} is ${shown(actual)}, not ${shown(expected)}`];
  if (expected instanceof RegExp)
    return typeof actual === "string" && expected.test(actual)
      ? []
      : [`${at} is ${shown(actual)}, not like ${String(expected)}`];
  if (isList(expected)) return listMismatches(expected, actual, at);
  if (isKind(expected)) return kinds[expected.kind](actual) ? [] : [`${at} is ${shown(actual)}, not ${expected.kind}`];
  if (isEach(expected)) return eachMismatches(expected, actual, at);
  const isClosed = isExactly(expected);
  const fields = isClosed ? expected.exactly : expected;
  if (!isObject(actual)) return [`${at} is ${shown(actual)}, not an object`];
  const foreign = isClosed ? Object.keys(actual).filter((name) => !(name in fields)) : [];
  return [
    ...foreign.map((name) => `${at}.${name} is not expected`),
    ...Object.entries(fields).flatMap(([name, field]) => mismatches(field, actual[name], `${at}.${name}`)),
  ];
}

/** What is expected, in one line for people. */
export function described(expected: Expected): string {
  if (expected === null || typeof expected !== "object") return JSON.stringify(expected);
  if (expected instanceof RegExp) return String(expected);
  if (isList(expected)) return `[${expected.map(described).join(", ")}]`;
  if (isKind(expected)) return expected.kind;
  if (isEach(expected))
    return `[${expected.count === undefined ? "each" : `${expected.count} of`} ${described(expected.each)}]`;
  const fields = (all: Readonly<Record<string, Expected>>) =>
    Object.entries(all)
      .map(([name, field]) => `${name}: ${described(field)}`)
      .join(", ");
  return isExactly(expected) ? `exactly {${fields(expected.exactly)}}` : `{${fields(expected)}}`;
}

function listMismatches(expected: readonly Expected[], actual: unknown, at: string): string[] {
  if (!Array.isArray(actual) || actual.length !== expected.length)
    return [`${at} is ${shown(actual)}, not a list of ${expected.length}`];
  return expected.flatMap((entry, index) => mismatches(entry, actual[index], `${at}[${index}]`));
}

function eachMismatches({ each, count }: EachOf, actual: unknown, at: string): string[] {
  if (!Array.isArray(actual) || (count === undefined ? actual.length === 0 : actual.length !== count))
    return [`${at} is ${shown(actual)}, not a list of ${count ?? "one or more"}`];
  return actual.flatMap((entry: unknown, index) => mismatches(each, entry, `${at}[${index}]`));
}

const isList = (expected: object): expected is readonly Expected[] => Array.isArray(expected);
const isKind = (expected: object): expected is OfKind => "kind" in expected;
const isEach = (expected: object): expected is EachOf => "each" in expected;
const isExactly = (expected: object): expected is Exactly => "exactly" in expected;

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? "missing").slice(0, 300);
}
