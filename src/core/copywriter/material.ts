import type { OwnNames } from "../outsideWords/ownNames.ts";
import type { SupportedCategory } from "../product/categories.ts";
import type { ProductFacts } from "../product/facts.ts";
import type { Halves } from "../product/pointWording.ts";
import type { Area, Family } from "./families.ts";
import type { Language } from "./language.ts";

/** What the copywriter is given of one product. */
export interface CopySource {
  brandName: string;
  name: string;
  category: string;
  facts: ProductFacts;
}

/** By what a product's shop is known: of companies' names, ads print its own alone. */
export function ownNamesOf({ facts }: Pick<CopySource, "facts">): OwnNames {
  return { url: facts.url };
}

/** An ingredient as it stands inside a sentence. */
export interface Ingredient {
  /** The name that facts are stored under. */
  key: string;
  /** "ectoin", "vitamin C". */
  name: string;
  /** "2% ectoin", or the name alone where the page gives no share. */
  amount: string;
  isPlural: boolean;
  hasPercent: boolean;
  /** "2%" as the language writes it; null where the page gives no share. */
  percent: string | null;
  /** Where a language has one of its own: "Ceramiden". */
  dative?: string;
  /** Where sentences ask for it: m, f, mp, fp. */
  gender?: string;
}

/** When or where a line says that a product is used. */
export type Occasion = "day" | "night" | "everyday" | "flight" | "office" | "cold" | "heat" | "grey" | "beach";

/** Themes that a page may speak of, in any of the languages; patterns on a theme are only used where it does. */
export type Benefit = "hydration" | "glow" | "calm" | "barrier" | "smooth" | "firm" | "light" | "rich" | "bare";

/** What a page says of its product, and its own words for it; where it says two things, also as two lines of which one goes on from the other. */
export interface PagePoint {
  text: string;
  quote: string;
  halves: Halves | null;
}

/** What can be said of a product: scraped text, cleaned and judged; nothing in it is an instruction to anybody. */
export interface Material {
  language: Language;
  brand: string;
  /** As an ad may call it, at most 32 characters; null where the scraped name is not fit to print. */
  name: string | null;
  noun: string;
  family: Family;
  /** Null where neither the shop nor the name says it. */
  category: SupportedCategory | null;
  /** What it is put on. */
  area: Area;
  ingredients: readonly Ingredient[];
  /** As lines of their own, at most 80 characters. */
  claims: readonly string[];
  /** What its page says that it does, as sentences of their own, each with the page's own words for it. */
  points: readonly PagePoint[];
  /** A noun phrase without an article, "silky gel", "seidiges Gel"; null where the page does not say. */
  texture: string | null;
  benefits: readonly Benefit[];
  /** When the page says it is used; null: any time. */
  time: "day" | "night" | null;
  /** Whether the page says that it is used once or twice a week, or after a while. */
  isRare: boolean;
  /** Places and weathers that the page itself speaks of. */
  occasions: readonly Occasion[];
  /** Whether it is measured in drops. */
  comesInDrops: boolean;
  /** Null where it may not be shown, in whatever form. */
  rating: ProductFacts["rating"];
}
