import type { Problem } from "../../core/contract/errors.ts";
import { ok, type Result } from "../../core/result.ts";
import type { Comment } from "../../ports/sharing.ts";
import { getDelivery } from "../getDelivery.ts";
import type { SharingContext } from "./context.ts";

/** All that was said about the concepts of a delivery, the oldest first. */
export async function listComments(
  ctx: SharingContext,
  accountId: string,
  deliveryId: string,
): Promise<Result<Comment[], Problem>> {
  const found = await getDelivery(ctx, accountId, deliveryId);
  return found.ok ? ok(await ctx.comments.list(deliveryId)) : found;
}
