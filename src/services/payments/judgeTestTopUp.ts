import type { Problem } from "../../core/contract/errors.ts";
import { tooManyToday } from "../../core/limits/dailyLimits.ts";
import { testPaymentProblem } from "../../core/people/testMode.ts";
import type { Account } from "../../ports/accounts.ts";
import type { DailyCounts } from "../../ports/dailyCounts.ts";
import type { Runtime } from "../../ports/runtime.ts";

/** Why a top-up that a person asks for in test mode is refused; counts one that is not. Null for all other accounts. */
export async function judgeTestTopUp(
  { dailyCounts, runtime }: { dailyCounts: DailyCounts; runtime: Pick<Runtime, "nowMs"> },
  account: Pick<Account, "id" | "testOf">,
  amountCents: number,
): Promise<Problem | null> {
  if (account.testOf === null) return null;
  const refusal = testPaymentProblem(account, amountCents);
  if (refusal !== null) return refusal;
  const usedUp = await dailyCounts.take(account.id, "testTopUps");
  return usedUp === null ? null : tooManyToday(usedUp, runtime.nowMs());
}
