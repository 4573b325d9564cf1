import type { SupportedCategory } from "../../../product/categories.ts";
import type { Area, Family } from "../../families.ts";
import type { Ingredient } from "../../material.ts";
import type { Material } from "../../material.ts";

export const hairAndNails: readonly Area[] = ["lashes", "brows", "nails", "beards"];
export const isPluralName = /(?:drops|eyes|lips|pearls|beads|bubbles|waters|waves)(?: \d\S*)?$/i;

/** Words that belong to a part of the body; where a page does not say that the product is for it, they are left out. */
const partWords: readonly (readonly [RegExp, readonly Area[]])[] = [
  [/\b(?:faces?|cheeks?|chin|makeup|temples)\b/i, ["face", "eyes", "lips"]],
  [/\bsink\b/i, ["face", "skin", "hands", "eyes"]],
  [/\bmirror\b/i, ["face", "eyes", "lips", "skin", "body", "lashes", "brows", "beards"]],
  [/(?<!your )\b(?:eyes?|blink\w*|lash)\b(?! closed)/i, ["face", "eyes", "lashes"]],
  [/\b(?:knees|arms|elbow|legs|shower|bath|towel|toe|sleeves|dressed|shirt|clothes|you wear)\b/i, ["body", "feet"]],
  [/\b(?:elbows|shins|shoulders|top to toe)\b/i, ["body"]],
  [/\b(?:shoes off|the shoes|for feet|heels?, (?:soles?|toes)|socks)\b/i, ["feet"]],
  [/\b(?:by every sink|your hands do|hands (?:full|that)|busy hands|knuckles|for hands|kitchen tap)\b/i, ["hands"]],
  [/\byour lashes\b/i, ["lashes"]],
  [/\bbrows\b/i, ["brows"]],
  [/\bat the roots\b/i, ["lashes", "brows"]],
  [/\bbeard\b/i, ["beards"]],
  [/\bnails\b/i, ["nails"]],
  [/\b(?:your cream|cream after)\b/i, ["skin", "face"]],
  [/\bpalms\b/i, ["skin", "face", "body", "hands", "feet", "beards"]],
  [/\bskin(?:care)?\b/i, ["skin", "face", "eyes", "body", "hands", "feet"]],
];

/** What is untrue of a kind of product although its angle may say it: a mist is not touched, a mask is not used every day. */
const untrueOf: Partial<Record<Family, RegExp>> = {
  mist: /\bserum\b|fingertip|texture|smooth (it )?on|touch(able)?\b|\bhands?\b|linger/i,
  lip: /finger|palms|in the hand\b|\bhands\b|linger|smooth it on/i,
  mask: /\b(daily|tomorrow|strokes|every ?day|day in|day by day|wear|worn|all day|carry on|off you go|mirror|habit|keep up|time is short|short on time)\b|it on and go/i,
  scrub:
    /\b(first touch|slow touch|by touch|first ingredient|daily|tomorrow|every ?day|day in|day by day|wear|worn|all day|linger|settles?|still|goes on like|unfolds|fingertips|to apply|only it comes|off you go|mirror|by touch|habit|keep up)\b|feels like \w+ (and|first)|it on and go|could be/i,
  cleanser: /\b(wear|worn|settles?|all day|linger|off you go|mirror)\b|it on and go/i,
  eye: /\b(?:bounc|spring|plump)\w*/i,
  sunscreen:
    /\b(whatever the day|rest|for yourself|exhale|breathe?|still point|slow|pause|no rush|take your time|calm minute|minute|song|door closed|date with|linger|slowly|turn(s|ing)?|savored|dry spell|thirsty|quench\w*|parched|moisture|softer)\b/i,
};

