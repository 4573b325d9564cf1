import { problem, type Problem } from "../core/contract/errors.ts";
import type { ProductRow } from "../core/product/row.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Catalogue } from "../ports/catalogue.ts";
import type { Runtime } from "../ports/runtime.ts";
import { beingDeleted } from "./uploads.ts";

/** Shows the shop's own picture of a product again; where no other was uploaded, nothing changes. */
export async function restoreProductPicture(
  { catalogue, runtime }: { catalogue: Catalogue; runtime: Runtime },
  accountId: string,
  productId: string,
): Promise<Result<ProductRow, Problem>> {
  const row = await catalogue.restorePicture(accountId, productId, runtime.nowMs());
  if (row !== null) return ok(row);
  const isThere = (await catalogue.product(accountId, productId)) !== null;
  return err(isThere ? beingDeleted() : problem("product_not_found"));
}
