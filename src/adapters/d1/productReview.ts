import { eq } from "drizzle-orm";
import type { ProductReview } from "../../ports/productReview.ts";
import type { Database } from "./database.ts";
import { products } from "./schema.ts";

export class D1ProductReview implements ProductReview {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async setStatus(productId: string, status: "Active" | "Inactive" | "Draft"): Promise<boolean> {
    const updated = await this.#db
      .update(products)
      .set({ status })
      .where(eq(products.id, productId))
      .returning({ id: products.id });
    return updated.length > 0;
  }
}
