import { isTerminal } from "../core/delivery/state.ts";
import type { DeliveryObjects } from "../ports/deliveries.ts";
import type { InterruptedCall, InterruptedCalls } from "../ports/interruptedCalls.ts";
import type { Runtime } from "../ports/runtime.ts";

export interface InterruptedCallsContext {
  interruptedCalls: InterruptedCalls;
  objects: DeliveryObjects;
  runtime: Runtime;
}

/** No longer than its idempotency key is kept. */
const rememberedMs = 24 * 60 * 60_000;

/**
 * The same call as it was accepted before its stream broke, with its idempotency key, while that delivery goes on; null when the call is a
 * new one. Every repeat that comes before one of them was answered gets the key, however many come at once. `fingerprints`: those that the
 * call may have been noted under.
 */
export async function joinInterruptedCall(
  ctx: InterruptedCallsContext,
  accountId: string,
  fingerprints: readonly string[],
): Promise<InterruptedCall | null> {
  const found = await Promise.all(fingerprints.map((fingerprint) => ctx.interruptedCalls.find(accountId, fingerprint)));
  const call = found.find((one) => one !== null) ?? null;
  if (call === null) return null;
  const isOld = call.interruptedAtMs < ctx.runtime.nowMs() - rememberedMs;
  if (isOld || (await hasEnded(ctx, call))) {
    await ctx.interruptedCalls.forget(call);
    return null;
  }
  return call;
}

/** A delivery that is still being accepted, or that its object has not heard of, has not ended. */
async function hasEnded({ objects }: InterruptedCallsContext, { deliveryId }: InterruptedCall): Promise<boolean> {
  const state = deliveryId === null ? null : await objects.read(deliveryId);
  return state !== null && isTerminal(state);
}

/** Remembers a call whose stream broke. */
export function noteInterruptedCall(
  ctx: InterruptedCallsContext,
  call: Omit<InterruptedCall, "interruptedAtMs">,
): Promise<void> {
  const nowMs = ctx.runtime.nowMs();
  return ctx.interruptedCalls.note({ ...call, interruptedAtMs: nowMs }, nowMs - rememberedMs);
}
