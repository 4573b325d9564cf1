import { before, doubled, type Fault, nounsOf, word } from "../faults.ts";
import { frenchIngredients } from "./ingredients.ts";
import { frenchKinds } from "./kinds.ts";

const french = nounsOf(frenchKinds, frenchIngredients.all);

/** Articles that fit no case of a gender are wrong whatever the sentence. */
export const frenchFaults: readonly Fault[] = [
  ["wrong gender", before("la|une|cette", french("m"))],
  ["wrong gender", before("le|un|ce|du|au", french("f"))],
  ["article that should contract or elide", word("(?:de|à) les?")],
  [
    "article that should contract or elide",
    /(?<!\p{L})(?:le|la|de|que|ne|se|je|ce) (?=[aâàeéèêiîoôuœ]|h(?:uil|ydr|yal|amam))/iu,
  ],
  ["article where an amount is meant", /il y a (?:l[ea]s? |l’)/iu],
  ["word said twice", doubled],
  ["word said twice", /(?<!\p{L})so(?:ie|yeu\p{L}*)(?!\p{L}).*(?<!\p{L})so(?:ie|yeu\p{L}*)(?!\p{L})/iu],
  ["another register", word("tu|toi|te|ta|tes|t’\\p{L}+")],
  ["spacing or marks of another language", /[^\u202f\u00a0][:;?!»%]|«[^\u202f\u00a0]|[„“”"¿¡]/u],
];
