import { capitalised, sentenceCase } from "../../clean.ts";
import type { Blanks } from "../../grammar.ts";
import type { Ingredient } from "../../material.ts";
import type { Material } from "../../material.ts";
import type { Voice } from "../../tone.ts";
import { colouringTouches, type LanguagePack, themesOfColour, type Touch } from "../pack.ts";
import { each, headlineNames, one, pairsOf, shuffled, spokenName, startsAsNoun } from "../shared.ts";
import { spanishAngles } from "./angles/angles.ts";
import { chafingLines, themeLines, touchLines } from "./kindLines.ts";
import { spanishUntrue, stopsChafing } from "./untrue.ts";
import { type Gender, spanishKinds } from "./kinds.ts";
import { spanishMoments, spanishWords } from "./words.ts";
import { spanishFaults } from "./faults.ts";
import { spanishIngredients } from "./ingredients.ts";
import { spanishReading } from "./reading.ts";
import { spanishNumbers, spanishRules } from "./rules.ts";

const { kindOf, genderOf } = spanishKinds;

/** Lines about wrapping and warming do not fit a cream that its page calls a gel or light. */
function touchOf(material: Material): Touch {
  const touch = spanishKinds.touchOf(material);
  return touch === "rich" && /(?<!\p{L})(?:gel|fluido|liger[ao])(?!\p{L})/u.test(material.texture ?? "")
    ? "airy"
    : touch;
}

/** "el agua micelar": a feminine noun with a stressed a takes the other article. */
const startsWithStressedA = (noun: string) => /^agua(?!\p{L})/u.test(noun);

function articlesOf(noun: string): { el: string; un: string; este: string } {
  const isFeminine = genderOf(noun) === "f";
  const isStressed = startsWithStressedA(noun);
  return {
    el: `${isFeminine && !isStressed ? "la" : "el"} ${noun}`,
    un: `${isFeminine && !isStressed ? "una" : "un"} ${noun}`,
    este: `${isFeminine ? "esta" : "este"} ${noun}`,
  };
}

const textureGenders: Readonly<Record<string, Gender>> = {
  crema: "f",
  gel: "m",
  aceite: "m",
  bálsamo: "m",
  espuma: "f",
  textura: "f",
  suero: "m",
  fluido: "m",
};
const textureAdjectives = /^(?:sedos[ao]|liger[ao]|aterciopelad[ao]|rica|cremos[ao]|fundente)$/;

/** What names of products begin with besides their kind: "Stick Antirroces". */
const nameGenders: Readonly<Record<string, Gender>> = {
  ...textureGenders,
  ampolla: "f",
  barra: "f",
  base: "f",
  brillo: "m",
  bruma: "f",
  concentrado: "m",
  contorno: "m",
  corrector: "m",
  cushion: "m",
  desmaquillante: "m",
  elixir: "m",
  emulsión: "f",
  esencia: "f",
  exfoliante: "m",
  gelatina: "f",
  jabón: "m",
  leche: "f",
  limpiador: "m",
  limpiadora: "f",
  loción: "f",
  manteca: "f",
  mascarilla: "f",
  mousse: "f",
  protector: "m",
  spray: "m",
  stick: "m",
  sérum: "m",
  tratamiento: "m",
  tónico: "m",
};

/** A product's name with the article of the noun that it begins with; one that begins with none is a name of its own. */
function namedWithArticle(name: string, noun: string, el: string): string {
  if (startsAsNoun(name, noun)) return `${el.slice(0, -noun.length)}${name}`;
  const gender = nameGenders[name.split(" ")[0]?.toLowerCase() ?? ""];
  return gender === undefined ? name : `${gender === "f" ? "la" : "el"} ${name}`;
}

/**
 * "textura sedosa": the noun leads and its adjective agrees. In "textura gel ligera" it agrees with the texture, which then
 * has to lead.
 */
function texturePhrase(texture: string): string | null {
  const [noun = "", adjective = "", ...rest] = texture.replace(/ muy /, " ").split(" ");
  const gender = textureGenders[noun];
  if (rest.length > 0 || gender === undefined || !textureAdjectives.test(adjective)) return null;
  if (gender === "m" && adjective.endsWith("a")) return `textura ${noun} ${adjective}`;
  return gender === "f" && adjective.endsWith("o") ? null : `${noun} ${adjective}`;
}

/** "e" before the sound of i: "escualano e hidratantes". */
function joined(a: string, b: string): string {
  return `${a} ${/^h?i(?!e)/i.test(b) ? "e" : "y"} ${b}`;
}

/** Ingredients that no headline names: one sounds like cooking oil, the other like a chemical. */
const unpraised = /^(?:sunflower oil|panthenol)$/;

