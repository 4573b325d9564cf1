import { plainText } from "./clean.ts";
import type { Ingredient } from "./material.ts";
import { languagePacks } from "./languages/packs.ts";
import type { Language } from "./language.ts";
import { isQuotable } from "./quotation.ts";
import { wordLimits } from "./wordLimits.ts";

/** A comma may stand inside a list: "to soothe dry, sensitive skin" does not end at "dry". */
const wholePhrase = "(?=[.;:!?()]|$|, (?:and|while|with|without|so|for|leaving|which|plus|und|mit|et|avec|y|con) )";

const shortest = 8;
/** "Keeps it": of what, the sentence before says. */
const endsOpen = /(?<!\p{L})(?:it|them|that|this|lo|la|los|las|ihn|es|sie|ça)$/iu;
/** The second half of a verb, which cannot be left out. */
const particle = /^\s*(?:in|out|off|up|away|down)(?!\p{L})/iu;

/** "Plumps the look of dry lines": what makes fuller may not have lines or wrinkles as its object. */
const saysOpposite =
  /\b(?:plumps?|strengthens?|firms?|nourish(?:es)?|brightens?|supports?)\b.*\b(?:lines?|wrinkles?|creases)\b/i;

/**
 * What the page says that an ingredient does, in its own words and short enough for a call-out: "evens tone", "pour lisser la
 * peau"; null where it does not say.
 */
export function effectOf({ name, isPlural }: Ingredient, description: string, language: Language): string | null {
  const { effect: goesOn, effectEnd } = languagePacks[language].reading;
  const text = plainText(description);
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = new RegExp(`(?<!\\p{L})${escaped}(?: \\([^)]{1,12}\\))?,? ${goesOn}${wholePhrase}`, "iu").exec(
    text,
  )?.[1];
  if (found === undefined) return null;
  const whole = found.trim();
  const kept = found.replace(effectEnd, "").trim();
  // "Keeps water in overnight" is no "keeps water".
  if (particle.test(whole.slice(kept.length))) return null;
  const effect = agreeing(kept, isPlural, language);
  if (saysOpposite.test(effect) || endsOpen.test(effect)) return null;
  const fits = effect.length >= shortest && effect.length <= wordLimits.proofPoint && effect.includes(" ");
  return fits && !/\d/.test(effect) && isQuotable(effect, language) ? effect : null;
}

/** "Ceramides and ectoin help skin" is said of ectoin alone as "helps skin". */
function agreeing(effect: string, isPlural: boolean, language: Language): string {
  if (language !== "en" || effect.startsWith("to ")) return effect;
  const [verb = "", ...rest] = effect.split(" ");
  const base = /(?:sh)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/, "");
  const agreed = isPlural ? base : base.endsWith("sh") ? `${base}es` : `${base}s`;
  return [agreed, ...rest].join(" ");
}
