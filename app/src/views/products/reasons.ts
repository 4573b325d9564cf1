import type { Product } from "../../../../client/src/types.ts";

export interface Reason {
  why: string;
  /** What somebody who may change the product can do about it here; null: nothing. */
  help: string | null;
}

/** What a review of the products has decided, where that keeps one out of ads. */
const reviews: Readonly<Record<string, string | undefined>> = {
  Draft: "It waits for our review.",
  Inactive: "It was taken out in our review; write to us if ads shall show it.",
};

/** Why ads do not show a product, and what would help: its kind, its picture, its review. Empty where they do. */
export function reasonsOf(product: Product): Reason[] {
  const { usable_for_ads: isUsable, is_compatible: isSupported, status } = product;
  if (isUsable) return [];
  const kind = product.incompatibility_reason ?? "Ads do not show products of this kind.";
  const picture =
    product.picture_problem ?? (product.image_url === null ? "It has no picture that can be used." : null);
  const reasons: Reason[] = [];
  if (!isSupported) reasons.push({ why: kind, help: "If it is something else, put its kind right above." });
  else if (picture !== null)
    reasons.push({ why: picture, help: "Another picture of it would do: the shop's, or yours." });
  const review = reviews[status];
  if (review !== undefined) reasons.push({ why: review, help: null });
  return reasons.length > 0 ? reasons : [{ why: "Ads cannot show it at present.", help: null }];
}
