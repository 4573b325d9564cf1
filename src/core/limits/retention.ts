import { dayMs } from "../days.ts";

/** How many days the service keeps what it no longer needs for its work. */
export interface Retention {
  /** A delivery as a whole, from its order on: the files of its ads, its page, and what the API says of it. 0: as long as the account. */
  delivery: number;
  /** The scenes that its ads were drawn from, from its order on. */
  scenes: number;
  /** Its journal, the attempts to send its messages, and their bodies, from its order on. */
  journal: number;
  /** What a repeated call with the same Idempotency-Key is answered with, from acceptance on. */
  idempotencyKeys: number;
  /** Events of the payment provider that have been applied. */
  paymentEvents: number;
  /** Grounds that the image model drew; drawn again when they are needed. */
  grounds: number;
  /** What an onboarding run has read of a shop, beside the catalogue and the kit that came of it; from the run's start on. */
  scrapes: number;
  /** What people changed in their account, for its owners. */
  peopleAudit: number;
  /** The last calls of each account. */
  calls: number;
}

/** Where no setting says otherwise. */
export const usualRetention: Retention = {
  delivery: 0,
  scenes: 30,
  journal: 90,
  idempotencyKeys: 1,
  paymentEvents: 90,
  grounds: 30,
  scrapes: 30,
  peopleAudit: 365,
  calls: 7,
};

/** What is older than that is no longer kept; null: everything is. */
export function keptSinceMs(days: number, nowMs: number): number | null {
  return days === 0 ? null : nowMs - days * dayMs;
}

export function daysMs(days: number): number {
  return days * dayMs;
}
