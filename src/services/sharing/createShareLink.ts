import type { Problem } from "../../core/contract/errors.ts";
import { newId, newShareToken } from "../../core/ids.ts";
import type { PersonRefusal } from "../../core/people/refusals.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { maxShareLinks } from "../../core/sharing/limits.ts";
import type { ShareLink } from "../../ports/sharing.ts";
import { getDelivery } from "../getDelivery.ts";
import type { SharingContext } from "./context.ts";

/** One more link to a delivery. Its token is in this answer and nowhere again. */
export async function createShareLink(
  ctx: SharingContext,
  { accountId, deliveryId, name }: { accountId: string; deliveryId: string; name: string },
): Promise<Result<{ link: ShareLink; token: string }, Problem | PersonRefusal>> {
  const found = await getDelivery(ctx, accountId, deliveryId);
  if (!found.ok) return found;
  const { runtime } = ctx;
  const token = newShareToken(runtime.random);
  const [id, tokenHash] = [newId("shareLink", runtime.random), await runtime.sha256Hex(token)];
  const link = { id, accountId, deliveryId, name, tokenHash, nowMs: runtime.nowMs() };
  if (!(await ctx.shareLinks.create(link, maxShareLinks))) {
    const message = `A delivery has ${maxShareLinks} open links at most. End one that nobody needs any more.`;
    return err({ personCode: "too_many_links", message });
  }
  return ok({ link: { id, name, createdAtMs: link.nowMs, lastOpenedAtMs: null }, token });
}
