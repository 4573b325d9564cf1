import { errorText } from "../../core/errorText.ts";
import { centsToUsd } from "../../core/credits/pricing.ts";
import { unreachable } from "../../core/result.ts";
import type { Payment, PaymentEvent, Reversal } from "../../ports/payments.ts";
import type { PaymentContext, PaymentNotices } from "./context.ts";
import { settlePayment } from "./settlePayment.ts";

/**
 * Applies what the payment provider tells by itself, once. A refund or dispute is noted on its payment and told to the operators. A
 * dispute switches the account's auto-recharge off, so that no more is charged that may be disputed as well; credits and account
 * stay as they are until an operator decides.
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
  const kind = reversal.disputeStatus === null ? "refund" : "dispute";
  ctx.signals.emit({ name: "payment.reversed", payment_id: payment?.id ?? null, kind });
  console.warn("money went back", payment?.id ?? "of a payment that is not known yet", intentReference, text);
  const told = payment === null ? tellOfUnknown(ctx, intentReference, text) : tellOperators(ctx, payment, text);
  await told.catch((error: unknown) => {
    console.error("the operators could not be told of it by mail", intentReference, errorText(error));
  });
}

async function tellOfUnknown(ctx: PaymentNotices, intentReference: string, text: string): Promise<void> {
  if (ctx.operatorEmail === null) return;
  await ctx.mail.send({
    to: ctx.operatorEmail,
    subject: `Payment ${intentReference}: ${text}`,
    text: [
      `The payment provider tells of its payment ${intentReference}: ${text}.`,
      "",
      "The service does not know this payment, or not yet. As soon as it does, this shows on it in",
      "GET /operator/v1/payments?needs_attention=true; a dispute then switches the account's auto-recharge off.",
    ].join("\n"),
  });
}

async function tellOperators(ctx: PaymentContext & PaymentNotices, payment: Payment, text: string): Promise<void> {
  if (ctx.operatorEmail === null) return;
  const account = await ctx.accounts.get(payment.accountId);
  const recharge = account?.autoRechargeEnabled === true ? "on" : "off";
  await ctx.mail.send({
    to: ctx.operatorEmail,
    subject: `Payment ${payment.id}: ${text}`,
    text: [
      `Payment ${payment.id} of account ${payment.accountId} (${account?.email ?? "unknown"}),`,
      `${centsToUsd(payment.amountCents).toFixed(2)} USD for ${payment.credits} credits: ${text}.`,
      "",
      `The account still has ${account?.creditsBalance ?? 0} credits, and its calls work as before. Its auto-recharge is ${recharge}:`,
      `PATCH /operator/v1/accounts/${payment.accountId} {"auto_recharge_enabled": …} changes that. To take the credits back, call`,
      `POST /operator/v1/payments/${payment.id}/reversal.`,
    ].join("\n"),
  });
}
