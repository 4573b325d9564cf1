import { capitalised, sentenceCase } from "../../clean.ts";
import type { Family } from "../../families.ts";
import type { Slots } from "../../grammar.ts";
import type { Ingredient } from "../../ingredients.ts";
import type { Material } from "../../material.ts";
import { namesOfIngredient } from "../ingredientNames.ts";
import { type LanguagePack, touchOf } from "../pack.ts";
import { each, headlineNames, kindReader, one, pairsOf, shuffled, type Signal } from "../shared.ts";
import { spanishAngles } from "./angles/angles.ts";
import { themeLines, touchLines } from "./kindLines.ts";
import { spanishMoments, spanishWords } from "./words.ts";

type Gender = "m" | "f";

const signals: readonly Signal<Gender>[] = [
  [/agua micelar/, "cleanser", "agua micelar", "f"],
  [/limpiador|desmaquillante|gel de (?:baño|ducha)/, "cleanser", "limpiador", "m"],
  [/bálsamo (?:labial|de labios)/, "lip", "bálsamo labial", "m"],
  [/aceite (?:labial|de labios)/, "lip", "aceite labial", "m"],
  [/pintalabios|barra de labios/, "lip", "pintalabios", "m"],
  [/brillo de labios|gloss/, "lip", "brillo de labios", "m"],
  [/labial|labios/, "lip", "cuidado labial", "m"],
  [/solar(?!\p{L})|fps/u, "sunscreen", "protector solar", "m"],
  [/contorno/, "eye", "contorno de ojos", "m"],
  [/base de maquillaje/, "complexion", "base", "f"],
  [/mascarilla/, "mask", "mascarilla", "f"],
  [/exfoliante/, "scrub", "exfoliante", "m"],
  [/espuma|mousse/, "mousse", "espuma", "f"],
  [/bruma/, "mist", "bruma", "f"],
  [/tónico|agua de rosas/, "mist", "tónico", "m"],
  [/bálsamo/, "balm", "bálsamo", "m"],
  [/sérum|suero|ampolla|concentrado/, "serum", "sérum", "m"],
  [/aceite/, "oil", "aceite", "m"],
  [/gel(?!\p{L})/u, "gel", "gel", "m"],
  [/loción|leche(?!\p{L})/u, "cream", "loción", "f"],
  [/crema|manteca/, "cream", "crema", "f"],
];

const defaults: Record<Family, readonly [string, Gender]> = {
  cream: ["crema", "f"],
  serum: ["sérum", "m"],
  oil: ["aceite", "m"],
  balm: ["bálsamo", "m"],
  lip: ["cuidado labial", "m"],
  gel: ["gel", "m"],
  mist: ["bruma", "f"],
  sunscreen: ["protector solar", "m"],
  eye: ["contorno de ojos", "m"],
  mask: ["mascarilla", "f"],
  scrub: ["exfoliante", "m"],
  complexion: ["base", "f"],
  mousse: ["mousse", "f"],
  cleanser: ["limpiador", "m"],
  formula: ["fórmula", "f"],
};

const { kindOf, genderOf } = kindReader(signals, defaults);

/** "el agua micelar": a feminine noun with a stressed a takes the other article. */
function articlesOf(noun: string): { el: string; un: string; este: string } {
  const isFeminine = genderOf(noun) === "f";
  const isStressed = noun.startsWith("agua");
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
  return `${definite[gender ?? "m"] ?? "el"} ${name}`;
}

function slotsOf(material: Material): Slots {
  const words = spanishWords[touchOf[material.family]];
  const { noun, ingredients, rating, name, texture } = material;
  const { el, un, este } = articlesOf(noun);
  const textureGender = textureGenders[texture?.split(" ")[0] ?? ""];
  const containing = ({ amount }: Ingredient) => `con ${amount}`;
  // A name that begins with what it is takes an article, as the noun would: "el Exfoliante de azúcar".
  const isPlainName = name?.toLowerCase().startsWith(noun.toLowerCase()) ?? false;
  return {
    noun: one(noun),
    el: one(el),
    un: one(un),
    este: one(este),
    o: one(genderOf(noun) === "f" ? "a" : "o"),
    name: one(isPlainName ? `${el.slice(0, el.length - noun.length)}${name}` : (name ?? este)),
    piel: one(words.isLips ? "labios" : "piel"),
    unapiel: one(words.isLips ? "unos labios" : "una piel"),
    lapiel: one(words.isLips ? "los labios" : "la piel"),
    suave: each(words.soft),
    suave2: each(words.soft),
    luz: each(words.glow),
    laluz: each(words.glow.map((glow) => `la ${glow}`)),
    deluz: each(words.glow.map((glow) => `de ${glow}`)),
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

const day = /(?<!\p{L})(?:mañanas?|lunes|sol|café|oficina|mediodías?|calle|salir)(?!\p{L})/iu;
const night = /(?<!\p{L})(?:noches?|dormida)(?!\p{L})/iu;
const untrue: Partial<Record<Family, RegExp>> = {
  mist: /dedos|textura|tacto|toca(?!\p{L})|tocar|masajea|calienta|roce|caricia/iu,
  mask: /cada día|día a día|día tras día|a diario|salir/iu,
  scrub: /cada día|día a día|día tras día|a diario|salir|desliza|se posa como|más práctico/iu,
  cleanser: /salir|quedarse|aplica/iu,
  sunscreen: /despacio|lento|metamorfosis|demorarse/iu,
  lip: /propia piel|masajea/iu,
};

const verbs: Record<"plain" | "playful" | "clinical" | "luxurious" | "calm", readonly string[]> = {
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
  isOdd: (text, { family, time }) =>
    (time === "day" && night.test(text)) ||
    (time === "night" && day.test(text)) ||
    (untrue[family]?.test(text) ?? false),
  passing:
    /^(para|pero|cada|piel|labios|este|esta|luego|antes|todo|todos|nada|menos|como|deja|días?|solo|siente|sienten|donde|cuando|estrellas|opiniones|primero)$/iu,
  agree: (line) => line.replace(/(?<!\p{L})(a|de) el /giu, (_, preposition: string) => `${preposition}l `),
  typeset: (text) => text.replace(/ %/g, "\u00a0%"),
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
  lastSupport: ({ noun }) => `${capitalised(articlesOf(noun).un)} para un buen momento del día.`,
};
