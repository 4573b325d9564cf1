import type { ProductFacts } from "../product/facts.ts";

/**
 * How an ad may show a rating: as a figure of its own from 4.5 with at least 50 reviews, as a row of stars from 4.0 with at
 * least 10; null where it would persuade nobody, or where the page does not say how many have rated.
 */
export function ratingUse(rating: ProductFacts["rating"]): "figure" | "stars" | null {
  const { value, reviewCount } = rating ?? { value: 0, reviewCount: null };
  if (reviewCount === null) return null;
  if (value >= minPersuading && reviewCount >= 50) return "figure";
  return value >= 4 && reviewCount >= 10 ? "stars" : null;
}

/** A lower one, beside a product's other proofs, is a reason not to buy. */
const minPersuading = 4.5;

/** Whether a rating may stand in any ad; one that does not persuade stands only where an ad speaks of other people and has no quotation. */
export function persuades(rating: ProductFacts["rating"]): boolean {
  return ratingUse(rating) !== null && (rating?.value ?? 0) >= minPersuading;
}

/** Whether there is anything that other people have said of a product, so that its ads may speak of them unasked. */
export function hasSocialProof({ rating, reviews }: Pick<ProductFacts, "rating" | "reviews">): boolean {
  return persuades(rating) || reviews.length > 0;
}
