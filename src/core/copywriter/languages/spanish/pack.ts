import { capitalised, sentenceCase } from "../../clean.ts";
import type { CopyAngle } from "../../../contract/creative.ts";
import type { Blanks } from "../../grammar.ts";
import type { Ingredient } from "../../material.ts";
import type { Material } from "../../material.ts";
import type { Voice } from "../../tone.ts";
import { colouringTouches, type LanguagePack, themesOfColour, type Touch } from "../pack.ts";
import { behindArticle, each, headlineNames, one, pairsOf, shuffled, spokenName, startsAsNoun } from "../shared.ts";
import { spanishAngles } from "./angles/angles.ts";
import { areaLines, categoryLines, chafingLines, themeLines, touchLines } from "./kindLines.ts";
import { spanishUntrue, stopsChafing } from "./untrue.ts";
import { type Gender, spanishKinds } from "./kinds.ts";
import { spanishCloths, spanishWords, spanishZones } from "./words.ts";
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
  booster: "m",
  brillo: "m",
  bronzer: "m",
  bruma: "f",
  colorete: "m",
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
  gloss: "m",
  iluminador: "m",
  jabón: "m",
  labial: "m",
  leche: "f",
  limpiador: "m",
  limpiadora: "f",
  loción: "f",
  manteca: "f",
  mascarilla: "f",
  mousse: "f",
  peeling: "m",
  pintalabios: "m",
  prebase: "f",
  primer: "m",
  protector: "m",
  spray: "m",
  stick: "m",
  sérum: "m",
  serum: "m",
  tinte: "m",
  tratamiento: "m",
  tónico: "m",
};

