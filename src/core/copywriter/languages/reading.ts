import type { Occasion } from "../material.ts";

/** How the pages of a shop, and the lines of an ad, are read in one language. */
export interface Reading {
  /** Words by which it is known: small words that every text has, and words of the trade; none that another language shares. */
  telling: string;
  /** Words that assert something of a formula; an ad has them only where the page has them too. */
  claims: RegExp;
  /** A claim of hours: their number, and what lasts so long. */
  hours: RegExp;
  /** Words of liking: a sentence without one may be true and still say nothing for the product. */
  praise: RegExp;
  /** A sentence that turns, wishes, complains, compares or needs the one before it is not quoted, however it ends. */
  reservation: RegExp;
  /** How a sentence goes on that says what the ingredient just named is there for. */
  effect: string;
  /** Where what it does ends and something else begins. */
  effectEnd: RegExp;
  occasions: Record<Occasion, RegExp>;
  /** Hours, places, renown and rank that only a page can give: of our lines one that speaks of them comes after all others. */
  onlyOfPages: RegExp;
  /** Words for amounts that fall one by one. */
  drops: RegExp;
  /** What is seen in a face, or in a mirror: not said of hands, feet or the body. Null where its lines keep off it by their themes. */
  ofFace: RegExp | null;
  ofWomen: RegExp;
  /** Sun protection works in the amount that is tested: no line may suggest a little of it, or slowness. */
  sparing: RegExp;
  /** What is soon gone is not lingered over; a slow morning may still be the morning on which it is used. Null where no line lingers. */
  slow: RegExp | null;
  /** Nouns by which a reader takes a product for one of another kind. Null where its patterns have nouns of their own. */
  kindNouns: RegExp | null;
}
