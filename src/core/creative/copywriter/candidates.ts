import type { CopyAngle } from "../../contract/creative.ts";
import { expand, slotNames, slotsOf } from "./grammar.ts";
import type { Material } from "./material.ts";
import { knownNumbers, type NumberSource, numbersIn } from "./numbers.ts";
import { benefitOutcome } from "./patterns/benefitOutcome.ts";
import type { FamilyTable } from "./patterns/families/angleLines.ts";
import { careful } from "./patterns/families/careful.ts";
import { daily } from "./patterns/families/daily.ts";
import { moisture } from "./patterns/families/moisture.ts";
import type { AngleLines, LineGroup } from "./patterns/lines.ts";
import { painAndSolution } from "./patterns/painAndSolution.ts";
import { ritual } from "./patterns/ritual.ts";
import { sensory } from "./patterns/sensory.ts";
import { socialProof } from "./patterns/socialProof.ts";
import { themes } from "./patterns/themes.ts";
import { transformation } from "./patterns/transformation.ts";
import type { Family } from "./families.ts";
import { plainHeadline, wordLimits } from "./review.ts";
import { brokenRules, quotationRules, speltOutNumber } from "./rules.ts";
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

const angles: Record<CopyAngle, AngleLines> = {
  "pain + solution": painAndSolution,
  "benefit outcome": benefitOutcome,
  sensory,
  transformation,
  ritual,
  "social proof": socialProof,
};

const families: FamilyTable<Family> = { ...moisture, ...daily, ...careful };

const factSlots = new Set(["texture", "bare", "amount", "ings", "value", "count"]);
const daySigns =
  /\b(mornings?|daylight|all day|sun|sunny|noon|breakfast|coffee|day on|early starts?|good day|commutes?|desk)\b/i;
const nightSigns = /\b(nights?|evenings?|bed|pillow|tonight|goodnight|last light|overnight)\b/i;

/** What is untrue of a kind of product although its angle may say it: nobody touches a mist, nobody masks every day. */
const untrueOf: Partial<Record<Family, RegExp>> = {
  mist: /fingertip|texture|smooth (it )?on|touch(able)?\b|\bhands?\b|linger/i,
  lip: /fingertip|palms|in the hand\b|\bhands\b|linger|smooth it on/i,
  mask: /\b(daily|every ?day|day in|day by day|wear|worn|all day)\b|it on and go/i,
  scrub: /\b(first touch|daily|every ?day|day in|day by day|wear|worn|all day|linger|settles?|still)\b|it on and go/i,
  cleanser: /\b(wear|worn|settles?|all day)\b|it on and go/i,
  sunscreen: /\b(rest|linger|slowly|turn(s|ing)?)\b/i,
};

/** Every headline that an angle can give a product, each fit to print. */
export function headlinesFor(material: Material, angle: CopyAngle, source: NumberSource): Candidate[] {
  const ofKind: LineGroup[] = [
    { lines: families[material.family][angle] },
    ...material.benefits.map((benefit) => ({ lines: themes[benefit][angle] })),
  ];
  return [
    ...candidatesOf(angles[angle].headlines, material, source, wordLimits.headline, 0),
    ...candidatesOf(ofKind, material, source, wordLimits.headline, 1),
  ].map((candidate) => ({ ...candidate, text: withItalics(candidate.text) }));
}

/** Every line of support that an angle can give a product. */
export function supportsFor(material: Material, angle: CopyAngle, source: NumberSource): Candidate[] {
  return candidatesOf(angles[angle].supports, material, source, wordLimits.support, 0);
}

function candidatesOf(
  groups: readonly LineGroup[],
  material: Material,
  source: NumberSource,
  maxLength: number,
  closeness: 0 | 1,
): Candidate[] {
  const slots = slotsOf(material);
  const isPluralSkin = vocabulary[material.family].skin === "lips";
  const known = knownNumbers(source);
  const isFit = (text: string) => {
    const plain = plainHeadline(text);
    if (plain.length > maxLength || speltOutNumber.test(plain) || brokenRules(plain, quotationRules).length > 0)
      return false;
    if (material.time === "day" && nightSigns.test(plain)) return false;
    if (material.time === "night" && daySigns.test(plain)) return false;
    if (untrueOf[material.family]?.test(plain)) return false;
    return numbersIn(plain).every((number) => known.has(number)) && !repeatsAWord(plain, material);
  };
  return groups
    .filter(({ only, not }) => (only?.includes(material.family) ?? true) && !not?.includes(material.family))
    .flatMap(({ lines, voice }) =>
      lines.flatMap((pattern) => {
        const own = slotNames(pattern).some((slot) => factSlots.has(slot));
        return expand(pattern, slots, isPluralSkin)
          .filter(isFit)
          .map((text) => ({ text, pattern, voice: voice ?? null, closeness: own ? (2 as const) : closeness }));
      }),
    );
}

const passing = /^(with|that|your|from|more|first|then|skin|lips|less|some|what|when|this|feels?|leaves)$/;

/** A slot may bring a word that its sentence already has: "Velvet Cream leaves skin velvety", "with oat, Oat Balm". */
function repeatsAWord(text: string, material: Material): boolean {
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

/** A headline without marks has its last word in italics, with the stop after it and the quotation mark left out. */
function withItalics(text: string): string {
  if (text.includes("*")) return text;
  return text.replace(/([^\s"]+)("?)$/, "*$1*$2");
}
