import type { Area } from "../../families.ts";
import type { Touch } from "../pack.ts";

/** Words that a kind of product brings to a line; each list in the form that its blank asks for. */
export interface SpanishWords {
  /** What it is put on; null for hair and nails, of which nothing is said that is true of skin. */
  on: "skin" | "lips" | null;
  /** What its kind does on every page: adjectives that agree with "la piel" or "los labios"; none for what colours, or serves hair and nails. */
  soft: readonly string[];
}

const cared: SpanishWords = { on: "skin", soft: ["cuidada"] };

export const spanishWords: Record<Touch, SpanishWords> = {
  rich: cared,
  airy: cared,
  drops: cared,
  mist: cared,
  wash: { on: "skin", soft: ["limpia"] },
  mask: cared,
  sun: { on: "skin", soft: ["protegida"] },
  lip: { on: "lips", soft: ["cuidados"] },
  lipColour: { on: "lips", soft: [] },
  gloss: { on: "lips", soft: [] },
  hair: { on: null, soft: [] },
  tint: { on: "skin", soft: [] },
};

/** What a line calls the place where a product is put on, with its article. */
export const spanishZones: Record<Area, string> = {
  skin: "la piel",
  face: "la piel",
  lips: "los labios",
  eyes: "la mirada",
  body: "el cuerpo",
  hands: "las manos",
  feet: "los pies",
  lashes: "la mirada",
  brows: "la mirada",
  nails: "la manicura",
  beards: "la barba",
};

/** Cloths that a page likens a product to, as it says so, and the noun for them. */
export const spanishCloths: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})sed(?:a|os[oa])(?!\p{L})/iu, "seda"],
  [/terciopelo|aterciopelad[oa]/iu, "terciopelo"],
  [/satén|satinad[oa]/iu, "satén"],
];
