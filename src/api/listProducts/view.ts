import { isUsableRow, pictureProblemOf, type ProductRow } from "../../core/product/row.ts";
import type { Product, ProductList } from "./contract.ts";

/** Item of GET /v1/products (spec "Product"). `picture_problem` says why a supported product has no usable picture, `dropped_words` what ads leave out. */
export function productView(row: ProductRow, mediaUrl: (key: string) => string): Product {
  const pictureProblem = pictureProblemOf(row);
  const imageKey = row.pictureKey ?? row.imageKey;
  return {
    id: row.id,
    handle: row.handle,
    name: row.name,
    status: row.status,
    usable_for_ads: isUsableRow(row),
    is_compatible: row.isCompatible,
    incompatibility_reason: row.incompatibilityReason,
    category: row.category,
    ...(row.isKindSet ? { category_source: "account" } : {}),
    aspect_ratio: row.aspectRatio,
    image_url: imageKey === null ? null : mediaUrl(imageKey),
    picture_source: row.isUploaded ? "upload" : "shop",
    ...(pictureProblem === null ? {} : { picture_problem: pictureProblem }),
    ...(row.dropped === undefined ? {} : { dropped_words: [...row.dropped] }),
  };
}

/** A product as an operator reviews it: with what made it this kind of product. */
export function reviewView(row: ProductRow, mediaUrl: (key: string) => string): Product & { because: string } {
  return { ...productView(row, mediaUrl), because: row.because };
}

/** Response of GET /v1/products. */
export function productListView(
  brand: { id: string; name: string } | null,
  rows: readonly ProductRow[],
  mediaUrl: (key: string) => string,
): ProductList {
  return {
    brand_id: brand?.id ?? null,
    brand_name: brand?.name ?? null,
    product_count: rows.length,
    usable_count: rows.filter(isUsableRow).length,
    products: rows.map((row) => productView(row, mediaUrl)),
  };
}
