import { problem, type Problem } from "../core/contract/errors.ts";
import type { SupportedCategory } from "../core/product/categories.ts";
import type { ProductRow } from "../core/product/row.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Catalogue } from "../ports/catalogue.ts";
import type { Runtime } from "../ports/runtime.ts";
import { beingDeleted } from "./uploads.ts";

/**
 * Puts right what kind of product one is, also for later runs; null: as it follows from the shop. A kind that ads show makes a product one
 * that they can show, once it has a picture.
 */
export async function setProductKind(
  { catalogue, runtime }: { catalogue: Pick<Catalogue, "product" | "setKind">; runtime: Pick<Runtime, "nowMs"> },
  accountId: string,
  productId: string,
  kind: SupportedCategory | null,
): Promise<Result<ProductRow, Problem>> {
  const row = await catalogue.setKind(accountId, productId, kind, runtime.nowMs());
  if (row !== null) return ok(row);
  const isThere = (await catalogue.product(accountId, productId)) !== null;
  return err(isThere ? beingDeleted() : problem("product_not_found"));
}
