import { unreachable } from "../result.ts";
import { chooseSlot } from "./choose.ts";
import type { LeaseEnd, PoolAnswer, PoolEvent } from "./events.ts";
import {
  askAgainMarginMs,
  closedMs,
  laneOf,
  leaseMs,
  reservationMs,
  sleepMarginMs,
  startTimeoutMs,
  waitSeconds,
  type Lane,
  type PoolRules,
} from "./rules.ts";
import type { Lease, PoolState, Slot } from "./state.ts";

export interface Advanced {
  next: PoolState;
  answer: PoolAnswer;
  /** The slot whose container is to be woken now; null: none. */
  wake: number | null;
}

const done: PoolAnswer = { kind: "done" };

/** A pool of which nothing is known: every container may be asleep. */
export function emptyPool({ slots }: PoolRules): PoolState {
  return { slots: Array.from({ length: slots }, coldSlot), leases: [], ordersWaitUntilMs: 0 };
}

/**
 * The whole pool of renderers: pure and total. A lease that is not renewed runs out, so that a lost one does not block its place for ever;
 * an event of a lease that is gone changes nothing.
 */
export function advance(before: PoolState, event: PoolEvent, nowMs: number, rules: PoolRules): Advanced {
  const draft = settled(before, nowMs, rules);
  switch (event.kind) {
    case "take":
      return take(draft, event, nowMs, rules);
    case "reserve":
      return reserve(draft, event, nowMs, rules);
    case "renew": {
      const lease = draft.leases.find(({ id }) => id === event.leaseId);
      if (lease !== undefined) use(draft, lease, nowMs);
      return { next: draft, answer: done, wake: null };
    }
    case "end":
      return { next: end(draft, event, nowMs), answer: done, wake: null };
    case "woken": {
      const slot = draft.slots[event.slot];
      if (slot !== undefined) hear(slot, event.how, nowMs);
      return { next: draft, answer: done, wake: null };
    }
    default:
      return unreachable(event);
  }
}

function take(
  draft: PoolState,
  { leaseId, work, group }: Extract<PoolEvent, { kind: "take" }>,
  nowMs: number,
  rules: PoolRules,
): Advanced {
  const known = draft.leases.find(({ id }) => id === leaseId);
  // The answer was lost on its way.
  if (known !== undefined) {
    use(draft, known, nowMs);
    return { next: draft, answer: { kind: "granted", slot: known.slot }, wake: null };
  }
  if (work === "preview" && draft.ordersWaitUntilMs > nowMs)
    return { next: draft, answer: { kind: "wait", retryAfterSeconds: waitSeconds.max }, wake: null };
  const reserved = reservationOf(draft, work === "still" || work === "video" ? group : null);
  // With its reservation the place is free again, for this one first.
  if (reserved !== undefined) draft.leases = draft.leases.filter((lease) => lease !== reserved);
  const choice = chooseSlot(draft, work, nowMs, rules, reserved?.slot);
  if (choice.kind === "wait" && (work === "still" || work === "video"))
    draft.ordersWaitUntilMs = nowMs + choice.retryAfterSeconds * 1_000 + askAgainMarginMs;
  if (choice.kind !== "granted") return { next: draft, answer: choice, wake: null };
  const { slot } = choice;
  const lease = { id: leaseId, slot, work, group, sinceMs: nowMs, untilMs: nowMs, isReserved: false };
  draft.leases.push(lease);
  const wake = wakeOf(draft, slot, nowMs);
  use(draft, lease, nowMs);
  return { next: draft, answer: { kind: "granted", slot }, wake };
}

function reserve(
  draft: PoolState,
  { leaseId, work, group }: Extract<PoolEvent, { kind: "reserve" }>,
  nowMs: number,
  rules: PoolRules,
): Advanced {
  const choice = reservationOf(draft, group) === undefined ? chooseSlot(draft, work, nowMs, rules) : null;
  if (choice?.kind !== "granted") return { next: draft, answer: done, wake: null };
  const { slot } = choice;
  draft.leases.push({
    id: leaseId,
    slot,
    work,
    group,
    sinceMs: nowMs,
    untilMs: nowMs + reservationMs,
    isReserved: true,
  });
  return { next: draft, answer: done, wake: wakeOf(draft, slot, nowMs) };
}

