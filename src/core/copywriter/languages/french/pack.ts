import { capitalised, sentenceCase } from "../../clean.ts";
import type { Blanks } from "../../grammar.ts";
import type { Ingredient } from "../../material.ts";
import type { Material } from "../../material.ts";
import type { Voice } from "../../tone.ts";
import { colouringTouches, type LanguagePack, themesOfColour, type Touch } from "../pack.ts";
import { each, headlineNames, one, pairsOf, shuffled, spokenName, startsAsNoun } from "../shared.ts";
import { frenchAngles } from "./angles/angles.ts";
import { themeLines, touchLines } from "./kindLines.ts";
import { frenchUntrue } from "./untrue.ts";
import { frenchKinds, type Gender } from "./kinds.ts";
import { frenchMoments, frenchWords } from "./words.ts";
import { frenchFaults } from "./faults.ts";
import { frenchIngredients } from "./ingredients.ts";
import { frenchReading } from "./reading.ts";
import { frenchNumbers, frenchRules } from "./rules.ts";

const { kindOf, genderOf } = frenchKinds;

/** Lines about wrapping and warming do not fit a cream that its page calls a gel or light. */
function touchOf(material: Material): Touch {
  const touch = frenchKinds.touchOf(material);
  return touch === "rich" && /(?<!\p{L})(?:gel|fluide|légère|léger)(?!\p{L})/u.test(material.texture ?? "")
    ? "airy"
    : touch;
}

/** Mute h as well: "l’huile", "d’hamamélis". */
const startsWithVowel = (noun: string) => /^[aeiouyâàéèêîôûhœ]/i.test(noun);

function articlesOf(noun: string): { le: string; un: string; ce: string } {
  const isFeminine = genderOf(noun) === "f";
  const elides = startsWithVowel(noun);
  return {
    le: elides ? `l’${noun}` : `${isFeminine ? "la" : "le"} ${noun}`,
    un: `${isFeminine ? "une" : "un"} ${noun}`,
    ce: `${isFeminine ? "cette" : elides ? "cet" : "ce"} ${noun}`,
  };
}

const textureGenders: Readonly<Record<string, Gender>> = {
  gel: "m",
  crème: "f",
  huile: "f",
  baume: "m",
  lait: "m",
  fluide: "m",
  brume: "f",
  sérum: "m",
  beurre: "m",
  mousse: "f",
  texture: "f",
  "gel-crème": "m",
};
/** What names of products begin with besides their kind: "Élixir Contour des Yeux". */
const nameGenders: Readonly<Record<string, Gender>> = {
  ...textureGenders,
  ampoule: "f",
  concentré: "m",
  contour: "m",
  cushion: "m",
  démaquillant: "m",
  eau: "f",
  élixir: "m",
  émulsion: "f",
  essence: "f",
  exfoliant: "m",
  gelée: "f",
  gommage: "m",
  lotion: "f",
  masque: "m",
  nettoyant: "m",
  pommade: "f",
  poudre: "f",
  savon: "m",
  soin: "m",
  spray: "m",
  stick: "m",
  tonique: "m",
};

/** A product's name with the article of the noun that it begins with; one that begins with none is a name of its own. */
function namedWithArticle(name: string, noun: string, le: string): string {
  if (startsAsNoun(name, noun)) return `${le.slice(0, -noun.length)}${name}`;
  const gender = nameGenders[name.split(" ")[0]?.toLowerCase() ?? ""];
  if (gender === undefined) return name;
  if (startsWithVowel(name)) return `l’${name}`;
  return `${gender === "f" ? "la" : "le"} ${name}`;
}

const textureAdjectives = /^(?:soyeux|soyeuse|veloutée?|légère|léger|riche|fondante?|onctueux|onctueuse|fraîche)$/;

const feminineAdjectives = /^(?:soyeuse|veloutée|légère|fondante|onctueuse|fraîche)$/;
const masculineAdjectives = /^(?:soyeux|velouté|léger|fondant|onctueux)$/;

