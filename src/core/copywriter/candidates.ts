import type { CopyAngle } from "../contract/creative.ts";
import { ratingUse } from "./socialProof.ts";
import { isUnfitting } from "./fitting.ts";
import { grammarFaults } from "./foreignGrammar.ts";
import { expand, blankNames } from "./grammar.ts";
import type { CopySource, Material } from "./material.ts";
import type { LanguagePack } from "./languages/pack.ts";
import { knownNumbers, numbersIn } from "./numbers.ts";
import type { LineGroup } from "./languages/lines.ts";
import { type Candidate, candidateOf, plainHeadline } from "./line.ts";
import { wordLimits } from "./wordLimits.ts";
import { otherKindReader } from "./otherKinds.ts";
import { breaksOwnRule, hasSpeltOutNumber, quotationRules } from "./rules.ts";

const factBlanks = new Set([
  ..."texture bare amount ings pair ingsnom value count eintextur untexture untextura baredat dubare".split(" "),
]);

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
  return [...candidatesOf(pack.angles[angle].headlines, page, 0), ...candidatesOf(ofKind, page, 1)].map(
    (candidate) => ({ ...candidate, text: withItalics(candidate.text) }),
  );
}

/** Every line of support that an angle can give a product. */
export function supportsFor(pack: LanguagePack, material: Material, angle: CopyAngle, source: CopySource): Candidate[] {
  return candidatesOf(pack.angles[angle].supports, { pack, material, source, maxLength: wordLimits.support }, 0);
}

interface LineContext {
  pack: LanguagePack;
  material: Material;
  source: CopySource;
  maxLength: number;
}

function candidatesOf(
  groups: readonly LineGroup[],
  { pack, material, source, maxLength }: LineContext,
  closeness: 0 | 1,
): Candidate[] {
  const blanks = pack.blanksOf(material);
  const isPluralSkin = material.area === "lips" || pack.pluralAreas.includes(material.area);
  const known = knownNumbers(source);
  const isFigure = ratingUse(material.rating) === "figure";
  const otherKindsIn = otherKindReader(source, pack.language);
  const isFit = (text: string) => {
    const plain = plainHeadline(text);
    if (plain.length > maxLength || isUnfitting(plain, material) || pack.isUntrue(plain, material)) return false;
    if (material.name === null && speaksOfName.test(plain)) return false;
    if (!numbersIn(plain).every((number) => known.has(number)) || hasSpeltOutNumber(plain, pack.language)) return false;
    if (otherKindsIn(plain).length > 0) return false;
    if (repeatsAWord(plain, material, pack.passing) || breaksOwnRule(plain, pack.language, quotationRules))
      return false;
    // The lines themselves are right; a product's name may not fit into one.
    return grammarFaults(plain, pack.language).length === 0;
  };
  return groups
    .filter(({ only, not }) => (only?.includes(material.family) ?? true) && !not?.includes(material.family))
    .flatMap(({ lines, voice }) =>
      lines.flatMap((pattern) => {
        if (!isFigure && blankNames(pattern).some((blank) => ratingBlanks.has(blank))) return [];
        const own = blankNames(pattern).some((blank) => factBlanks.has(blank));
        return expand(pattern, blanks, isPluralSkin)
          .map((text) => pack.typeset(pack.agree(text)))
          .filter(isFit)
          .map((text) => candidateOf(text, { pattern, voice: voice ?? null, closeness: own ? 2 : closeness }));
      }),
    );
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
