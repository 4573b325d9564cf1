import { problem, type Problem } from "../../core/contract/errors.ts";
import { creditsOwed } from "../../core/credits/reversal.ts";
import { newId } from "../../core/ids.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { PaymentContext } from "./context.ts";

/** Takes back the credits of a payment whose money went back (core/credits/reversal), never more than the account still has. */
export async function takeBackCredits(
  ctx: PaymentContext,
  paymentId: string,
  reason: string,
): Promise<Result<{ payment_id: string; credits_taken: number; credits_balance: number }, Problem>> {
  const payment = await ctx.payments.find(paymentId);
  if (payment === null) return err(problem("not_found", { message: "There is no such payment." }));
  const owed = creditsOwed(payment);
  if (payment.status !== "succeeded" || owed === 0) {
    return err(problem("invalid_request", { message: "No money of this payment went back, so nothing can be taken." }));
  }
  const taken = await ctx.payments.takeBack({
    payment,
    transactionId: newId("transaction", ctx.runtime.random),
    credits: owed,
    description: `${reason} (${paymentId})`,
    nowMs: ctx.runtime.nowMs(),
  });
  if (taken === null) {
    const message = "Nothing could be taken: the account has no credits left, or this payment's were taken before.";
    return err(problem("invalid_request", { message }));
  }
  return ok({ payment_id: paymentId, credits_taken: taken.credits, credits_balance: taken.balanceAfter });
}
