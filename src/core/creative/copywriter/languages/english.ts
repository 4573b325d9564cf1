import type { CopyAngle } from "../../../contract/creative.ts";
import type { SupportedCategory } from "../../../product/categories.ts";
import { callsToActionOf } from "../callToAction.ts";
import { sentenceCase } from "../clean.ts";
import { areaVocabulary, categoryVocabulary, otherThanSkin } from "../closerVocabulary.ts";
import { type Area, type Family, kindOf } from "../families.ts";
import type { Slots, Value } from "../grammar.ts";
import { type Ingredient, englishIngredient } from "../ingredients.ts";
import type { Material } from "../material.ts";
import { benefitOutcome } from "../patterns/benefitOutcome.ts";
import type { FamilyTable } from "../patterns/families/angleLines.ts";
import { careful } from "../patterns/families/careful.ts";
import { daily } from "../patterns/families/daily.ts";
import { moisture } from "../patterns/families/moisture.ts";
import { categoryLines } from "../patterns/families/ofCategory.ts";
import type { AngleLines } from "../patterns/lines.ts";
import { painAndSolution } from "../patterns/painAndSolution.ts";
import { ritual } from "../patterns/ritual.ts";
import { sensory } from "../patterns/sensory.ts";
import { socialProof } from "../patterns/socialProof.ts";
import { themes } from "../patterns/themes.ts";
import { transformation } from "../patterns/transformation.ts";
import { englishTexture } from "../textures.ts";
import { vocabulary } from "../vocabulary.ts";
import { type LanguagePack, themesOfColour } from "./pack.ts";
import { plainSpoken } from "./shared.ts";

const angles: Record<CopyAngle, AngleLines> = {
  "pain + solution": painAndSolution,
  "benefit outcome": benefitOutcome,
  sensory,
  transformation,
  ritual,
  "social proof": socialProof,
};

const families: FamilyTable<Family> = { ...moisture, ...daily, ...careful };

/** Longest ingredient names and pairs that still leave room for a sentence around them. */
const maxPair = 34;
const maxPairs = 4;

