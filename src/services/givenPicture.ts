import { problem, type Problem } from "../core/contract/errors.ts";
import { tooManyToday } from "../core/limits/dailyLimits.ts";
import { tooLittleToShow } from "../core/product/row.ts";
import { pictureLimits } from "../core/rendering/protocol.ts";
import { canBeShown } from "../core/rendering/productScale.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { PictureSource, ReadPicture } from "../ports/pictures.ts";
import { counted } from "./onboarding/counted.ts";
import { openPicture, openShopPicture } from "./onboarding/openPicture.ts";
import type { OnboardingServices } from "./onboarding/services.ts";
import { arriving, refusedPicture } from "./uploads.ts";

/** A picture as it is sent: its bytes as they come, or its address, which may be one of the shop's own pictures. */
export type GivenPicture = { bytes: ReadableStream<Uint8Array> } | { pictureUrl: string };

/** Does something with a picture that is given; where nobody has begun to read its bytes by then, they are let go. */
export async function withGivenPicture<T>(given: GivenPicture | null, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    if (given !== null && "bytes" in given && !given.bytes.locked) await given.bytes.cancel().catch(() => undefined);
  }
}

/**
 * Cuts a product out of the picture that its account gives, by the same rules as out of a shop's. Counts as one of the day's.
 * `productId`: whose pictures of the shop an address may be one of, which is then fetched as a shop's; null: every address is fetched as it is.
 */
export async function readGivenPicture(
  ctx: OnboardingServices,
  { accountId, productId }: { accountId: string; productId: string | null },
  given: GivenPicture,
): Promise<Result<ReadPicture, Problem>> {
  const addressProblem = "pictureUrl" in given ? ctx.websiteProblem(given.pictureUrl) : null;
  if (addressProblem !== null) {
    return err(problem("invalid_request", { param: "picture_url", message: addressProblem }));
  }
  const usedUp = await ctx.dailyCounts.take(accountId, "productPictures");
  if (usedUp !== null) return err(tooManyToday(usedUp, ctx.runtime.nowMs()));
  const read = await counted(ctx, accountId).pictures.read(await sourceOf(ctx, accountId, productId, given));
  if (!read.ok) return err(refusedPicture(read.error));
  if (!canBeShown(read.value.picture)) return err(problem("picture_not_usable", { message: tooLittleToShow }));
  return ok(read.value);
}

/** One of the shop's pictures is fetched as onboarding fetches it, in the size that ads need. */
async function sourceOf(
  { web, catalogue }: Pick<OnboardingServices, "web" | "catalogue">,
  accountId: string,
  productId: string | null,
  given: GivenPicture,
): Promise<PictureSource> {
  if ("bytes" in given) return () => Promise.resolve(ok(arriving(given.bytes)));
  const { pictureUrl } = given;
  const known = productId === null ? null : await catalogue.shopPictures(accountId, productId);
  const isTheShops = known?.addresses.includes(pictureUrl) === true;
  return () =>
    isTheShops ? openShopPicture(web, pictureUrl, pictureLimits.longSidePixels) : openPicture(web, pictureUrl);
}
