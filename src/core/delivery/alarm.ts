import { maxConceptsInFlight } from "./concepts.ts";
import type { DeliveryRules } from "./rules.ts";
import { isTerminal, type DeliveryState } from "./state.ts";

/** When the object has to wake next, in ms since 1970; null when nothing is left to do. */
export function nextAlarmAt(state: DeliveryState, rules: DeliveryRules): number | null {
  const times = state.outbox.map((entry) => entry.dueAtMs);
  // Past its time a delivery is given up. One that is being refunded has been given up already: only its refund is still to come.
  if (!isTerminal(state) && state.phase !== "refunding") times.push(state.startedAtMs + rules.maxDurationMs + 1);
  if (state.phase === "rendering") {
    const inFlight = state.concepts.filter(({ status }) => status === "sent" || status === "leased").length;
    for (const concept of state.concepts) {
      if (concept.status === "leased") times.push(concept.leaseUntilMs);
      if (concept.status === "sent") times.push(concept.notBeforeMs);
      if (concept.status === "waiting" && inFlight < maxConceptsInFlight) times.push(concept.notBeforeMs);
    }
  }
  return times.length > 0 ? Math.min(...times) : null;
}