function blanksOf(material: Material): Blanks {
  const words = spanishWords[touchOf(material)];
  const { noun, ingredients, rating, texture } = material;
  const { el, un, este } = articlesOf(noun);
  const textureGender = textureGenders[texture?.split(" ")[0] ?? ""];
  const containing = ({ amount }: Ingredient) => `con ${amount}`;
  const name = spokenName(material);
  const on = (onSkin: string, onLips: string) => (words.on === null ? [] : one(words.on === "lips" ? onLips : onSkin));
  return {
    noun: one(noun),
    el: one(el),
    un: one(un),
    este: one(este),
    o: one(genderOf(noun) === "f" ? "a" : "o"),
    name: one(name === null ? este : namedWithArticle(name, noun, el)),
    piel: on("piel", "labios"),
    unapiel: on("una piel", "unos labios"),
    lapiel: on("la piel", "los labios"),
    suave: each(words.soft),
    suave2: each(words.soft),
    luz: each(words.glow.map(([bare]) => bare)),
    laluz: each(words.glow.map(([, definite]) => definite)),
    deluz: each(words.glow.map(([bare]) => `de ${bare}`)),
    laseda: each(words.silk.map(([definite]) => definite)),
    seda: each(words.silk.map(([, bare]) => bare)),
    gesto: each(words.gesture),
    stress: each(words.stress),
    stressn: each(words.stress.map((phrase) => phrase.replace(/^l[ao]s /u, ""))),
    momento: each(spanishMoments),
    untextura:
      texture === null || textureGender === undefined ? [] : one(`${textureGender === "f" ? "una" : "un"} ${texture}`),
    bare: each(
      headlineNames(ingredients)
        .filter(({ key }) => !unpraised.test(key))
        .map((ingredient) => ingredient.name),
    ),
    amount: each(
      ingredients
        .filter(({ hasPercent }) => hasPercent)
        .slice(0, 3)
        .map(({ amount }) => amount),
    ),
    ings: pairsOf(ingredients, (a, b) => `con ${joined(a.amount, b.amount)}`, containing),
    value: rating === null ? [] : one(spanish.ratingValue(rating.value)),
    count: rating === null || rating.reviewCount === null ? [] : one(spanish.grouped(rating.reviewCount)),
  };
}

/** Enough of them that none stands on more than about a quarter of a shop's ads, long nouns or not. */
const verbs: Record<"plain" | Voice, readonly string[]> = {
  plain: ["Descubre {el}", "Ver {el}", "Descubrir", "Ver producto", "Saber más", "Ver más"],
  playful: ["Prueba {el}", "Quiero probar", "Ver producto", "Ver {el}", "L{o} quiero", "Ver más"],
  clinical: ["Ver {el}", "Descubre {el}", "Ver la fórmula", "Saber más", "Ver producto", "Descubrir"],
  luxurious: ["Descubre {el}", "Ver {el}", "Descubrir", "Déjate tentar", "Ver producto", "Saber más"],
  calm: ["Conoce {el}", "Ver {el}", "Descubrir", "Ver producto", "Saber más", "Ver más"],
};

export const spanish: LanguagePack = {
  language: "es",
  name: "Spanish (informal tú)",
  reading: spanishReading,
  rules: spanishRules,
  spokenNumbers: spanishNumbers,
  faults: spanishFaults,
  angles: spanishAngles,
  linesOfKind: (material, angle) => [
    ...(stopsChafing(material) ? chafingLines[angle] : touchLines[touchOf(material)][angle]),
    ...material.benefits
      .filter((benefit) => !colouringTouches.includes(touchOf(material)) || themesOfColour.includes(benefit))
      .flatMap((benefit) => themeLines[benefit]?.[angle] ?? []),
  ],
  blanksOf,
  pluralAreas: [],
  kindOf,
  texturePhrase,
  ingredientOf(name, percent) {
    const names = spanishIngredients.named(name);
    if (names === null) return null;
    const [gender = "m", ...words] = names.split(" ");
    const own = words.join(" ");
    return {
      key: name,
      name: own,
      gender,
      amount: percent === null ? own : `${percent} de ${own}`,
      percent,
      isPlural: gender.endsWith("p"),
      hasPercent: percent !== null,
    };
  },
  percentOf: (percent) => `${String(percent).replace(".", ",")}\u00a0%`,
  atMost: "como máximo",
  atLeast: "al menos",
  claimLine: sentenceCase,
  isUntrue: (text, material) => spanishUntrue(text, material, touchOf(material)),
  passing:
    /^(para|pero|cada|piel|labios|este|esta|luego|antes|todo|todos|nada|menos|como|deja|días?|solo|siente|sienten|donde|cuando|estrellas|opiniones|primero)$/iu,
  agree: (line) => line.replace(/(?<!\p{L})(a|de) el /giu, (_, preposition: string) => `${preposition}l `),
  typeset: (text) => text.replace(/(?<=\d) ?%/g, "\u00a0%"),
  callsToAction: ({ noun }, voice, seed) =>
    shuffled(verbs[voice ?? "plain"], seed, "verb").map((verb) =>
      verb.replace("{el}", articlesOf(noun).el).replace("{o}", genderOf(noun) === "f" ? "a" : "o"),
    ),
  withIngredient: ({ name }) => `Con ${name}`,
  ratingValue: (value) => String(value).replace(".", ","),
  // Four digits stand together; the Academy's space begins with five.
  grouped: (count) => (count < 10_000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f")),
  stars: "estrellas",
  reviews: "opiniones",
  ratingLabel: ({ value, reviewCount }) =>
    `${spanish.ratingValue(value)} de 5` + (reviewCount === null ? "" : ` (${spanish.grouped(reviewCount)} opiniones)`),
  lastHeadline: "Cuidarse, *así de sencillo.*",
  lastSupport: ({ noun }) => `${capitalised(articlesOf(noun).un)} que encaja en cualquier rutina.`,
};