function slotsOf(material: Material): Slots {
  const { noun, ingredients, rating, category, area } = material;
  const words = {
    ...vocabulary[material.family],
    ...(category === null ? {} : categoryVocabulary[category]),
    ...areaVocabulary[area],
    ...(hairAndNails.includes(area) ? otherThanSkin : {}),
  };
  const plain = (texts: readonly string[]) => texts.map((text) => ({ text }));
  // "Moonlit Drops leaves" would read as a mistake, whatever the brand means by it.
  const own = material.name === null || isPluralName.test(material.name) ? `this ${noun}` : material.name;
  return {
    skin: [{ text: spokenArea(material) }],
    noun: [{ text: noun }],
    name: [{ text: own }],
    finish: plain(words.finish),
    finish2: plain(words.finish),
    er: plain(words.er),
    glow: plain(words.glow),
    // Comfort is felt, and nobody sees it.
    seen: plain(words.glow.filter((glow) => !/^(?:comfort|ease|calm|care|lightness)$/.test(glow))),
    soft: plain(words.soft),
    cloth: plain(words.cloth),
    like: plain(words.like),
    dose: plain(words.dose),
    gesture: plain(words.gesture),
    stress: plain(words.stress),
    moment: plain(words.moment),
    pause: plain(
      words.moment.filter((moment) => /^(slow|small|long|lazy|days off|nights in|early nights)\b/.test(moment)),
    ),
    texture: material.texture === null ? [] : [{ text: material.texture }],
    // Capitals at the end of a name ("ceramide NP") belong on a label, not in a headline.
    bare: ingredients
      .filter(({ name }) => !/\p{Lu}{2}$/u.test(name) && !plainSpoken.test(name))
      .slice(0, 4)
      .map(({ name, isPlural }) => ({ text: name, isPlural })),
    amount: ingredients
      .filter(({ hasPercent }) => hasPercent)
      .slice(0, 3)
      .map(({ amount }) => ({ text: amount, isPlural: false })),
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
      if (text.length <= maxPair) pairs.push({ text, isPlural: true });
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

const hairAndNails: readonly Area[] = ["lashes", "brows", "nails", "beards"];
const isPluralName = /(?:drops|eyes|lips|pearls|beads|bubbles|waters|waves)(?: \d\S*)?$/i;

/** Words that belong to a part of the body; where a page does not say that the product is for it, they are left out. */
const partWords: readonly (readonly [RegExp, readonly Area[]])[] = [
  [/\b(?:faces?|cheeks?|chin|makeup|temples)\b/i, ["face", "eyes", "lips"]],
  [/\bmirror\b/i, ["face", "eyes", "lips", "skin", "body", "lashes", "brows", "beards"]],
  [/(?<!your )\b(?:eyes?|blink\w*|lash)\b(?! closed)/i, ["face", "eyes", "lashes"]],
  [/\b(?:knees|arms|elbow|legs|shower|bath|towel|toe|sleeves|dressed|shirt|clothes|you wear)\b/i, ["body", "feet"]],
  [/\bskin\b/i, ["skin", "face", "eyes", "body", "hands", "feet"]],
];

/** What is untrue of a kind of product although its angle may say it: nobody touches a mist, nobody masks every day. */
const untrueOf: Partial<Record<Family, RegExp>> = {
  mist: /fingertip|texture|smooth (it )?on|touch(able)?\b|\bhands?\b|linger/i,
  lip: /finger|palms|in the hand\b|\bhands\b|linger|smooth it on/i,
  mask: /\b(daily|tomorrow|strokes|every ?day|day in|day by day|wear|worn|all day|carry on|off you go|mirror)\b|it on and go/i,
  scrub:
    /\b(first touch|slow touch|by touch|first ingredient|daily|tomorrow|every ?day|day in|day by day|wear|worn|all day|linger|settles?|still|goes on like|unfolds|fingertips|to apply|only it comes|off you go|mirror|by touch)\b|feels like \w+ (and|first)|it on and go|could be/i,
  cleanser: /\b(wear|worn|settles?|all day|linger|off you go|mirror)\b|it on and go/i,
  eye: /\b(?:bounc|spring|plump)\w*/i,
  sunscreen:
    /\b(whatever the day|rest|for yourself|exhale|breathe?|still point|slow|pause|no rush|linger|slowly|turn(s|ing)?|savored)\b/i,
};

/** Colour is worn, and cares for nothing unless its page says so. */
const untrueOfColour =
  /\bmeets\b.*\bwith\b|\b(?:whatever the day|iron out|softly|coax\w*|softens?|softest|comfort\w*|thirst\w*|tight\w*|fed|feed|hungry|rest(?:ed|ing)?|slept|nourish\w*|drinks?|care|kind(?:ly|er)?|gentl\w*|savored|learns?|landing|linger|caress|settles?|breath\w*|breathe|exhale|slow(?:ly)?|day by day|nothing extra|barely|stillness|feels? it|come back to|peace|no rush|nicest part|(?:each|every) time|feels? (?:\w+ and )?(?:even|polished)|(?:its )?own time|routine|reintroduced)\b/i;
const colourCategories: readonly (SupportedCategory | null)[] = ["Lip Color", "Lip Gloss"];

function isColour({ family, category }: Pick<Material, "family" | "category">): boolean {
  return family === "complexion" || colourCategories.includes(category);
}

/** Light is promised only by what says so or is made of it. */
const shining = /\b(?:luminous|radian\w*)\b/i;
const madeOfLight: readonly (SupportedCategory | null)[] = ["Bronzer", "Highlighter"];

/** A gel-cream is light: it wraps nobody up. */
const wrapping = /\b(?:velvet\w*|cashmere|cushion\w*|blanket|knitwear|tuck\w*)\b/i;

/** Acids and retinoids are strong, and not for every day unless the page says so. */
const strong = /retin(?:ol|al)|(?:glycolic|lactic|salicylic|mandelic|azelaic) acid/i;
const untrueOfStrong =
  /\b(?:gentl\w*|kind(?:ly|er)?|comfort\w*|daily|every ?day|day by day|touch\w*|linger\w*|silk|satin|velvet\w*|soothing|calm\w*|feel it|gets? along|press it in|layer|felt|indulg\w*|softest|minute|hands|linger|no rush)\b/i;

const untrueOfHairAndNails =
  /\b(?:velvet\w*|finish|linger\w*|golden|sheen|glow\w*|melt\w*|texture|fingertips?|drinks?|bounc\w*)\b/i;

/** What is untrue of a product whatever family it shares, by its noun or name. */
const untrueOfNamed: readonly (readonly [name: RegExp, said: RegExp])[] = [
  [
    /lip (?:scrub|polish)/i,
    /settle|swipe|glide|velvet|silk|satin|finger over|melts|easy pass|coat\b|daily|every day|worn|wear|\bstay|pocket|press and smile|winter walks/i,
  ],
  [/lip mask/i, /swipe|coat\b|pocket|\bdoor\b|keys|\bwear|worn/i],
  [/roll-?on|roller/i, /\btaps?\b|\bpat\b|fingertips?|press it|ring finger|caress|hands/i],
  [/after[- ]sun/i, /every ?day|daily|commute|desk|winter|morning|nights?\b|indoors|habit|routine/i],
];

/** What is true of a spray only: a toner is poured. */
const sprayed = /\b(mist|spritz|chin up|eyes closed|close your eyes|cloud|weather|fog|rain|stuffy|window)\b/i;

function linesOf({ category, family, area }: Material): Record<CopyAngle, readonly string[]> {
  if (hairAndNails.includes(area)) return families.formula;
  return (category === null ? undefined : categoryLines[category]) ?? families[family];
}

function isStrong(ingredients: readonly Ingredient[], noun: string): boolean {
  return /peel|exfoliant|exfoliating/.test(noun) || ingredients.some(({ name }) => strong.test(name));
}

/** "a oil" → "an oil", by sound rather than by letter where the two part. */
function withArticles(text: string): string {
  return text.replace(/\b([Aa])n? (?=(\w+))/g, (_, article: string, word: string) =>
    /^([aeio]|u(?!ni|se|su|til))/i.test(word) && !/^(one|eu)/i.test(word) ? `${article}n ` : `${article} `,
  );
}

export const english: LanguagePack = {
  language: "en",
  angles,
  linesOfKind: (material, angle) => [
    ...linesOf(material)[angle],
    ...material.benefits
      .filter(
        (benefit) => !hairAndNails.includes(material.area) && (!isColour(material) || themesOfColour.includes(benefit)),
      )
      .flatMap((benefit) => themes[benefit][angle]),
  ],
  slotsOf,
  pluralAreas,
  kindOf,
  texturePhrase: englishTexture,
  ingredientOf: englishIngredient,
  percentOf: (_, written) => written,
  atMost: "at most",
  atLeast: "at least",
  claimLine: sentenceCase,
  isOdd: (text, { family, category, noun, name, area, ingredients, benefits, texture }) =>
    (shining.test(text.replace(name ?? "", "")) && !benefits.includes("glow") && !madeOfLight.includes(category)) ||
    (family === "cream" && /\bgel\b/i.test(texture ?? "") && wrapping.test(text.replace(name ?? "", ""))) ||
    partWords.some(([pattern, areas]) => !areas.includes(area) && pattern.test(text.replace(name ?? "", ""))) ||
    (isColour({ family, category }) && untrueOfColour.test(text)) ||
    (isStrong(ingredients, noun) && untrueOfStrong.test(text)) ||
    (hairAndNails.includes(area) && untrueOfHairAndNails.test(text)) ||
    (isPluralName.test(name ?? "") && /\bnames?\b/i.test(text)) ||
    untrueOfNamed.some(([called, said]) => called.test(`${name ?? ""} ${noun}`) && said.test(text)) ||
    (untrueOf[family]?.test(text) ?? false) ||
    (family === "mist" && !/mist|spray/i.test(`${name} ${noun}`) && sprayed.test(text.replace(name ?? "", ""))),
  passing: /^(with|that|your|from|more|first|then|skin|lips|less|some|what|when|this|feels?|leaves)$/,
  agree: withArticles,
  typeset: (text) => text,
  callsToAction: callsToActionOf,
  withIngredient: ({ name }) => `With ${name}`,
  ratingValue: String,
  grouped,
  ratingLabel: ({ value, reviewCount }) =>
    reviewCount === null ? `${value} out of 5` : `${value} from ${grouped(reviewCount)} reviews`,
  lastHeadline: "Good skin, *kept simple.*",
  lastSupport: ({ noun }) => withArticles(`A ${noun} that fits any routine.`),
};
