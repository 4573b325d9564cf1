import { uncutKeyOf } from "../core/product/pictureKeys.ts";
import type { Catalogue } from "../ports/catalogue.ts";
import type { Media } from "../ports/media.ts";

/** What a product's cut-out was cut out of; null where there is no such product, no cut-out, or one from before these were kept. */
export async function showUncutPicture(
  { catalogue, media }: { catalogue: Pick<Catalogue, "product">; media: Pick<Media, "get"> },
  accountId: string,
  productId: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const product = await catalogue.product(accountId, productId);
  if (product === null || product.pictureKey === null) return null;
  return media.get(uncutKeyOf(product.pictureKey));
}
