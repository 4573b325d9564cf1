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
  return (name.toLowerCase().split(/\s(?:with|for|\+|–|—|\|)\s|,/)[0] ?? "").slice(0, 300);
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

export function areaOf(name: string, { family }: Kind): Area {
  if (family === "lip") return "lips";
  if (family === "eye") return "eyes";
  const head = headOf(name);
  return areas.find(([pattern]) => pattern.test(head))?.[1] ?? (family === "complexion" ? "face" : "skin");
}
