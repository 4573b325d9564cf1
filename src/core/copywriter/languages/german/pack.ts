import { chance } from "../../../seed.ts";
import { capitalised, midSentence } from "../../clean.ts";
import type { Family } from "../../families.ts";
import type { Blanks } from "../../grammar.ts";
import type { Ingredient } from "../../material.ts";
import type { Material } from "../../material.ts";
import type { Voice } from "../../tone.ts";
import { colouringTouches, type LanguagePack, themesOfColour } from "../pack.ts";
import { each, headlineNames, one, pairsOf, shuffled, spokenName } from "../shared.ts";
import { germanAngles } from "./angles/angles.ts";
import { themeLines, touchLines } from "./kindLines.ts";
import { type Gender, germanKinds } from "./kinds.ts";
import { germanMoments, germanWords } from "./words.ts";
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
  if (texture === null || gender === undefined) return { eintextur: [], texturrel: [], texturrelacc: [] };
  const { ein, der, den } = articles[gender];
  return { eintextur: one(`${ein} ${texture}`), texturrel: one(der), texturrelacc: one(den) };
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
  [/(?:balsam|entferner|nebel|puder|reiniger|schaum|schutz|stift|toner)$/iu, "m"],
  [/(?:butter|creme|essenz|kur|lotion|maske|milch|paste|pflege|salbe|seife)$/iu, "f"],
  [/(?:elixier|fluid|gel|konzentrat|öl|peeling|serum|spray|tonic|tonikum|wasser)$/iu, "n"],
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

/** "Grüne Pause Cica Toner": with the article of its last word its first ones read as a mistake. */
function beginsOtherwise(name: string, gender: Gender | null): boolean {
  return gender !== null && gender !== "f" && /^\p{Lu}\p{Ll}{2,}e \p{Lu}\S* \p{Lu}/u.test(name);
}

function blanksOf(material: Material): Blanks {
  const words = germanWords[touchOf(material)];
  const { noun, ingredients, rating } = material;
  // A cooling product counts as refreshing too.
  const soft = ["gel", "eye"].includes(material.family) ? [...words.soft, "frisch"] : words.soft;
  const gender = genderOf(noun);
  const article = articles[gender];
  const on = (onSkin: string, onLips: string) => (words.on === null ? [] : one(words.on === "lips" ? onLips : onSkin));
  const inDative = ({ name, dative = name, percent }: Ingredient) =>
    percent === null ? dative : `${percent} ${dative}`;
  const spoken = spokenName(material);
  // A name that says what it is takes an article, as the noun would: "das Zuckerpeeling".
  const saysNoun = spoken !== null && new RegExp(`${noun}(?!\\p{L})`, "iu").test(spoken);
  const named = saysNoun ? gender : genderOfName(spoken ?? "");
  const isHard = spoken === null || hasSeveralAdjectives(spoken) || beginsOtherwise(spoken, named);
  const name = isHard ? null : spoken;
  const called = (form: "der" | "den" | "dem") =>
    name === null || named === null ? name : declined(name, named, form);
  return {
    noun: one(noun),
    der: one(`${article.der} ${noun}`),
    den: one(`${article.den} ${noun}`),
    dem: one(`${article.dem} ${noun}`),
    ein: one(`${article.ein} ${noun}`),
    relacc: one(article.den),
    name: one(called("der") ?? `${article.dies} ${noun}`),
    nameacc: one(called("den") ?? `${article.diesen} ${noun}`),
    namedat: one(called("dem") ?? `${article.diesem} ${noun}`),
    haut: on("Haut", "Lippen"),
    diehaut: on("die Haut", "die Lippen"),
    derhaut: on("der Haut", "den Lippen"),
    weich: each(soft),
    weich2: each(soft),
    weiche: each(soft.map((soft) => `${soft}e`)),
    weiche2: each(soft.map((soft) => `${soft}e`)),
    weichen: each(soft.map((soft) => `${soft}${words.on === "lips" ? "en" : "er"}`)),
    weicher: each(soft.map((soft) => `${soft}er`)),
    glow: each(words.glow),
    wie: each(words.silk),
    stoff: each(words.silk),
    geste: each(words.gesture),
    stress: each(words.stress.map(([nominative]) => nominative)),
    stressn: each(words.stress.map(([, plural]) => plural)),
    moment: each(germanMoments.map(([nominative]) => nominative)),
    momentn: each(germanMoments.map(([, plural]) => plural)),
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
    ingsnom: pairsOf(
      ingredients,
      (a, b) => `${a.amount} und ${b.amount}`,
      ({ amount }) => amount,
    ),
    value: rating === null ? [] : one(german.ratingValue(rating.value)),
    count: rating === null || rating.reviewCount === null ? [] : one(german.grouped(rating.reviewCount)),
  };
}

