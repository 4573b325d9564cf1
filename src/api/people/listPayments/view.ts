import { centsToUsd } from "../../../core/credits/pricing.ts";
import type { Payment } from "../../../ports/payments.ts";
import type { ListedPayment } from "./contract.ts";

export function paymentView(payment: Payment, provider: ListedPayment["provider"]): ListedPayment {
  const { id, kind, status, amountCents, credits, refundedCents, problem, createdAt, updatedAt } = payment;
  return {
    payment_id: id,
    kind: kind === "topup" ? "top_up" : "auto_recharge",
    status,
    amount_usd: centsToUsd(amountCents),
    credits,
    refunded_usd: centsToUsd(refundedCents),
    provider,
    problem,
    created_at: new Date(createdAt).toISOString(),
    // What goes back of a payment that has succeeded leaves its time as it is.
    paid_at: status === "succeeded" ? new Date(updatedAt).toISOString() : null,
  };
}
