import { adFolder } from "../core/delivery/adFolder.ts";
import { conceptPicturesOf } from "../core/product/pictureKeys.ts";
import type { AdFiles } from "../ports/adFiles.ts";
import type { DeliveryIndex, DeliveryObjects, IndexedDelivery } from "../ports/deliveries.ts";
import type { KeptFiles } from "../ports/keptFiles.ts";
import { groundKey, type GroundPictureContext } from "./groundPicture.ts";

export interface DeleteDeliveryContext extends Pick<GroundPictureContext, "runtime" | "imageModel"> {
  index: DeliveryIndex;
  objects: DeliveryObjects;
  adFiles: AdFiles;
  keptFiles: KeptFiles;
}

/**
 * Deletes a delivery that is over: its files in both buckets, its object's storage, and last its row, so that a crash at any point leaves
 * something to begin again with. What the ledger says of it stays. False while it is not over.
 */
export async function deleteDelivery(ctx: DeleteDeliveryContext, { id, order }: IndexedDelivery): Promise<boolean> {
  const held = await ctx.objects.holdings(id);
  if (held?.isOver === false) return false;
  for (const adId of held?.adIds ?? []) await ctx.adFiles.deleteUnder(adFolder(adId));
  const grounds = await Promise.all((held?.scenes ?? []).map((scene) => groundKey(ctx, scene)));
  await ctx.keptFiles.delete(grounds.filter((key) => key !== null));
  if (!(await ctx.objects.forget(id))) return false;
  await ctx.adFiles.deleteUnder(conceptPicturesOf(id));
  // Only now: until it was forgotten the object could have written its page again.
  if (order !== null) await ctx.adFiles.deleteUnder(order.viewerKey);
  await ctx.index.remove(id);
  return true;
}
