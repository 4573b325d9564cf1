import { problem, type Problem } from "../../core/contract/errors.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { getDelivery } from "../getDelivery.ts";
import type { SharingContext } from "./context.ts";

/** Ends a link: from the next call on it opens nothing. What was said through it stays. */
export async function endShareLink(
  ctx: SharingContext,
  { accountId, deliveryId, linkId }: { accountId: string; deliveryId: string; linkId: string },
): Promise<Result<null, Problem>> {
  const found = await getDelivery(ctx, accountId, deliveryId);
  if (!found.ok) return found;
  if (await ctx.shareLinks.end(deliveryId, linkId)) return ok(null);
  return err(problem("not_found", { message: "There is no such link, or it was ended already." }));
}
