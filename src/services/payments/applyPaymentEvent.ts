import { errorText } from "../../core/errorText.ts";
import { centsToUsd } from "../../core/credits/pricing.ts";
import { unreachable } from "../../core/result.ts";
import type { Payment, PaymentEvent, Reversal } from "../../ports/payments.ts";
import type { PaymentContext, PaymentNotices } from "./context.ts";
import { settlePayment } from "./settlePayment.ts";

/**
 * Applies what the payment provider tells by itself, once. A refund or dispute is noted on its payment and told to the operators;
 * credits, account and auto-recharge stay as they are until an operator decides: nothing is frozen behind anyone's back.
 */
export async function applyPaymentEvent(ctx: PaymentContext & PaymentNotices, event: PaymentEvent): Promise<void> {
  if (await ctx.payments.eventSeen(event.id)) return;
  await apply(ctx, event);
  await ctx.payments.noteEvent({ id: event.id, kind: event.kind }, ctx.runtime.nowMs());
}

async function apply(ctx: PaymentContext & PaymentNotices, { news, kind }: PaymentEvent): Promise<void> {
  switch (news.kind) {
    case "other":
      return;
    case "payment": {
      const payment = await ctx.payments.find(news.paymentId);
      if (payment === null) return console.error("the payment provider names an unknown payment", kind, news.paymentId);
      // What a test account pays is never money, so no real provider can have news of it.
      if ((await ctx.accounts.get(payment.accountId))?.isTest) {
        return console.error("the payment provider names a payment of a test account", kind, payment.id);
      }
      return settlePayment(ctx, payment, news.news);
    }
    case "refund": {
      const { refundedCents } = news;
      const text = `${centsToUsd(refundedCents).toFixed(2)} USD were refunded`;
      return noteReversal(ctx, news.intentReference, { refundedCents, disputeStatus: null }, text);
    }
    case "dispute":
      return noteReversal(
        ctx,
        news.intentReference,
        { refundedCents: 0, disputeStatus: news.status },
        `it is disputed, state "${news.status}"`,
      );
    default:
      return unreachable(news);
  }
}

async function noteReversal(
  ctx: PaymentContext & PaymentNotices,
  intentReference: string,
  reversal: Reversal,
  text: string,
): Promise<void> {
  // Noted in any case: the payment itself may be told of later, and then shows what went back.
  await ctx.payments.noteReversal(intentReference, reversal, ctx.runtime.nowMs());
  const payment = await ctx.payments.findByIntent(intentReference);
  if (payment === null) return console.warn("money went back of a payment that is not known yet", intentReference);
  console.error("money went back", payment.id, payment.accountId, text);
  await tellOperators(ctx, payment, text).catch((error: unknown) => {
    console.error("the operators could not be told of it by mail", payment.id, errorText(error));
  });
}

async function tellOperators(ctx: PaymentContext & PaymentNotices, payment: Payment, text: string): Promise<void> {
  if (ctx.operatorEmail === null) return;
  const account = await ctx.accounts.get(payment.accountId);
  await ctx.mail.send({
    to: ctx.operatorEmail,
    subject: `Payment ${payment.id}: ${text}`,
    text: [
      `Payment ${payment.id} of account ${payment.accountId} (${account?.email ?? "unknown"}),`,
      `${centsToUsd(payment.amountCents).toFixed(2)} USD for ${payment.credits} credits: ${text}.`,
      "",
      `The account still has ${account?.creditsBalance ?? 0} credits and works as before. To take the credits back, call`,
      `POST /operator/v1/payments/${payment.id}/reversal.`,
    ].join("\n"),
  });
}
