import { problem, type Problem } from "../core/contract/errors.ts";
import { tooManyToday } from "../core/limits/dailyLimits.ts";
import { tooLittleToShow, type ProductRow } from "../core/product/row.ts";
import { shapeOf } from "../core/product/shape.ts";
import { pictureLimits } from "../core/rendering/protocol.ts";
import { canBeShown } from "../core/rendering/productScale.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { PictureSource } from "../ports/pictures.ts";
import { counted } from "./onboarding/counted.ts";
import { keepCutOut } from "./onboarding/keepCutOut.ts";
import { openPicture, openShopPicture } from "./onboarding/openPicture.ts";
import type { OnboardingServices } from "./onboarding/services.ts";
import { arriving, beingDeleted, folderFor, refusedPicture } from "./uploads.ts";

/** A picture as it is sent: its bytes as they come, or its address, which may be one of the shop's own pictures. */
export type GivenPicture = { bytes: ReadableStream<Uint8Array> } | { pictureUrl: string };

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
  try {
    const refusal = await refusalOf(ctx, accountId, productId, given);
    return refusal === null ? await takePicture(ctx, accountId, productId, given) : err(refusal);
  } finally {
    if ("bytes" in given && !given.bytes.locked) await given.bytes.cancel().catch(() => undefined);
  }
}

/** What is known before the picture is looked at; counts the upload where it goes on. */
async function refusalOf(
  ctx: OnboardingServices,
  accountId: string,
  productId: string,
  given: GivenPicture,
): Promise<Problem | null> {
  const product = await ctx.catalogue.product(accountId, productId);
  if (product === null) return problem("product_not_found");
  if (!product.isCompatible) return notSupported(product);
  if (await ctx.catalogue.isBeingDeleted(accountId)) return beingDeleted();
  const addressProblem = "pictureUrl" in given ? ctx.websiteProblem(given.pictureUrl) : null;
  if (addressProblem !== null) return problem("invalid_request", { param: "picture_url", message: addressProblem });
  const usedUp = await ctx.dailyCounts.take(accountId, "productPictures");
  return usedUp === null ? null : tooManyToday(usedUp, ctx.runtime.nowMs());
}

async function takePicture(
  ctx: OnboardingServices,
  accountId: string,
  productId: string,
  given: GivenPicture,
): Promise<Result<ProductRow, Problem>> {
  const { catalogue, media, runtime } = ctx;
  const read = await counted(ctx, accountId).pictures.read(await sourceOf(ctx, accountId, productId, given));
  if (!read.ok) return err(refusedPicture(read.error));
  const { png, uncut, picture, colours } = read.value;
  if (!canBeShown(picture)) return err(problem("picture_not_usable", { message: tooLittleToShow }));
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

/** One of the shop's pictures is fetched as onboarding fetches it, in the size that ads need. */
async function sourceOf(
  { web, catalogue }: Pick<OnboardingServices, "web" | "catalogue">,
  accountId: string,
  productId: string,
  given: GivenPicture,
): Promise<PictureSource> {
  if ("bytes" in given) return () => Promise.resolve(ok(arriving(given.bytes)));
  const { pictureUrl } = given;
  const known = await catalogue.shopPictures(accountId, productId);
  const isTheShops = known?.addresses.includes(pictureUrl) === true;
  return () =>
    isTheShops ? openShopPicture(web, pictureUrl, pictureLimits.longSidePixels) : openPicture(web, pictureUrl);
}

function notSupported({ name, handle, incompatibilityReason }: ProductRow): Problem {
  const reason = incompatibilityReason ?? "Ads do not show products of this kind.";
  return problem("product_not_supported", { extra: { incompatible_products: [{ name, handle, reason }] } });
}
