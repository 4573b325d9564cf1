import { isTerminal, type DeliveryState } from "../core/delivery/state.ts";
import { isUnderWay } from "../core/delivery/versions.ts";
import type { WaitContext } from "./waitForDelivery.ts";

/** Longest single wait on the object; after it whoever watches hears that nothing has changed. */
const sliceMs = 15_000;
/** Between two tellings: each is of the whole delivery, and a hundred concepts may change many times a second. */
const gapMs = 1_000;
/** Watched no longer in one go: whoever still wants to begins anew, and has its rights looked at again. */
const maxWatchMs = 5 * 60_000;

/**
 * The delivery as it stands, and each time that it has changed, until it has ended and no corrected version is being drawn; null where
 * nothing has changed for a while. Ends early when `signal` aborts, and rejects where the delivery's object cannot be reached.
 */
export async function* watchDelivery(
  { objects, runtime }: WaitContext,
  first: DeliveryState,
  signal: AbortSignal,
): AsyncGenerator<DeliveryState | null, void> {
  const endAtMs = runtime.nowMs() + maxWatchMs;
  let state = first;
  yield state;
  while (!isAtRest(state)) {
    const leftMs = endAtMs - runtime.nowMs();
    if (leftMs <= 0 || signal.aborted) return;
    const next = await objects.waitForChange(state.order.deliveryId, state.revision, Math.min(sliceMs, leftMs));
    const hasChanged = next !== null && next.revision > state.revision;
    if (hasChanged) state = next;
    yield hasChanged ? state : null;
    if (hasChanged && !isAtRest(state)) await new Promise((passed) => setTimeout(passed, gapMs));
  }
}

/** Nothing will change of it unless somebody asks for that. */
function isAtRest(state: DeliveryState): boolean {
  return isTerminal(state) && !state.versions.some(isUnderWay);
}
