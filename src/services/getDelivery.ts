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
    const state = await ctx.objects.read(deliveryId);
    // What the object knows names its owner: the database is asked only about what no object has heard of yet.
    const order = state?.order ?? (await ctx.index.find(deliveryId))?.order ?? null;
    if (order === null || order.accountId !== accountId) return err(problem("delivery_not_found"));
    return ok(state ?? beginDelivery(order, order.createdAtMs));
  } catch (error) {
    console.error("delivery not readable", deliveryId, errorText(error));
    return err(problem("upstream_error"));
  }
}
