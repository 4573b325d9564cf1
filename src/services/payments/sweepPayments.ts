import { errorText } from "../../core/errorText.ts";
import type { Payment } from "../../ports/payments.ts";
import { type PaymentContext, providerOf } from "./context.ts";
import { attemptCharge, attemptLeaseMs, settlePayment } from "./settlePayment.ts";

const untouchedMs = 60_000;
const perSweep = 50;
/** A top-up whose checkout never came to be: nobody has its address. */
const orphanedMs = 60 * 60_000;

/** Asks the provider again about every payment that has no outcome: crashes and lost webhooks lose nothing. */
export async function sweepPayments(ctx: PaymentContext): Promise<number> {
  const nowMs = ctx.runtime.nowMs();
  const unsettled = await ctx.payments.unsettled(nowMs - untouchedMs, nowMs, perSweep);
  for (const payment of unsettled) {
    await settle(ctx, payment).catch(async (error: unknown) => {
      console.error("a payment stays open", payment.id, errorText(error));
      // It goes to the end of the line: otherwise a few that cannot be settled would keep all others waiting.
      await ctx.payments.postpone(payment.id, nowMs, payment.problem, nowMs);
    });
  }
  return unsettled.length;
}

async function settle(ctx: PaymentContext, payment: Payment): Promise<void> {
  const nowMs = ctx.runtime.nowMs();
  if (payment.kind === "recharge") {
    const leaseUntil = nowMs + attemptLeaseMs;
    if (await ctx.payments.takeOver(payment, leaseUntil)) await attemptCharge(ctx, { ...payment, leaseUntil });
    return;
  }
  if (payment.reference === null) {
    if (nowMs - payment.createdAt > orphanedMs) await ctx.payments.close(payment.id, "expired", null, nowMs);
    return;
  }
  const account = await ctx.accounts.get(payment.accountId);
  const news = await (account && providerOf(ctx, account))?.readCheckout(payment.reference);
  if (news === undefined || news.kind === "open") await ctx.payments.postpone(payment.id, nowMs, null, nowMs);
  else await settlePayment(ctx, payment, news);
}