/**
 * "crème fondante": the noun leads and its adjective agrees. In "texture gel légère" it agrees with the texture, which then
 * has to lead.
 */
function texturePhrase(texture: string): string | null {
  const [noun = "", adjective = "", ...rest] = texture.replace(/ très /, " ").split(" ");
  const gender = textureGenders[noun];
  if (rest.length > 0 || gender === undefined || !textureAdjectives.test(adjective)) return null;
  if (gender === "m" && feminineAdjectives.test(adjective)) return `texture ${noun} ${adjective}`;
  return gender === "f" && masculineAdjectives.test(adjective) ? null : `${noun} ${adjective}`;
}

/**
 * "Texture soyeuse, non collante" is read as two claims: the second gets back the noun that its gender tells, or it would
 * seem to agree, wrongly, with the product.
 */
function claimLine(claim: string): string | null {
  if (/^non (?:grasse|collante|huileuse)$/iu.test(claim)) return `Texture ${claim.toLowerCase()}`;
  if (/^non (?:gras|collant|huileux)$/iu.test(claim)) return `Fini ${claim.toLowerCase()}`;
  return sentenceCase(claim);
}

/** "au squalane", "à la niacinamide", "aux céramides", "à 5 % de niacinamide". */
function containing({ name, gender, amount, hasPercent }: Ingredient): string {
  if (hasPercent) return `à ${amount}`;
  if (gender?.endsWith("p")) return `aux ${name}`;
  if (startsWithVowel(name)) return `à l’${name}`;
  return gender === "f" ? `à la ${name}` : `au ${name}`;
}

function withArticle({ name, gender }: Ingredient): string {
  if (gender?.endsWith("p")) return `les ${name}`;
  if (startsWithVowel(name)) return `l’${name}`;
  return `${gender === "f" ? "la" : "le"} ${name}`;
}

/** "de la glycérine", "du squalane", "de l’urée", "des céramides": some of it. */
function partOf(ingredient: Ingredient): string {
  return french.agree(`de ${withArticle(ingredient)}`);
}

function blanksOf(material: Material): Blanks {
  const words = frenchWords[touchOf(material)];
  const { noun, ingredients, rating, texture } = material;
  const praised = headlineNames(ingredients).filter(({ key }) => key !== "panthenol");
  const { le, un, ce } = articlesOf(noun);
  const on = (onSkin: string, onLips: string) => (words.on === null ? [] : one(words.on === "lips" ? onLips : onSkin));
  const textureGender = textureGenders[texture?.split(" ")[0] ?? ""];
  const name = spokenName(material);
  return {
    noun: one(noun),
    le: one(le),
    un: one(un),
    ce: one(ce),
    e: one(genderOf(noun) === "f" ? "e" : ""),
    leger: one(genderOf(noun) === "f" ? "légère" : "léger"),
    name: one(name === null ? ce : namedWithArticle(name, noun, le)),
    peau: on("peau", "lèvres"),
    unepeau: on("une peau", "des lèvres"),
    lapeau: on("la peau", "les lèvres"),
    douce: each(words.soft),
    douce2: each(words.soft),
    eclat: each(words.glow.map(([bare]) => bare)),
    leclat: each(words.glow.map(([, definite]) => definite)),
    declat: each(words.glow.map(([, , partitive]) => partitive)),
    matiere: each(words.silk.map(([definite]) => definite)),
    dematiere: each(words.silk.map(([, , partitive]) => partitive)),
    etoffe: each(words.silk.map(([, bare]) => bare)),
    geste: each(words.gesture),
    stress: each(words.stress),
    moment: each(frenchMoments),
    untexture:
      texture === null || textureGender === undefined ? [] : one(`${textureGender === "f" ? "une" : "un"} ${texture}`),
    bare: praised.map((ingredient) => ({
      text: withArticle(ingredient),
      isPlural: ingredient.isPlural,
    })),
    dubare: each(praised.map(partOf)),
    amount: each(
      ingredients
        .filter(({ hasPercent }) => hasPercent)
        .slice(0, 3)
        .map(({ amount }) => amount),
    ),
    ings: pairsOf(ingredients, (a, b) => `${containing(a)} et ${containing(b)}`, containing),
    value: rating === null ? [] : one(french.ratingValue(rating.value)),
    count: rating === null || rating.reviewCount === null ? [] : one(french.grouped(rating.reviewCount)),
  };
}

