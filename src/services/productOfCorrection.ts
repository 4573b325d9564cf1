import type { Correction } from "../core/contract/correction.ts";
import { problem, type Problem } from "../core/contract/errors.ts";
import type { BriefProduct } from "../core/creative/brief.ts";
import type { ShownConcept } from "../core/creative/correct.ts";
import type { DeliveryOrder } from "../core/delivery/order.ts";
import { conceptPicturesOf } from "../core/product/pictureKeys.ts";
import { isUsableRow } from "../core/product/row.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { DeliveryIndex } from "../ports/deliveries.ts";
import type { Runtime } from "../ports/runtime.ts";
import { readGivenPicture } from "./givenPicture.ts";
import { coloursIn } from "./onboarding/logoMark.ts";
import type { OnboardingServices } from "./onboarding/services.ts";

export interface ProductOfCorrectionContext {
  index: Pick<DeliveryIndex, "substitutes">;
  onboarding: OnboardingServices;
  runtime: Runtime;
}

export interface ProductOfCorrection {
  product: BriefProduct;
  /** What is to be stored at the product's `pictureKey` before the version begins; null: it is there. */
  png: Uint8Array | null;
}

/** The product that a concept is to show, by the picture that it is to be shown by; null: as it is shown. Nothing is stored here. */
export async function productOfCorrection(
  ctx: ProductOfCorrectionContext,
  order: DeliveryOrder,
  shown: ShownConcept,
  { product_id: wantedId, picture_url: pictureUrl }: Correction,
): Promise<Result<ProductOfCorrection | null, Problem>> {
  if (wantedId === undefined && pictureUrl === undefined) return ok(null);
  const product = await productOfBrand(ctx, order, wantedId ?? shown.productId ?? "");
  if (!product.ok) return wantedId === undefined ? err(shownNoMore) : product;
  return pictureUrl === undefined
    ? ok({ product: product.value, png: null })
    : withPicture(ctx, { order, shown, product: product.value, pictureUrl });
}

/** The products of an order; the concept's with the colours of the picture that it alone has. */
export async function productsWithShownColours(
  { onboarding: { media, coloursOfPng } }: ProductOfCorrectionContext,
  { deliveryId }: DeliveryOrder,
  { pictureKey, productId }: ShownConcept,
  products: readonly BriefProduct[],
): Promise<BriefProduct[]> {
  if (!pictureKey.startsWith(conceptPicturesOf(deliveryId))) return [...products];
  const png = await media.get(pictureKey);
  if (png === null) return [...products];
  const colours = coloursIn(png, coloursOfPng);
  return products.map((product) => (product.id === productId ? { ...product, colours } : product));
}

interface WithPicture {
  order: DeliveryOrder;
  shown: ShownConcept;
  product: BriefProduct;
  pictureUrl: string;
}

/** The same picture always has the same key: the one that it is shown by, or one of the delivery's own. */
async function withPicture(
  { onboarding, runtime }: ProductOfCorrectionContext,
  { order: { accountId, deliveryId }, shown, product, pictureUrl }: WithPicture,
): Promise<Result<ProductOfCorrection, Problem>> {
  const read = await readGivenPicture(onboarding, { accountId, productId: product.id }, { pictureUrl });
  if (!read.ok) return err({ ...read.error, param: "picture_url" });
  const { png, picture, colours } = read.value;
  const [hash, shownPng] = await Promise.all([runtime.sha256Hex(png), onboarding.media.get(shown.pictureKey)]);
  const isShown = shownPng !== null && (await runtime.sha256Hex(shownPng)) === hash;
  const pictureKey = isShown ? shown.pictureKey : `${conceptPicturesOf(deliveryId)}${hash}.png`;
  return ok({ product: { ...product, picture, pictureKey, colours }, png: isShown ? null : png });
}

const shownNoMore = problem("invalid_request", {
  param: "picture_url",
  message: "The product of this concept is no longer one that an ad can show. Give the `product_id` of one that is.",
});

/** The product with this id, where an order could have it now. */
async function productOfBrand(
  { index, onboarding }: ProductOfCorrectionContext,
  order: DeliveryOrder,
  productId: string,
): Promise<Result<BriefProduct, Problem>> {
  const row = (await onboarding.catalogue.products(order.brandId)).find(({ id }) => id === productId);
  if (row?.status === "Active" && !row.isCompatible) {
    const { name, handle, incompatibilityReason: reason } = row;
    const products = [{ name, handle, reason: reason ?? "This kind of product is not supported." }];
    return err(problem("product_not_supported", { extra: { incompatible_products: products } }));
  }
  const [product] =
    row === undefined || !isUsableRow(row)
      ? []
      : await index.substitutes({ ...order, productIds: [productId], spareProductIds: [] });
  if (product !== undefined) return ok(product);
  const message =
    "`product_id` is no product of the brand that an ad can show now. Take an id from GET /v1/products where `usable_for_ads` is true.";
  return err(problem("invalid_request", { param: "product_id", message }));
}
