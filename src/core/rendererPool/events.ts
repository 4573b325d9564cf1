import type { PoolWork } from "./state.ts";

/** How a slot answered the holder of a lease. */
export type LeaseEnd =
  /** It did what it was asked for, or judged it. */
  | { kind: "answered"; protocol: string | null }
  /** It had no room all the same. `retryAfterMs`: when it expects to have; null: it did not say. */
  | { kind: "full"; protocol: string | null; retryAfterMs: number | null }
  /** Its renderer speaks another version of the protocol; null: none. */
  | { kind: "otherVersion"; protocol: string | null }
  /** Nothing answered. */
  | { kind: "unreachable" }
  /** The holder of the lease did not ask it. */
  | { kind: "unasked" };

export type PoolEvent =
  /** `leaseId` is the caller's own, so that the same question gets the same place. */
  | { kind: "take"; leaseId: string; work: PoolWork; group: string | null }
  /** A delivery will have its first concept drawn soon. */
  | { kind: "reserve"; leaseId: string; work: PoolWork; group: string }
  | { kind: "renew"; leaseId: string }
  | { kind: "end"; leaseId: string; how: LeaseEnd }
  /** What became of a container that was woken. */
  | { kind: "woken"; slot: number; how: LeaseEnd };

export type PoolAnswer =
  | { kind: "granted"; slot: number }
  /** There is no place; when to ask again. */
  | { kind: "wait"; retryAfterSeconds: number }
  /** None of the containers could be reached a moment ago. */
  | { kind: "unreachable" }
  | { kind: "done" };
