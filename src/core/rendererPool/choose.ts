import {
  isFull,
  laneOf,
  minRemainingMs,
  remainingMs,
  startWorthMs,
  usualStartMs,
  waitSeconds,
  type PoolRules,
} from "./rules.ts";
import type { PoolAnswer } from "./events.ts";
import type { Lease, PoolState, PoolWork, Slot } from "./state.ts";

type Choice = Exclude<PoolAnswer, { kind: "done" }>;

/**
 * The slot on which the work is expected to begin first, `preferred` where it has room. So a free place on a warm one comes before one that
 * is starting, that before a cold one, and a turn in a line only where it is short; of those that are alike the first, so that the last
 * ones sleep.
 */
export function chooseSlot(
  { slots, leases }: PoolState,
  work: PoolWork,
  nowMs: number,
  rules: PoolRules,
  preferred?: number,
): Choice {
  const lane = laneOf(work);
  const candidates = slots.map((slot, index) => {
    const own = leases.filter((lease) => lease.slot === index && laneOf(lease.work) === lane);
    const closedForMs = Math.max(0, slot.closedUntilMs[lane] - nowMs);
    const fullForMs = isFull(own, work, rules) ? Math.min(...own.map((lease) => remainingMs(lease, nowMs))) : 0;
    return {
      index,
      beginsInMs: startMs(slot, nowMs) + lineMs(own, work, nowMs, rules),
      opensInMs: Math.max(closedForMs, fullForMs),
      // What answered, if only that it has no room, is not cold.
      isUnreachable: slot.status === "cold" && closedForMs > 0,
    };
  });
  const open = candidates.filter(({ opensInMs }) => opensInMs === 0);
  const chosen =
    open.find(({ index }) => index === preferred) ?? open.toSorted((a, b) => a.beginsInMs - b.beginsInMs)[0];
  if (chosen !== undefined) return { kind: "granted", slot: chosen.index };
  if (candidates.every(({ isUnreachable }) => isUnreachable)) return { kind: "unreachable" };
  const soonestMs = Math.min(...candidates.map(({ opensInMs }) => opensInMs));
  const seconds = Math.min(waitSeconds.max, Math.max(waitSeconds.min, Math.ceil(soonestMs / 1_000)));
  return { kind: "wait", retryAfterSeconds: seconds };
}

function startMs({ status, sinceMs }: Slot, nowMs: number): number {
  switch (status) {
    case "warm":
      return 0;
    case "starting":
      return Math.max(1, usualStartMs - (nowMs - sinceMs));
    case "cold":
      return usualStartMs + startWorthMs;
  }
}

/** How long the work would stand in line behind what has places in its lane. */
function lineMs(own: readonly Lease[], work: PoolWork, nowMs: number, { placesPerSlot }: PoolRules): number {
  if (own.length < placesPerSlot) return 0;
  // The renderer takes stills before videos, so that of those that wait only they are before a still.
  const running = own.slice(0, placesPerSlot);
  const waiting = own.slice(placesPerSlot).filter((lease) => work !== "still" || lease.work === "still");
  const aheadMs = [...running, ...waiting].reduce((sum, lease) => sum + remainingMs(lease, nowMs), 0);
  return Math.max(minRemainingMs, aheadMs / placesPerSlot);
}
