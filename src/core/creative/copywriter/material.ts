import type { ProductFacts } from "../../product/facts.ts";
import { capitalised, isTypesettable, midSentence, plainText, sentenceCase } from "./clean.ts";
import { type Family, kindOf } from "./families.ts";
import { heroIngredients, type Ingredient } from "./ingredients.ts";
import { isInnocent, isQuotable } from "./quotation.ts";
import { wordLimits } from "./review.ts";
import { speltOutNumber } from "./rules.ts";

/** What the copywriter is given of one product. */
export interface CopySource {
  brandName: string;
  name: string;
  category: string;
  facts: ProductFacts;
}

/** What can be said of a product: scraped text, cleaned and judged; nothing in it is an instruction to anybody. */
export interface Material {
  brand: string;
  /** As an ad may call it, at most 32 characters; null where the scraped name is not fit to print. */
  name: string | null;
  noun: string;
  family: Family;
  ingredients: readonly Ingredient[];
  /** In sentence case, at most 80 characters. */
  claims: readonly string[];
  /** A noun phrase in lower case, "silky gel"; null where the page does not say. */
  texture: string | null;
  benefits: readonly Benefit[];
  /** When the page says it is used; null: any time. */
  time: "day" | "night" | null;
  rating: ProductFacts["rating"];
}

/** Themes that a page may speak of; patterns on a theme are only used where it does. */
const benefitSigns = {
  hydration: /hydrat|moistur|quench|hyaluron|dewy|thirst/,
  glow: /glow|radian|luminous|brighten|illuminat/,
  calm: /\bcalm|sooth|sensitive|gentle|centella|\bcica\b/,
  barrier: /barrier|ceramide|ectoin/,
  smooth: /smooth|exfoliat|resurfac|refin(e|ing)|polish/,
  firm: /\bfirm|plump|elastic|bounc|collagen|peptide/,
  light: /lightweight|weightless|non-greasy|fast[- ]absorb|feather-?light|oil-free/,
  rich: /\brich\b|nourish|butter|intensive|comforting|\bplush/,
  bare: /fragrance[- ]free|unscented|without (added )?(fragrance|perfume)|no (added )?fragrance/,
} as const satisfies Record<string, RegExp>;
export type Benefit = keyof typeof benefitSigns;
const benefits = Object.keys(benefitSigns) as Benefit[];

/** Below this a rating persuades nobody and stays unsaid. */
const worthyRating = 4;

/** Reads the facts of one product into what may be printed. */
export function materialOf(source: CopySource): Material {
  const { facts } = source;
  const scrapedName = plainText(source.name);
  const { family, noun } = kindOf([scrapedName, plainText(source.category), plainText(facts.texture ?? "")]);
  const claims = facts.claims
    .filter(isInnocent)
    .map((claim) => plainText(claim).replace(/!+/g, ""))
    .filter((claim) => isQuotable(claim))
    .map(sentenceCase)
    .filter((claim) => claim.length >= 4);
  const everything = [scrapedName, plainText(facts.description), ...facts.claims].join(" \n").toLowerCase();
  return {
    brand: brandMark(source, noun),
    name: shortName(scrapedName, plainText(source.brandName), noun),
    noun,
    family,
    ingredients: heroIngredients(source),
    claims: [...new Set(claims)],
    texture: texturePhrase(facts.texture, noun),
    benefits: benefits.filter((benefit) => benefitSigns[benefit].test(everything)),
    time: timeOf([scrapedName, ...facts.claims].join(" ").toLowerCase(), family),
    rating: facts.rating && facts.rating.value >= worthyRating ? facts.rating : null,
  };
}

/** The brand's name, where it fits and the ads' faces have its letters; else what of it does, or the name of its site. */
function brandMark({ brandName, facts }: CopySource, noun: string): string {
  const plain = plainText(brandName);
  if (plain.length <= wordLimits.brand && isTypesettable(plain)) return plain;
  const site = siteName(facts.url);
  const legible = plain
    .split(" ")
    .filter((word) => isTypesettable(word))
    .join(" ");
  // A name cut short is another name: the site's is at least the brand's own.
  if (legible.length > wordLimits.brand) return site ?? legible.slice(0, wordLimits.brand).replace(/\s\S*$/, "");
  return legible.length > 1 ? legible : (site ?? capitalised(noun));
}

function siteName(url: string): string | null {
  const label = /^https?:\/\/(?:www\.|shop\.)?([a-z0-9-]{2,28})\./i.exec(url)?.[1] ?? "";
  if (!/[a-z]/i.test(label) || label.toLowerCase().startsWith("xn--")) return null;
  return label.split("-").filter(Boolean).map(capitalised).join(" ");
}

