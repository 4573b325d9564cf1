import { centsToUsd } from "../../../core/credits/pricing.ts";
import type { Payment } from "../../../ports/payments.ts";

export function paymentView(payment: Payment) {
  return {
    payment_id: payment.id,
    account_id: payment.accountId,
    kind: payment.kind,
    status: payment.status,
    amount_usd: centsToUsd(payment.amountCents),
    credits: payment.credits,
    problem: payment.problem,
    refunded_usd: centsToUsd(payment.refundedCents),
    dispute_status: payment.disputeStatus,
    provider_reference: payment.intentReference ?? payment.reference,
    created_at: new Date(payment.createdAt).toISOString(),
    updated_at: new Date(payment.updatedAt).toISOString(),
  };
}
