import type { Correction } from "../core/contract/correction.ts";
import { problem, type Problem } from "../core/contract/errors.ts";
import type { BriefProduct } from "../core/creative/brief.ts";
import type { ShownConcept } from "../core/creative/correct.ts";
import type { DeliveryOrder } from "../core/delivery/order.ts";
import { conceptPictureKey, conceptPicturesOf } from "../core/product/pictureKeys.ts";
import { isUsableRow } from "../core/product/row.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { DeliveryIndex } from "../ports/deliveries.ts";
import type { Runtime } from "../ports/runtime.ts";
import { conceptPictureId, measuresOfConceptPicture } from "./conceptPictures.ts";
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
  { product_id: wantedId, picture_url: pictureUrl, picture_id: pictureId }: Correction,
): Promise<Result<ProductOfCorrection | null, Problem>> {
  if (wantedId === undefined && pictureUrl === undefined && pictureId === undefined) return ok(null);
  const found = await productOfBrand(ctx, order, wantedId ?? shown.productId ?? "");
  if (!found.ok) return wantedId === undefined ? err(shownNoMore(pictureId)) : found;
  const product = found.value;
  if (pictureId !== undefined) return withKeptPicture(ctx, { order, shown, product, pictureId });
  if (pictureUrl !== undefined) return withPicture(ctx, { order, shown, product, pictureUrl });
  return ok({ product, png: null });
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

interface Pictured {
  order: DeliveryOrder;
  shown: ShownConcept;
  product: BriefProduct;
}

/** The same picture always has the same key: the one that it is shown by, or one of the delivery's own. */
async function withPicture(
  ctx: ProductOfCorrectionContext,
  { order: { accountId, deliveryId }, shown, product, pictureUrl }: Pictured & { pictureUrl: string },
): Promise<Result<ProductOfCorrection, Problem>> {
  const read = await readGivenPicture(ctx.onboarding, { accountId, productId: product.id }, { pictureUrl });
  if (!read.ok) return err({ ...read.error, param: "picture_url" });
  const { png, picture, colours } = read.value;
  const pictureId = await conceptPictureId(ctx.runtime, png);
  const isShown = await isShownBy(ctx, shown, pictureId);
  const pictureKey = isShown ? shown.pictureKey : conceptPictureKey(deliveryId, pictureId);
  return ok({ product: { ...product, picture, pictureKey, colours }, png: isShown ? null : png });
}

/** The same with a picture that was given, and judged, before. */
async function withKeptPicture(
  ctx: ProductOfCorrectionContext,
  { order: { deliveryId }, shown, product, pictureId }: Pictured & { pictureId: string },
): Promise<Result<ProductOfCorrection, Problem>> {
  const measures = await measuresOfConceptPicture(ctx.onboarding, deliveryId, pictureId);
  if (measures === null) {
    const message = "`picture_id` is no picture that was given for this delivery. Give the picture once more.";
    return err(problem("invalid_request", { param: "picture_id", message }));
  }
  const isShown = await isShownBy(ctx, shown, pictureId);
  const pictureKey = isShown ? shown.pictureKey : conceptPictureKey(deliveryId, pictureId);
  return ok({ product: { ...product, ...measures, pictureKey }, png: null });
}

async function isShownBy(
  { onboarding, runtime }: ProductOfCorrectionContext,
  { pictureKey }: ShownConcept,
  pictureId: string,
): Promise<boolean> {
  const png = await onboarding.media.get(pictureKey);
  return png !== null && (await conceptPictureId(runtime, png)) === pictureId;
}

function shownNoMore(pictureId: string | undefined): Problem {
  return problem("invalid_request", {
    param: pictureId === undefined ? "picture_url" : "picture_id",
    message: "The product of this concept is no longer one that an ad can show. Give the `product_id` of one that is.",
  });
}

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
