import { problem, type Problem } from "../core/contract/errors.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { DeliveryIndex, DeliveryObjects, WebhookReport } from "../ports/deliveries.ts";
import { ofWhoAsks, type DeliveryAsked } from "./ofWhoAsks.ts";

/** A delivery's last event and every attempt to send it. */
export async function showWebhook(
  ctx: { index: DeliveryIndex; objects: DeliveryObjects },
  asked: DeliveryAsked,
): Promise<Result<WebhookReport, Problem>> {
  const indexed = ofWhoAsks(await ctx.index.find(asked.deliveryId), asked);
  if (indexed === null) return err(problem("delivery_not_found"));
  return ok(await ctx.objects.webhook(indexed.id));
}
