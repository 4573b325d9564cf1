import type { ProductFacts } from "../product/facts.ts";

/**
 * How an ad may show a rating: as a figure of its own from 4.5 with at least 50 reviews, as a row of stars from 4.0 with at
 * least 10; null where it would persuade nobody, or where the page does not say how many have rated.
 */
export function ratingUse(rating: ProductFacts["rating"]): "figure" | "stars" | null {
  const { value, reviewCount } = rating ?? { value: 0, reviewCount: null };
  if (reviewCount === null) return null;
  if (value >= 4.5 && reviewCount >= 50) return "figure";
  return value >= 4 && reviewCount >= 10 ? "stars" : null;
}

/** Whether there is anything that other people have said of a product. */
export function hasSocialProof({ rating, reviews }: Pick<ProductFacts, "rating" | "reviews">): boolean {
  return ratingUse(rating) !== null || reviews.length > 0;
}
