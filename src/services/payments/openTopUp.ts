import { errorText } from "../../core/errorText.ts";
import { problem, type Problem } from "../../core/contract/errors.ts";
import { centsToUsd, creditsFor } from "../../core/credits/pricing.ts";
import { newId } from "../../core/ids.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { type PaymentContext, providerOf } from "./context.ts";

/** The dashboard's page that says what became of a payment. */
export function billingAfterPayment(appUrl: string, paymentId: string): string {
  return `${appUrl}/settings/billing?payment=${paymentId}`;
}

export interface TopUpLink {
  payment_id: string;
  url: string;
  amount_usd: number;
  credits: number;
  expires_at: string;
}

/**
 * A link on which a person pays for credits (spec "Top-up": linear); paying also saves the card for auto-recharge. `returnUrl`: where the checkout
 * leads, paid or not.
 */
export async function openTopUp(
  ctx: PaymentContext & { publicUrl: string },
  accountId: string,
  amountCents: number,
  returnUrl: (paymentId: string) => string = () => `${ctx.publicUrl}/docs`,
): Promise<Result<TopUpLink, Problem>> {
  const account = await ctx.accounts.get(accountId);
  if (account === null) return err(problem("not_found", { message: "There is no such account." }));
  const provider = providerOf(ctx, account);
  if (provider === null) return err(problem("payments_unavailable"));
  const payment = {
    id: newId("payment", ctx.runtime.random),
    accountId,
    amountCents,
    credits: creditsFor(amountCents),
    nowMs: ctx.runtime.nowMs(),
  };
  await ctx.payments.beginTopUp(payment);
  try {
    const checkout = await provider.openCheckout({
      paymentId: payment.id,
      accountId,
      amountCents,
      credits: payment.credits,
      email: account.email,
      customer: account.paymentCustomer,
      returnUrl: returnUrl(payment.id),
    });
    await ctx.payments.noteReference(payment.id, checkout.reference, ctx.runtime.nowMs());
    return ok({
      payment_id: payment.id,
      url: checkout.url,
      amount_usd: centsToUsd(amountCents),
      credits: payment.credits,
      expires_at: new Date(checkout.expiresAtMs).toISOString(),
    });
  } catch (error) {
    console.error("no checkout could be opened", payment.id, errorText(error));
    return err(problem("upstream_error", { message: "The payment provider could not be reached. Try again." }));
  }
}