/** Make-up: lines about care do not fit it unless its page speaks of care. */
const untrueOfColour =
  /\bmeets\b.*\bwith\b|\b(?:whatever the day|iron out|softly|coax\w*|softens?|softest|comfort\w*|thirst\w*|tight\w*|fed|feed|hungry|rest(?:ed|ing)?|slept|nourish\w*|drinks (?:in|up)|cares?|kind(?:ly|er)?|gentl\w*|savored|learns?|landing|linger|caress|settles?|breath\w*|breathe|exhale|slow(?:ly)?|day by day|nothing extra|barely|stillness|feels? it|come back to|peace|no rush|dry|nicest part|(?:each|every) time|feels? (?:\w+ and )?(?:even|polished)|(?:its )?own time|routine|reintroduced|calm\w*|indulg\w*|habit|steps?|keep up)\b/i;
const colourCategories: readonly (SupportedCategory | null)[] = ["Lip Color", "Lip Gloss"];

/** Whether a product colours. */
export function isColour({ family, category }: Pick<Material, "family" | "category">): boolean {
  return family === "complexion" || colourCategories.includes(category);
}

/** Light is promised only by what says so or is made of it. */
const shining = /\b(?:luminous|radian\w*)\b/i;
const madeOfLight: readonly (SupportedCategory | null)[] = ["Bronzer", "Highlighter"];

/** A gel-cream is light: lines about being wrapped up do not fit it. */
const wrapping = /\b(?:velvet\w*|cashmere|cushion\w*|blanket|knitwear|tuck\w*|creamy|rich)\b/i;

