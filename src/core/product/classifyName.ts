import { categoryWords, isUse, type CategoryWords, type SupportedCategory } from "./categories.ts";
import { harmless, renamed, unsupportedGroups, type UnsupportedGroup } from "./unsupportedGroups.ts";
import { findAll, findFirst, normalName, words, type Found } from "./words.ts";

/** Names that say what a product is, but not whether it flows; the page decides. */
export type Ambiguity = "soap" | "sunscreen stick" | "eye mask";

/** What a title or a shop's type says by itself; `word` is the signal, in lower case. */
export type NameReading =
  | { kind: "unsupported"; group: UnsupportedGroup; word: string; strength: "anywhere" | "as head" | "alone" }
  | { kind: "supported"; category: SupportedCategory; word: string }
  | { kind: "ambiguous"; about: Ambiguity; word: string }
  | { kind: "open" };

/** Parts of a name that stand for themselves: "Rose Oil – Set of 3", "Brand | Cream (Refill)". */
const separators = /\s[-–—]+\s|[–—|:;,!?()[\]{}<>»•·]|\s\/\s/u;

/** What follows comes along, or is what the product is for, or what it comes in; it is not what the product is. */
const alongWith = / (?:with|w\/|mit|avec|con|featuring|feat|including|incl|inkl|inklusive) /gu;
const meantFor = / (?:for|für|fuer|pour|para|per) /gu;
const comesIn = / (?:in|by|von) /gu;

const joinedTo = /^ ?(?:&|\+|and |und |et |y )/u;
const soapWords = words("soaps?|\\p{L}*seifen?|savons?|jabon(?:es)?|sapon[ei]");
const liquidMeasure = words("\\d+(?:[.,]\\d+)? ?(?:ml|fl\\.? ?oz|l|liter|litre)");
const stickWords = words("\\p{L}*sticks?|\\p{L}+stifte?");
const flowing = words("balm|cream|gel|fluid|jelly|serum|liquid|melt(?:s|ing)?");
const eyeMasks = words("eye masks?|eye \\p{L}+ masks?|augenmasken?");
const creamyMasks = words(
  "(?:cream|gel|sleeping|overnight|clay|leave-on|night|balm|jelly|bubble)[- ](?:\\p{L}+ )?(?:eye )?masks?",
);
/** Languages that name the thing first: "crème à l'huile d'argan" is a cream. */
const headFirst = words(
  "de|du|des|au|aux|pour|para|di|da|del|della|al|alla|visage|corps|corporel(?:le)?|corporal|corpo|viso|mani|rostro|facial|cuerpo|manos|mains|hydratante?|hidratante|idratante|nourrissante?",
);

/** Before a noun, a line's name; after it, an adjective: "Pure Essence Crema Hidratante" is a cream. */
const besideHead = /^essences?$|dratant/u;

/** Names that begin with what they are, in languages that put it first: "Crème Pure Essence" is a cream. */
const beginsWithHead = /^(?:cremes?|cremas?|laits?|leches?|huiles?|aceites?|baumes?|balsamos?) /u;

/** In the name of a care for the body these are a shade or a mood: "Rose Blush Body Cream", "Sea Foam Hand Lotion". */
const shadesAndMoods: readonly SupportedCategory[] = [
  "Lip Gloss",
  "Lip Color",
  "Foundation",
  "Primer",
  "Blush",
  "Bronzer",
  "Highlighter",
  "Mousse",
];
const bodyCare = words(
  "(?:body|hand|foot|night|day) (?:creams?|lotions?|milks?|butters?|oils?|serums?|balms?|gels?|moisturi[sz]ers?)",
);

/** A filter in it makes no sun care of a day's or a hand's care: "Ceramide Day Cream SPF 15". */
const dayCare = words(
  "(?:day|night|hand) (?:creams?|lotions?|moisturi[sz]ers?|fluids?|serums?)|moisturi[sz]ers?|tages(?:creme|pflege|fluid)|handcreme|cremes? (?:de )?jour|crema de dia|crema giorno",
);

interface Noun extends Found {
  is: CategoryWords | UnsupportedGroup;
}

