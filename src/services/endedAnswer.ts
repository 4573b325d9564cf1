import { refundFor } from "../core/credits/refund.ts";
import { completedAnswer, type AcceptedAnswer } from "../core/delivery/answers.ts";
import type { GenerateCompleted } from "../core/contract/responses/generate.ts";
import type { DeliveryState } from "../core/delivery/state.ts";
import { errorText } from "../core/errorText.ts";
import type { Acceptance } from "../ports/acceptance.ts";
import type { Media } from "../ports/media.ts";

export interface EndedAnswerContext {
  acceptance: Acceptance;
  media: Media;
  docsUrl: string;
}

/**
 * The blocking shape of a delivery that has ended. The balance is the one right after the deduction, of a failed delivery the one right
 * after its refund, however often it is answered.
 */
export async function endedAnswer(
  ctx: EndedAnswerContext,
  accepted: AcceptedAnswer,
  state: DeliveryState,
): Promise<GenerateCompleted> {
  const { credits_balance } = accepted.response;
  const balance = state.phase === "failed" ? await balanceAfterRefund(ctx, state, credits_balance) : credits_balance;
  return completedAnswer(accepted, state, balance, (key) => ctx.media.url(key), ctx.docsUrl);
}

/** What the refund made of the balance after the deduction where the ledger cannot be read at this moment. */
async function balanceAfterRefund(
  ctx: EndedAnswerContext,
  { order }: DeliveryState,
  balanceAfterDeduction: number,
): Promise<number> {
  const refunded = await ctx.acceptance.refunded(order.deliveryId).catch((error: unknown) => {
    console.warn("the balance after a refund could not be read", order.deliveryId, errorText(error));
    return null;
  });
  return refunded ?? balanceAfterDeduction + refundFor("failed", order).credits;
}
