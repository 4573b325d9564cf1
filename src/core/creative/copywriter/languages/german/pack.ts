import { capitalised } from "../../clean.ts";
import type { Family } from "../../families.ts";
import type { Slots } from "../../grammar.ts";
import type { Material } from "../../material.ts";
import { namesOfIngredient } from "../ingredientNames.ts";
import { type LanguagePack, touchOf } from "../pack.ts";
import { each, headlineNames, kindReader, one, pairsOf, shuffled, type Signal } from "../shared.ts";
import { germanAngles } from "./angles/angles.ts";
import { themeLines, touchLines } from "./kindLines.ts";
import { germanMoments, germanWords } from "./words.ts";

type Gender = "m" | "f" | "n";

const signals: readonly Signal<Gender>[] = [
  [/mizellenwasser/, "cleanser", "Mizellenwasser", "n"],
  [/reinigungsöl/, "cleanser", "Reinigungsöl", "n"],
  [/reinigungsbalsam/, "cleanser", "Reinigungsbalsam", "m"],
  [/abschmink|reinigungs|reiniger|waschgel|duschgel|duschöl/, "cleanser", "Reinigung", "f"],
  [/lippenbalsam/, "lip", "Lippenbalsam", "m"],
  [/lippenöl/, "lip", "Lippenöl", "n"],
  [/lippenstift/, "lip", "Lippenstift", "m"],
  [/lip ?gloss/, "lip", "Lipgloss", "m"],
  [/lippen/, "lip", "Lippenpflege", "f"],
  [/sonnen|lsf/, "sunscreen", "Sonnenschutz", "m"],
  [/augencreme/, "eye", "Augencreme", "f"],
  [/augenserum/, "eye", "Augenserum", "n"],
  [/augen/, "eye", "Augenpflege", "f"],
  [/getönte/, "complexion", "Foundation", "f"],
  [/maske(?!\p{L})/u, "mask", "Maske", "f"],
  [/peeling/, "scrub", "Peeling", "n"],
  [/schaum/, "mousse", "Schaum", "m"],
  [/gesichtsspray|körperspray/, "mist", "Spray", "n"],
  [/gesichtswasser|rosenwasser|tonikum/, "mist", "Gesichtswasser", "n"],
  [/gel-?creme/, "gel", "Gelcreme", "f"],
  [/balsam|salbe/, "balm", "Balsam", "m"],
  [/serum|ampulle|konzentrat/, "serum", "Serum", "n"],
  [/essenz/, "serum", "Essenz", "f"],
  [/öl(?!\p{L})/u, "oil", "Öl", "n"],
  [/gel(?!\p{L})/u, "gel", "Gel", "n"],
  [/lotion|milch(?!säure)|emulsion/, "cream", "Lotion", "f"],
  [/creme|crème/, "cream", "Creme", "f"],
];

const defaults: Record<Family, readonly [string, Gender]> = {
  cream: ["Creme", "f"],
  serum: ["Serum", "n"],
  oil: ["Öl", "n"],
  balm: ["Balsam", "m"],
  lip: ["Lippenpflege", "f"],
  gel: ["Gel", "n"],
  mist: ["Gesichtsspray", "n"],
  sunscreen: ["Sonnenschutz", "m"],
  eye: ["Augenpflege", "f"],
  mask: ["Maske", "f"],
  scrub: ["Peeling", "n"],
  complexion: ["Foundation", "f"],
  mousse: ["Mousse", "f"],
  cleanser: ["Reinigung", "f"],
  formula: ["Pflege", "f"],
};

const { kindOf, genderOf } = kindReader(signals, defaults);

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

function textureSlots(texture: string | null): Slots {
  const gender = (["m", "f", "n"] as const).find((each) => texture?.split(" ")[0]?.endsWith(endings[each]));
  if (texture === null || gender === undefined) return { eintextur: [], texturrel: [], texturrelacc: [] };
  const { ein, der, den } = articles[gender];
  return { eintextur: one(`${ein} ${texture}`), texturrel: one(der), texturrelacc: one(den) };
}

function slotsOf(material: Material): Slots {
  const words = germanWords[touchOf[material.family]];
  const { noun, ingredients, rating, name } = material;
  const article = articles[genderOf(noun)];
  const skin = words.isLips ? "Lippen" : "Haut";
  const dative = (at: { name: string; dative?: string; percent: string | null }) =>
    at.percent === null ? (at.dative ?? at.name) : `${at.percent} ${at.name}`;
  // A name that says what it is takes an article, as the noun would: "das Zuckerpeeling".
  const isPlainName = name?.toLowerCase().includes(noun.toLowerCase()) ?? false;
  const called = (form: "der" | "den" | "dem") => (isPlainName ? `${article[form]} ${name}` : name);
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
    haut: one(skin),
    diehaut: one(`die ${skin}`),
    derhaut: one(words.isLips ? "den Lippen" : "der Haut"),
    weich: each(words.soft.map(([predicate]) => predicate)),
    weich2: each(words.soft.map(([predicate]) => predicate)),
    weiche: each(words.soft.map(([, attribute]) => attribute)),
    weiche2: each(words.soft.map(([, attribute]) => attribute)),
    weicher: each(words.soft.map(([, , comparative]) => comparative)),
    glow: each(words.glow),
    wie: each(words.silk),
    stoff: each(words.silk),
    geste: each(words.gesture),
    stress: each(words.stress.map(([nominative]) => nominative)),
    stressn: each(words.stress.map(([, plural]) => plural)),
    moment: each(germanMoments.map(([nominative]) => nominative)),
    momentn: each(germanMoments.map(([, plural]) => plural)),
    ...textureSlots(material.texture),
    bare: headlineNames(ingredients).map((ingredient) => ({ text: ingredient.name, isPlural: ingredient.isPlural })),
    baredat: each(headlineNames(ingredients).map((ingredient) => ingredient.dative ?? ingredient.name)),
    amount: each(
      ingredients
        .filter(({ hasPercent }) => hasPercent)
        .slice(0, 3)
        .map(({ amount }) => amount),
    ),
    ings: pairsOf(ingredients, (a, b) => `${dative(a)} und ${dative(b)}`, dative),
    ingsnom: pairsOf(
      ingredients,
      (a, b) => `${a.amount} und ${b.amount}`,
      ({ amount }) => amount,
    ),
    value: rating === null ? [] : one(german.ratingValue(rating.value)),
    count: rating === null || rating.reviewCount === null ? [] : one(german.grouped(rating.reviewCount)),
  };
}

