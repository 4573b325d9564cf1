import { isTerminal, type DeliveryState } from "../delivery/state.ts";
import type { Signal } from "./signals.ts";

/** What a step of a delivery tells. `stageSinceMs`: when the stage began in which it was before the step. */
export function deliverySignals(
  before: DeliveryState | null,
  after: DeliveryState,
  { stageSinceMs, nowMs }: { stageSinceMs: number; nowMs: number },
): Signal[] {
  if (before === null || before.phase === after.phase) return [];
  const { deliveryId, accountId, requestId, format, count, costCredits } = after.order;
  const delivery = { request_id: requestId, delivery_id: deliveryId, account_id: accountId };
  const stage: Signal = {
    name: "delivery.stage_ended",
    ...delivery,
    stage: before.phase,
    duration_ms: Math.max(0, nowMs - stageSinceMs),
  };
  if (!isTerminal(after)) return [stage];
  const whole = { ...delivery, format, concepts: count, duration_ms: Math.max(0, nowMs - after.startedAtMs) };
  const end: Signal =
    after.phase === "failed"
      ? { name: "delivery.failed", ...whole, credits: costCredits, refunded: after.refunded }
      : { name: "delivery.completed", ...whole };
  return [stage, end];
}
