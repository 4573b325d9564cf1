import { isTerminal, type DeliveryState } from "../core/delivery/state.ts";
import type { DeliveryObjects } from "../ports/deliveries.ts";
import type { Runtime } from "../ports/runtime.ts";

/** Longest single wait on the object: a deploy or a dropped connection only repeats it. */
const sliceMs = 15_000;
const pauseAfterTroubleMs = 250;

export interface WaitContext {
  objects: DeliveryObjects;
  runtime: Runtime;
}

/** What is waited for, and for how long. */
interface Wait {
  timeoutMs: number;
  hasEnded: (state: DeliveryState) => boolean;
  signal?: AbortSignal | undefined;
  /** Hears of the state each time it was read. */
  onState?: ((state: DeliveryState) => void) | undefined;
}

/**
 * Waits until the delivery has ended or `timeoutMs` is over; the state as it then stands, null when it could not be read.
 * Ends early, without touching the delivery, when the client is gone. `onState` hears of the state each time it was read.
 */
export function waitForDelivery(
  ctx: WaitContext,
  deliveryId: string,
  timeoutMs: number,
  signal?: AbortSignal,
  onState?: (state: DeliveryState) => void,
): Promise<DeliveryState | null> {
  return waitForState(ctx, deliveryId, { timeoutMs, hasEnded: isTerminal, signal, onState });
}

/** The same for anything that a delivery comes to. */
export async function waitForState(
  ctx: WaitContext,
  deliveryId: string,
  { timeoutMs, hasEnded, signal, onState }: Wait,
): Promise<DeliveryState | null> {
  const deadlineMs = ctx.runtime.nowMs() + timeoutMs;
  let state: DeliveryState | null = null;
  for (;;) {
    const leftMs = deadlineMs - ctx.runtime.nowMs();
    if (leftMs <= 0 || signal?.aborted || (state !== null && hasEnded(state))) return state;
    try {
      const since: number = state?.revision ?? 0;
      state = (await ctx.objects.waitForChange(deliveryId, since, Math.min(sliceMs, leftMs))) ?? state;
      if (state !== null) onState?.(state);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseAfterTroubleMs));
    }
  }
}
