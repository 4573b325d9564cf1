import { newId } from "../../core/ids.ts";
import { unreachable } from "../../core/result.ts";
import type { ChargeOutcome, Payment, PaymentNews, PaymentProvider } from "../../ports/payments.ts";
import { type PaymentContext, providerOf } from "./context.ts";

/** Waits before each repetition of a charge that brought no outcome; each goes under the same idempotency key. */
const repeatAfterMs = [500, 1_500];
/** Longer than all tries of one attempt together: three of 8 s and the waits between. */
export const attemptLeaseMs = 30_000;

/** From this age on the provider is asked what became of a charge before it is asked for it again. */
const askFirstAfterMs = 2 * 60_000;
/** A charge that the provider still does not know of by then never reached it; the next recharge is a new one. */
const giveUpAfterMs = 60 * 60_000;

/** Charges a pending recharge, or finds out what became of it, and notes the outcome; the payment as it then stands. */
export async function attemptCharge(ctx: PaymentContext, payment: Payment): Promise<Payment> {
  const outcome = await outcomeOf(ctx, payment);
  const nowMs = ctx.runtime.nowMs();
  switch (outcome.kind) {
    case "succeeded":
      await settlePayment(ctx, payment, { ...outcome, kind: "paid" });
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

async function outcomeOf(ctx: PaymentContext, payment: Payment): Promise<ChargeOutcome> {
  const { accounts, runtime } = ctx;
  const account = await accounts.get(payment.accountId);
  const provider = account === null ? null : providerOf(ctx, account);
  if (provider === null) return { kind: "unknown", problem: "This service takes no payments just now." };
  // Auto-recharge may have been switched off, or the account suspended, since the payment began: then nothing new is charged.
  const mayCharge = account?.status === "active" && account.autoRechargeEnabled;
  const ageMs = runtime.nowMs() - payment.createdAt;
  if (ageMs > askFirstAfterMs || !mayCharge) {
    const found = await provider.findCharge(payment.id).catch(() => undefined);
    if (found === undefined) return { kind: "unknown", problem: "The payment provider did not answer." };
    if (found !== null) return found;
    if (ageMs > giveUpAfterMs) return { kind: "declined", problem: "The payment never reached the provider." };
    if (!mayCharge)
      return { kind: "unknown", problem: "Auto-recharge was switched off while the payment was under way." };
  }
  return chargeUntilKnown(provider, payment);
}

async function chargeUntilKnown(provider: PaymentProvider, payment: Payment): Promise<ChargeOutcome> {
  const order = {
    paymentId: payment.id,
    accountId: payment.accountId,
    amountCents: payment.amountCents,
    description: `Auto-recharge of ${payment.credits} credits`,
    customer: payment.customer,
    method: payment.method,
  };
  let outcome = await provider.charge(order);
  for (const waitMs of repeatAfterMs) {
    if (outcome.kind !== "unknown") return outcome;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    outcome = await provider.charge(order);
  }
  return outcome;
}

/** Brings news of a payment into our records; the same news twice, or late, changes nothing. */
export async function settlePayment(ctx: PaymentContext, payment: Payment, news: PaymentNews): Promise<void> {
  const nowMs = ctx.runtime.nowMs();
  switch (news.kind) {
    case "paid": {
      const isOther =
        news.checkoutReference !== null && payment.reference !== null && news.checkoutReference !== payment.reference;
      if (isOther || news.amountCents !== payment.amountCents || news.currency !== "usd") {
        console.error("what was paid is not what was asked for; nothing was credited", payment.id, news);
        return;
      }
      await ctx.payments.succeed({
        payment,
        transactionId: newId("transaction", ctx.runtime.random),
        paid: news,
        nowMs,
      });
      return;
    }
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
