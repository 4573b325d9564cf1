import type { SupportedCategory } from "../../../product/categories.ts";
import { categoryOf, type Family, headOf, type Kind } from "../../families.ts";

/** A family and noun that are true of every product of a category, and closer nouns where the name has them. */
interface CategoryKind {
  family: Family;
  noun: string;
  closer?: readonly (readonly [RegExp, family: Family])[];
}

const kinds: Record<SupportedCategory, CategoryKind> = {
  "Eye Treatment": {
    family: "eye",
    noun: "eye treatment",
    closer: [[/\beye (?:cream|serum|gel|balm|mask|lotion|oil|stick|concentrate)\b/g, "eye"]],
  },
  "Lip Gloss": { family: "lip", noun: "lip gloss" },
  "Lip Treatment": {
    family: "lip",
    noun: "lip treatment",
    closer: [[/\blip (?:oil|mask|serum|scrub|butter|polish)\b/g, "lip"]],
  },
  "Lip Balm": { family: "lip", noun: "lip balm" },
  "Lip Color": {
    family: "lip",
    noun: "lip color",
    closer: [[/\blipstick\b|\blip (?:stain|tint|cream|crayon|paint|mousse|velvet|ink)\b/g, "lip"]],
  },
  Foundation: {
    family: "complexion",
    noun: "foundation",
    closer: [[/\bskin tint\b|\b(?:bb|cc) cream\b/g, "complexion"]],
  },
  Concealer: { family: "complexion", noun: "concealer" },
  Primer: { family: "complexion", noun: "primer" },
  "Tinted Moisturizer": {
    family: "complexion",
    noun: "tinted moisturizer",
    closer: [[/\btinted (?:serum|fluid|cream|moisturiser)\b/g, "complexion"]],
  },
  Blush: { family: "complexion", noun: "blush", closer: [[/\bcheek (?:tint|stain|gel)\b/g, "complexion"]] },
  Bronzer: { family: "complexion", noun: "bronzer", closer: [[/\bbronzing (?:drops|balm)\b/g, "complexion"]] },
  Highlighter: { family: "complexion", noun: "highlighter" },
  Sunscreen: { family: "sunscreen", noun: "sunscreen" },
  Mask: {
    family: "mask",
    noun: "mask",
    closer: [[/\b(?:sleeping|overnight|clay|cream|gel|face) mask\b/g, "mask"]],
  },
  Scrub: {
    family: "scrub",
    noun: "scrub",
    closer: [
      [/\b(?:face|body|sugar|salt|foot|hand) (?:scrub|polish)\b/g, "scrub"],
      // Nothing grainy is in them: what is said of a scrub would be untrue.
      [
        /\b(?:exfoliant|peel|peeling)\b|\bexfoliating (?:tonic|lotion|solution|liquid|gel)\b|\b(?:acids?|[abp]ha)\b(?!.*\b(?:scrub|polish)\b)/g,
        "formula",
      ],
    ],
  },
  Mousse: {
    family: "mousse",
    noun: "mousse",
    closer: [
      [/\b(?:body|tanning) mousse\b|\b(?:shower|body) foam\b/g, "mousse"],
      [
        /\bcleansing (?:mousse|foam)\b|\b(?:(?:foaming|face|facial) )?cleanser\b|\b(?:face|facial|body) wash\b/g,
        "cleanser",
      ],
    ],
  },
  Cleanser: {
    family: "cleanser",
    noun: "cleanser",
    closer: [
      [
        /\bcleansing (?:balm|oil|milk|gel|cream|water|butter|lotion|jelly)\b|\b(?:face|body|hand) wash\b|\bhand soap\b|\bshower (?:gel|oil|cream)\b|\bbubble bath\b|\bmicellar water\b|\bmake-?up remover\b/g,
        "cleanser",
      ],
    ],
  },
  Mist: { family: "mist", noun: "mist", closer: [[/\b(?:face|facial|body) mist\b|\bsetting spray\b/g, "mist"]] },
  Toner: { family: "mist", noun: "toner", closer: [[/\b(?:rose|floral) water\b/g, "mist"]] },
  Essence: { family: "serum", noun: "essence" },
  Serum: {
    family: "serum",
    noun: "serum",
    closer: [
      [/\b(?:lash (?:&|and) brow|lash|brow|body|hand|neck) serum\b|\bampoule\b|\bconcentrate\b|\bbooster\b/g, "serum"],
    ],
  },
  Oil: {
    family: "oil",
    noun: "oil",
    closer: [[/\b(?:face|facial|body|dry|massage|beard|cuticle|bath) oil\b/g, "oil"]],
  },
  Balm: { family: "balm", noun: "balm", closer: [[/\b(?:body|hand|foot|face) balm\b|\bsalve\b/g, "balm"]] },
  Gel: {
    family: "gel",
    noun: "gel",
    closer: [[/\bgel[ -]cream\b|\b(?:brow|body|face) gel\b|\bjelly\b/g, "gel"]],
  },
  Lotion: {
    family: "cream",
    noun: "lotion",
    closer: [[/\b(?:body|hand|face|facial) lotion\b|\bbody milk\b|\bemulsion\b/g, "cream"]],
  },
  Cream: {
    family: "cream",
    noun: "cream",
    closer: [
      [/\b(?:body|hand|foot|face|day|night) cream\b|\bmoisturi[sz]er\b/g, "cream"],
      [/\b(?:body|hand|foot) butter\b/g, "balm"],
      [/\bgel[ -]cream\b/g, "gel"],
    ],
  },
  Treatment: { family: "formula", noun: "treatment" },
};

/**
 * What a product is. The category says it where it is one of ours; else each hint (name, category, texture, in that order) is
 * classified. A word of the name only makes the noun closer: a "Sun Cream Bronzer" is no sun cream.
 */
export function kindOf(hints: readonly string[]): Kind {
  const category = categoryOf(hints);
  if (category === null) return { family: "formula", noun: "formula" };
  const { family, noun, closer = [] } = kinds[category];
  const name = headOf(hints[0] ?? "");
  const found = closer
    .flatMap(([pattern, ofFamily]) =>
      [...name.matchAll(pattern)].map((match) => ({
        family: ofFamily,
        noun: match[0].replace(/^exfoliating .*|^acids?$|^[abp]ha$/, "exfoliant"),
        end: match.index + match[0].length,
      })),
    )
    .sort((a, b) => a.end - b.end)
    .at(-1);
  return found === undefined ? { family, noun } : { family: found.family, noun: found.noun };
}
