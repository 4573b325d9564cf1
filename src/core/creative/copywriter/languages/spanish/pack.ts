import { capitalised, sentenceCase } from "../../clean.ts";
import type { Family } from "../../families.ts";
import type { Slots } from "../../grammar.ts";
import type { Ingredient } from "../../ingredients.ts";
import type { Material } from "../../material.ts";
import { namesOfIngredient } from "../ingredientNames.ts";
import type { Voice } from "../../tone.ts";
import { colouringTouches, type LanguagePack, themesOfColour } from "../pack.ts";
import { each, headlineNames, one, pairsOf, shuffled, spokenName, startsAsNoun } from "../shared.ts";
import { spanishAngles } from "./angles/angles.ts";
import { themeLines, touchLines } from "./kindLines.ts";
import { type Gender, spanishKinds } from "./kinds.ts";
import { spanishMoments, spanishWords } from "./words.ts";

const { kindOf, genderOf, touchOf } = spanishKinds;

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

/** "textura sedosa": the noun leads and its adjective already agrees. */
function texturePhrase(texture: string): string | null {
  const [noun = "", adjective = "", ...rest] = texture.replace(/ muy /, " ").split(" ");
  return rest.length === 0 && textureGenders[noun] !== undefined && textureAdjectives.test(adjective)
    ? `${noun} ${adjective}`
    : null;
}

/** "e" before the sound of i: "escualano e hidratantes". */
function joined(a: string, b: string): string {
  return `${a} ${/^h?i(?!e)/i.test(b) ? "e" : "y"} ${b}`;
}

const definite: Readonly<Record<string, string>> = { m: "el", f: "la", mp: "los", fp: "las" };

function withArticle({ name, gender }: Ingredient): string {
  return `${startsWithStressedA(name) ? "el" : (definite[gender ?? "m"] ?? "el")} ${name}`;
}

function slotsOf(material: Material): Slots {
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
    name: one(name !== null && startsAsNoun(name, noun) ? `${el.slice(0, -noun.length)}${name}` : (name ?? este)),
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
    momento: each(spanishMoments),
    untextura:
      texture === null || textureGender === undefined ? [] : one(`${textureGender === "f" ? "una" : "un"} ${texture}`),
    bare: each(headlineNames(ingredients).map((ingredient) => ingredient.name)),
    labare: headlineNames(ingredients).map((ingredient) => ({
      text: withArticle(ingredient),
      isPlural: ingredient.isPlural,
    })),
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

const untrue: Partial<Record<Family, RegExp>> = {
  mist: /dedos|textura|tacto|toca(?!\p{L})|tocar|masajea|calienta|roce|caricia|se posa|se despliega/iu,
  mask: /te has puesto|cada día|día a día|día tras día|a diario|diario|al día(?!\p{L})|todos los días|salir|costumbre/iu,
  scrub:
    /cada día|día a día|día tras día|a diario|diario|al día(?!\p{L})|todos los días|salir|desliza|se posa|se despliega|caricia|viste|dedos|te has puesto/iu,
  cleanser: /salir|quedarse|aplica|se posa|se despliega|viste|dedos|toca(?!\p{L})|tocar|te has puesto/iu,
  sunscreen:
    /día duro|despacio|un día largo|(?<!\p{L})ratos?(?!\p{L})|ceremonia|calma|minuto|sin prisa|tu tiempo|lento|metamorfosis|demorarse|noche/iu,
  lip: /tu piel|masajea|dedos/iu,
};
/** What colours is no care and no rest. */
const colouring =
  /cuida|calma|pausas?(?!\p{L})|respir|descans|refugio|despacio|sin prisa|lento|costumbre|constan|tu tiempo|tranquil|un día largo|fácil de mantener|rutina|contigo|por hoy|inspira|un minuto|en casa|domingos|(?<!\p{L})ratos?(?!\p{L})/iu;
/** What sets a name apart and has none: "Respuesta corta: este sérum." */
const nameless = /^Est[ea] [^:]+:|: est[ea] [^.]+\.$/u;
/** What is true of skin only, in lines that do not name it. */
const ofSkin = /piel|cara|dedos|terciopelo|seda|caricia|toca(?!\p{L})|tocar/iu;

const verbs: Record<"plain" | Voice, readonly string[]> = {
  plain: ["Descubre {el}", "Ver {el}", "Descúbrel{o}"],
  playful: ["Prueba {el}", "Quiero probar", "Pruébal{o}"],
  clinical: ["Ver {el}", "Ver la fórmula", "Saber más"],
  luxurious: ["Descubre {el}", "Descubrir", "Descúbrel{o}"],
  calm: ["Conoce {el}", "Ver {el}", "Conócel{o}"],
};

export const spanish: LanguagePack = {
  language: "es",
  angles: spanishAngles,
  linesOfKind: (material, angle) => [
    ...touchLines[touchOf(material)][angle],
    ...material.benefits
      .filter((benefit) => !colouringTouches.includes(touchOf(material)) || themesOfColour.includes(benefit))
      .flatMap((benefit) => themeLines[benefit]?.[angle] ?? []),
  ],
  slotsOf,
  pluralAreas: [],
  kindOf,
  texturePhrase,
  ingredientOf(name, percent) {
    const names = namesOfIngredient(name);
    if (names === null) return null;
    const [gender = "m", ...words] = names.es.split(" ");
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
  isOdd: (text, material) =>
    nameless.test(text) ||
    (untrue[material.family]?.test(text) ?? false) ||
    (colouringTouches.includes(touchOf(material)) && colouring.test(text)) ||
    (touchOf(material) === "hair" && ofSkin.test(text)),
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
  ratingLabel: ({ value, reviewCount }) =>
    `${spanish.ratingValue(value)} de 5` + (reviewCount === null ? "" : ` (${spanish.grouped(reviewCount)} opiniones)`),
  lastHeadline: "Cuidarse, *así de sencillo.*",
  lastSupport: ({ noun }) => `${capitalised(articlesOf(noun).un)} que encaja en cualquier rutina.`,
};
