import type { CopyAngle } from "../../contract/creative.ts";
import type { Area, Family, Kind } from "../families.ts";
import type { Blanks } from "../grammar.ts";
import type { Ingredient } from "../material.ts";
import type { Benefit, Material } from "../material.ts";
import type { Fault } from "./faults.ts";
import type { AngleLines } from "./lines.ts";
import type { Language } from "../language.ts";
import type { Reading } from "./reading.ts";
import type { Rule } from "./rule.ts";
import type { Voice } from "../tone.ts";

/** How a kind of product feels in use; several families share one. */
export type Touch =
  | "rich"
  | "airy"
  | "drops"
  | "mist"
  | "wash"
  | "mask"
  | "sun"
  | "lip"
  | "lipColour"
  | "gloss"
  | "tint"
  | "hair";

/** Touches of what colours: it is no care, and makes nothing soft. */
export const colouringTouches: readonly Touch[] = ["lipColour", "gloss", "tint"];
/** "A rich swipe of red" feeds nothing. */
export const themesOfColour: readonly Benefit[] = ["glow", "smooth", "light", "bare"];

/** A lotion is lighter than its family, what colours lips is no care, and what serves lashes, beard or nails is no skin care. */
export const touchOfFamily: Record<Family, Touch> = {
  cream: "rich",
  balm: "rich",
  mousse: "airy",
  gel: "airy",
  eye: "airy",
  formula: "airy",
  serum: "drops",
  oil: "drops",
  mist: "mist",
  cleanser: "wash",
  scrub: "wash",
  mask: "mask",
  sunscreen: "sun",
  lip: "lip",
  complexion: "tint",
};

export type TouchLines = Record<Touch, Record<CopyAngle, readonly string[]>>;
export type ThemeLines = Partial<Record<Benefit, Record<CopyAngle, readonly string[]>>>;

/** Everything that makes copy of one language: its lines, its words, its grammar and its typography. */
export interface LanguagePack {
  language: Language;
  /** As a text model is asked to write it: "German (informal du)". */
  name: string;
  reading: Reading;
  /** What no ad says. */
  rules: readonly Rule[];
  /** Amounts in words. */
  spokenNumbers: RegExp;
  /** Grammar and typography by which a line is told to be faulty. */
  faults: readonly Fault[];
  angles: Record<CopyAngle, AngleLines>;
  /** Headlines for this kind of product and for what its page speaks of. */
  linesOfKind(material: Material, angle: CopyAngle): readonly string[];
  /** Values of the blanks that the lines have. */
  blanksOf(material: Material): Blanks;
  /** Parts of the body besides the lips that lines name in the plural where others say skin: "hands". */
  pluralAreas: readonly Area[];
  /** What a product is, from its name, its category (English) and its texture, in that order. */
  kindOf(hints: readonly string[]): Kind;
  /** The page's words for a texture as a noun phrase without an article; null where they make none. */
  texturePhrase(texture: string, noun: string): string | null;
  /**
   * An ingredient as a sentence of this language has it; null where the language has no name for it. `mayStand` tells of a name that
   * comes from a page whether it may stand in an ad.
   */
  ingredientOf(name: string, percent: string | null, mayStand: (name: string) => boolean): Ingredient | null;
  /** A share as this language writes it; `written` is how the page does in English or null. */
  percentOf(percent: number, written: string): string;
  /** The words for "≤" and "≥", for which the ads' faces have no glyph. */
  atMost: string;
  atLeast: string;
  /** A scraped claim as a line of its own beside a product of this noun; null where it cannot be set well. */
  claimLine(claim: string, noun: string): string | null;
  /** What a page says of a product of this noun, as a sentence of its own without a stop. */
  pointLine(point: string, noun: string): string;
  /** What lines of ours may not say to the readers of a page, which addresses them otherwise; null: anything. */
  unspokenTo(page: string): RegExp | null;
  /** Whether a line says what is untrue of this kind of product or of the hour when it is used. */
  isUntrue(text: string, material: Material): boolean;
  /** Words that a sentence may repeat. */
  passing: RegExp;
  /** A line of ours with its articles as sound and contraction ask for them: "an oil", "du sérum", "del aceite". */
  agree(line: string): string;
  /** Spaces before marks and apostrophes; the words of a text stay as they are, so that a quotation stays one. */
  typeset(text: string): string;
  /** Calls to action, the best first, in an order that belongs to the seed. */
  callsToAction(material: Material, voice: Voice | null, seed: number): readonly string[];
  /** "With squalane". */
  withIngredient(ingredient: Ingredient): string;
  /** 4.8 → "4,8". */
  ratingValue(value: number): string;
  grouped(count: number): string;
  /** "stars" and "reviews". */
  stars: string;
  reviews: string;
  /** What stands beside the stars. */
  ratingLabel(rating: NonNullable<Material["rating"]>): string;
  /** What is left when every line is used or too long. */
  lastHeadline: string;
  lastSupport(material: Material): string;
}
