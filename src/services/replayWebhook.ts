import { problem, type Problem } from "../core/contract/errors.ts";
import { isTerminal } from "../core/delivery/state.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { DeliveryIndex, DeliveryObjects } from "../ports/deliveries.ts";
import { ofWhoAsks, type DeliveryAsked } from "./ofWhoAsks.ts";

/** Sends the delivery's last event again, the same bytes under the same id. */
export async function replayWebhook(
  ctx: { index: DeliveryIndex; objects: DeliveryObjects },
  asked: DeliveryAsked,
): Promise<Result<{ delivery_id: string; webhook: "pending" }, Problem>> {
  const { deliveryId } = asked;
  const indexed = ofWhoAsks(await ctx.index.find(deliveryId), asked);
  if (!indexed?.order) return err(problem("delivery_not_found"));
  const state = await ctx.objects.read(deliveryId);
  if (indexed.order.webhookUrl === null) {
    return err(problem("invalid_request", { message: "This delivery was ordered without a webhook_url." }));
  }
  if (state === null || !isTerminal(state)) {
    return err(problem("invalid_request", { message: "The delivery has not ended yet, so it has no event to send." }));
  }
  if (!(await ctx.objects.replayWebhook(deliveryId))) {
    return err(problem("invalid_request", { message: "The event of this delivery is no longer kept." }));
  }
  return ok({ delivery_id: deliveryId, webhook: "pending" });
}
