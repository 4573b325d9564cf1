import { maxOutlines, waitingPerPlace } from "../rendering/protocol.ts";
import type { Lease, PoolWork, Slot } from "./state.ts";

export interface PoolRules {
  /** Containers that may run at a time. */
  slots: number;
  /** Concepts that a renderer draws at a time: one on each core. */
  placesPerSlot: number;
  /** A container without work sleeps after this. */
  idleMs: number;
}

/** How often the holder of a lease renews it. */
export const renewLeaseEveryMs = 4_000;
/** How long a lease holds without that: two renewals may get lost, and the third has a moment for its way. */
export const leaseMs = 3 * renewLeaseEveryMs + 1_000;
/** A delivery's place is kept so long for its first concept, whose words may be written by a model meanwhile. */
export const reservationMs = 60_000;
/** A container counts as asleep so long before it sleeps: it is better thought asleep while it is awake than the other way round. */
export const sleepMarginMs = 5_000;
/** A container that has not answered so long after it was woken counts as cold. */
export const startTimeoutMs = 60_000;

/** What a start takes, to choose by. */
export const usualStartMs = 8_000;
/** A container that would have to be started is chosen only where it draws so much sooner: each start costs its idle time afterwards. */
export const startWorthMs = 5_000;
/** What a piece of work takes, to choose by. */
export const usualWorkMs: Record<PoolWork, number> = {
  still: 1_000,
  video: 20_000,
  preview: 1_000,
  picture: 500,
  outline: 3_000,
};
/** What has taken longer than usual is about to end. */
export const minRemainingMs = 500;

/** How long a slot is closed that could not be reached, or speaks another version: its container is being replaced. */
export const closedMs = { unreachable: 1_000, otherVersion: 10_000, full: 2_000, max: 20_000 };

/** What a caller is told to wait, in seconds. What work takes is estimated, so the wait is short: a wrong estimate then costs little. */
export const waitSeconds = { min: 1, max: 5 };

/** An order that was told to wait asks again through its queue, which takes as much longer. */
export const askAgainMarginMs = 5_000;

export type Lane = keyof Slot["closedUntilMs"];

export function laneOf(work: PoolWork): Lane {
  return work === "still" || work === "video" || work === "preview" ? "drawing" : work;
}

/** Whether a slot with these leases has no room for the work, not even in its renderer's line. `own`: those of its lane. */
export function isFull(own: readonly Lease[], work: PoolWork, { placesPerSlot }: PoolRules): boolean {
  if (work === "outline") return own.length >= maxOutlines;
  if (work === "preview") return own.length >= placesPerSlot;
  const alike = own.filter((lease) => lease.work === work).length;
  // The renderer decides which work it draws next: the other kind may have every place.
  const drawn = Math.max(0, placesPerSlot - (own.length - alike));
  return alike - drawn >= waitingPerPlace[work] * placesPerSlot;
}

/** What a lease still keeps its place for, about. */
export function remainingMs({ work, sinceMs, isReserved }: Lease, nowMs: number): number {
  return isReserved ? usualWorkMs[work] : Math.max(minRemainingMs, usualWorkMs[work] - (nowMs - sinceMs));
}