/** Enough of them that none stands on more than about a quarter of a shop's ads, long nouns or not. */
const verbs: Record<"plain" | Voice, readonly string[]> = {
  plain: ["Découvrir {le}", "Voir {le}", "Découvrir", "En savoir plus", "Voir de plus près", "Voir le produit"],
  playful: ["Essayer {le}", "Je le veux", "J’essaie", "Voir {le}", "Ça me tente", "Voir de plus près"],
  clinical: ["Voir {le}", "Découvrir {le}", "Voir la formule", "En savoir plus", "Voir le produit", "Découvrir"],
  luxurious: ["Découvrir {le}", "Voir {le}", "Découvrir", "Succomber", "Voir de plus près", "Se laisser tenter"],
  calm: ["Découvrir {le}", "Voir {le}", "Découvrir", "En savoir plus", "Voir de plus près", "Voir le produit"],
};

export const french: LanguagePack = {
  language: "fr",
  name: "French (vous)",
  reading: frenchReading,
  rules: frenchRules,
  spokenNumbers: frenchNumbers,
  faults: frenchFaults,
  angles: frenchAngles,
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
    const names = frenchIngredients.named(name);
    if (names === null) return null;
    const [gender = "m", ...words] = names.split(" ");
    const own = words.join(" ");
    return {
      key: name,
      name: own,
      gender,
      amount: percent === null ? own : `${percent} ${startsWithVowel(own) ? `d’${own}` : `de ${own}`}`,
      percent,
      isPlural: gender.endsWith("p"),
      hasPercent: percent !== null,
    };
  },
  percentOf: (percent) => `${String(percent).replace(".", ",")}\u202f%`,
  atMost: "au plus",
  atLeast: "au moins",
  claimLine,
  isUntrue: (text, material) => frenchUntrue(text, material, touchOf(material)),
  passing:
    /^(avec|pour|dans|plus|sans|vous|votre|rien|tout|tous|chaque|peau|lèvres|d’abord|abord|puis|mais|elle|cette|sont|même|jours?|laisse|étoiles|avis|moins|comme)$/iu,
  agree: (line) =>
    line
      .replace(/(?<!\p{L})([Dd])e (les?) /gu, (_, d: string, article: string) =>
        article === "les" ? `${d}es ` : `${d}u `,
      )
      .replace(
        /(?<!\p{L})([Àà]) (les?) /gu,
        (_, a: string, article: string) => `${a === "À" ? "Au" : "au"}${article === "les" ? "x" : ""} `,
      ),
  typeset: (text) =>
    text
      .replaceAll("'", "’")
      .replace(/ ([:;?!»%])|(?<=\d)%/g, (mark) => `\u202f${mark.trim()}`)
      .replace(/« /g, "«\u202f"),
  callsToAction: ({ noun }, voice, seed) =>
    shuffled(verbs[voice ?? "plain"], seed, "verb").map((verb) => verb.replace("{le}", articlesOf(noun).le)),
  withIngredient: (ingredient) => capitalised(containing({ ...ingredient, hasPercent: false })),
  ratingValue: (value) => String(value).replace(".", ","),
  grouped: (count) => String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f"),
  stars: "étoiles",
  reviews: "avis",
  ratingLabel: ({ value, reviewCount }) =>
    `${french.ratingValue(value)} sur 5` + (reviewCount === null ? "" : ` (${french.grouped(reviewCount)} avis)`),
  lastHeadline: "Le soin, *en toute simplicité.*",
  lastSupport: ({ noun }) => `${capitalised(articlesOf(noun).un)} qui trouve sa place dans toutes les routines.`,
};
