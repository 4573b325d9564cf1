import { plainText } from "./clean.ts";
import type { Ingredient } from "./ingredients.ts";
import type { Language } from "./language.ts";
import { isQuotable } from "./quotation.ts";
import { wordLimits } from "./review.ts";

const englishVerbs =
  "helps?|keeps?|leaves?|supports?|soothes?|calms?|hydrates?|moisturi[sz]es?|smooths?|softens?|nourish(?:es)?|brightens?|evens?|firms?|plumps?|strengthens?|refresh(?:es)?|comforts?|conditions?|seals?|locks?|replenish(?:es)?|balances?|cools?|cushions?";

/** A comma may stand inside a list: "to soothe dry, sensitive skin" does not end at "dry". */
const wholePhrase = "(?=[.;:!?()]|$|, (?:and|while|with|without|so|for|leaving|which|plus|und|mit|et|avec|y|con) )";

/** How a sentence goes on that says what the ingredient just named is there for. */
const goesOn: Record<Language, string> = {
  en: `(?:that |which )?((?:to (?:gently |visibly )?)[^.,;:!?()]{4,60}|(?:${englishVerbs}) [^.,;:!?()]{3,60})${wholePhrase}`,
  de: `(für [^.,;:!?()]{4,60}|zur [^.,;:!?()]{4,60})${wholePhrase}`,
  fr: `(pour (?!ceu|celle|qui|tou)[^.,;:!?()]{4,60})${wholePhrase}`,
  es: `(para (?!quien|tod)[^.,;:!?()]{4,60})${wholePhrase}`,
};

/** Where what it does ends and something else begins. */
const endings: Record<Language, RegExp> = {
  en: /\s(?:and|while|with|through|throughout|without|so|as|when|but|thanks|after|before|at|from|over|plus|that|which|on|in|by)\s.*$/,
  de: /\s(?:und|während|mit|ohne|sowie|die|der|das|bei|nach|den)\s.*$/,
  fr: /\s(?:et|avec|sans|tout|qui|dès|ainsi|jour)\s.*$/,
  es: /\s(?:y|con|sin|que|desde|mientras)\s.*$/,
};

const shortest = 8;

/** "Plumps the look of dry lines": what makes fuller may not have lines or wrinkles as its object. */
const saysOpposite =
  /\b(?:plumps?|strengthens?|firms?|nourish(?:es)?|brightens?|supports?)\b.*\b(?:lines?|wrinkles?|creases)\b/i;

/**
 * What the page says that an ingredient does, in its own words and short enough for a call-out: "evens tone", "pour lisser la
 * peau"; null where it does not say.
 */
export function effectOf({ name, isPlural }: Ingredient, description: string, language: Language): string | null {
  const text = plainText(description);
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = new RegExp(`(?<!\\p{L})${escaped}(?: \\([^)]{1,12}\\))?,? ${goesOn[language]}`, "iu").exec(text)?.[1];
  if (found === undefined) return null;
  const effect = agreeing(found.replace(endings[language], "").trim(), isPlural, language);
  if (saysOpposite.test(effect)) return null;
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
