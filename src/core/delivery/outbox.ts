import type { DeliveryState, Effect } from "./state.ts";

export function addEffect(draft: DeliveryState, effect: Effect, dueAtMs: number): void {
  draft.outbox.push({ id: draft.nextOutboxId, effect, dueAtMs, tries: 0 });
  draft.nextOutboxId += 1;
}

export function dropEffects(draft: DeliveryState, kinds: Effect["kind"][]): void {
  draft.outbox = draft.outbox.filter((entry) => !kinds.includes(entry.effect.kind));
}

export function removeEffect(draft: DeliveryState, outboxId: number): boolean {
  const before = draft.outbox.length;
  draft.outbox = draft.outbox.filter((entry) => entry.id !== outboxId);
  return draft.outbox.length !== before;
}

/** An effect that threw is tried again: after 1, 2, 4 … seconds, at most a minute apart. */
export function postponeEffect(draft: DeliveryState, outboxId: number, nowMs: number): boolean {
  const entry = draft.outbox.find((candidate) => candidate.id === outboxId);
  if (!entry) return false;
  entry.tries += 1;
  entry.dueAtMs = nowMs + Math.min(60_000, 500 * 2 ** entry.tries);
  return true;
}
