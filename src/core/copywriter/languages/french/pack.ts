import { saysAnEffect } from "../../../product/pointWording.ts";
import { capitalised, sentenceCase } from "../../clean.ts";
import type { Family } from "../../families.ts";
import type { Blanks } from "../../grammar.ts";
import type { Ingredient } from "../../material.ts";
import type { Material } from "../../material.ts";
import type { Voice } from "../../tone.ts";
import { colouringTouches, type LanguagePack, themesOfColour, type Touch } from "../pack.ts";
import {
  beginningSmall,
  behindArticle,
  each,
  headlineNames,
  one,
  pairsOf,
  shuffled,
  spokenName,
  startsAsNoun,
} from "../shared.ts";
import { frenchAngles } from "./angles/angles.ts";
import { areaLines, themeLines, touchLines, useLines } from "./kindLines.ts";
import { frenchUntrue } from "./untrue.ts";
import { frenchKinds, type Gender } from "./kinds.ts";
import { frenchWords } from "./words.ts";
import { frenchFaults } from "./faults.ts";
import { frenchIngredients } from "./ingredients.ts";
import { frenchReading } from "./reading.ts";
import { frenchNumbers, frenchRules } from "./rules.ts";
import { guardsOf, useOf } from "./uses.ts";

const { kindOf, genderOf } = frenchKinds;

