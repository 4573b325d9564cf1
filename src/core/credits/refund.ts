import { z } from "zod";

/** Why credits of a delivery go back to its account. */
export const RefundReason = z.enum(["failed"]);
export type RefundReason = z.infer<typeof RefundReason>;

export interface Refund {
  credits: number;
  /** As the account's transactions have it. */
  description: string;
}

/** What of a delivery's charge goes back for this reason. */
export function refundFor(reason: RefundReason, charge: { deliveryId: string; costCredits: number }): Refund {
  switch (reason) {
    case "failed":
      return { credits: charge.costCredits, description: `Refund of a failed delivery (${charge.deliveryId})` };
  }
}
