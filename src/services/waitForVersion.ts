import { isUnderWay } from "../core/delivery/versions.ts";
import type { DeliveryState, VersionState } from "../core/delivery/state.ts";
import type { BegunVersion } from "../ports/deliveries.ts";
import { waitForState, type WaitContext } from "./waitForDelivery.ts";

/** Waits until a version is drawn or has failed, or `timeoutMs` is over; the version as it then stands. */
export async function waitForVersion(
  ctx: WaitContext,
  { state, version }: Pick<BegunVersion, "state" | "version">,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Pick<BegunVersion, "state" | "version">> {
  const find = ({ versions }: DeliveryState) =>
    versions.find((each) => each.concept === version.concept && each.version === version.version) ?? version;
  const hasEnded = (seen: DeliveryState) => !isUnderWay(find(seen));
  if (hasEnded(state)) return { state, version: find(state) };
  const last = (await waitForState(ctx, state.order.deliveryId, { timeoutMs, signal, hasEnded })) ?? state;
  const found: VersionState = find(last);
  return { state: last, version: found };
}