/** Reads one name by words alone. Pure, total, and linear in the name (of which a bounded part is read). */
export function readName(name: string): NameReading {
  let text = normalName(name);
  for (const phrase of harmless) text = text.replace(phrase, " ");
  for (const [phrase, meaning] of renamed) text = text.replace(phrase, meaning);
  const parts = text
    .replace(/\s+/g, " ")
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean);
  const proper = parts.map((part) => before(part, alongWith));
  const things = proper.map((part) => before(before(part, meantFor), comesIn));
  return (
    saidAnywhere(proper) ??
    saidByHeads(things) ??
    saidAlone(things) ??
    hintedAt(things) ??
    saidByHeads(proper) ??
    supportedOnly(saidByHeads(parts)) ?? { kind: "open" }
  );
}

/** What the last noun of a name says; null where it has none. */
export function lastNamed(name: string): SupportedCategory | null {
  const last = nounsOf(normalName(name)).at(-1);
  return last !== undefined && "rank" in last.is ? last.is.category : null;
}

/** What comes along may name the texture ("Glow with Face Oil"), but a spatula that comes along makes nothing a spatula. */
function supportedOnly(reading: NameReading | null): NameReading | null {
  return reading?.kind === "supported" ? reading : null;
}

/** What stands before a connective; all of it where nothing does. */
function before(part: string, connective: RegExp): string {
  const at = findAll(connective, part).find(({ start }) => start > 0)?.start;
  return at === undefined ? part : part.slice(0, at).trim();
}

/** What a product is for is no signal of tools and sheets ("Cleanser for Pads"), but of every other group. */
function saidAnywhere(proper: readonly string[]): NameReading | null {
  const whole = proper.join(" | ");
  const things = proper.map((part) => before(part, meantFor)).join(" | ");
  for (const group of unsupportedGroups) {
    const isThing = group.category === "Tool" || group.category === "Sheet product";
    const word = findFirst(group.anywhere, isThing ? things : whole);
    if (word !== null) return { kind: "unsupported", group, word, strength: "anywhere" };
  }
  return severalProducts(whole);
}

/** "Cleanser, Toner & Moisturizer" is a set, though no word says so. */
function severalProducts(text: string): NameReading | null {
  const items = text.split(/ ?(?:\+|,|&|\|| and | und | et ) ?/u).filter((item) => item.trim() !== "");
  const kinds = items.map((item) => {
    const heads = nounsOf(item).filter(({ is }) => "rank" in is && is.rank !== "hint" && is.category !== "Sunscreen");
    const last = heads.at(-1);
    return last !== undefined && last.end === item.trimEnd().length ? last.is.category : null;
  });
  if (items.length < 3 || kinds.some((kind) => kind === null) || new Set(kinds).size < 3) return null;
  const group = unsupportedGroups.find(({ category }) => category === "Set");
  return group === undefined ? null : { kind: "unsupported", group, word: text.slice(0, 60), strength: "anywhere" };
}

/** Words for a set that are also a line's name: "The Rose Collection – Face Cream". */
const lineNames = words("collections?|kollektion|collezione|coleccion|routines?|rutina|essentials|favou?rites|minis");
const spf = words("spf ?\\d*|lsf ?\\d*|fps ?\\d*");

/** The first part that names a thing decides; a later one does when it says set or sample ("Face Cream | Gift Box"). */
function saidByHeads(parts: readonly string[]): NameReading | null {
  const whole = parts.join(" | ");
  const ofParts = parts.map((part) => readPart(part, whole));
  const readings = ofParts.filter((reading) => reading !== null);
  const supported = readings.filter(({ kind }) => kind === "supported");
  const isLine = (reading: NameReading) =>
    reading.kind === "unsupported" && findFirst(lineNames, reading.word) !== null;
  const telling = supported.length === 1 ? readings.filter((reading) => !isLine(reading)) : readings;
  const several = telling.find(
    (reading) => reading.kind === "unsupported" && /^(?:Set|Sample)$/.test(reading.group.category),
  );
  if (several) return several;
  const described = telling.find((reading) => reading.kind === "supported" && isUse(reading.category));
  const [leading] = telling;
  const isForEyes = described?.kind === "supported" && described.category === "Eye Treatment";
  // "L'Élixir Regard – Crème contour des yeux": what goes around the eyes goes nowhere else, whatever its line is called.
  const isLineName = leading !== undefined && (isForEyes || isNamedAsMist(leading, parts[ofParts.indexOf(leading)]));
  const first = isLineName ? (described ?? leading) : leading;
  if (first?.kind === "ambiguous" && first.about === "soap") return supported[0] ?? first;
  return first ?? null;
}

