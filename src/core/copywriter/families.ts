import { z } from "zod";
import { supportedCategories, type SupportedCategory } from "../product/categories.ts";
import { readName } from "../product/classifyName.ts";

/** Kinds of product by how they are used and felt; `formula` is what stays when a page does not say. */
export const Family = z.enum([
  "cream",
  "serum",
  "oil",
  "balm",
  "lip",
  "gel",
  "mist",
  "sunscreen",
  "eye",
  "mask",
  "scrub",
  "complexion",
  "mousse",
  "cleanser",
  "formula",
]);
export type Family = z.infer<typeof Family>;

/** What a product is: its family and the plain noun an ad calls it by. */
export interface Kind {
  family: Family;
  noun: string;
}

/** The category of hints (name, category, texture, in that order), which says what a product is; null where neither the shop nor the name says it. */
export function categoryOf(hints: readonly string[]): SupportedCategory | null {
  return hints.map(categoryNamed).find((named) => named !== null) ?? categoryRead(hints);
}

const byName = new Map<string, SupportedCategory>(
  supportedCategories.map((category) => [category.toLowerCase(), category]),
);

function categoryNamed(hint: string): SupportedCategory | null {
  return byName.get(hint.trim().toLowerCase()) ?? null;
}

function categoryRead(hints: readonly string[]): SupportedCategory | null {
  for (const hint of hints) {
    const reading = readName(hint);
    if (reading.kind === "supported") return reading.category;
  }
  return null;
}

/** The name without what a product contains or serves ("Cream with Rose Oil"), in lower case. */
export function headOf(name: string): string {
  return (name.toLowerCase().split(/\s(?:with|for|–|—|\|)\s|,/)[0] ?? "").slice(0, 300);
}

/** Where a product is put on, as its name says; `skin` where it does not. */
export const Area = z.enum([
  "skin",
  "lips",
  "eyes",
  "face",
  "body",
  "hands",
  "feet",
  "lashes",
  "brows",
  "nails",
  "beards",
]);
export type Area = z.infer<typeof Area>;

const areas: readonly (readonly [RegExp, Area])[] = [
  [/\b(?:eye)?lash(?:es)?\b/, "lashes"],
  [/\b(?:eye)?brows?\b/, "brows"],
  [/\b(?:nails?|cuticles?)\b/, "nails"],
  [/\bbeards?\b|(?<!\p{L})bart|\bbarb[ae]\b/u, "beards"],
  [/\bhands?\b|(?<!\p{L})hand(?:creme|seife|balsam|lotion)|\bmains\b|\bmanos\b/u, "hands"],
  [/\b(?:foot|feet|heels?|pieds|pies)\b|(?<!\p{L})fuß/u, "feet"],
  [
    /\b(?:body|bath|shower|belly|bust|legs?|massage|tanning|tan|baby|corps|corporal|corporel(?:le)?|cuerpo|douche|ducha)\b|(?<!\p{L})(?:körper|dusch|bade|bodylotion)/u,
    "body",
  ],
  [/\b(?:face|facial|cheeks?)\b/, "face"],
];

/** What a page calls the product in its opening, where its name is a fantasy: "a foot cream with 25% urea". */
const areasOfKinds: readonly (readonly [RegExp, Area])[] = [
  [
    /\bhand (?:creams?|balms?|lotions?|butters?)\b|(?<!\p{L})hand(?:creme|balsam|pflege)(?!\p{L})|(?:crème|soin|baume) (?:pour les |des )?mains|crema (?:de|para) (?:las )?manos/iu,
    "hands",
  ],
  [
    /\b(?:foot|heel) (?:creams?|balms?|lotions?|butters?)\b|(?<!\p{L})fuß(?:creme|balsam|pflege)(?!\p{L})|(?:crème|soin|baume) (?:pour les |des )?pieds|crema (?:de|para) (?:los )?pies/iu,
    "feet",
  ],
  [
    /\bbody (?:oils?|butters?|lotions?|creams?|scrubs?|milks?)\b|(?<!\p{L})körper(?:öl|butter|lotion|milch|peeling|creme)(?!\p{L})|(?:huile|lait|crème|beurre|gommage) (?:pour le )?corps|(?:aceite|leche|crema|manteca|exfoliante) (?:corporal|(?:de|para) el cuerpo)/iu,
    "body",
  ],
];
const noWords = { description: "", usage: "" };
/** UTF-16 units of a description in which it says what the product is. */
const openingLength = 300;

/** Directions speak of hands that put a product on, but of feet only where it goes there. */
const ontoFeet =
  /(?<!\p{L})(?:auf die|sur les|sobre los|on|onto|into) (?:\p{L}+,? ){0,4}(?:füße|fersen|pieds|talons|pies|talones|feet|heels)(?!\p{L})/iu;

/** What a page says of a product in its own words. */
interface PageWords {
  description: string;
  /** How it is used. */
  usage: string;
}

/** Where a product is put on, by its name, else by what its page calls it or where its directions put it, where that is one place alone. */
export function areaOf(name: string, { family }: Kind, { description, usage }: PageWords = noWords): Area {
  if (family === "lip") return "lips";
  if (family === "eye") return "eyes";
  const head = headOf(name);
  const named = areas.find(([pattern]) => pattern.test(head))?.[1];
  if (named !== undefined) return named;
  if (family === "complexion") return "face";
  const called = areasOfKinds.filter(([pattern]) => pattern.test(description.slice(0, openingLength)));
  if (called.length === 1) return called[0]?.[1] ?? "skin";
  return called.length === 0 && ontoFeet.test(usage) ? "feet" : "skin";
}