/** Acids and retinoids are strong, and not for every day unless the page says so. */
const strong = /retin(?:ol|al)|(?:glycolic|lactic|salicylic|mandelic|azelaic) acid/i;
const untrueOfStrong =
  /\b(?:gentl\w*|kind(?:ly|er)?|comfort\w*|daily|every ?day|day by day|touch\w*|linger\w*|silk|satin|velvet\w*|soothing|calm\w*|feel it|gets? along|press it in|layer|felt|indulg\w*|softest|minute|hands|linger|no rush|easy to use|simple to use|time is short|no long list|short on time|gifts?|give(?! .*time\b)|enjoy\w*|pleasure|any routine|when you are|massag\w*|silky|dry|rough|palms|whenever|wherever|overthink\w*|think about|friend|borrows?|mine|supple|soft\w*|fresh\w*|barrier|treat|pamper\w*|luxury|look forward|easy to (?:start|keep)|kettle|moment|breathe|slow down|simple|routine|o'clock|feel of it|feels? good|how it feels|you can feel|texture)\b/i;

/** Nobody presses drops into lashes or brows, and a gel that sets brows is no care. */
const untrueOfFineHair =
  /\b(?:drops?|press\w*|massag\w*|smooth\w*|clean|layer|palms|moisturi\w*|fingertips?|washing|light)\b/i;
const untrueOfStyling = /\b(?:care|cares|look(?:ed)? after|feel)\b/i;

/** What is no present and no luxury. */
const untrueOfFeet = /\b(?:luxur\w*|indulg\w*|gifts?|give|borrows?|friend|share|lovely|treat|pamper\w*)\b/i;

const untrueOfHairAndNails =
  /\b(?:velvet\w*|finish|linger\w*|golden|sheen|glow\w*|melt\w*|texture|your beards|touch|fingertips?|drinks?|bounc\w*)\b/i;

/** What is untrue of a product whatever family it shares, by its noun or name. */
const untrueOfNamed: readonly (readonly [name: RegExp, said: RegExp])[] = [
  [
    /lip (?:scrub|polish)/i,
    /settle|swipe|glide|velvet|silk|satin|finger over|melts|easy pass|coat\b|daily|every day|worn|wear|\bstay|pocket|\bput it on|\bdoor\b|keys|nearby/i,
  ],
  // It is bought for its colour, and nobody gives a tan away.
  [/\btan(?:ning)?\b/i, /\b(?:soft|fresh|smooth|light|care|comfort|supple)/i],
  [/lip mask/i, /swipe|coat\b|pocket|\bdoor\b|keys|\bwear|worn/i],
  [/roll-?on|roller/i, /\btaps?\b|\bpat\b|fingertips?|press it|ring finger|caress|hands/i],
  // It goes where a blemish is, and on no other skin.
  [
    /\b(?:spot|blemish|pimple)s?\b/i,
    /skincare|\byour skin\b|clean|layer|for (?:the )?skin|\bsoft|supple|smooth|silk|fresh|indulg|treat\b|pamper|massage|luxur|friend|share|gift|pleasure|care\b|lovely|linger|finer|disturb|mornings|evenings|weekends|nights|workdays|days\b/i,
  ],
  [
    /\bbath oil\b/i,
    /massage|palms|press it|smooth it|glide|drops?\b|by hand|palm|your hands|skincare|busy|hectic|mornings|workdays|full days|dry |every ?day/i,
  ],
  [
    /\b(?:bust|belly|bump|legs?|breast|neck|d[ée]collet\w*)\b/i,
    /\b(?:arms|elbows|shins|shoulders|knees|top to toe)\b/i,
  ],
  // Whoever reads of it is not whom it is put on.
  [
    /\b(?:bab(?:y|ies)|kids?|child(?:ren)?|nappy|diaper)\b/i,
    /\b(?:you|your|you'll|yours|yourself|me|my|mine|luxur\w*|indulg\w*|shower|shoulders|arms|elbows|friend|song|phone|o'clock|breathe?)\b/i,
  ],
  [
    /\b(?:intim\w*|bikini|vulva\w*|feminine)\b/i,
    /\b(?:treat|pamper\w*|luxur\w*|indulg\w*|massage|friend|gifts?|give|love\w*|share|borrows?|feels?|moment|pleasure|me time|people|fans?|arms|elbows|shoulders|sink|first|song)\b/i,
  ],
  [/\b(?:shower|bath|hand|body|soap)\b/i, /first step|comes first|first things|everything else|\bcleanse\b/i],
  [/\bcheek/i, /\bswip|\bpress|\blips\b/i],
  [/\bshav/i, /\bdr(?:y|iest)\b|\brough\b|melt|warm|\brich\b/i],
  [/micellar|cleansing water|remover/i, /rinse|lather|wash|sink|water on/i],
  [
    /setting spray/i,
    /\b(?:wash(?:ing)?|basin|clean|skin(?:care)?|care|moist\w*|hydrat\w*|thirst\w*|quench\w*|drink|comfort\w*|press|fresh\w*|soft\w*|begin|in-between|add|glow\w*|routine|afternoons)\b/i,
  ],
  [/eye (?:mask|patch)/i, /\b(?:dot|taps?|pat|patted|ring finger)\b/i],
  [/overnight|sleep|night/i, /kettle|sofa|phone down|rinse|sit back|a few songs|stays on a while|feet up/i],
  [/after[- ]sun/i, /every ?day|daily|commute|desk|winter|morning|nights?\b|indoors|habit|routine/i],
];

/** What is true only of what its own name calls so: nobody shaves before every balm. */
const onlyOfNamed: readonly (readonly [said: RegExp, name: RegExp])[] = [
  [/\b(?:razor|shav(?:ed?|ing))\b/i, /\bshav/i],
  [/\b(?:while|before) you sleep\b|\bgoodnight\b/i, /overnight|sleep|night/i],
  [/\b(?:baths?|tub)\b/i, /\bbath\b/i],
  [/\b(?:the|one) spot\b/i, /\b(?:spot|blemish|pimple)/i],
  [/\bbefore your makeup\b|\bunder your makeup\b/i, /primer/i],
  [/\bexfoliat/i, /exfoliant|exfoliating|peel|\bacids?\b|\b[abp]ha\b/i],
  [/\b(?:washing your face|washed-face)\b/i, /cleans|fac(?:e|ial)/i],
];

/** What would be false advice, or a lie, for a product whose page does not speak of that weather. */
const ofCold = /\b(?:winter\w*|cold|wind\w*|weather)\b/i;

/** A toner comes after washing, what sets makeup comes last, and a mist whenever one likes. */
const isToner = /toner|tonic|essence|(?:rose|floral) ?water/i;
const isSetting = /setting spray|setting mist|fixing/i;
const ofToner = /\b(?:washing|wash|basin|clean|moisturi\w*|splash|in-between)\b/i;
const ofSetting = /\b(?:makeup|last step|finished)\b/i;

/** What is true of a spray only: a toner is poured. */
const sprayed =
  /\b(mist|bedside|arm's length|spritz|chin up|eyes closed|close your eyes|cloud|weather|fog|rain|stuffy|window)\b/i;

function isStrong(ingredients: readonly Ingredient[], noun: string): boolean {
  return /peel|exfoliant|exfoliating/.test(noun) || ingredients.some(({ name }) => strong.test(name));
}

/** Where a product is put on as far as its lines go: its name may say it ("Browbeat") where its area is read from whole words. */
export function placeOf({ area, family, name, noun }: Material): Area {
  const called = `${name ?? ""} ${noun}`;
  if (area === "skin" && /\bbrow(?!n)/i.test(called)) return "brows";
  return area === "skin" && family === "mist" && isSetting.test(called) ? "face" : area;
}

/** What makes a part of the thing that an oil is made of whole: "Rosehip Oil, with rosehip". */
const ofOnePart = /\b(?:with|leads?|heart)\b/i;

function isOfOneThing({ family, name, ingredients: [only, ...others] }: Material): boolean {
  return (
    family === "oil" &&
    only !== undefined &&
    others.length === 0 &&
    (name ?? "").toLowerCase().includes(only.name.replace(/ oil$/, ""))
  );
}

/** Whether a line says what is untrue of this kind of product. */
export function englishUntrue(text: string, material: Material): boolean {
  const { family, category, noun, name, ingredients, benefits, texture, occasions, time } = material;
  const said = text.replace(name ?? "", "");
  const called = `${name ?? ""} ${noun}`;
  const where = placeOf(material);
  return (
    (isOfOneThing(material) && ofOnePart.test(said)) ||
    (shining.test(said) && !benefits.includes("glow") && !madeOfLight.includes(category)) ||
    (family === "cream" && /\bgel\b/i.test(texture ?? "") && wrapping.test(said)) ||
    partWords.some(([pattern, areas]) => !areas.includes(where) && pattern.test(said)) ||
    (where === "feet" && untrueOfFeet.test(said)) ||
    (["lashes", "brows"].includes(where) && untrueOfFineHair.test(said)) ||
    (where === "brows" && family === "gel" && untrueOfStyling.test(said)) ||
    (family === "mist" && !isToner.test(called) && ofToner.test(said)) ||
    (family === "mist" && !isSetting.test(called) && ofSetting.test(said)) ||
    (ofCold.test(said) && !occasions.includes("cold")) ||
    (isColour({ family, category }) && untrueOfColour.test(text)) ||
    (isStrong(ingredients, noun) && untrueOfStrong.test(text)) ||
    (hairAndNails.includes(where) && untrueOfHairAndNails.test(text)) ||
    (isPluralName.test(name ?? "") && /\bnames?\b/i.test(text)) ||
    onlyOfNamed.some(([only, names]) => only.test(said) && !names.test(called)) ||
    (time === "night" && /\b(?:busy|hectic) days\b/i.test(text)) ||
    untrueOfNamed.some(([names, not]) => names.test(called) && not.test(said)) ||
    (untrueOf[family]?.test(text) ?? false) ||
    (family === "mist" && !/mist|spray/i.test(`${name} ${noun}`) && sprayed.test(said))
  );
}
