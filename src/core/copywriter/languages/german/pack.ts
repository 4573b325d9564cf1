import { chance } from "../../../seed.ts";
import { capitalised, midSentence } from "../../clean.ts";
import type { Blanks } from "../../grammar.ts";
import type { Ingredient } from "../../material.ts";
import type { Material } from "../../material.ts";
import type { Voice } from "../../tone.ts";
import { colouringTouches, type LanguagePack, themesOfColour } from "../pack.ts";
import { washedOff } from "../lines.ts";
import { each, headlineNames, one, pairsOf, shuffled, spokenName } from "../shared.ts";
import { germanAngles } from "./angles/angles.ts";
import { familyLines, finerLines, themeLines, touchLines } from "./kindLines.ts";
import { type Gender, germanKinds } from "./kinds.ts";
import { germanUntrue, isActive, isAfterShave, isSpot } from "./untrue.ts";
import {
  areaSaid,
  coldDays,
  foods,
  germanWords,
  offSkinPlaces,
  type Place,
  places,
  pluralAreas,
  purposesByName,
  purposesOfAreas,
  purposesOfKinds,
} from "./words.ts";
import { germanFaults } from "./faults.ts";
import { germanIngredients } from "./ingredients.ts";
import { germanReading } from "./reading.ts";
import { germanNumbers, germanRules } from "./rules.ts";

const { kindOf, genderOf, touchOf } = germanKinds;

const articles: Record<
  Gender,
  { der: string; den: string; dem: string; ein: string; dies: string; diesen: string; diesem: string }
> = {
  m: { der: "der", den: "den", dem: "dem", ein: "ein", dies: "dieser", diesen: "diesen", diesem: "diesem" },
  f: { der: "die", den: "die", dem: "der", ein: "eine", dies: "diese", diesen: "diese", diesem: "dieser" },
  n: { der: "das", den: "das", dem: "dem", ein: "ein", dies: "dieses", diesen: "dieses", diesem: "diesem" },
};

const textureGenders: Readonly<Record<string, Gender>> = {
  gel: "n",
  creme: "f",
  lotion: "f",
  serum: "n",
  öl: "n",
  balsam: "m",
  schaum: "m",
  textur: "f",
  milch: "f",
  emulsion: "f",
  fluid: "n",
  mousse: "f",
  essenz: "f",
  butter: "f",
};
const endings: Record<Gender, string> = { m: "er", f: "e", n: "es" };

/** "leichtem Gel" → "leichtes Gel": the adjective as it stands before its noun in the nominative. */
function texturePhrase(texture: string): string | null {
  const match = /^(\p{Ll}{3,18}?)e[rsnm]? (\p{Ll}{2,10})$/u.exec(texture);
  const gender = textureGenders[match?.[2] ?? ""];
  if (!match || gender === undefined) return null;
  return `${match[1] ?? ""}${endings[gender]} ${capitalised(match[2] ?? "")}`;
}

function textureBlanks(texture: string | null): Blanks {
  const gender = (["m", "f", "n"] as const).find((each) => texture?.split(" ")[0]?.endsWith(endings[each]));
  if (texture === null || gender === undefined) return { eintextur: [], texturrel: [] };
  const { ein, der } = articles[gender];
  return { eintextur: one(`${ein} ${texture}`), texturrel: one(der) };
}

const adjective =
  /(?:end|ig|lich|isch|voll|haft|sam|intensiv|reich|frei|sanft|mild|leicht|rein|zart|frisch|warm|tönt|iert)(?:e[rs]?)$/iu;

/** "Sanfter Reinigungsschaum" → "der Sanfte …", "den Sanften …", "dem Sanften …"; other names stay as they are. */
function declined(name: string, gender: Gender, form: "der" | "den" | "dem"): string {
  const [first = "", ...rest] = name.split(" ");
  const ending = endings[gender];
  const isStrong = rest.length > 0 && adjective.test(first) && first.endsWith(ending);
  const weak = form === "dem" || (form === "den" && gender === "m") ? "en" : "e";
  // An adjective and a kind are no name of their own: "die reichhaltige Nachtcreme".
  const isPlain = isStrong && rest.length === 1 && genderOfName(rest[0] ?? "") !== null;
  const stem = first.slice(0, -ending.length) + weak;
  const own = isStrong ? [isPlain ? midSentence(stem) : stem, ...rest].join(" ") : name;
  return `${articles[gender][form]} ${own}`;
}

