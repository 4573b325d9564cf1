import { ingredientNames } from "./ingredients.ts";
import { asSentence, joinedNouns, productNouns, saysAnEffect } from "./pointWording.ts";
import { normalName } from "./words.ts";

/** "This serum", "ce soin": a thing that is spoken of is the page's own. */
const pointsAtIt = /^(?:this|diese[rs]?|ce|cet|cette|este|esta)$/iu;
const article = /^(?:our|the|unsere?|das|die|der|notre|le|la|nuestr[oa]|el)$/iu;
/** "Its texture", "the creamy formula": of nothing but the product. */
const possessive = /^(?:its|the|seine|ihre|die|das|sa|son|la|le|su|el)$/iu;
const noun = new RegExp(`^(?:${productNouns}|${joinedNouns})$`, "iu");
const formula =
  /^(?:textur\p{L}*|formul\p{L}*|formel|fórmula|finish|fini|\p{L}+-(?:textur|formel|texture|formula)|(?:gel|creme)textur)$/iu;
const anIngredient = new RegExp(`^(?:${ingredientNames})$`, "iu");
const ofAnything = /^(?:scent|duft|parfum|perfume|foam|schaum|mousse|espuma|pflege|soin)$/iu;
const ingredients = new RegExp(`(?<!\\p{L})(?:${ingredientNames})(?!\\p{L})`, "giu");
const pronoun = /^(?:it|es|er|il|elle)$/iu;
/** A sentence that brings in something else, which the next one may mean: "Our shampoo has no silicone. It builds up on hair." */
const namesMore =
  /(?<!\p{L})(?:without|no|not|ohne|verzichtet|sans|bannit|sin|replaces?|remplace|ersetzt|because|after|than|from|weil|nach|als|parce|après|avec l[ea]|porque|bottle|jar|tube|flasche|tiegel|flacon|frasco|tarro|childhood|enfance)(?!\p{L})/iu;
/** "Bog Witch is for congested skin": whom the product is for. */
const isForWhom = /^(?:is|ist|est|es) ((?:for|für|pour|para) .+)$/iu;
/** Longer subjects are told of something else. */
const maxSubjectWords = 8;
const maxAdjectives = 2;

/**
 * A sentence that says of the product what it does, without the product: "Our gel-cream melts into skin." → "Melts into skin."; null where it
 * has another subject or says something else. `before`: the sentence before it, which says what a pronoun means.
 */
export function withoutSubject(sentence: string, before: string, name: string): string | null {
  const words = sentence.split(" ");
  for (let length = 1; length <= Math.min(maxSubjectWords, words.length - 2); length++) {
    const rest = words.slice(length).join(" ");
    // "Cette mousse nettoie": the noun is no verb.
    const isNoun = noun.test(words[length] ?? "") || /^fond de /iu.test(rest);
    const whom = isForWhom.exec(rest)?.[1];
    if (isNoun || (whom === undefined && !saysAnEffect(rest))) continue;
    const subject = words.slice(0, length);
    const isOfProduct =
      isProduct(subject, name) ||
      isFormula(subject) ||
      (length === 1 && pronoun.test(subject[0] ?? "") && opensWithProduct(before, name) && !namesMore.test(before));
    return isOfProduct ? asSentence(whom ?? rest) : null;
  }
  return null;
}

/** Whether words are the product: its name, or a noun of its name, or any noun that is pointed at. */
function isProduct(words: readonly string[], name: string): boolean {
  const [first = "", ...others] = words;
  const own = partsOf(name);
  const isOwn = (word: string) =>
    partsOf(word).every((part) => (noun.test(part) ? isIn(part, own) : own.includes(part)));
  const isCapital = (word: string) => /^[^\p{L}]*\p{Lu}|^\p{L}{1,2}$|^[^\p{L}]+$/u.test(word);
  const last = others.at(-1) ?? "";
  const mayQualify = others.length <= maxAdjectives + 1;
  if (pointsAtIt.test(first)) return mayQualify && noun.test(last);
  // What a name says is in it, or against, is not the product: "Sea buckthorn gives the oil its colour", "Frizz turns hair dull".
  if (!article.test(first)) {
    const isNamed = words.every((word) => isOwn(word) && isCapital(word)) && !isIngredient(words);
    return isNamed && (words.some((word) => noun.test(word)) || words.length > 1);
  }
  if (others.length === 0 || isIngredient(others)) return false;
  const isNamed = others.every((word) => isOwn(word) && isCapital(word));
  // Every German noun has a capital: "die Haut" is no name.
  if (isNamed && (others.length > 1 || noun.test(last) || !/^(?:das|die|der|unsere?)$/iu.test(first))) return true;
  const isOurs = /^(?:our|unsere?|notre|nuestr[oa])$/iu.test(first);
  return mayQualify && noun.test(last) && isOwn(last) && (isOurs || others.every(isOwn));
}

