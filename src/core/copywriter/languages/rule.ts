import type { RuleName } from "../ruleNames.ts";

/** What no ad says, in the words of one language. */
export interface Rule {
  rule: RuleName;
  patterns: readonly RegExp[];
}

/** Whole words, in letters of any script; `\b` knows ASCII only. */
export const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");

/** An attribute of the reader: somebody's own something, at most a few words apart. */
export const ofReader = (owner: string, attribute: string) =>
  new RegExp(`(?<!\\p{L})(?:${owner})(?!\\p{L})[^.?]{0,24}(?<!\\p{L})(?:${attribute})`, "iu");
