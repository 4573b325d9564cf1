import { problem, type Problem } from "../core/contract/errors.ts";
import { base32 } from "../core/ids.ts";
import { tooManyToday } from "../core/limits/dailyLimits.ts";
import { tooLittleToShow, type ProductRow } from "../core/product/row.ts";
import { shapeOf } from "../core/product/shape.ts";
import { canBeShown } from "../core/rendering/productScale.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { PictureProblem, PictureSource } from "../ports/pictures.ts";
import { counted } from "./onboarding/counted.ts";
import { openPicture } from "./onboarding/openPicture.ts";
import type { OnboardingServices } from "./onboarding/services.ts";

/** For the bytes of an upload, from when there is memory for them: it holds that memory meanwhile. */
const uploadMs = 30_000;

/** A picture as it is sent: its bytes as they come, or its address. */
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
  const { catalogue, media, objects, runtime } = ctx;
  const read = await counted(ctx, accountId).pictures.read(sourceOf(ctx, given));
  if (!read.ok) return err(refused(read.error));
  const { png, picture, colours } = read.value;
  if (!canBeShown(picture)) return err(problem("picture_not_usable", { message: tooLittleToShow }));
  const brand = await catalogue.brandOf(accountId);
  if (brand === null) return err(problem("product_not_found"));
  const folder = base32(runtime.random(16));
  const pictureKey = `products/${folder}/upload.png`;
  // Before the file is there, so that whatever breaks off here leaves nothing that nobody deletes; a deletion that begins now knows it too.
  await objects.noteUpload(brand.id, folder);
  if (await catalogue.isBeingDeleted(accountId)) return err(beingDeleted());
  await media.put(pictureKey, png, { contentType: "image/png", caching: "immutable" });
  const uploaded = { aspectRatio: shapeOf(picture.box), pictureKey, picture, colours };
  const row = await catalogue.setPicture(accountId, productId, uploaded, runtime.nowMs());
  return row === null ? err(problem("product_not_found")) : ok(row);
}

function sourceOf({ web }: Pick<OnboardingServices, "web">, given: GivenPicture): PictureSource {
  if ("pictureUrl" in given) return () => openPicture(web, given.pictureUrl);
  return () =>
    Promise.resolve(ok(given.bytes.pipeThrough(new TransformStream(), { signal: AbortSignal.timeout(uploadMs) })));
}

function refused({ reason, temporary }: PictureProblem): Problem {
  return problem(temporary ? "picture_unavailable" : "picture_not_usable", { message: reason });
}

function notSupported({ name, handle, incompatibilityReason }: ProductRow): Problem {
  const reason = incompatibilityReason ?? "Ads do not show products of this kind.";
  return problem("product_not_supported", { extra: { incompatible_products: [{ name, handle, reason }] } });
}

export function beingDeleted(): Problem {
  const message = "The brand is being deleted. Try again in some minutes.";
  return problem("picture_unavailable", { message, retryAfterSeconds: 300 });
}
