import { companies } from "./companies.ts";
import { contactPatterns } from "./contacts.ts";
import { foldedText, readingsOf, type Folded } from "./fold.ts";
import { harmlessTargets, honestPhrases, hostileWords, violence } from "./hostileWords.ts";
import { type ListedName, ownersOf, type OwnNames, squeezed } from "./ownNames.ts";

/** What keeps words that others wrote from standing in an ad. */
export type Offence = keyof typeof contactPatterns | "insult" | "violence" | "other company";

/** Where a text has what no ad says. */
export interface UnfitPiece {
  offence: Offence;
  start: number;
  end: number;
}

/** Longest part of a text that is looked at, in UTF-16 units. */
const longest = 6000;

const listOf = (entries: string) =>
  entries
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
const alternatives = (entries: readonly string[]) =>
  [...entries]
    .sort((a, b) => b.length - a.length)
    .map((entry) => entry.replace(/\s+/g, " ").replace(/\*$/, "\\p{L}*"))
    .join("|");
/** Whole words of a folded text. */
const whole = (pattern: string) => new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`, "gu");

const insults = whole(alternatives(Object.values(hostileWords).flatMap(listOf)));
const honest = whole(alternatives(listOf(honestPhrases)));
const violent = whole(violence.join("|"));
const harmless = new RegExp(`^ (?:the |your |my )?(?:\\p{L}+ )?(?:${harmlessTargets})(?![^ ])`, "u");

const listed: readonly ListedName[] = Object.entries(companies).flatMap(([owner, brands]) =>
  listOf(brands).map((each) => ({ name: foldedText(each), letters: squeezed(each), owner })),
);
const ownerOf = new Map(listed.map(({ name, owner }) => [name, owner]));
const companyNames = whole(alternatives([...ownerOf.keys()]));

/**
 * What of a text no ad says, in the order of the text: telephone numbers, addresses, handles, prices, insults, slurs, violence and
 * names of companies that are not the shop's own. `own` null: companies are not looked for.
 */
export function unfitPieces(text: string, own: OwnNames | null): UnfitPiece[] {
  const seen = text.slice(0, longest);
  const pieces: UnfitPiece[] = (Object.keys(contactPatterns) as (keyof typeof contactPatterns)[]).flatMap((offence) =>
    contactPatterns[offence].flatMap((pattern) =>
      Array.from(seen.matchAll(pattern), ({ 0: found, index }) => ({
        offence,
        start: index,
        end: index + found.length,
      })),
    ),
  );
  const owners = own === null ? null : ownersOf(own, listed);
  for (const reading of readingsOf(seen)) {
    const excused = honestIn(reading);
    pieces.push(...found(reading, insults, "insult").filter((piece) => !excused.some((each) => isWithin(piece, each))));
    pieces.push(...found(reading, violent, "violence", (after) => !harmless.test(after)));
    if (owners === null) continue;
    const others = found(reading, companyNames, "other company", (_, name) => !owners.has(ownerOf.get(name) ?? ""));
    pieces.push(...others);
  }
  return pieces.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** What offends in a text, each once. */
export function offencesIn(text: string, own: OwnNames | null): Offence[] {
  // A rule drawn in dashes says no more than a short one, and the patterns would go through all of it again from each.
  const short = text.replace(longRule, "$1".repeat(ruleKept));
  return [...new Set(unfitPieces(short, own).map(({ offence }) => offence))];
}

const ruleKept = 12;
const longRule = new RegExp(`([^\\p{L}\\p{N}])\\1{${ruleKept},}`, "gu");

/** What is left of a name without what no ad says: what stands behind it first. The whole name where it says nothing of the kind. */
export function fitParts(name: string, own: OwnNames | null): string[] {
  const pieces = unfitPieces(name, own);
  if (pieces.length === 0) return [name];
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of pieces) {
    if (start > from) parts.push(name.slice(from, start));
    from = Math.max(from, end);
  }
  parts.push(name.slice(from));
  return parts
    .map(withoutLooseEnds)
    .filter((part) => /\p{L}{3}/u.test(part))
    .reverse();
}

const looseEnd =
  "and|or|of|for|by|with|from|than|like|as|vs|versus|to|the|a|not|no|better|inspired|dupe|und|oder|von|für|mit|als|wie|der|die|das|et|ou|de|du|des|pour|par|avec|que|comme|le|la|les|y|o|del|para|por|con|como|el|los|las";
const looseStart = new RegExp(`^(?:[^\\p{L}\\p{N}]+|(?:${looseEnd}|s)(?![\\p{L}\\p{N}'’]))+`, "iu");
const looseTail = new RegExp(`(?:[^\\p{L}\\p{N}%+)]+|(?<![\\p{L}\\p{N}])(?:${looseEnd}))+$`, "iu");

function withoutLooseEnds(part: string): string {
  return part.replace(looseStart, "").replace(looseTail, "").trim();
}

function found(
  { text, words }: Folded,
  pattern: RegExp,
  offence: Offence,
  counts: (after: string, name: string) => boolean = () => true,
): UnfitPiece[] {
  const pieces: UnfitPiece[] = [];
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (!counts(text.slice(index + match.length, index + match.length + 60), match)) continue;
    const first = text.slice(0, index).split(" ").length - 1;
    const last = first + match.split(" ").length - 1;
    const start = words[first]?.start;
    const end = words[last]?.end;
    if (start !== undefined && end !== undefined) pieces.push({ offence, start, end });
  }
  return pieces;
}

function honestIn(reading: Folded): UnfitPiece[] {
  return found(reading, honest, "insult");
}

function isWithin(piece: UnfitPiece, outer: UnfitPiece): boolean {
  return piece.start >= outer.start && piece.end <= outer.end;
}