const day =
  /(?<!\p{L})(?:morgens?|montag|sonne|kaffee|büro\p{L}*|mittag\p{L}*|den ganzen tag|vormittag|losgehen)(?!\p{L})/iu;
const night = /(?<!\p{L})(?:nachts?|nächten?|abende?n?|feierabend|schlaf\p{L}*|ausgeschlafen)(?!\p{L})/iu;
const untrue: Partial<Record<Family, RegExp>> = {
  mist: /finger|textur|berühr|auftragen|einmassieren|streichel|anfass|fass an|in der hand/iu,
  mask: /den ganzen tag|jeden tag|täglich|tag für tag|losgehen/iu,
  scrub: /den ganzen tag|jeden tag|täglich|tag für tag|losgehen|gleitet|legt sich|streichel/iu,
  cleanser: /den ganzen tag|losgehen|auftragen|verweilen/iu,
  sunscreen: /langsam|ruhe|verweilen|wandlung/iu,
  lip: /hautgefühl|einmassieren/iu,
};

const verbs: Record<"plain" | "playful" | "clinical" | "luxurious" | "calm", readonly string[]> = {
  plain: ["{noun} entdecken", "Zum Produkt", "Jetzt entdecken"],
  playful: ["{noun} testen", "Jetzt ausprobieren", "Her damit"],
  clinical: ["{noun} ansehen", "Zur Formel", "Mehr erfahren"],
  luxurious: ["{noun} entdecken", "Jetzt entdecken"],
  calm: ["{noun} ansehen", "In Ruhe ansehen"],
};

export const german: LanguagePack = {
  language: "de",
  angles: germanAngles,
  linesOfKind: (material, angle) => [
    ...touchLines[touchOf[material.family]][angle],
    ...material.benefits.flatMap((benefit) => themeLines[benefit]?.[angle] ?? []),
  ],
  slotsOf,
  pluralAreas: [],
  kindOf,
  texturePhrase,
  ingredientOf(name, percent) {
    const names = namesOfIngredient(name);
    if (names === null) return null;
    const [nominative = "", dative] = names.de.split("|");
    return {
      key: name,
      name: nominative,
      ...(dative === undefined ? {} : { dative }),
      amount: percent === null ? nominative : `${percent} ${nominative}`,
      percent,
      isPlural: names.fr.startsWith("mp") || names.fr.startsWith("fp"),
      hasPercent: percent !== null,
    };
  },
  percentOf: (percent) => `${String(percent).replace(".", ",")}\u00a0%`,
  atMost: "höchstens",
  atLeast: "mindestens",
  // Only a German knows which words of a shouted line are nouns.
  claimLine: (claim) =>
    claim.includes(" ") && claim === claim.toUpperCase()
      ? null
      : capitalised(claim === claim.toUpperCase() ? claim.toLowerCase() : claim),
  isOdd: (text, { family, time }) =>
    (time === "day" && night.test(text)) ||
    (time === "night" && day.test(text)) ||
    (untrue[family]?.test(text) ?? false),
  passing:
    /^(eine[rnms]?|dein\p{L}*|nicht|mehr|auch|sich|dass|wird|sind|oder|noch|haut|lippen|diese[rnms]?|jeden?|ganz|nach|kommt|wenn|sterne?)$/iu,
  agree: (line) => line,
  typeset: (text) => text.replaceAll("'", "’").replace(/ %/g, "\u00a0%"),
  callsToAction: ({ noun }, voice, seed) =>
    shuffled(verbs[voice ?? "plain"], seed, "verb").map((verb) => verb.replace("{noun}", noun)),
  withIngredient: ({ name, dative }) => `Mit ${dative ?? name}`,
  ratingValue: (value) => String(value).replace(".", ","),
  grouped: (count) => String(count).replace(/\B(?=(\d{3})+$)/g, "."),
  ratingLabel: ({ value, reviewCount }) =>
    `${german.ratingValue(value)} von 5` +
    (reviewCount === null ? "" : ` bei ${german.grouped(reviewCount)} Bewertungen`),
  lastHeadline: "Gute Pflege, *einfach gedacht.*",
  lastSupport: ({ noun }) => `${capitalised(articles[genderOf(noun)].ein)} ${noun} für einen guten Moment am Tag.`,
};
