import { problem, type Problem } from "../core/contract/errors.ts";
import { err, ok, type Result } from "../core/result.ts";
import { counted } from "./onboarding/counted.ts";
import { openShopPicture } from "./onboarding/openPicture.ts";
import type { OnboardingServices } from "./onboarding/services.ts";
import { refusedPicture } from "./uploads.ts";

/** What is asked for: more than is shown, as a side under 200 pixels is too small to be read. */
const askedPixels = 960;
const shownPixels = 480;

/**
 * One of the shop's pictures of a product, by its place in the list, as a small PNG: fetched for whoever looks, so that the shop learns of
 * nobody who does.
 */
export async function showShopPicture(
  ctx: OnboardingServices,
  accountId: string,
  productId: string,
  index: number,
): Promise<Result<Uint8Array<ArrayBuffer>, Problem>> {
  const address = (await ctx.catalogue.shopPictures(accountId, productId))?.addresses[index];
  if (address === undefined) return err(problem("not_found", { message: "There is no such picture." }));
  const source = () => openShopPicture(ctx.web, address, askedPixels);
  const view = await counted(ctx, accountId).pictures.view(source, { longSidePixels: shownPixels });
  return view.ok ? ok(new Uint8Array(view.value.png)) : err(refusedPicture(view.error));
}