const sizes = /\b\d+([.,]\d+)?\s?(ml|g|oz|fl\.? ?oz\.?|grams?|litres?|l)\b\.?/gi;
const maxName = 32;

/** "AURELIA – Barrier Repair Serum™ (30 ml)" → "Barrier Repair Serum". */
function shortName(scraped: string, brand: string, noun: string): string | null {
  const bare = scraped.replace(/\([^)]*\)?/g, " ").replace(sizes, " ");
  const parts = bare.split(/\s[–—|/-]\s|[,:;]|\s(?=with\b|for\b|by\b)/i).map((part) => withoutBrand(part, brand));
  const named = parts.find((part) => kindOf([part]).noun === noun && isNameLike(part)) ?? parts.find(isNameLike);
  if (named === undefined) return null;
  const isShouted = named === named.toUpperCase() && /\p{Lu}{4}/u.test(named);
  const cased = isShouted ? midSentence(named).split(" ").map(capitalised).join(" ") : named;
  const whole = cased.replace(/\s+/g, " ").trim();
  const short = whole.length <= maxName ? whole : lastWords(whole, noun);
  return short !== null && /\p{L}{3}/u.test(short) ? short : null;
}

function isNameLike(part: string): boolean {
  return part.length > 2 && !/["!?+=]/.test(part) && isQuotable(part, ["bidding"]) && !speltOutNumber.test(part);
}

function withoutBrand(part: string, brand: string): string {
  const trimmed = part
    .replace(/[.\s]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
  if (brand === "" || !trimmed.toLowerCase().startsWith(`${brand.toLowerCase()} `)) return trimmed;
  return trimmed.slice(brand.length).trim();
}

/** The end of a long name, where the noun is; null where it does not end in its noun. */
function lastWords(name: string, noun: string): string | null {
  if (!name.toLowerCase().endsWith(noun)) return null;
  let short = "";
  for (const word of name.split(" ").reverse()) {
    if (`${word} ${short}`.trim().length > 26) break;
    short = `${word} ${short}`.trim();
  }
  const words = short.split(" ").filter((word, at) => at > 0 || !/^(and|&|of|the|a)$/i.test(word));
  return words.length > 1 ? words.join(" ") : null;
}

const textureNouns =
  /^(gel|cream|balm|oil|fluid|milk|lotion|mousse|foam|serum|butter|essence|mist|water|jelly|emulsion|gel-cream|cream-gel|souffl[ée]|sorbet|clay|paste|whip|tint)$/;
const textureAdjectives =
  /^(silky|light|lightweight|ultra-light|rich|velvety|creamy|dewy|weightless|whipped|airy|bouncy|cushiony|buttery|milky|watery|satin|satiny|matte|sheer|glossy|non-greasy|non-sticky|cooling|fresh|plush|dense|soft|smooth|melting|featherlight|feather-light|fast-absorbing|thin|thick|pillowy|refreshing|comforting|nourishing|luxurious|gentle|translucent|clear|hydrating)$/;

/** The page's words for the texture, where they make a plain noun phrase: "Silky, lightweight gel" → "silky lightweight gel". */
function texturePhrase(texture: string | null, noun: string): string | null {
  const plain = plainText(texture ?? "")
    .toLowerCase()
    .replace(/^(a|an|the)\s/, "")
    .replace(/\s(texture|feel|finish|consistency)$/, "");
  if (plain === "" || plain.length > 28 || !isQuotable(plain)) return null;
  const words = plain.replace(/,| and /g, " ").split(/\s+/);
  const last = words.at(-1) ?? "";
  const isDescribed = words.slice(0, -1).every((word) => textureAdjectives.test(word) || textureNouns.test(word));
  if (words.length > 1 && isDescribed && textureNouns.test(last)) return words.join(" ");
  if (words.length <= 2 && words.every((word) => textureAdjectives.test(word))) return `${words.join(" ")} ${noun}`;
  return null;
}

function timeOf(text: string, family: Family): Material["time"] {
  if (family === "sunscreen" || /\b(day|morning) (cream|lotion|moisturi[sz]er|serum|fluid)\b|\bspf\b/.test(text))
    return "day";
  return /\b(night|overnight|sleep(ing)?|midnight|pm) (cream|serum|oil|mask|balm|lip|treatment|lotion|moisturi[sz]er|recovery|repair)\b|\bovernight\b|\bsleeping\b/.test(
    text,
  )
    ? "night"
    : null;
}
