import type { Product, ProductList } from "../contract/responses/product.ts";
import { canBeShown } from "../rendering/productScale.ts";
import { ProductPicture } from "../rendering/scene.ts";
import type { DroppedWords } from "./droppedWords.ts";
import type { ProductShape } from "./shape.ts";

/** What the catalogue shows of a product. */
export interface ProductRow {
  id: string;
  handle: string;
  name: string;
  status: string;
  isCompatible: boolean;
  incompatibilityReason: string | null;
  category: string;
  /** What made it this kind of product, a plain sentence. */
  because: string;
  aspectRatio: ProductShape;
  pictureKey: string | null;
  /** Key of the picture that is shown where there is no cut-out. */
  imageKey: string | null;
  /** A ProductPicture; null where there is none, and of whatever form where it was stored by another version. */
  picture: unknown;
  pictureProblem: string | null;
  /** What of its words ads leave out; absent: nothing. */
  dropped?: readonly DroppedWords[];
}

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
    aspect_ratio: row.aspectRatio,
    image_url: imageKey === null ? null : mediaUrl(imageKey),
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

/** Whether an ad can show the product now. */
export function isUsableRow(row: Pick<ProductRow, "status" | "isCompatible" | "pictureKey" | "picture">): boolean {
  return row.status === "Active" && row.isCompatible && row.pictureKey !== null && hasShownPicture(row);
}

/** The same that decides whether a call may order ads of it. */
function hasShownPicture({ picture }: Pick<ProductRow, "picture">): boolean {
  const read = ProductPicture.safeParse(picture);
  return read.success && canBeShown(read.data);
}

function pictureProblemOf(row: ProductRow): string | null {
  if (row.pictureProblem !== null || row.pictureKey === null || hasShownPicture(row)) return row.pictureProblem;
  return "The product is too wide in its picture, or too few pixels of it, to be shown large enough in an ad.";
}