/** What names of products end in besides their kind, or begin with before a name of their own: "Make-up-Entferner", "Reinigungscreme Nordlicht". */
const nameEndings: readonly [ending: RegExp, gender: Gender][] = [
  [/(?:balsam|entferner|mist|nebel|puder|reiniger|roll-on|schaum|schutz|stift|toner)$/iu, "m"],
  [/(?:butter|creme|emulsion|essenz|kur|lotion|maske|milch|paste|pflege|salbe|seife)$/iu, "f"],
  [/(?:(?:milch|öl)bad|elixier|fluid|gel|konzentrat|öl|peeling|serum|spray|tonic|tonikum|wasser)$/iu, "n"],
];

/** The gender of what a name says of itself; null where it is a name of its own. */
function genderOfName(name: string): Gender | null {
  const words = name.split(" ");
  const genders = words.map((word) => nameEndings.find(([ending]) => ending.test(word))?.[1] ?? null);
  return genders.filter((gender) => gender !== null).at(-1) ?? null;
}

/** "Sanfte ausgleichende Lotion": declined or not, such a name reads as a mistake within a sentence. */
function hasSeveralAdjectives(name: string): boolean {
  return name
    .split(" ")
    .slice(1, -1)
    .some((word) => /^\p{Ll}{3,}e[rsnm]?$/u.test(word));
}

/** "Grüne Pause Cica Toner", "Kleiner Bär Wetterbalsam": with the article of its last word its first ones read as a mistake. */
function beginsOtherwise(name: string, gender: Gender | null): boolean {
  const [first = ""] = name.split(" ", 1);
  const isUndeclined = gender === "m" && /^\p{Lu}\p{Ll}{2,}er \p{Lu}\S* \p{Lu}/u.test(name) && !adjective.test(first);
  return isUndeclined || (gender !== null && gender !== "f" && /^\p{Lu}\p{Ll}{2,}e \p{Lu}\S* \p{Lu}/u.test(name));
}

/** What the product is put on, in the words of that place; null for what serves beard, nails, lashes and brows. */
function placeOf(material: Material): Place | null {
  const { on } = germanWords[touchOf(material)];
  if (on === null || on === "lips") return on && places.lips;
  const { area } = material;
  return area === "hands" || area === "feet" || area === "eyes" ? places[area] : places.skin;
}

/** What a product is for, by its name, the place that it is put on or its kind. */
function purposesOf({ name, noun, category, area, family }: Material): readonly string[] {
  const called = `${name ?? ""} ${noun}`;
  const named = purposesByName.filter(([pattern]) => pattern.test(called)).map(([, purpose]) => purpose);
  if (named.length > 0) return named.slice(0, 1);
  const ofArea = family === "cleanser" || areaSaid.test(noun) ? undefined : purposesOfAreas[area];
  if (ofArea !== undefined) return [ofArea];
  return category === null ? [] : (purposesOfKinds[category] ?? []);
}

/** Words that only lines have which suit anything. */
function plainWords(isPlain: boolean, brand: string): Blanks {
  const word = (text: string) => (isPlain && text !== "" ? one(text) : []);
  return { marke: word(brand), schlicht: word("einfach"), dich: word("dich"), dir: word("dir"), sich: word("sich") };
}

