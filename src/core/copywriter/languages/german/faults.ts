import { before, doubled, type Fault, nounsOf } from "../faults.ts";
import { germanKinds } from "./kinds.ts";

const german = nounsOf(germanKinds, []);

/** Articles that fit no case of a gender are wrong whatever the sentence; "der Creme" may be a dative. */
export const germanFaults: readonly Fault[] = [
  ["wrong gender", before("das|dem|den|des|ein|einem|einen|dieses|diesem|diesen", german("f"))],
  ["wrong gender", before("die|das|eine|einer|diese|dieses", german("m"))],
  ["wrong gender", before("die|der|den|eine|einer|einen|diese|dieser|diesen", german("n"))],
  ["article that should contract or elide", /(?<!\p{L})(?:[Aa]n|[Bb]ei|[Vv]on|[Zz]u) dem (?=\p{Lu})/u],
  ["word said twice", doubled],
  ["word said twice", /(?<!\p{L})seid(?:e|ig\p{L}*)(?!\p{L}).*(?<!\p{L})seid(?:e|ig\p{L}*)(?!\p{L})/iu],
  ["another register", /(?<=[\p{L},] )(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u],
  ["spacing or marks of another language", /["«»¿¡]|\d%| [?:;!]|“[^“„]*“/u],
];
