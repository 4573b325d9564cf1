import { creditsFor } from "./pricing.ts";

/** What is known of money that went back. `disputeStatus` in Stripe's words. */
export interface ReversedPayment {
  credits: number;
  refundedCents: number;
  disputeStatus: string | null;
}

/** A dispute in one of these states is over, and stays so whatever late event comes. */
export const closedDisputes = ["won", "lost", "warning_closed"] as const;
/** In one of these it ended without loss. */
export const harmlessDisputes = ["won", "warning_closed"] as const;

/** States of a mere inquiry of the bank begin so; it may become a dispute. */
export const inquiryPrefix = "warning_";

/**
 * Whether news of a dispute switches the account's auto-recharge off, until an operator switches it on: the first news of an inquiry
 * or a dispute, and an inquiry that becomes a dispute. Later news of the same dispute does not, so that an operator's decision stands.
 * `known` and `told` in Stripe's words; `known` null where nothing was.
 */
export function suspendsRecharge(known: string | null, told: string): boolean {
  return alarm(known) < alarm(told) && !closedDisputes.some((status) => status === known);
}

function alarm(status: string | null): 0 | 1 | 2 {
  if (status === null || harmlessDisputes.some((harmless) => harmless === status)) return 0;
  return status.startsWith(inquiryPrefix) ? 1 : 2;
}

/**
 * How many credits of a payment may be taken back: those of the money that was refunded; all of them while it is disputed or when
 * the dispute was lost. A dispute that was won, and a mere inquiry, owe nothing.
 */
export function creditsOwed({ credits, refundedCents, disputeStatus }: ReversedPayment): number {
  const isDisputed = disputeStatus !== null && disputeStatus !== "won" && !disputeStatus.startsWith(inquiryPrefix);
  return isDisputed ? credits : Math.min(credits, creditsFor(refundedCents));
}
