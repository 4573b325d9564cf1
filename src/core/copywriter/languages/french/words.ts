import type { Touch } from "../pack.ts";

/** Words that a kind of product brings to a line; each list in the form that its blank asks for. */
export interface FrenchWords {
  /** What it is put on; null for hair and nails, which the lines do not name. */
  on: "skin" | "lips" | null;
  /** Feminine singular; none for what colours, protects from the sun, or serves hair and nails. */
  soft: readonly string[];
  /** With its article, and after "plein". */
  glow: readonly (readonly [string, string])[];
  /** As an amount of it; none where the skin is not left as if clothed. */
  silk: readonly string[];
}

const colour = {
  couleur: ["la couleur", "de couleur"],
  brillance: ["la brillance", "de brillance"],
} as const;
const unsoftened: FrenchWords = { on: "skin", soft: [], glow: [], silk: [] };

/** Only what is rich is said to soften: what else a product leaves, its own page has to say. */
export const frenchWords: Record<Touch, FrenchWords> = {
  rich: { ...unsoftened, soft: ["douce"], silk: ["du cachemire", "du velours"] },
  airy: { ...unsoftened, silk: ["de la soie"] },
  drops: { ...unsoftened, silk: ["de la soie"] },
  mist: unsoftened,
  wash: unsoftened,
  mask: unsoftened,
  sun: unsoftened,
  lip: { on: "lips", soft: ["douce"], glow: [], silk: [] },
  lipColour: { on: "lips", soft: [], glow: [colour.couleur], silk: [] },
  gloss: { on: "lips", soft: [], glow: [colour.brillance], silk: [] },
  hair: { ...unsoftened, on: null },
  tint: unsoftened,
};
