import { z } from "zod";

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

/**
 * Signals in order: what a product is for (lips, eyes, sun, cleansing) outranks what it is made as (a balm, an oil). A null
 * noun takes the words as they stand.
 */
const signals: readonly (readonly [RegExp, Family, string | null])[] = [
  [/\bmake-?up remover\b/, "cleanser", "makeup remover"],
  [/\bmicellar water\b/, "cleanser", "micellar water"],
  [/\bcleansing (balm|oil|milk|gel|foam|cream|water|mousse)\b/, "cleanser", null],
  [/\bclean(s|z)ers?\b|\bface wash\b|\bcleansing\b|\bbody wash\b/, "cleanser", "cleanser"],
  [/\blip (balm|gloss|oil|mask|stain|tint|cream|scrub|serum|butter|treatment)\b/, "lip", null],
  [/\blipsticks?\b/, "lip", "lipstick"],
  [/\b(lip|lips) ?gloss\b|\bgloss\b/, "lip", "gloss"],
  [/\blips?\b/, "lip", "lip care"],
  [/\b(sunscreens?|sun ?(cream|block|care|milk|fluid|gel|stick)|spf)\b/, "sunscreen", "sunscreen"],
  [/\beye (cream|serum|gel|balm|mask|treatment)\b/, "eye", null],
  [/\b(under-?)?eyes?\b/, "eye", "eye care"],
  [/\btinted (moisturi[sz]er|serum|balm)\b/, "complexion", null],
  [/\b(foundation|concealer|primer|blush|bronzer|highlighter)\b/, "complexion", null],
  [/\b(skin|cheek) tint\b/, "complexion", null],
  [/\b(bb|cc) cream\b/, "complexion", "tinted cream"],
  [/\bcomplexion\b/, "complexion", "skin tint"],
  [/\b(sleeping|clay|cream|gel|face|overnight) mask\b/, "mask", null],
  [/\b(masks?|masque)\b/, "mask", "mask"],
  [/\b(face|body|sugar|salt) scrub\b/, "scrub", null],
  [/\b(scrubs?|exfolia(nt|ting|tor)s?|polish)\b/, "scrub", "scrub"],
  [/\b(liquid peel|peel|peeling)\b/, "scrub", "peel"],
  [/\b(mousse|foam)s?\b/, "mousse", null],
  [/\b(face|facial|body) mist\b/, "mist", null],
  [/\b(mist|toner|tonic)s?\b/, "mist", null],
  [/\bgel[ -]cream\b/, "gel", "gel cream"],
  [/\b(body|hand|face) (butter|balm)\b/, "balm", null],
  [/\b(balms?|salve)\b/, "balm", "balm"],
  [/\b(serums?|drops|ampoules?|boosters?)\b/, "serum", "serum"],
  [/\bessences?\b/, "serum", "essence"],
  [/\b(face|body|facial|dry) oil\b/, "oil", null],
  [/\boils?\b(?![- ]free)/, "oil", "oil"],
  [/\b(body|hand|face|day|night) (cream|lotion)\b/, "cream", null],
  [/\bmoisturisers?\b/, "cream", "moisturiser"],
  [/\bmoisturi[sz](er|ing)s?\b/, "cream", "moisturizer"],
  [/\b(lotion|emulsion|butter)s?\b/, "cream", null],
  [/\b(gel|jelly|jellies)s?\b/, "gel", "gel"],
  [/\b(cream|crème|creme)s?\b/, "cream", "cream"],
];

/** Reads what a product is from its name, then its category, then its texture; `hints` is in that order. */
export function kindOf(hints: readonly string[]): Kind {
  for (const hint of hints) {
    const kind = kindIn(hint);
    if (kind !== null) return kind;
  }
  return { family: "formula", noun: "formula" };
}

function kindIn(hint: string): Kind | null {
  // What follows is what a product contains or serves, not what it is: "Cream with Rose Oil".
  const head = (hint.toLowerCase().split(/\s(?:with|for|\+|–|—|-|\|)\s|,/)[0] ?? "").slice(0, 300);
  for (const [pattern, family, noun] of signals) {
    const match = pattern.exec(head);
    if (match) return { family, noun: noun ?? singular(match[0]) };
  }
  return null;
}

function singular(noun: string): string {
  return /(?<!s)s$/.test(noun) && !noun.endsWith("mousses") ? noun.slice(0, -1) : noun.replace(/mousses$/, "mousse");
}