const untrue: Partial<Record<Family, RegExp>> = {
  oil: /andrücken|einklopfen|nächte|frisch/iu,
  cream: /frisch/iu,
  balm: /frisch/iu,
  mist: /tag für tag|finger|textur|berühr|auftragen|einmassieren|streichel|anfass|legt sich/iu,
  mask: /den ganzen tag|durch den tag|jeden tag|täglich|tag für tag|am tag(?!\p{L})|losgehen|gewohnheit/iu,
  scrub:
    /den ganzen tag|durch den tag|jeden tag|täglich|tag für tag|am tag(?!\p{L})|losgehen|legt sich|entfaltet|streichel|trage|finger/iu,
  cleanser:
    /den ganzen tag|tag für tag|aufzutragen|aufgetragen|dranbleiben|regelmäßig|eincremen|durch den tag|losgehen|langsam wird|auftragen|textur|verweilen|legt sich|entfaltet|trage|finger|berühr|anfassen|streichel/iu,
  sunscreen:
    /pflege|dranbleiben|atmen|ankommen|moment(?!a)|pause|sonntage|rau(?!s)|trubel|zeremonie|minute|zeit mit|genieß|ruhe|ruhig|verweilen|wandlung|abend/iu,
  lip: /frisch|durchatmen|haut(?!\p{L})|hautgefühl|einmassieren|finger/iu,
  complexion: /den tag los|frisch/iu,
};
/** Make-up: lines about care and rest do not fit it. */
const colouring =
  /pfleg|ruhe|ruhig|atmen|langsam|sanfter moment|moment für|genuss|pausen?(?!\p{L})|still|auszeit|ankommen|innehalten|verweilen|hautgefühl|gewohnheit|sonntag|regelmäßig|schritt|zeit mit|genieß|minuten?(?!\p{L})|ohne eile|rückendeckung|leise ende|ganz bei dir|sanft durch|zeit für dich|zeit, die/iu;
/** A primer comes first: lines about being ready and about a finished complexion do not fit it. */
const finished = /fertig|ausgehbereit|verblenden|strahlen|teint|(?:,| und) los(?!\p{L})|ausgeschlafen/iu;
/** A cooling product is light: lines about being wrapped up do not fit it. */
const wrapping = /samt|kaschmir|hüllen|gehüllt/iu;
/** Acids and retinoids are strong. */
const isStrong = ({ ingredients }: Material) =>
  ingredients.some(({ key }) => /retin(?:ol|al)|(?:glycolic|salicylic|mandelic) acid/u.test(key));
/** Lines that announce a name, for products that have none: "Die kurze Antwort: dieses Serum." */
const nameless = /^Diese[rs]? [^:]+:|: diese[rs]? [^.]+\.$/u;
/** What is true of skin only, in lines that do not name it. */
const ofSkin = /haut|gesicht|streichel|finger|samt|seide|genuss|anfassen/iu;

/** Words of a button that name the product, and those that suit any. */
const verbs: Record<"plain" | Voice, { named: readonly string[]; any: readonly string[] }> = {
  plain: { named: ["{noun} entdecken", "{noun} ansehen", "{zum} {noun}"], any: ["Jetzt entdecken"] },
  playful: { named: ["{noun} testen", "{zum} {noun}"], any: ["Her damit", "Will ich haben"] },
  clinical: { named: ["{noun} ansehen", "{zum} {noun}"], any: ["Zur Formel", "Mehr erfahren"] },
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

export const german: LanguagePack = {
  language: "de",
  name: "German (informal du)",
  reading: germanReading,
  rules: germanRules,
  spokenNumbers: germanNumbers,
  faults: germanFaults,
  angles: germanAngles,
  linesOfKind: (material, angle) => [
    ...touchLines[touchOf(material)][angle],
    ...material.benefits
      .filter((benefit) => !colouringTouches.includes(touchOf(material)) || themesOfColour.includes(benefit))
      .flatMap((benefit) => themeLines[benefit]?.[angle] ?? []),
  ],
  blanksOf,
  pluralAreas: [],
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
    claim.includes(" ") && claim === claim.toUpperCase()
      ? null
      : capitalised(claim === claim.toUpperCase() ? claim.toLowerCase() : claim),
  isUntrue: (text, material) =>
    nameless.test(text) ||
    (untrue[material.family]?.test(text.replace(material.name ?? "", "")) ?? false) ||
    (/kühl|gel-?creme/iu.test(material.name ?? "") && wrapping.test(text)) ||
    (isStrong(material) && /sanft/iu.test(text.replace(material.name ?? "", ""))) ||
    (material.category === "Primer" && finished.test(text)) ||
    (colouringTouches.includes(touchOf(material)) && colouring.test(text)) ||
    (touchOf(material) === "hair" && ofSkin.test(text)),
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
  lastHeadline: "Gute Pflege, *einfach gedacht.*",
  lastSupport: ({ noun }) => `${capitalised(articles[genderOf(noun)].ein)} ${noun} für jede Routine.`,
};
