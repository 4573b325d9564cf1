import type { ProductIdentity } from "./identity.ts";

/** A picture that the shop shows of a product, as it names it. */
export interface ScrapedPicture {
  url: string;
  /** What the shop says it shows; empty where it says nothing. */
  alt: string;
  /** Pixels, where the shop states them. */
  width: number | null;
  height: number | null;
}

export interface ScrapedPrice {
  amount: number;
  /** ISO 4217, three capitals; null where the page does not say. */
  currency: string | null;
}

export interface ScrapedRating {
  /** On a scale of five. */
  value: number;
  reviewCount: number | null;
}

/** A review as a page gives it; plain text, bounded. */
export interface ScrapedReview {
  text: string;
  /** Who wrote it, and who published it; null where the page does not say. */
  author: string | null;
  source: string | null;
  /** On a scale of five; null where it has none. */
  rating: number | null;
}

/** Where a product was read, the most telling first; what a better source says wins, and a lesser one fills its gaps. */
export const productSources = ["feed", "json-ld", "microdata", "open-graph"] as const;
export type ProductSource = (typeof productSources)[number];

/** A product as a feed or a page gives it, before anything is made of it. Every text is bounded. */
export interface ScrapedProduct {
  source: ProductSource;
  /** The last part of its address, or a slug of its name; at most 200 characters. */
  handle: string;
  /** Plain text, at most 200 characters. */
  name: string;
  /** The shop's own type, for example "Serum"; may be empty. */
  productType: string;
  /** The shop's own tags; at most 30 of at most 60 characters. */
  tags: string[];
  /** Markup as the shop has it, at most 20,000 characters. */
  descriptionHtml: string;
  /** The ingredient list where the page shows one apart from the description; plain text, at most 4,000 characters. */
  ingredientsText: string;
  /** What the page says of how it is used; plain text, at most 400 characters; absent where it says nothing. */
  usageText?: string;
  url: string;
  /** In the shop's order; at most 12. */
  pictures: ScrapedPicture[];
  price: ScrapedPrice | null;
  rating: ScrapedRating | null;
  /** In the shop's order, at most 12; absent where the source has none. */
  reviews?: ScrapedReview[];
  identity: ProductIdentity;
}
