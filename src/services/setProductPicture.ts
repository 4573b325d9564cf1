import { problem, type Problem } from "../core/contract/errors.ts";
import type { ProductRow } from "../core/product/row.ts";
import { shapeOf } from "../core/product/shape.ts";
import { err, ok, type Result } from "../core/result.ts";
import { readGivenPicture, withGivenPicture, type GivenPicture } from "./givenPicture.ts";
import { keepCutOut } from "./onboarding/keepCutOut.ts";
import type { OnboardingServices } from "./onboarding/services.ts";
import { beingDeleted, folderFor } from "./uploads.ts";

/**
 * Cuts a product out of the picture that its account sends, by the same rules as out of a shop's, and shows it in ads instead of the
 * shop's own, also after later runs. A picture that cannot be used changes nothing.
 */
export async function setProductPicture(
  ctx: OnboardingServices,
  accountId: string,
  productId: string,
  given: GivenPicture,
): Promise<Result<ProductRow, Problem>> {
  return withGivenPicture(given, async () => {
    const refusal = await refusalOf(ctx, accountId, productId);
    return refusal === null ? takePicture(ctx, accountId, productId, given) : err(refusal);
  });
}

async function refusalOf(
  { catalogue }: OnboardingServices,
  accountId: string,
  productId: string,
): Promise<Problem | null> {
  const product = await catalogue.product(accountId, productId);
  if (product === null) return problem("product_not_found");
  if (!product.isCompatible) return notSupported(product);
  return (await catalogue.isBeingDeleted(accountId)) ? beingDeleted() : null;
}

async function takePicture(
  ctx: OnboardingServices,
  accountId: string,
  productId: string,
  given: GivenPicture,
): Promise<Result<ProductRow, Problem>> {
  const { catalogue, media, runtime } = ctx;
  const read = await readGivenPicture(ctx, { accountId, productId }, given);
  if (!read.ok) return read;
  const { png, uncut, picture, colours } = read.value;
  const brand = await catalogue.brandOf(accountId);
  if (brand === null) return err(problem("product_not_found"));
  const folder = await folderFor(ctx, accountId, brand.id);
  if (!folder.ok) return folder;
  const pictureKey = `products/${folder.value}/upload.png`;
  await keepCutOut(media, pictureKey, { png, uncut });
  const pictureAddress = "pictureUrl" in given ? given.pictureUrl : null;
  const uploaded = { aspectRatio: shapeOf(picture.box), pictureKey, pictureAddress, picture, colours };
  const row = await catalogue.setPicture(accountId, productId, uploaded, runtime.nowMs());
  return row === null ? err(problem("product_not_found")) : ok(row);
}

function notSupported({ name, handle, incompatibilityReason }: ProductRow): Problem {
  const reason = incompatibilityReason ?? "Ads do not show products of this kind.";
  return problem("product_not_supported", { extra: { incompatible_products: [{ name, handle, reason }] } });
}
