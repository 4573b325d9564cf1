import { creditsFor } from "./pricing.ts";

/** What is known of money that went back. `disputeStatus` in Stripe's words. */
export interface ReversedPayment {
  credits: number;
  refundedCents: number;
  disputeStatus: string | null;
}

/** A dispute in one of these states is over, and stays so whatever late event comes. */
export const closedDisputes = ["won", "lost", "warning_closed"] as const;

/**
 * How many credits of a payment may be taken back: those of the money that was refunded; all of them while it is disputed or when
 * the dispute was lost. A dispute that was won, and a mere inquiry, owe nothing.
 */
export function creditsOwed({ credits, refundedCents, disputeStatus }: ReversedPayment): number {
  const isDisputed = disputeStatus !== null && disputeStatus !== "won" && !disputeStatus.startsWith("warning_");
  return isDisputed ? credits : Math.min(credits, creditsFor(refundedCents));
}
