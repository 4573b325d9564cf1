import { errorText } from "../core/errorText.ts";
import type { DeliveryObjects } from "../ports/deliveries.ts";
import type { FileMarks, MediaFiles } from "../ports/mediaFiles.ts";
import type { MediaOwners } from "../ports/mediaOwners.ts";

export interface ServeMediaContext {
  mediaFiles: MediaFiles;
  mediaOwners: MediaOwners;
  objects: DeliveryObjects;
}

/** What of the bucket people may fetch; the rest is for the service itself. */
const publicFolders = ["ads/", "viewers/", "products/", "brands/"];

/**
 * A file of the media bucket for whoever asks for its key (GET or HEAD); null where there is none for them. An ad's file that may still
 * be withdrawn is there while its delivery names it; nothing of an account that is suspended is there. Throws when a delivery cannot be
 * asked: what it does not name is not given away.
 */
export async function serveMedia(ctx: ServeMediaContext, key: string, request: Request): Promise<Response | null> {
  if (!publicFolders.some((folder) => key.startsWith(folder))) return null;
  return ctx.mediaFiles.serve(key, request, (file) => mayBeSeen(ctx, key, file));
}

async function mayBeSeen(ctx: ServeMediaContext, key: string, file: FileMarks): Promise<boolean> {
  const { deliveryId, isProvisional } = file;
  if (deliveryId !== null && isProvisional && !(await ctx.objects.names(deliveryId, key))) return false;
  const owned = deliveryId !== null ? { deliveryId } : key.startsWith("products/") ? { pictureKey: key } : null;
  return owned === null || !(await isSuspended(ctx.mediaOwners, owned));
}

/** Where the database does not answer, the file is served. */
async function isSuspended(owners: MediaOwners, owned: Parameters<MediaOwners["isSuspended"]>[0]): Promise<boolean> {
  try {
    return await owners.isSuspended(owned);
  } catch (error) {
    console.warn("a file is served without having asked whose it is", errorText(error));
    return false;
  }
}
