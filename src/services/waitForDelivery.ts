import { isTerminal, type DeliveryState } from "../core/delivery/state.ts";
import type { DeliveryObjects } from "../ports/deliveries.ts";
import type { Runtime } from "../ports/runtime.ts";

/** Longest single wait on the object: a deploy or a dropped connection only repeats it. */
const sliceMs = 15_000;
const pauseAfterTroubleMs = 250;

/**
 * Waits until the delivery has ended or `timeoutMs` is over; the state as it then stands, null when it could not be read.
 * Ends early, without touching the delivery, when the client is gone. `onState` hears of the state each time it was read.
 */
export async function waitForDelivery(
  ctx: { objects: DeliveryObjects; runtime: Runtime },
  deliveryId: string,
  timeoutMs: number,
  signal?: AbortSignal,
  onState?: (state: DeliveryState) => void,
): Promise<DeliveryState | null> {
  const deadlineMs = ctx.runtime.nowMs() + timeoutMs;
  let state: DeliveryState | null = null;
  for (;;) {
    const leftMs = deadlineMs - ctx.runtime.nowMs();
    if (leftMs <= 0 || signal?.aborted || (state !== null && isTerminal(state))) return state;
    try {
      const since: number = state?.revision ?? 0;
      state = (await ctx.objects.waitForChange(deliveryId, since, Math.min(sliceMs, leftMs))) ?? state;
      if (state !== null) onState?.(state);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseAfterTroubleMs));
    }
  }
}
