/** Human review of products. */
export interface ProductReview {
  /** False where there is no such product. */
  setStatus(productId: string, status: "Active" | "Inactive" | "Draft"): Promise<boolean>;
}
