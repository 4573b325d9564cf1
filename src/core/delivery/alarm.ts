import { drawingTimes } from "./drawing.ts";
import type { DeliveryRules } from "./rules.ts";
import { isTerminal, type DeliveryState } from "./state.ts";
import { isUnderWay } from "./versions.ts";

/** When the object has to wake next, in ms since 1970; null when nothing is left to do. */
export function nextAlarmAt(state: DeliveryState, rules: DeliveryRules): number | null {
  const times = state.outbox.map((entry) => entry.dueAtMs);
  // Past its time a delivery is given up. One that is being refunded has been given up already: only its refund is still to come.
  if (!isTerminal(state) && state.phase !== "refunding") times.push(state.startedAtMs + rules.maxDurationMs + 1);
  if (state.phase === "rendering") times.push(...drawingTimes(state.concepts));
  times.push(...drawingTimes(state.versions));
  for (const { askedAtMs } of state.versions.filter(isUnderWay)) times.push(askedAtMs + rules.maxDurationMs + 1);
  return times.length > 0 ? Math.min(...times) : null;
}
