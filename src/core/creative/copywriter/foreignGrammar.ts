import type { Language } from "./language.ts";
import { knownIngredients, namesOfIngredient } from "./languages/ingredientNames.ts";
import { frenchKinds } from "./languages/french/kinds.ts";
import { germanKinds } from "./languages/german/kinds.ts";
import { spanishKinds } from "./languages/spanish/kinds.ts";

type Foreign = Exclude<Language, "en">;
/** What is wrong with a line, in words that a writer can act on. */
export type GrammarFault =
  | "wrong gender"
  | "article that should contract or elide"
  | "article where an amount is meant"
  | "word said twice"
  | "another register"
  | "spacing or marks of another language";

type Fault = readonly [GrammarFault, RegExp];

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?![\\p{L}-])`, "iu");
const before = (articles: string, nouns: readonly string[]) => word(`(?:${articles}) (?:${nouns.join("|")})`);

/** Nouns of each gender: what products are called, and ingredients where the language gives them articles. */
function nounsOf<G extends string>(
  { nouns, genderOf }: { nouns: readonly string[]; genderOf: (noun: string) => G },
  ingredients: "fr" | "es" | null,
): (gender: G) => string[] {
  const named =
    ingredients === null ? [] : knownIngredients.map((name) => namesOfIngredient(name)?.[ingredients] ?? "");
  return (gender) => [
    ...nouns.filter((noun) => genderOf(noun) === gender),
    ...named.filter((name) => name.startsWith(`${gender} `)).map((name) => name.slice(2)),
  ];
}

const german = nounsOf(germanKinds, null);
const french = nounsOf(frenchKinds, "fr");
const spanish = nounsOf(spanishKinds, "es");
const withoutAgua = spanish("f").filter((noun) => !noun.startsWith("agua"));

const doubled = /(?<![\p{L}’-])(\p{L}{2,}) \1(?![\p{L}’-])/iu;

/** Articles that fit no case of a gender are wrong whatever the sentence; German "der Creme" may be a dative. */
const faults: Record<Foreign, readonly Fault[]> = {
  de: [
    ["wrong gender", before("das|dem|den|des|ein|einem|einen|dieses|diesem|diesen", german("f"))],
    ["wrong gender", before("die|das|eine|einer|diese|dieses", german("m"))],
    ["wrong gender", before("die|der|den|eine|einer|einen|diese|dieser|diesen", german("n"))],
    ["article that should contract or elide", /(?<!\p{L})(?:[Aa]n|[Bb]ei|[Vv]on|[Zz]u) dem (?=\p{Lu})/u],
    ["word said twice", doubled],
    ["another register", /(?<=[\p{L},] )(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u],
    ["spacing or marks of another language", /["«»¿¡]|\d%| [?:;!]|“[^“„]*“/u],
  ],
  fr: [
    ["wrong gender", before("la|une|cette", french("m"))],
    ["wrong gender", before("le|un|ce|du|au", french("f"))],
    ["article that should contract or elide", word("(?:de|à) les?")],
    [
      "article that should contract or elide",
      /(?<!\p{L})(?:le|la|de|que|ne|se|je|ce) (?=[aâàeéèêiîoôuœ]|h(?:uil|ydr|yal|amam))/iu,
    ],
    ["article where an amount is meant", /il y a (?:l[ea]s? |l’)/iu],
    ["word said twice", doubled],
    ["another register", word("tu|toi|te|ta|tes|t’\\p{L}+")],
    ["spacing or marks of another language", /[^\u202f\u00a0][:;?!»%]|«[^\u202f\u00a0]|[„“”"¿¡]/u],
  ],
  es: [
    ["wrong gender", before("la|una|esta", spanish("m"))],
    ["wrong gender", before("el|un|este|del|al", withoutAgua)],
    ["wrong gender", word("(?:la|una) agua")],
    ["article that should contract or elide", /(?<!\p{L})(?:[Aa]|[Dd]e) el (?!\p{Lu})/u],
    ["article that should contract or elide", /(?<!\p{L})y (?=h?i(?!e))/iu],
    ["word said twice", doubled],
    ["another register", word("ustedes|usted|vosotr[oa]s|vuestr[oa]s?")],
    ["spacing or marks of another language", /["„“”]| [?:;!]|^[^¿]*\?|¿[^?]*$|\d%/u],
  ],
};

/** What is wrong with a line of an ad; empty for English, and where no rule here can tell. */
export function grammarFaults(line: string, language: Language): GrammarFault[] {
  if (language === "en") return [];
  return [...new Set(faults[language].filter(([, pattern]) => pattern.test(line)).map(([fault]) => fault))];
}