function end(draft: PoolState, { leaseId, how }: Extract<PoolEvent, { kind: "end" }>, nowMs: number): PoolState {
  const lease = draft.leases.find(({ id }) => id === leaseId);
  if (lease === undefined) return draft;
  draft.leases = draft.leases.filter((other) => other !== lease);
  const slot = draft.slots[lease.slot];
  if (slot !== undefined) hear(slot, how, nowMs, laneOf(lease.work));
  return draft;
}

/** What a slot's answer, or its silence, says of it. `lane`: for what it was asked; absent: whether it is there. */
function hear(slot: Slot, how: LeaseEnd, nowMs: number, lane?: Lane): void {
  switch (how.kind) {
    case "answered":
      answeredWith(slot, how.protocol, nowMs);
      return;
    case "full":
      answeredWith(slot, how.protocol, nowMs);
      if (lane !== undefined)
        slot.closedUntilMs[lane] = nowMs + Math.min(how.retryAfterMs ?? closedMs.full, closedMs.max);
      return;
    case "otherVersion":
      answeredWith(slot, how.protocol, nowMs);
      close(slot, nowMs + closedMs.otherVersion);
      return;
    case "unreachable":
      turn(slot, "cold", nowMs);
      slot.protocol = null;
      close(slot, nowMs + closedMs.unreachable);
      return;
    case "unasked":
      return;
    default:
      unreachable(how);
  }
}

function answeredWith(slot: Slot, protocol: string | null, nowMs: number): void {
  turn(slot, "warm", nowMs);
  slot.protocol = protocol;
  slot.lastUsedMs = nowMs;
}

function close(slot: Slot, untilMs: number): void {
  slot.closedUntilMs = { drawing: untilMs, picture: untilMs, outline: untilMs };
}

/** The slot, where it has to be woken. */
function wakeOf(draft: PoolState, index: number, nowMs: number): number | null {
  const slot = draft.slots[index];
  if (slot?.status !== "cold") return null;
  turn(slot, "starting", nowMs);
  slot.lastUsedMs = nowMs;
  return index;
}

function use(draft: PoolState, lease: Lease, nowMs: number): void {
  lease.untilMs = nowMs + leaseMs;
  const slot = draft.slots[lease.slot];
  if (slot !== undefined) slot.lastUsedMs = nowMs;
}

function turn(slot: Slot, status: Slot["status"], nowMs: number): void {
  if (slot.status === status) return;
  slot.status = status;
  slot.sinceMs = nowMs;
}

function reservationOf({ leases }: PoolState, group: string | null): Lease | undefined {
  return leases.find((lease) => lease.isReserved && group !== null && lease.group === group);
}

function coldSlot(): Slot {
  return {
    status: "cold",
    sinceMs: 0,
    lastUsedMs: 0,
    protocol: null,
    closedUntilMs: { drawing: 0, picture: 0, outline: 0 },
  };
}

/** A copy as it stands at `nowMs`: without what has run out, and with as many slots as there are now. */
function settled(state: PoolState, nowMs: number, rules: PoolRules): PoolState {
  const leases = state.leases
    .filter(({ slot, untilMs }) => untilMs > nowMs && slot < rules.slots)
    .map((lease) => ({ ...lease }));
  const slots = Array.from({ length: rules.slots }, (_, index) => {
    const known = state.slots[index] ?? coldSlot();
    const slot = { ...known, closedUntilMs: { ...known.closedUntilMs } };
    const isUsed = leases.some((lease) => lease.slot === index && !lease.isReserved);
    if (slot.status === "warm" && !isUsed && nowMs - slot.lastUsedMs >= rules.idleMs - sleepMarginMs)
      turn(slot, "cold", nowMs);
    if (slot.status === "starting" && nowMs - slot.sinceMs >= startTimeoutMs) turn(slot, "cold", nowMs);
    return slot;
  });
  return { slots, leases, ordersWaitUntilMs: state.ordersWaitUntilMs };
}