/** A product's name with the article of the noun that it begins with; one that begins with none is a name of its own. */
function namedWithArticle(name: string, noun: string, { el, este }: { el: string; este: string }): string {
  if (startsAsNoun(name, noun)) return `${el.slice(0, -noun.length)}${behindArticle(name)}`;
  const gender = nameGenders[name.split(" ")[0]?.toLowerCase() ?? ""];
  // What is left of a name, "manos y pies", is none.
  if (gender === undefined) return /^\p{Ll}/u.test(name) ? este : name;
  return `${gender === "f" ? "la" : "el"} ${behindArticle(name)}`;
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

/** A share, or a plural with its own "de", stands last, or it would be read of both: "enzimas de papaya y avena". */
function goesLast(a: Ingredient, b: Ingredient): boolean {
  if (a.hasPercent !== b.hasPercent) return a.hasPercent;
  return a.isPlural && a.name.includes(" de ") && !b.name.includes(" de ");
}

/** A Spanish name of what serves lashes, brows or nails says so in its noun alone. */
function zoneOf({ noun, area }: Material): string {
  if (/pestañas|cejas/u.test(noun)) return spanishZones.eyes;
  return /uñas/u.test(noun) ? spanishZones.nails : spanishZones[area];
}

/** Clays and waxes make make-up what it is, and sell none. */
const carriers = /kaolin|bentonite|clay/u;

/** Headlines for what it is put on, where it stays there, and for what it colours. */
function linesOfPurpose(material: Material, angle: CopyAngle): readonly string[] {
  const touch = touchOf(material);
  const stays = !["wash", "mask", "hair", "sun", "mist", ...colouringTouches].includes(touch);
  return [
    ...(stays ? (areaLines[material.area]?.[angle] ?? []) : []),
    ...(material.category === null ? [] : (categoryLines[material.category]?.[angle] ?? [])),
  ];
}

/** So many pairs of ingredients, of the first with another: what sells a product is seldom left out. */
const maxPairs = 3;

/** Ingredients that no headline names: one sounds like cooking oil, the other like a chemical. */
const unpraised = /^(?:sunflower oil|panthenol)$/;

function blanksOf(material: Material): Blanks {
  const touch = touchOf(material);
  const words = spanishWords[touch];
  const { noun, rating, texture } = material;
  const colours = colouringTouches.includes(touch);
  const ingredients = material.ingredients.filter(({ key }) => !colours || !carriers.test(key));
  const { el, un, este } = articlesOf(noun);
  const textureGender = textureGenders[texture?.split(" ")[0] ?? ""];
  const within = ({ amount, hasPercent }: Ingredient) => (hasPercent ? `un ${amount}` : amount);
  const pairs = pairsOf(
    ingredients,
    (a, b) => (goesLast(a, b) ? joined(within(b), within(a)) : joined(within(a), within(b))),
    within,
  )
    .map(({ text }) => text)
    .slice(0, maxPairs);
  const name = spokenName(material);
  const on = (onSkin: string, onLips: string) => (words.on === null ? [] : one(words.on === "lips" ? onLips : onSkin));
  return {
    noun: one(noun),
    el: one(el),
    un: one(un),
    este: one(este),
    o: one(genderOf(noun) === "f" ? "a" : "o"),
    name: one(name === null ? este : namedWithArticle(name, noun, { el, este })),
    piel: on("piel", "labios"),
    unapiel: on("una piel", "unos labios"),
    lapiel: on("la piel", "los labios"),
    suave: each(words.soft),
    hidratada: on("hidratada", "hidratados"),
    zona: one(zoneOf(material)),
    seda: each(
      spanishCloths.flatMap(([said, cloth]) => (said.test(`${material.name ?? ""} ${texture ?? ""}`) ? [cloth] : [])),
    ),
    untextura:
      texture === null || textureGender === undefined ? [] : one(`${textureGender === "f" ? "una" : "un"} ${texture}`),
    bare: each(
      (colours ? [] : headlineNames(ingredients))
        .filter(({ key }) => !unpraised.test(key))
        .map((ingredient) => ingredient.name),
    ),
    amount: each(
      ingredients
        .filter(({ hasPercent }) => hasPercent)
        .slice(0, 3)
        .map(({ amount }) => amount),
    ),
    pair: each(pairs),
    ings: each(pairs.map((pair) => `con ${pair}`)),
    value: rating === null ? [] : one(spanish.ratingValue(rating.value)),
    count: rating === null || rating.reviewCount === null ? [] : one(spanish.grouped(rating.reviewCount)),
  };
}

/** Enough of them that none stands on more than about a quarter of a shop's ads, long nouns or not. */
const verbs: Record<"plain" | Voice, readonly string[]> = {
  plain: ["Descubre {el}", "Ver {el}", "Descubrir", "Ver producto", "Saber más", "Ver más"],
  playful: ["Prueba {el}", "Pruébal{o}", "Ver producto", "Ver {el}", "L{o} quiero", "Ver más"],
  clinical: ["Ver {el}", "Descubre {el}", "Ver la fórmula", "Saber más", "Ver producto", "Descubrir"],
  luxurious: ["Descubre {el}", "Ver {el}", "Descubrir", "Ver más", "Ver producto", "Saber más"],
  calm: ["Conoce {el}", "Ver {el}", "Descubrir", "Ver producto", "Saber más", "Ver más"],
};

const saysUsted =
  /(?<!\p{L})(?:usted(?:es)?|recíbal[oa]|aplíquel[oa]|(?:su|sus) (?:piel|rostro|manos|labios|casa|domicilio))(?!\p{L})/iu;
const saysTu = /(?<!\p{L})(?:tú|tus?|contigo)(?!\p{L})/iu;

/** "Fórmula vegana" is read as "vegana", which would seem to be said, wrongly, of a bálsamo. */
function claimLine(claim: string, noun: string): string {
  const ending = genderOf(noun) === "f" ? "a" : "o";
  return sentenceCase(
    claim.replace(/(?<=^(?:vegan|no comedogénic|dermatológicamente (?:test|prob)ad))[oa]$/iu, ending),
  );
}

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
    ...(stopsChafing(material) ? [] : linesOfPurpose(material, angle)),
    ...material.benefits
      .filter((benefit) => !colouringTouches.includes(touchOf(material)) || themesOfColour.includes(benefit))
      .flatMap((benefit) => themeLines[benefit]?.[angle] ?? []),
  ],
  blanksOf,
  pluralAreas: ["hands", "feet"],
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
  claimLine,
  pointLine: (point) => point,
  unspokenTo: (page) =>
    saysUsted.test(page) && !saysTu.test(page) ? /(?<!\p{L})(?:tú|tus?|te|ti|contigo)(?!\p{L})/iu : null,
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
  lastSupport: ({ noun }) => `${capitalised(articlesOf(noun).un)} que encaja en tu rutina.`,
};
