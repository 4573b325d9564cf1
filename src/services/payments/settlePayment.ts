import { newId } from "../../core/ids.ts";
import { unreachable } from "../../core/result.ts";
import type { ChargeOutcome, Payment, PaymentNews } from "../../ports/payments.ts";
import type { PaymentContext } from "./context.ts";

/** Waits before each repetition of a charge that brought no outcome; each goes under the same idempotency key. */
const repeatAfterMs = [500, 1_500];
/** Longer than all tries of one attempt together: three of 8 s and the waits between. */
export const attemptLeaseMs = 30_000;

/** Charges a pending recharge and notes the outcome; the payment as it then stands. */
export async function attemptCharge(ctx: PaymentContext, payment: Payment): Promise<Payment> {
  const outcome = await chargeUntilKnown(ctx, payment);
  const nowMs = ctx.runtime.nowMs();
  switch (outcome.kind) {
    case "succeeded":
      await settlePayment(ctx, payment, {
        kind: "paid",
        intentReference: outcome.reference,
        customer: null,
        method: null,
      });
      break;
    case "declined":
      await ctx.payments.close(payment.id, "declined", outcome.problem, nowMs);
      break;
    case "unknown":
      await ctx.payments.postpone(payment.id, nowMs, outcome.problem, nowMs);
      break;
    default:
      return unreachable(outcome);
  }
  return (await ctx.payments.find(payment.id)) ?? payment;
}

async function chargeUntilKnown(ctx: PaymentContext, payment: Payment): Promise<ChargeOutcome> {
  if (ctx.paymentProvider === null) return { kind: "unknown", problem: "This service takes no payments just now." };
  const order = {
    paymentId: payment.id,
    accountId: payment.accountId,
    amountCents: payment.amountCents,
    description: `Auto-recharge of ${payment.credits} credits`,
    customer: payment.customer,
    method: payment.method,
    createdAtMs: payment.createdAt,
  };
  let outcome = await ctx.paymentProvider.charge(order);
  for (const waitMs of repeatAfterMs) {
    if (outcome.kind !== "unknown") return outcome;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    outcome = await ctx.paymentProvider.charge(order);
  }
  return outcome;
}

/** Brings news of a payment into our records; the same news twice, or late, changes nothing. */
export async function settlePayment(ctx: PaymentContext, payment: Payment, news: PaymentNews): Promise<void> {
  const nowMs = ctx.runtime.nowMs();
  switch (news.kind) {
    case "paid":
      await ctx.payments.succeed({
        payment,
        transactionId: newId("transaction", ctx.runtime.random),
        intentReference: news.intentReference,
        customer: news.customer,
        method: news.method,
        nowMs,
      });
      return;
    case "declined":
      return ctx.payments.close(payment.id, "declined", news.problem, nowMs);
    case "expired":
      return ctx.payments.close(payment.id, "expired", null, nowMs);
    case "open":
      return;
    default:
      return unreachable(news);
  }
}
