import { problem, type Problem } from "../core/contract/errors.ts";
import { isId } from "../core/ids.ts";
import { conceptPictureKey } from "../core/product/pictureKeys.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { Media } from "../ports/media.ts";
import { getDelivery, type DeliveriesContext } from "./getDelivery.ts";

/** A cut-out that is kept for the concepts of a delivery, as PNG. */
export async function showConceptPicture(
  ctx: DeliveriesContext & { media: Pick<Media, "get"> },
  accountId: string,
  deliveryId: string,
  pictureId: string,
): Promise<Result<Uint8Array<ArrayBuffer>, Problem>> {
  const found = await getDelivery(ctx, accountId, deliveryId);
  if (!found.ok) return found;
  const png = isId("picture", pictureId) ? await ctx.media.get(conceptPictureKey(deliveryId, pictureId)) : null;
  return png === null ? err(problem("not_found", { message: "There is no such picture." })) : ok(png);
}