function blanksOf(material: Material): Blanks {
  const words = germanWords[touchOf(material)];
  const { brand, noun, ingredients, rating, area } = material;
  const gender = genderOf(noun);
  const article = articles[gender];
  const place = placeOf(material);
  const here = (words: keyof Place) => (place === null ? [] : one(place[words]));
  const stress =
    material.occasions.includes("cold") && words.soft.length > 0 ? [...coldDays, ...words.stress] : words.stress;
  const inDative = ({ name, dative = name, percent }: Ingredient) =>
    percent === null ? dative : `${percent} ${dative}`;
  const ofTwo = (join: (first: Ingredient, second: Ingredient) => string) =>
    ingredients.length < 2 ? [] : pairsOf(ingredients, join, () => "").filter(({ text }) => text !== "");
  const spoken = spokenName(material)?.replace(new RegExp(`^${noun} (?=.*${noun}$)`, "u"), "") ?? null;
  // A name that says what it is takes an article, as the noun would: "das Zuckerpeeling".
  const saysNoun = spoken !== null && new RegExp(`${noun}(?!\\p{L})`, "iu").test(spoken);
  const named = saysNoun ? gender : genderOfName(spoken ?? "");
  const isHard = spoken === null || hasSeveralAdjectives(spoken) || beginsOtherwise(spoken, named);
  const name = isHard ? null : spoken;
  const called = (form: "der" | "den" | "dem") =>
    name === null || named === null ? name : declined(name, named, form);
  return {
    noun: one(noun),
    // What suits anything is for pages that tell of no two ingredients.
    ...plainWords(ingredients.length < 2, brand),
    der: one(`${article.der} ${noun}`),
    den: one(`${article.den} ${noun}`),
    dem: one(`${article.dem} ${noun}`),
    ein: one(`${article.ein} ${noun}`),
    einem: one(`${gender === "f" ? "einer" : "einem"} ${noun}`),
    name: one(called("der") ?? `${article.dies} ${noun}`),
    eigenname: each([called("der")].filter((own) => own !== null)),
    hausmarke: brand === "" ? [] : one(brand),
    nameacc: one(called("den") ?? `${article.diesen} ${noun}`),
    namedat: one(called("dem") ?? `${article.diesem} ${noun}`),
    // "Für gepflegte Augenpartie" lacks its article.
    haut: area === "eyes" ? [] : here("haut"),
    diehaut: here("diehaut"),
    derhaut: here("derhaut"),
    deinehaut: here("deinehaut"),
    deinerhaut: here("deinerhaut"),
    haende: area === "hands" ? one("Hände") : [],
    fuesse: area === "feet" ? one("Füße") : [],
    speise: each(ingredients.filter(({ key }) => foods.includes(key)).map(({ name }) => name)),
    denbart: each(Object.entries(offSkinPlaces).flatMap(([start, served]) => (noun.startsWith(start) ? [served] : []))),
    weiche: each(words.soft.map((soft) => `${soft}e`)),
    farbe: each(words.colour),
    koerper: area === "body" ? one("Körper") : [],
    pickel: isSpot(material) ? one("Pickel") : [],
    zweck: each(purposesOf(material)),
    stress: each(stress),
    ...textureBlanks(material.texture),
    bare: headlineNames(ingredients).map((ingredient) => ({ text: ingredient.name, isPlural: ingredient.isPlural })),
    baredat: each(headlineNames(ingredients).map((ingredient) => ingredient.dative ?? ingredient.name)),
    amount: each(
      ingredients
        .filter(({ hasPercent }) => hasPercent)
        .slice(0, 3)
        .map(({ amount }) => amount),
    ),
    ings: pairsOf(ingredients, (a, b) => `${inDative(a)} und ${inDative(b)}`, inDative),
    dazu: ofTwo((a, b) => `mit ${inDative(a)}, dazu ${b.amount}`),
    zutat: each(ingredients.slice(0, 4).map(inDative)),
    umgekehrt: pairsOf(ingredients, (a, b) => `${inDative(b)} und ${inDative(a)}`, inDative),
    ingsnom: pairsOf(
      ingredients,
      (a, b) => `${a.amount} und ${b.amount}`,
      ({ amount }) => amount,
    ),
    value: rating === null ? [] : one(german.ratingValue(rating.value)),
  };
}

const finerOf = (material: Material): (keyof typeof finerLines)[] => [
  ...(isActive(material) && !colouringTouches.includes(touchOf(material)) && material.family !== "cleanser"
    ? (["active"] as const)
    : []),
  ...(isSpot(material) && material.family !== "cleanser" && material.family !== "mask" ? (["spot"] as const) : []),
  ...(material.family === "cleanser" && /schaum/iu.test(material.noun) ? (["foam"] as const) : []),
  ...(/after.?sun/iu.test(material.name ?? "") ? (["afterSun"] as const) : []),
  ...(isAfterShave(material) ? (["afterShave"] as const) : []),
];

/** Words of a button that name the product, and those that suit any. */
const verbs: Record<"plain" | Voice, { named: readonly string[]; any: readonly string[] }> = {
  plain: { named: ["{noun} entdecken", "{noun} ansehen", "{zum} {noun}"], any: ["Jetzt entdecken"] },
  playful: { named: ["{noun} testen", "{zum} {noun}"], any: ["Her damit", "Will ich haben"] },
  clinical: { named: ["{noun} ansehen", "{zum} {noun}"], any: ["Jetzt ansehen", "Mehr erfahren"] },
  luxurious: { named: ["{noun} entdecken", "{zum} {noun}"], any: ["Jetzt entdecken"] },
  calm: { named: ["{noun} ansehen", "{zum} {noun}"], any: ["In Ruhe ansehen", "Mehr erfahren"] },
};
/** How often a button names no product: seldom, so that no delivery has one button throughout. */
const unnamedChance = 0.2;

