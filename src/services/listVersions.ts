import { problem, type Problem } from "../core/contract/errors.ts";
import type { DeliveryState } from "../core/delivery/state.ts";
import { hasConcept } from "../core/delivery/versions.ts";
import { errorText } from "../core/errorText.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { StoredScene } from "../ports/deliveries.ts";
import { indexOf } from "./correctConcept.ts";
import { getDelivery, type DeliveriesContext } from "./getDelivery.ts";

export interface ConceptVersions {
  state: DeliveryState;
  index: number;
  /** What each version was drawn from, as far as that is kept. */
  scenes: StoredScene[];
}

/** Every version of a concept, of a delivery in whatever state. */
export async function listVersions(
  ctx: DeliveriesContext,
  accountId: string,
  deliveryId: string,
  conceptIndex: string,
): Promise<Result<ConceptVersions, Problem>> {
  const found = await getDelivery(ctx, accountId, deliveryId);
  if (!found.ok) return found;
  const index = indexOf(conceptIndex);
  const known = hasConcept(found.value, index);
  if (!known.ok) return known;
  try {
    return ok({ state: found.value, index, scenes: await ctx.objects.scenesOf(deliveryId, index) });
  } catch (error) {
    console.error("the versions of a concept could not be read", deliveryId, errorText(error));
    return err(problem("upstream_error"));
  }
}
