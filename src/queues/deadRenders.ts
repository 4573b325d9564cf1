import { RenderMessage } from "../core/rendering/renderMessage.ts";
import type { DeliveryObjects } from "../ports/deliveries.ts";

/** The dead letter queue only wakes the object, which knows what is still to be done. */
export async function consumeDeadRenders(batch: MessageBatch, ctx: { objects: DeliveryObjects }): Promise<void> {
  for (const message of batch.messages) {
    const parsed = RenderMessage.safeParse(message.body);
    if (parsed.success) await ctx.objects.poke(parsed.data.deliveryId);
    message.ack();
  }
}
