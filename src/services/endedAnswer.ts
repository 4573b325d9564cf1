import { completedAnswer, type AcceptedAnswer } from "../core/delivery/answers.ts";
import type { GenerateCompleted } from "../core/contract/responses/generate.ts";
import type { DeliveryState } from "../core/delivery/state.ts";
import { errorText } from "../core/errorText.ts";
import type { Accounts } from "../ports/accounts.ts";
import type { Media } from "../ports/media.ts";

export interface EndedAnswerContext {
  accounts: Accounts;
  media: Media;
  docsUrl: string;
}

/** The blocking shape of a delivery that has ended. A failed one shows the balance that its refund has left. */
export async function endedAnswer(
  ctx: EndedAnswerContext,
  accountId: string,
  accepted: AcceptedAnswer,
  state: DeliveryState,
): Promise<GenerateCompleted> {
  const balance = state.phase === "failed" ? await balanceOf(ctx, accountId) : null;
  const shown = balance ?? accepted.response.credits_balance;
  return completedAnswer(accepted, state, shown, (key) => ctx.media.url(key), ctx.docsUrl);
}

/** Null where it cannot be read at this moment. */
async function balanceOf(ctx: EndedAnswerContext, accountId: string): Promise<number | null> {
  try {
    return (await ctx.accounts.get(accountId))?.creditsBalance ?? null;
  } catch (error) {
    console.warn("the balance after a refund could not be read", accountId, errorText(error));
    return null;
  }
}
