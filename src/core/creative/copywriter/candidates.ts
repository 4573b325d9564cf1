import type { CopyAngle } from "../../contract/creative.ts";
import { expand, slotNames } from "./grammar.ts";
import type { Material } from "./material.ts";
import type { LanguagePack } from "./languages/pack.ts";
import { knownNumbers, type NumberSource, numbersIn } from "./numbers.ts";
import type { LineGroup } from "./patterns/lines.ts";
import { plainHeadline, wordLimits } from "./review.ts";
import { breaksOwnRule, hasSpeltOutNumber, quotationRules } from "./rules.ts";
import type { Voice } from "./tone.ts";
import { vocabulary } from "./vocabulary.ts";

/** A sentence that may be printed, and what it is made of. */
export interface Candidate {
  text: string;
  pattern: string;
  voice: Voice | null;
  /** How much it says of this very product: 0 for anything, 1 for its kind or theme, 2 for its own facts. */
  closeness: 0 | 1 | 2;
}

const factSlots = new Set([
  ..."texture bare amount ings ingsnom value count eintextur untexture untextura baredat labare".split(" "),
]);

/** Every headline that an angle can give a product, each fit to print. */
export function headlinesFor(
  pack: LanguagePack,
  material: Material,
  angle: CopyAngle,
  source: NumberSource,
): Candidate[] {
  const ofKind: LineGroup[] = [{ lines: pack.linesOfKind(material, angle) }];
  return [
    ...candidatesOf(pack, pack.angles[angle].headlines, material, source, wordLimits.headline, 0),
    ...candidatesOf(pack, ofKind, material, source, wordLimits.headline, 1),
  ].map((candidate) => ({ ...candidate, text: withItalics(candidate.text) }));
}

/** Every line of support that an angle can give a product. */
export function supportsFor(
  pack: LanguagePack,
  material: Material,
  angle: CopyAngle,
  source: NumberSource,
): Candidate[] {
  return candidatesOf(pack, pack.angles[angle].supports, material, source, wordLimits.support, 0);
}

function candidatesOf(
  pack: LanguagePack,
  groups: readonly LineGroup[],
  material: Material,
  source: NumberSource,
  maxLength: number,
  closeness: 0 | 1,
): Candidate[] {
  const slots = pack.slotsOf(material);
  const isPluralSkin = vocabulary[material.family].skin === "lips";
  const known = knownNumbers(source);
  const isFit = (text: string) => {
    const plain = plainHeadline(text);
    if (plain.length > maxLength || pack.isOdd(plain, material)) return false;
    if (!numbersIn(plain).every((number) => known.has(number)) || hasSpeltOutNumber(plain, pack.language)) return false;
    return !repeatsAWord(plain, material, pack.passing) && !breaksOwnRule(plain, pack.language, quotationRules);
  };
  return groups
    .filter(({ only, not }) => (only?.includes(material.family) ?? true) && !not?.includes(material.family))
    .flatMap(({ lines, voice }) =>
      lines.flatMap((pattern) => {
        const own = slotNames(pattern).some((slot) => factSlots.has(slot));
        return expand(pattern, slots, isPluralSkin)
          .map((text) => pack.typeset(pack.agree(text)))
          .filter(isFit)
          .map((text) => ({ text, pattern, voice: voice ?? null, closeness: own ? (2 as const) : closeness }));
      }),
    );
}

/** A slot may bring a word that its sentence already has: "Velvet Cream leaves skin velvety", "with oat, Oat Balm". */
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

/** A headline without marks has its last word in italics, with the stop after it and a closing quotation mark left out. */
export function withItalics(text: string): string {
  if (text.includes("*")) return text;
  return text.replace(/([^\s"“”„«»]+(?:\u202f\?)?)("|“|\u202f?»)?$/u, "*$1*$2");
}
