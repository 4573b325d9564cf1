import { errorText } from "../core/errorText.ts";
import { problem, type Problem } from "../core/contract/errors.ts";
import { beginDelivery } from "../core/delivery/machine.ts";
import type { DeliveryState } from "../core/delivery/state.ts";
import { isId } from "../core/ids.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { DeliveryIndex, DeliveryObjects } from "../ports/deliveries.ts";

export interface DeliveriesContext {
  index: DeliveryIndex;
  objects: DeliveryObjects;
}

/** The state of one of the account's deliveries; another account's gets the same answer as one that does not exist. */
export async function getDelivery(
  ctx: DeliveriesContext,
  accountId: string,
  deliveryId: string,
): Promise<Result<DeliveryState, Problem>> {
  if (!isId("delivery", deliveryId)) return err(problem("delivery_not_found"));
  try {
    const indexed = await ctx.index.find(deliveryId);
    if (indexed === null || indexed.accountId !== accountId || indexed.order === null) {
      return err(problem("delivery_not_found"));
    }
    const state = await ctx.objects.read(deliveryId);
    // Accepted, but its object has not heard of it yet: it is exactly as it was at acceptance.
    return ok(state ?? beginDelivery(indexed.order, indexed.order.createdAtMs));
  } catch (error) {
    console.error("delivery not readable", deliveryId, errorText(error));
    return err(problem("upstream_error"));
  }
}
