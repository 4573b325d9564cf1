import type { Problem } from "../../core/contract/errors.ts";
import { ok, type Result } from "../../core/result.ts";
import type { ShareLink } from "../../ports/sharing.ts";
import { getDelivery } from "../getDelivery.ts";
import type { SharingContext } from "./context.ts";

/** The open links of a delivery, the newest first. */
export async function listShareLinks(
  ctx: SharingContext,
  accountId: string,
  deliveryId: string,
): Promise<Result<ShareLink[], Problem>> {
  const found = await getDelivery(ctx, accountId, deliveryId);
  return found.ok ? ok(await ctx.shareLinks.list(deliveryId)) : found;
}