function callsToActionOf({ noun }: Material, voice: Voice | null, seed: number): string[] {
  const { named, any } = verbs[voice ?? "plain"];
  const [first, second] = [shuffled(named, seed, "verb"), shuffled(any, seed, "any")];
  const zum = genderOf(noun) === "f" ? "Zur" : "Zum";
  const inOrder = chance(seed, "unnamed button") < unnamedChance ? [...second, ...first] : [...first, ...second];
  return inOrder.map((verb) => verb.replace("{noun}", noun).replace("{zum}", zum));
}

/** At the head of a sentence it may be "they". */
const saysSie = /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u;
const saysDu = /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu;

/** "LSF 50" is an abbreviation, "VEGAN" is not. */
function isShouted(claim: string): boolean {
  return claim === claim.toUpperCase() && /\p{L}{4,}/u.test(claim);
}

export const german: LanguagePack = {
  language: "de",
  name: "German (informal du)",
  reading: germanReading,
  rules: germanRules,
  spokenNumbers: germanNumbers,
  faults: germanFaults,
  angles: germanAngles,
  linesOfKind: (material, angle) => [
    ...(material.family === "scrub" ? [] : touchLines[touchOf(material)][angle]),
    ...(familyLines[material.family]?.[angle] ?? []),
    ...finerOf(material).flatMap((finer) => finerLines[finer][angle]),
    ...material.benefits
      .filter((benefit) => !colouringTouches.includes(touchOf(material)) || themesOfColour.includes(benefit))
      // What is washed off stays on no skin.
      .filter((benefit) => benefit === "calm" || benefit === "bare" || !washedOff.includes(material.family))
      // A sunscreen's page speaks of the sun's rays, which no skin gives back.
      // A foundation's page names its glowing sister too.
      .filter(
        (benefit) => benefit !== "glow" || (material.family !== "sunscreen" && material.category !== "Foundation"),
      )
      .flatMap((benefit) => themeLines[benefit]?.[angle] ?? []),
  ],
  blanksOf,
  pluralAreas,
  kindOf,
  texturePhrase,
  ingredientOf(name, percent) {
    const names = germanIngredients.named(name);
    if (names === null) return null;
    const isPlural = names.startsWith("p ");
    const [nominative = "", dative] = names.slice(isPlural ? 2 : 0).split("|");
    return {
      key: name,
      name: nominative,
      ...(dative === undefined ? {} : { dative }),
      amount: percent === null ? nominative : `${percent} ${nominative}`,
      percent,
      isPlural,
      hasPercent: percent !== null,
    };
  },
  percentOf: (percent) => `${String(percent).replace(".", ",")}\u00a0%`,
  atMost: "höchstens",
  atLeast: "mindestens",
  // In a line of capitals a program cannot tell which words are nouns.
  claimLine: (claim) =>
    // "Eine vegane Variante ist in Planung": with an ending it is said of another noun.
    /^vegan\p{L}+$/iu.test(claim) || (claim.includes(" ") && isShouted(claim))
      ? null
      : capitalised((isShouted(claim) ? claim.toLowerCase() : claim).replace(/(?<=frei)e[rsnm]?$/u, "")),
  pointLine: (point) =>
    // Shops leave out the comma: "mattiert, ohne auszutrocknen".
    point.replace(/(?<=\p{L}) ohne (?=(?:\p{L}+ ){0,3}(?:zu \p{L}+n|\p{L}+zu\p{L}+n)$)/u, ", ohne "),
  unspokenTo: (page) =>
    saysSie.test(page) && !saysDu.test(page) ? /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu : null,
  isUntrue: germanUntrue,
  passing:
    /^(eine[rnms]?|dein\p{L}*|nicht|mehr|auch|sich|dass|wird|sind|oder|noch|haut|lippen|diese[rnms]?|jeden?|ganz|nach|kommt|wenn|sterne?)$/iu,
  agree: (line) => line,
  typeset: (text) => text.replaceAll("'", "’").replace(/(?<=\d) ?%/g, "\u00a0%"),
  callsToAction: callsToActionOf,
  withIngredient: ({ name, dative }) => `Mit ${dative ?? name}`,
  ratingValue: (value) => String(value).replace(".", ","),
  grouped: (count) => String(count).replace(/\B(?=(\d{3})+$)/g, "."),
  stars: "Sterne",
  reviews: "Bewertungen",
  ratingLabel: ({ value, reviewCount }) =>
    `${german.ratingValue(value)} von 5` +
    (reviewCount === null ? "" : ` bei ${german.grouped(reviewCount)} Bewertungen`),
  lastHeadline: "Einfach *gut gemacht.*",
  lastSupport: ({ noun }) => `${capitalised(articles[genderOf(noun)].ein)} ${noun} aus unserem Sortiment.`,
};