/** So many words before a description are a line's name: "Bruma Cero · Gel limpiador facial" is no mist. */
const maxLineNameWords = 2;

function isNamedAsMist(reading: NameReading, part = ""): boolean {
  return reading.kind === "supported" && reading.category === "Mist" && part.split(" ").length <= maxLineNameWords;
}

function saidAlone(parts: readonly string[]): NameReading | null {
  for (const part of parts) {
    for (const group of unsupportedGroups) {
      const word = findFirst(group.alone, part);
      if (word !== null) return { kind: "unsupported", group, word, strength: "alone" };
    }
  }
  return null;
}

function hintedAt(parts: readonly string[]): NameReading | null {
  const whole = parts.join(" | ");
  for (const { category, rank, pattern } of categoryWords) {
    if (rank !== "hint") continue;
    for (const part of parts) {
      const word = findFirst(pattern, part);
      if (word !== null) return stickOf(whole, { kind: "supported", category, word });
    }
  }
  return null;
}

function nounsOf(part: string): Noun[] {
  return [
    ...categoryWords.flatMap((is) =>
      is.rank === "hint" ? [] : findAll(is.pattern, part).map((found) => ({ ...found, is })),
    ),
    ...unsupportedGroups.flatMap((is) => findAll(is.asHead, part).map((found) => ({ ...found, is }))),
  ].sort((a, b) => a.end - b.end || b.start - a.start);
}

function readPart(part: string, whole: string): NameReading | null {
  const nouns = nounsOf(part);
  const head = nouns.at(-1);
  const soap = findAll(soapWords, part).at(-1);
  if (soap !== undefined && (head === undefined || head.end < soap.end)) return soapIn(whole, soap.word);
  if (head === undefined) return null;
  const thing = nouns.find(
    (noun) =>
      "reason" in noun.is &&
      (noun === head ||
        (noun.start === 0 && /^(?:sets?|packs?|box)$/.test(noun.word)) ||
        (noun.is.category === "Tool" && joinedTo.test(part.slice(noun.end)))),
  );
  if (thing !== undefined && "reason" in thing.is)
    return { kind: "unsupported", group: thing.is, word: thing.word, strength: "as head" };
  const isBodyCare = findAll(bodyCare, part).some(({ end }) => end === head.end);
  const made = nouns
    .filter((noun): noun is Noun & { is: CategoryWords } => "rank" in noun.is)
    .filter(({ is }) => !isBodyCare || !shadesAndMoods.includes(is.category));
  const isHeadFirst =
    findFirst(headFirst, part) !== null || (beginsWithHead.test(part) && besideHead.test(made.at(-1)?.word ?? ""));
  const named = isHeadFirst ? (made.find(({ word }) => !besideHead.test(word)) ?? made[0]) : made.at(-1);
  const used = categoryWords.find((row) => row.rank === "use" && made.some(({ is }) => is === row));
  const main = named?.is.rank === "use" ? named : (made.find(({ is }) => is === used) ?? named);
  if (main === undefined) return null;
  const eyeMask = findFirst(eyeMasks, part);
  if (eyeMask !== null && findFirst(creamyMasks, part) === null)
    return { kind: "ambiguous", about: "eye mask", word: eyeMask };
  const isSunCare = main.is.rank === "texture" && findFirst(spf, whole) !== null && findFirst(dayCare, part) === null;
  return stickOf(whole, { kind: "supported", category: isSunCare ? "Sunscreen" : main.is.category, word: main.word });
}

function soapIn(whole: string, word: string): NameReading {
  return findFirst(liquidMeasure, whole) === null
    ? { kind: "ambiguous", about: "soap", word }
    : { kind: "supported", category: "Cleanser", word };
}

/** The spec takes a sunscreen stick only if it flows. */
function stickOf(whole: string, reading: NameReading & { kind: "supported" }): NameReading {
  const stick = reading.category === "Sunscreen" ? findFirst(stickWords, whole) : null;
  return stick === null || findFirst(flowing, whole) !== null
    ? reading
    : { kind: "ambiguous", about: "sunscreen stick", word: stick };
}
