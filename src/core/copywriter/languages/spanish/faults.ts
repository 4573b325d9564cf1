import { before, doubled, type Fault, nounsOf, word } from "../faults.ts";
import { spanishIngredients } from "./ingredients.ts";
import { spanishKinds } from "./kinds.ts";

const spanish = nounsOf(spanishKinds, spanishIngredients.all);
const withoutAgua = spanish("f").filter((noun) => !noun.startsWith("agua"));

/** Articles that fit no case of a gender are wrong whatever the sentence. */
export const spanishFaults: readonly Fault[] = [
  ["wrong gender", before("la|una|esta", spanish("m"))],
  ["wrong gender", before("el|un|este|del|al", withoutAgua)],
  ["wrong gender", word("(?:la|una) agua")],
  ["article that should contract or elide", /(?<!\p{L})(?:[Aa]|[Dd]e) el (?!\p{Lu})/u],
  ["article that should contract or elide", /(?<!\p{L})y (?=h?i(?!e))/iu],
  ["word said twice", doubled],
  ["word said twice", /(?<!\p{L})sed(?:a|os[oa]s?)(?!\p{L}).*(?<!\p{L})sed(?:a|os[oa]s?)(?!\p{L})/iu],
  ["another register", word("ustedes|usted|vosotr[oa]s|vuestr[oa]s?")],
  ["spacing or marks of another language", /["„“”]| [?:;!]|^[^¿]*\?|¿[^?]*$|\d%/u],
];
