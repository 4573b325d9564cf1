import { problem, type Problem } from "../core/contract/errors.ts";
import { isTerminal, publicStatus } from "../core/delivery/state.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { DeliveryIndex, DeliveryObjects } from "../ports/deliveries.ts";
import type { Runtime } from "../ports/runtime.ts";
import { waitForDelivery } from "./waitForDelivery.ts";

const refundWithinMs = 10_000;

/** Gives a delivery up and refunds it; waits for the refund, so that the answer shows the end. */
export async function failDelivery(
  ctx: { index: DeliveryIndex; objects: DeliveryObjects; runtime: Runtime },
  deliveryId: string,
  reason: string,
): Promise<Result<{ delivery_id: string; status: string }, Problem>> {
  const indexed = await ctx.index.find(deliveryId);
  if (!indexed?.order) return err(problem("delivery_not_found"));
  await ctx.objects.start(indexed.order);
  const before = await ctx.objects.read(deliveryId);
  if (before !== null && isTerminal(before)) {
    return err(problem("invalid_request", { message: `The delivery has ended already: ${publicStatus(before)}.` }));
  }
  await ctx.objects.report(deliveryId, { kind: "gaveUp", message: reason });
  const state = await waitForDelivery(ctx, deliveryId, refundWithinMs);
  return ok({ delivery_id: deliveryId, status: state === null ? indexed.status : publicStatus(state) });
}
