import type { SupportedCategory } from "../../../product/categories.ts";
import type { Area, Family } from "../../families.ts";
import type { Ingredient } from "../../material.ts";
import type { Material } from "../../material.ts";

export const hairAndNails: readonly Area[] = ["lashes", "brows", "nails", "beards"];
export const isPluralName = /(?:drops|eyes|lips|pearls|beads|bubbles|waters|waves)(?: \d\S*)?$/i;

/** Words that belong to a part of the body; where a page does not say that the product is for it, they are left out. */
const partWords: readonly (readonly [RegExp, readonly Area[]])[] = [
  [/\b(?:faces?|cheeks?|chin|makeup|temples)\b/i, ["face", "eyes", "lips"]],
  [/\bmirror\b/i, ["face", "eyes", "lips", "skin", "body", "lashes", "brows", "beards"]],
  [/(?<!your )\b(?:eyes?|blink\w*|lash)\b(?! closed)/i, ["face", "eyes", "lashes"]],
  [/\b(?:knees|arms|elbow|legs|shower|bath|towel|toe|sleeves|dressed|shirt|clothes|you wear)\b/i, ["body", "feet"]],
  [/\bskin\b/i, ["skin", "face", "eyes", "body", "hands", "feet"]],
];

/** What is untrue of a kind of product although its angle may say it: a mist is not touched, a mask is not used every day. */
const untrueOf: Partial<Record<Family, RegExp>> = {
  mist: /fingertip|texture|smooth (it )?on|touch(able)?\b|\bhands?\b|linger/i,
  lip: /finger|palms|in the hand\b|\bhands\b|linger|smooth it on/i,
  mask: /\b(daily|tomorrow|strokes|every ?day|day in|day by day|wear|worn|all day|carry on|off you go|mirror)\b|it on and go/i,
  scrub:
    /\b(first touch|slow touch|by touch|first ingredient|daily|tomorrow|every ?day|day in|day by day|wear|worn|all day|linger|settles?|still|goes on like|unfolds|fingertips|to apply|only it comes|off you go|mirror|by touch)\b|feels like \w+ (and|first)|it on and go|could be/i,
  cleanser: /\b(wear|worn|settles?|all day|linger|off you go|mirror)\b|it on and go/i,
  eye: /\b(?:bounc|spring|plump)\w*/i,
  sunscreen:
    /\b(whatever the day|rest|for yourself|exhale|breathe?|still point|slow|pause|no rush|linger|slowly|turn(s|ing)?|savored|dry spell|thirsty|quench\w*|parched|moisture|softer)\b/i,
};

/** Make-up: lines about care do not fit it unless its page speaks of care. */
const untrueOfColour =
  /\bmeets\b.*\bwith\b|\b(?:whatever the day|iron out|softly|coax\w*|softens?|softest|comfort\w*|thirst\w*|tight\w*|fed|feed|hungry|rest(?:ed|ing)?|slept|nourish\w*|drinks?|care|kind(?:ly|er)?|gentl\w*|savored|learns?|landing|linger|caress|settles?|breath\w*|breathe|exhale|slow(?:ly)?|day by day|nothing extra|barely|stillness|feels? it|come back to|peace|no rush|nicest part|(?:each|every) time|feels? (?:\w+ and )?(?:even|polished)|(?:its )?own time|routine|reintroduced)\b/i;
const colourCategories: readonly (SupportedCategory | null)[] = ["Lip Color", "Lip Gloss"];

/** Whether a product colours. */
export function isColour({ family, category }: Pick<Material, "family" | "category">): boolean {
  return family === "complexion" || colourCategories.includes(category);
}

/** Light is promised only by what says so or is made of it. */
const shining = /\b(?:luminous|radian\w*)\b/i;
const madeOfLight: readonly (SupportedCategory | null)[] = ["Bronzer", "Highlighter"];

/** A gel-cream is light: lines about being wrapped up do not fit it. */
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

function isStrong(ingredients: readonly Ingredient[], noun: string): boolean {
  return /peel|exfoliant|exfoliating/.test(noun) || ingredients.some(({ name }) => strong.test(name));
}

/** Whether a line says what is untrue of this kind of product. */
export function englishUntrue(text: string, material: Material): boolean {
  const { family, category, noun, name, area, ingredients, benefits, texture } = material;
  return (
    (shining.test(text.replace(name ?? "", "")) && !benefits.includes("glow") && !madeOfLight.includes(category)) ||
    (family === "cream" && /\bgel\b/i.test(texture ?? "") && wrapping.test(text.replace(name ?? "", ""))) ||
    partWords.some(([pattern, areas]) => !areas.includes(area) && pattern.test(text.replace(name ?? "", ""))) ||
    (isColour({ family, category }) && untrueOfColour.test(text)) ||
    (isStrong(ingredients, noun) && untrueOfStrong.test(text)) ||
    (hairAndNails.includes(area) && untrueOfHairAndNails.test(text)) ||
    (isPluralName.test(name ?? "") && /\bnames?\b/i.test(text)) ||
    untrueOfNamed.some(([called, said]) => called.test(`${name ?? ""} ${noun}`) && said.test(text)) ||
    (untrueOf[family]?.test(text) ?? false) ||
    (family === "mist" && !/mist|spray/i.test(`${name} ${noun}`) && sprayed.test(text.replace(name ?? "", "")))
  );
}
