import type { CopyAngle } from "../../../contract/creative.ts";
import { sentenceCase } from "../../clean.ts";
import type { Area, Family } from "../../families.ts";
import type { Blanks, Value } from "../../grammar.ts";
import type { Ingredient } from "../../material.ts";
import type { Material } from "../../material.ts";
import { type LanguagePack, themesOfColour } from "../pack.ts";
import { plainSpoken } from "../shared.ts";
import { englishAngles } from "./angles/angles.ts";
import { callsToActionOf } from "./callToAction.ts";
import { areaVocabulary, categoryVocabulary } from "./closerWords.ts";
import { englishIngredient } from "./ingredients.ts";
import type { FamilyTable } from "./kindLines/angleLines.ts";
import { careful } from "./kindLines/careful.ts";
import { daily } from "./kindLines/daily.ts";
import { moisture } from "./kindLines/moisture.ts";
import { areaLines } from "./kindLines/ofArea.ts";
import { categoryLines } from "./kindLines/ofCategory.ts";
import { kindOf } from "./kinds.ts";
import { englishUntrue, hairAndNails, isColour, isPluralName, placeOf } from "./untrue.ts";
import { englishTexture } from "./textures.ts";
import { themes } from "./themes.ts";
import { vocabulary } from "./words.ts";
import { englishReading } from "./reading.ts";
import { englishNumbers, englishRules } from "./rules.ts";

const families: FamilyTable<Family> = { ...moisture, ...daily, ...careful };

/** Longest ingredient names and pairs that still leave room for a sentence around them. */
const maxPair = 34;
const maxPairs = 6;

function blanksOf(material: Material): Blanks {
  const { noun, ingredients, rating, category, area } = material;
  const words = {
    ...vocabulary[material.family],
    ...(category === null ? {} : categoryVocabulary[category]),
    ...areaVocabulary[area],
  };
  const plain = (texts: readonly string[]) => texts.map((text) => ({ text }));
  // "Moonlit Drops leaves" would read as a mistake, whatever the brand means by it.
  const own = material.name === null || isPluralName.test(material.name) ? `this ${noun}` : material.name;
  return {
    skin: [{ text: spokenArea(material) }],
    noun: [{ text: noun }],
    name: [{ text: own }],
    glow: plain(words.glow),
    shade: plain(words.shade),
    stress: plain(words.stress),
    moment: plain(words.moment),
    texture: material.texture === null ? [] : [{ text: material.texture }],
    // Capitals at the end of a name ("ceramide NP") belong on a label, not in a headline.
    bare: ingredients
      .filter(({ name }) => !/\p{Lu}{2}$/u.test(name) && !plainSpoken.test(name))
      .slice(0, 4)
      .map(({ name, isPlural }) => ({ text: name, isPlural })),
    ings: pairsOf(ingredients),
    pair: pairsOf(ingredients).filter(({ text }) => text.includes(" and ")),
    value: rating === null ? [] : [{ text: String(rating.value) }],
    count: rating === null || rating.reviewCount === null ? [] : [{ text: grouped(rating.reviewCount) }],
  };
}

/** What an oil for cuticles softens are the cuticles; nobody wants soft nails. */
function spokenArea({ area, noun, name }: Material): string {
  if (area === "nails" && /cuticle/i.test(`${noun} ${name ?? ""}`)) return "cuticles";
  return pluralAreas.includes(area) || area === "lips" ? area : "skin";
}

/** "2% ectoin and squalane"; the amount leads, because it is the more telling half. */
function pairsOf(ingredients: readonly Ingredient[]): Value[] {
  const pairs: Value[] = [];
  const named = ingredients.slice(0, 4);
  for (const [at, first] of named.entries()) {
    for (const second of named.slice(at + 1)) {
      const text = `${first.amount} and ${second.amount}`;
      if (text.length > maxPair) continue;
      pairs.push({ text, isPlural: true });
      if (!first.hasPercent) pairs.push({ text: `${second.amount} and ${first.amount}`, isPlural: true });
    }
  }
  const alone = named[0];
  if (pairs.length === 0 && alone) pairs.push({ text: alone.amount, isPlural: alone.isPlural });
  return pairs.slice(0, maxPairs);
}

/** 2143 → "2,143". */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** What is put on them is said to be for them, not for skin. */
const pluralAreas: readonly Area[] = ["hands", "feet", "lashes", "brows", "nails", "beards"];

function linesOf(material: Material): Record<CopyAngle, readonly string[]> {
  const { category, family } = material;
  if (hairAndNails.includes(placeOf(material))) return families.formula;
  return (category === null ? undefined : categoryLines[category]) ?? families[family];
}

/** "a oil" → "an oil", by sound rather than by letter where the two part. */
function withArticles(text: string): string {
  return text.replace(/\b([Aa])n? (?=(\w+))/g, (_, article: string, word: string) =>
    /^([aeio]|u(?!ni|se|su|til))/i.test(word) && !/^(one|eu)/i.test(word) ? `${article}n ` : `${article} `,
  );
}

export const english: LanguagePack = {
  language: "en",
  name: "English",
  reading: englishReading,
  rules: englishRules,
  spokenNumbers: englishNumbers,
  faults: [],
  angles: englishAngles,
  linesOfKind: (material, angle) => [
    ...linesOf(material)[angle],
    ...(areaLines[placeOf(material)]?.[angle] ?? []),
    ...material.benefits
      .filter(
        (benefit) => !hairAndNails.includes(material.area) && (!isColour(material) || themesOfColour.includes(benefit)),
      )
      .flatMap((benefit) => themes[benefit][angle]),
  ],
  blanksOf,
  pluralAreas,
  kindOf,
  texturePhrase: englishTexture,
  ingredientOf: englishIngredient,
  percentOf: (_, written) => written,
  atMost: "at most",
  atLeast: "at least",
  claimLine: sentenceCase,
  pointLine: (point) => point,
  unspokenTo: () => null,
  isUntrue: englishUntrue,
  passing: /^(with|that|your|from|more|first|then|skin|lips|less|some|what|when|this|feels?|leaves)$/,
  agree: withArticles,
  typeset: (text) => text,
  callsToAction: callsToActionOf,
  withIngredient: ({ name }) => `With ${name}`,
  ratingValue: String,
  grouped,
  stars: "stars",
  reviews: "reviews",
  ratingLabel: ({ value, reviewCount }) =>
    reviewCount === null ? `${value} out of 5` : `${value} from ${grouped(reviewCount)} reviews`,
  lastHeadline: "Good skin, *kept simple.*",
  lastSupport: ({ noun }) => withArticles(`A ${noun} that fits any routine.`),
};