/** Lines about wrapping and warming do not fit a cream that its page or its name calls a gel or light. */
function touchOf(material: Material): Touch {
  const touch = frenchKinds.touchOf(material);
  const called = `${material.texture ?? ""} ${material.name ?? ""}`;
  return touch === "rich" && /(?<!\p{L})(?:gel|fluide|légère|léger|matifiante?|mate?)(?!\p{L})/iu.test(called)
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

const englishKind =
  /(?<!\p{L})(?:cream|serum|oil|balm|moisturi[sz]er|sunscreen|cleanser|toner|mask|scrub|butter|foundation|concealer|primer|blush|bronzer|gloss)(?!\p{L})/iu;

/** Whether a name says somewhere what the product is: "Mat & Net Crème légère". */
function saysItsKind(name: string, noun: string): boolean {
  const words = name.toLowerCase().split(/[ -]/);
  return (
    englishKind.test(name) ||
    words.some((word) => Object.hasOwn(nameGenders, word) || noun.split(/[ -]/).includes(word))
  );
}

/**
 * A product's name with the article of the noun that it begins with; one that says no kind stands behind its noun, as a brand
 * would write it: "le blush Joues Rouges".
 */
function namedWithArticle(name: string, noun: string, le: string): string {
  if (startsAsNoun(name, noun)) return `${le.slice(0, -noun.length)}${behindArticle(name)}`;
  const gender = nameGenders[name.split(/[ -]/)[0]?.toLowerCase() ?? ""];
  if (gender === undefined) return saysItsKind(name, noun) ? name : `${le} ${name}`;
  if (startsWithVowel(name)) return `l’${name}`;
  return `${gender === "f" ? "la" : "le"} ${behindArticle(name)}`;
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
function claimLine(claim: string, noun: string): string | null {
  if (/^non (?:grasse|collante|huileuse)$/iu.test(claim)) return `Texture ${claim.toLowerCase()}`;
  if (/^non (?:gras|collant|huileux)$/iu.test(claim)) return `Fini ${claim.toLowerCase()}`;
  const ending = genderOf(noun) === "f" ? "ée" : "é";
  return sentenceCase(claim.replace(/^(test)ée?(?!\p{L})/iu, `$1${ending}`));
}

/** "Affine le grain de peau" by itself would be told to a friend; of "cette lotion" it says what it does: "cette crème" of a crème de jour. */
function pointLine(point: string, noun: string): string {
  const short = /^(?:fond|contour|eau|BB|CC) /u.test(noun) ? noun : noun.replace(/ .*/u, "");
  return saysAnEffect(point) && !isNounToo.test(point)
    ? `${capitalised(articlesOf(short).ce)} ${beginningSmall(point)}`
    : point;
}

/** "Mousse onctueuse", "fond de teint léger": verbs by their form alone. */
const isNounToo = /^(?:mousse|fond de|calme et)(?!\p{L})/iu;

const saysTu = /(?<!\p{L})(?:tu|tes|toi|ton(?= (?:visage|teint|corps|soin|regard)))(?!\p{L})|(?<!\p{L})t['’]/iu;
const saysVous = /(?<!\p{L}|rendez-)(?:vous|votre|vos)(?!\p{L})/iu;
/** Forms of address, and verbs that end as they do. */
const ofVous = /(?<!\p{L}|rendez-)(?:vous|votre|vos|(?!(?:assez|chez|nez|rendez-vous)(?!\p{L}))\p{L}+ez)(?!\p{L})/iu;

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

/** "20 % de glycérine" where the page tells how much, "de la glycérine" where it does not. */
function amountOf(ingredient: Ingredient): string {
  return ingredient.hasPercent ? ingredient.amount : partOf(ingredient);
}

/** What an oil for the beard or a serum for lashes is for. */
function zoneOf(noun: string): string {
  const zone = noun.split(" ").at(-1) ?? noun;
  return `${zone === "barbe" ? "votre" : "vos"} ${zone}`;
}

/** What sounds like a chemical, or like cooking, makes no headline better. */
const unpraised = /^(?:panthenol|sunflower oil|bentonite|zinc oxide)$/;

function blanksOf(material: Material): Blanks {
  const touch = touchOf(material);
  const words = frenchWords[touch];
  const { noun, ingredients, rating, texture, area, brand, family } = material;
  const use = useOf(material);
  const praised = headlineNames(ingredients).filter(({ key }) => !unpraised.test(key));
  const { le, un, ce } = articlesOf(noun);
  const isPlural = words.on === "lips" || area === "hands" || area === "feet";
  const bare = words.on === "lips" ? "lèvres" : area === "hands" ? "mains" : area === "feet" ? "pieds" : "peau";
  const definite = isPlural ? `les ${bare}` : `la ${bare}`;
  const isSkin = words.on !== null && use === null;
  const on = (text: string) => (isSkin ? one(text) : []);
  const softened = isSkin && area !== "feet" ? words.soft : [];
  const soft = softened
    .filter((adjective) => !(isPlural && adjective === "confortable"))
    .map((adjective) => (isPlural ? `${adjective}s` : adjective));
  const textureGender = textureGenders[texture?.split(" ")[0] ?? ""];
  const name = spokenName(material);
  return {
    ...guardsOf(material, touch),
    brand: brand === capitalised(noun) ? [] : one(brand),
    noun: one(noun),
    le: one(le),
    un: one(un),
    ce: one(ce),
    e: one(genderOf(noun) === "f" ? "e" : ""),
    leger: one(genderOf(noun) === "f" ? "légère" : "léger"),
    name: one(name === null ? ce : namedWithArticle(name, noun, le)),
    peau: on(bare),
    unepeau: on(isPlural ? `des ${bare}` : "une peau"),
    lapeau: on(definite),
    lapeaudebebe: use === "baby" ? one("la peau de bébé") : [],
    lazone: words.on === null ? one(zoneOf(noun)) : [],
    // What sets brows in place is no care for them.
    lazonesoignee: words.on === null && family !== "gel" ? one(zoneOf(noun)) : [],
    votrepeau: on(isPlural ? `vos ${bare}` : "votre peau"),
    douce: each(soft),
    decouleur: words.soft.length > 0 ? [] : each(words.on === "lips" ? words.glow.map(([, amount]) => amount) : []),
    dematiere: each(isSkin ? words.silk : []),
    untexture:
      texture === null || textureGender === undefined ? [] : one(`${textureGender === "f" ? "une" : "un"} ${texture}`),
    bare: praised.map((ingredient) => ({
      text: withArticle(ingredient),
      isPlural: ingredient.isPlural,
    })),
    aubare: each(praised.map((ingredient) => containing({ ...ingredient, hasPercent: false }))),
    amount: each(
      ingredients
        .filter(({ hasPercent }) => hasPercent)
        .slice(0, 3)
        .map(({ amount }) => amount),
    ),
    pair:
      ingredients.length < 2
        ? []
        : pairsOf(
            ingredients,
            (a, b) => `${withArticle(a)} et ${withArticle(b)}`,
            () => "",
          ).filter(({ text }) => text !== ""),
    ings: pairsOf(ingredients, (a, b) => `${containing(a)} et ${containing(b)}`, containing),
    dupair: pairsOf(ingredients, (a, b) => `${amountOf(a)} et ${amountOf(b)}`, amountOf),
    value: rating === null ? [] : one(french.ratingValue(rating.value)),
    count: rating === null || rating.reviewCount === null ? [] : one(french.grouped(rating.reviewCount)),
  };
}

/** What is massaged in; a soap for the hands is not. */
const caredFor: readonly Family[] = ["cream", "balm"];

/** Enough of them that none stands on more than about a quarter of a shop's ads, long nouns or not. */
const verbs: Record<"plain" | Voice, readonly string[]> = {
  plain: ["Découvrir {le}", "Voir {le}", "Découvrir", "En savoir plus", "Je découvre", "Voir le produit"],
  playful: ["Essayer {le}", "Je craque", "J’essaie", "Voir {le}", "Ça me tente", "Je découvre"],
  clinical: ["Voir {le}", "Découvrir {le}", "Voir les détails", "En savoir plus", "Voir le produit", "Découvrir"],
  luxurious: ["Découvrir {le}", "Voir {le}", "Découvrir", "En savoir plus", "Je découvre", "Se laisser tenter"],
  calm: ["Découvrir {le}", "Voir {le}", "Découvrir", "En savoir plus", "Je découvre", "Voir le produit"],
};

/** What is bought with reason is no treat. */
const sensible: readonly Family[] = ["cleanser", "sunscreen"];
const ofTreats = /craque|tente/u;

export const french: LanguagePack = {
  language: "fr",
  name: "French (vous)",
  reading: frenchReading,
  rules: frenchRules,
  spokenNumbers: frenchNumbers,
  faults: frenchFaults,
  angles: frenchAngles,
  linesOfKind: (material, angle) => [
    ...(useLines[useOf(material) ?? "none"]?.[angle] ?? touchLines[touchOf(material)][angle]),
    ...(caredFor.includes(material.family) ? (areaLines[material.area]?.[angle] ?? []) : []),
    ...material.benefits
      .filter((benefit) => !colouringTouches.includes(touchOf(material)) || themesOfColour.includes(benefit))
      .flatMap((benefit) => themeLines[benefit]?.[angle] ?? []),
  ],
  blanksOf,
  pluralAreas: ["hands", "feet"],
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
  pointLine,
  unspokenTo: (page) => (saysTu.test(page) && !saysVous.test(page) ? ofVous : null),
  isUntrue: (text, material) => frenchUntrue(text, material, touchOf(material)),
  passing:
    /^(avec|pour|dans|plus|sans|vous|votre|rien|tout|tous|chaque|peau|lèvres|mains|d’abord|abord|puis|mais|elle|cette|sont|même|jours?|laisse|étoiles|avis|moins|comme)$/iu,
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
  callsToAction: ({ noun, family }, voice, seed) =>
    shuffled(
      verbs[voice ?? "plain"].filter((verb) => !(sensible.includes(family) && ofTreats.test(verb))),
      seed,
      "verb",
    ).map((verb) => verb.replace("{le}", articlesOf(noun).le)),
  withIngredient: (ingredient) => capitalised(containing({ ...ingredient, hasPercent: false })),
  ratingValue: (value) => String(value).replace(".", ","),
  grouped: (count) => String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f"),
  stars: "étoiles",
  reviews: "avis",
  ratingLabel: ({ value, reviewCount }) =>
    `${french.ratingValue(value)} sur 5` + (reviewCount === null ? "" : ` (${french.grouped(reviewCount)} avis)`),
  lastHeadline: "Le soin, *en toute simplicité.*",
  lastSupport: ({ brand, noun }) =>
    brand === capitalised(noun) ? "La composition est donnée en détail." : `Signé ${brand}.`,
};
