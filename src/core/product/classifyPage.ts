import type { SupportedCategory } from "./categories.ts";
import { readName, type Ambiguity, type NameReading } from "./classifyName.ts";
import { readTexture } from "./textures.ts";
import type { UnsupportedGroup } from "./unsupportedGroups.ts";
import { findAll, findFirst, normalName, words } from "./words.ts";

/** What a page says of a product that its title and type leave open; `because` is plain words for people. */
export type PageReading = { decidedBy: "tags" | "texture" | "text"; because: string } & (
  | { kind: "supported"; category: SupportedCategory }
  | { kind: "unsupported"; group: UnsupportedGroup }
);

/** What a page says first says what the product is; further on it speaks of what goes with it. In UTF-16 units. */
const openingLength = 600;
const maxTags = 30;
const maxPhrases = 12;

/** Said of the product itself: "this silky serum". */
const surelyItself = words(
  "this|these|diese[rsnm]?|dies ist|cet(?:te)?|ce|ces|est[ea]|estos|estas|quest[oaie]|(?:it's|it is|is|sind|ist|c'est|es|è) (?:an?|ein|eine|une?|una|uno)",
);
/** Perhaps of the product, perhaps of what goes with it: "pair with a favourite oil". */
const perhapsItself = words(
  "an?|our|the|ein(?:e[rnm]?)?|unsere?|der|die|das|une?|notre|la|le|el|una|nuestr[oa]|il|lo|nostr[oa]",
);
const besideIt = words(
  "(?:not|no|nicht|kein(?:e[rsnm]?)?|pas|non|ni|after|before|with|under|over|like|as|than|without|of|from|replaces?|your|for|holds?|and|or|by|to|on|in|nach|vor|mit|wie|ohne|für|apres|avant|avec|comme|sans|pour|despues de|antes de|con|como|sin|para|dopo|prima di|come|senza|per)$",
);
/** Where the words for the thing end and what it does begins. */
const phraseEnd =
  /[.;:!?()|]|(?<![\p{L}\p{N}])(?:an?|the|your|you|that|which|who|is|are|was|has|have|will|can|to|with|for|from|in|on|at|into|helps?|gives?|leaves?|sets|packs|brushes|wipes|wraps|melts|glides|absorbs?|mit|für|die|der|das|ist|qui|que|pour|avec|che|con|para|per)(?![\p{L}\p{N}])/u;

/**
 * Settles by what the text says of the product, by its tags, then by the texture that the text names; null where the page
 * leaves it open. Text and tags are read up to a bound, in linear time.
 */
export function readPage(tags: readonly string[], text: string): PageReading | null {
  const opening = normalName(text, openingLength);
  const texture = readTexture(text.slice(0, 4000));
  const byTags = readTags(tags);
  return (
    saidOf(phrasesAfter(surelyItself, opening), texture) ??
    byTags.supported ??
    saidOf([phraseAt(opening)], texture) ??
    saidOf(phrasesAfter(perhapsItself, opening), texture) ??
    byTags.unsupported ??
    (texture === null ? null : saidOf([texture], texture))
  );
}

function phrasesAfter(determiner: RegExp, opening: string): string[] {
  return findAll(determiner, opening)
    .slice(0, maxPhrases)
    .filter(
      ({ start }) => determiner === surelyItself || !isBeside(opening.slice(Math.max(0, start - 20), start).trimEnd()),
    )
    .map(({ end }) => phraseAt(opening.slice(end)));
}

function isBeside(text: string): boolean {
  return findFirst(besideIt, text) !== null;
}

/** At most eight words from the start of a text, up to where the thing's own words end. */
function phraseAt(text: string): string {
  const some = text.trimStart().slice(0, 120);
  const end = phraseEnd.exec(some);
  return (end === null ? some : some.slice(0, end.index)).split(" ").slice(0, 8).join(" ");
}

function saidOf(phrases: readonly string[], texture: string | null): PageReading | null {
  for (const phrase of phrases) {
    const reading = readName(phrase);
    const found = settled(reading);
    if (found === null) continue;
    const thing = upTo(phrase, reading.kind === "open" ? "" : reading.word);
    const isTexture = texture !== null && thing.includes(normalName(texture));
    return { ...found, decidedBy: isTexture ? "texture" : "text", because: `Its page calls it “${thing}”.` };
  }
  return null;
}

function settled(reading: NameReading) {
  if (reading.kind === "supported") return { kind: "supported", category: reading.category } as const;
  if (reading.kind === "unsupported") return { kind: "unsupported", group: reading.group } as const;
  return null;
}

/** The thing's words without what follows its noun: "silky gel cools" is "silky gel". */
function upTo(phrase: string, word: string): string {
  const at = word === "" ? -1 : phrase.lastIndexOf(word);
  return (at < 0 ? phrase : phrase.slice(0, at + word.length)).trim().slice(0, 80);
}

/** A tag counts when it is a thing's name by itself ("face oil", "type:serum"), and when the tags name one thing only. */
function readTags(tags: readonly string[]): Record<"supported" | "unsupported", PageReading | null> {
  const told = tags.slice(0, maxTags).flatMap((tag): PageReading[] => {
    const name =
      tag
        .slice(0, 60)
        .split(/[:=>/]|_(?=[^_]*$)/)
        .at(-1)
        ?.replace(/[-_]/g, " ")
        .trim() ?? "";
    const found = name.split(" ").length <= 3 ? settled(readName(name)) : null;
    return found === null ? [] : [{ ...found, decidedBy: "tags", because: `The shop tags it “${name.slice(0, 60)}”.` }];
  });
  const supported = told.filter((reading) => reading.kind === "supported");
  const unsupported = told.filter((reading) => reading.kind === "unsupported");
  const isOneThing = new Set(supported.map(({ category }) => category)).size === 1;
  return {
    supported: isOneThing && unsupported.length === 0 ? (supported[0] ?? null) : null,
    unsupported: supported.length === 0 ? (unsupported[0] ?? null) : null,
  };
}

const evidence: Record<Ambiguity, { flows: RegExp; solid: RegExp }> = {
  soap: {
    flows: words("liquid|pump|gel|foam(?:s|ing)?|lotion|bottle|flüssig\\p{L}*|liquide|liquido|liquida|squeeze|paste"),
    solid: words(
      "bars?|solid|cold[- ]process(?:ed)?|block|slab|hand-?cut|stücke?|solide?|solid[oa]|pastilla|soap dish",
    ),
  },
  "sunscreen stick": {
    flows: words("balm|cream|creamy|gel|fluid|jelly|melt(?:s|ing)?|serum|liquid|flows|milky|oil"),
    solid: words("solid|wax(?:y)? stick"),
  },
  "eye mask": {
    flows: words("cream|creamy|gel cream|balm|tube|jar|layer|massage|pump|serum|rinse"),
    solid: words(
      "patch(?:es)?|pairs?|pads?|sheets?|hydrogel|single[- ]use|fabric|silk|satin|strap|pouch|peel off|stick on|machine wash",
    ),
  },
};

/** Which way the page settles an ambiguous name, with the word that says so; null where it says both or nothing. */
export function settleAmbiguity(about: Ambiguity, text: string): { flows: boolean; word: string } | null {
  const page = normalName(text, 4000);
  const flows = findFirst(evidence[about].flows, page);
  const solid = findFirst(evidence[about].solid, page);
  if ((flows === null) === (solid === null)) return null;
  return flows === null ? { flows: false, word: solid ?? "" } : { flows: true, word: flows };
}