/** German joins them: "die Creme" is of a page about a "Tagescreme". */
function isIn(part: string, own: readonly string[]): boolean {
  return own.some((mine) => mine.endsWith(part));
}

/**
 * Whether words name a kind of product that the name does not: "Oat Cleanser" on the page of a kit. An oil that is in it is none, nor is what
 * any product has: a texture, a scent, foam.
 */
export function namesOther(text: string, name: string): boolean {
  const own = partsOf(name);
  return text
    .replace(ingredients, " ")
    .split(/\s+/u)
    .map((word) => word.replace(/[^\p{L}-]/gu, ""))
    .some(
      (word) =>
        noun.test(word) &&
        !formula.test(word) &&
        !ofAnything.test(word) &&
        !partsOf(word).some((part) => isIn(part, own)),
    );
}

const kindThatDoes = new RegExp(
  `(?:, |(?<!\\p{L})(?:und|and|et|y|mais|but|aber|pero) )(?:\\p{L}+ )?(?<![\\p{L}-])(${productNouns})(?! (?:${productNouns})(?!\\p{L})) (?=\\p{L})`,
  "giu",
);
const eitherOfTwo = new RegExp(`^(?:${productNouns}) (?:oder|or|ou|o) `, "iu");

/** Whether a text tells what another kind of product does: "Balsam pflegt und gibt Halt" on the page of an oil; "Öl oder Balsam". */
export function speaksOfKind(text: string, name: string): boolean {
  const own = partsOf(name);
  return (
    eitherOfTwo.test(text) ||
    [...text.matchAll(kindThatDoes)].some(
      ({ 0: noun, 1: kind = "", index }) =>
        index > 0 &&
        !ofAnything.test(kind) &&
        !formula.test(kind) &&
        saysAnEffect(text.slice(index + noun.length)) &&
        !partsOf(kind).some((part) => isIn(part, own)),
    )
  );
}

/** A line of so many words of the name says no more than the name. */
const ofName = 0.8;
const minTellingLength = 4;

/** Whether a line says little but the product's name. */
export function repeatsName(line: string, name: string): boolean {
  const own = new Set(partsOf(name));
  const telling = partsOf(line).filter((word) => word.length >= minTellingLength);
  return telling.length > 0 && telling.filter((word) => own.has(word)).length >= ofName * telling.length;
}

/** So many words of a sentence say what it is about. */
const maxOpening = 5;

/** Whether a sentence begins with another product than the page's: "Our Water Gel", "The tinted version". */
export function opensWithOther(sentence: string, name: string): boolean {
  const words = sentence.split(" ").slice(0, maxOpening);
  if (!article.test(words[0] ?? "") || !partsOf(name).some((part) => noun.test(part))) return false;
  return (
    /(?<!\p{L})(?:version|other|andere\p{L}*|autre|otr[oa])(?!\p{L})/iu.test(words.join(" ")) ||
    namesOther(words.join(" "), name)
  );
}

function partsOf(text: string): string[] {
  return normalName(text)
    .split(/[^\p{L}\d]+/u)
    .filter((part) => part !== "");
}

function isIngredient(words: readonly string[]): boolean {
  return anIngredient.test(
    words
      .join(" ")
      .replace(/[^\p{L} -]/gu, "")
      .trim(),
  );
}

function isFormula([first = "", ...others]: readonly string[]): boolean {
  return possessive.test(first) && others.length <= maxAdjectives + 1 && others.some((word) => formula.test(word));
}

/** Whether a sentence speaks of the product from its first word on. */
function opensWithProduct(sentence: string, name: string): boolean {
  const words = sentence.split(" ");
  return words.slice(0, maxSubjectWords).some((_, at) => at > 0 && isProduct(words.slice(0, at + 1), name));
}
