import type { CopyAngle } from "../contract/creative.ts";
import { type Halves, saysBeside, saysWhom } from "../product/pointWording.ts";
import { plainText } from "./clean.ts";
import { ratingUse } from "./socialProof.ts";
import { isUnfitting } from "./fitting.ts";
import { grammarFaults } from "./foreignGrammar.ts";
import { hasWord } from "./foundation.ts";
import { expand, blankNames } from "./grammar.ts";
import type { CopySource, Material } from "./material.ts";
import type { LanguagePack } from "./languages/pack.ts";
import { knownNumbers, numbersIn } from "./numbers.ts";
import type { LineGroup } from "./languages/lines.ts";
import { type Candidate, candidateOf, headlineKey, pagesOwn, plainHeadline } from "./line.ts";
import { wordLimits } from "./wordLimits.ts";
import { otherKindReader } from "./otherKinds.ts";
import { breaksOwnRule, hasSpeltOutNumber, quotationRules } from "./rules.ts";

const factBlanks = new Set([
  ..."texture bare amount ings pair ingsnom value count eintextur untexture untextura baredat".split(" "),
]);

/** Two ingredients beside each other say less of a product than anything else that its page says. */
const listsIngredients = (pattern: string) =>
  blankNames(pattern).some((blank) => blank === "pair" || blank.startsWith("ings"));

/** Blanks that make a rating the point of a line. */
const ratingBlanks = new Set(["value", "count"]);

/** Lines about the name are left out where the page gives none. */
const speaksOfName = /(?<!\p{L})(?:names?|nom|namen?|nombre)(?!\p{L})/iu;

/** Every headline that an angle can give a product, each fit to print. */
export function headlinesFor(
  pack: LanguagePack,
  material: Material,
  angle: CopyAngle,
  source: CopySource,
): Candidate[] {
  const ofKind: LineGroup[] = [{ lines: pack.linesOfKind(material, angle) }];
  const page = { pack, material, source, maxLength: wordLimits.headline };
  return [
    ...candidatesOf(pack.angles[angle].headlines, page, 0),
    ...candidatesOf(ofKind, page, 1),
    ...(mayOpenWithPoints(angle) ? pointsOf(page, "first").filter(({ closeness }) => closeness === pagesOwn) : []),
  ].map((candidate) => ({ ...candidate, text: withItalics(candidate.text) }));
}

/** Every ad may go on with what the page itself says of a product; one that speaks of people or of a moment begins with those. */
const mayOpenWithPoints = (angle: CopyAngle) => angle !== "social proof" && angle !== "ritual";

/** Whether a page opens with a line: how a brand greets those who come heads an ad as well. */
function opensPage(key: string, { facts }: CopySource): boolean {
  return headlineKey(facts.description.slice(0, 2 * wordLimits.support)).startsWith(key);
}

/**
 * What a page says of the product, whole, and of what it says in two halves the one for this place; what it does or is stands before how it
 * smells, what it leaves out and whom it suits.
 */
function pointsOf(page: LineContext, half: keyof Halves): Candidate[] {
  const isPrintable = printableOf(page);
  return page.material.points.flatMap(({ text, quote, halves }) => {
    const isMain = opensPage(headlineKey(quote), page.source) || !(saysWhom(quote) || saysBeside(quote));
    return [text, ...(halves === null ? [] : [halves[half]])]
      .filter(isPrintable)
      .map((line) => candidateOf(line, { pattern: text, closeness: isMain ? pagesOwn : 2 }));
  });
}

/** Every line of support that an angle can give a product: our own, and what its page says of it. */
export function supportsFor(pack: LanguagePack, material: Material, angle: CopyAngle, source: CopySource): Candidate[] {
  const page = { pack, material, source, maxLength: wordLimits.support };
  return [...candidatesOf(pack.angles[angle].supports, page, 0), ...pointsOf(page, "rest"), ...claimPairs(page)];
}

/** So many claims leave some for the proof points when a line has two of them. */
const minClaimsForLine = 3;

/** "Fragrance-free. Dermatologically tested.": two of the product's claims as a line, each of which stands by itself in any language. */
function claimPairs(page: LineContext): Candidate[] {
  const { claims } = page.material;
  if (claims.length < minClaimsForLine) return [];
  const isPrintable = printableOf(page);
  return claims
    .flatMap((first, at) => claims.slice(at + 1).map((second) => `${first}. ${second}.`))
    .filter((text) => isPrintable(text) && !repeatsAWord(text, page.material, page.pack.passing))
    .map((text) => candidateOf(text, { pattern: "{claims}", closeness: 2 }));
}

interface LineContext {
  pack: LanguagePack;
  material: Material;
  source: CopySource;
  maxLength: number;
}

/** Whether a sentence of the page, or of ours, may be printed of a product. */
function printableOf({ pack, material, source, maxLength }: LineContext): (text: string) => boolean {
  const known = knownNumbers(source);
  return (text) =>
    text.length <= maxLength &&
    !isUnfitting(text, material) &&
    numbersIn(text).every((number) => known.has(number)) &&
    !hasSpeltOutNumber(text, pack.language) &&
    !breaksOwnRule(text, pack.language, quotationRules);
}

/** Whether a line of ours may be printed of a product: what a page says of foundation that its balm takes off, no line of ours may. */
function fitnessOf(page: LineContext): (text: string) => boolean {
  const { pack, material, source } = page;
  const isPrintable = printableOf(page);
  const otherKindsIn = otherKindReader(source, pack.language);
  const unspoken = pack.unspokenTo(`${source.facts.description} ${source.facts.usage ?? ""}`);
  return (text) => {
    const plain = plainHeadline(text);
    if (!isPrintable(plain) || pack.isUntrue(plain, material) || unspoken?.test(plain)) return false;
    if (material.name === null && speaksOfName.test(plain)) return false;
    if (otherKindsIn(plain).length > 0) return false;
    if (repeatsAWord(plain, material, pack.passing)) return false;
    // The lines themselves are right; a product's name may not fit into one.
    return grammarFaults(plain, pack.language).length === 0;
  };
}

function candidatesOf(groups: readonly LineGroup[], page: LineContext, closeness: 0 | 1): Candidate[] {
  const { pack, material } = page;
  const blanks = pack.blanksOf(material);
  const isPluralSkin = material.area === "lips" || pack.pluralAreas.includes(material.area);
  const isFigure = ratingUse(material.rating) === "figure";
  const isFit = fitnessOf(page);
  const isNotOfPage = unsaidReader(page);
  return groups
    .filter(({ only, not }) => (only?.includes(material.family) ?? true) && !not?.includes(material.family))
    .flatMap(({ lines, voice, isSpare }) =>
      lines.flatMap((pattern) => {
        if (!isFigure && blankNames(pattern).some((blank) => ratingBlanks.has(blank))) return [];
        const own = blankNames(pattern).some((blank) => factBlanks.has(blank));
        return expand(pattern, blanks, isPluralSkin)
          .map((text) => pack.typeset(pack.agree(text)))
          .filter(isFit)
          .map((text) => {
            const ofFacts = listsIngredients(pattern) ? 1 : 2;
            const near = isSpare ? 0 : own ? ofFacts : closeness;
            return candidateOf(text, { pattern, voice: voice ?? null, closeness: isNotOfPage(text) ? -1 : near });
          });
      }),
    );
}

/** Whether a line speaks of an hour, a place or a rank that only a page can give, and this one does not. */
function unsaidReader({ pack, material, source: { facts } }: LineContext): (text: string) => boolean {
  const { source, flags } = pack.reading.onlyOfPages;
  const onlyOfPages = new RegExp(source, `${flags}g`);
  const told = plainText(`${facts.description} ${facts.usage ?? ""}`);
  return (text) =>
    [...text.replace(material.name ?? "", " ").matchAll(onlyOfPages)].some(([word]) => !hasWord(told, word));
}

/** A blank may bring a word that its sentence already has: "Velvet Cream leaves skin velvety", "with oat, Oat Balm". */
function repeatsAWord(text: string, material: Material, passing: RegExp): boolean {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const telling = words.filter((word) => !passing.test(word));
  if (telling.some((word, at) => telling.slice(at + 1).some((other) => sharesStem(word, other)))) return true;
  const name = material.name?.toLowerCase();
  if (name === undefined || !text.toLowerCase().includes(name)) return false;
  const rest = squashed(text.toLowerCase().replace(name, " "));
  return material.ingredients.some(
    (hero) => squashed(name).includes(squashed(hero.name)) && rest.includes(squashed(hero.name)),
  );
}

function sharesStem(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    long === short ||
    (short.length >= 4 && long.length - short.length <= 3 && long.startsWith(short)) ||
    (short.length >= 5 && long.includes(short))
  );
}

function squashed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}

/** Words without stress: alone in italics they would emphasise nothing. */
const unstressed = new Set(
  (
    "it in on of about up off out to so me with back along over this that down through than at us them for by is are " +
    "an auf aus ein mit zu bei ab los da dran ist sind hin vor nach um es sie sich dir weiter " +
    "là y en ça est à de par " +
    "es va en de con a ella ti"
  ).split(" "),
);

/**
 * A headline without marks has its last word in italics, with the stop after it and a closing quotation mark left out; where
 * that word carries no stress, the word before it too.
 */
export function withItalics(text: string): string {
  if (text.includes("*")) return text;
  const [last = "", run = "", close = ""] = /([^\s"“”„«»]+(?:\u202f\?)?)("|“|\u202f?»)?$/u.exec(text) ?? [];
  if (last === "") return text;
  let words = run;
  let before = text.slice(0, text.length - last.length);
  while (
    unstressed.has(
      words
        .split(" ", 1)[0]
        ?.replace(/[^\p{L}]/gu, "")
        .toLowerCase() ?? "",
    )
  ) {
    const previous = /(?:^|(?<= ))[\p{L}’'-]+ $/u.exec(before)?.[0];
    if (previous === undefined) break;
    words = previous + words;
    before = before.slice(0, before.length - previous.length);
  }
  return `${before}*${words}*${close}`;
}
