import { newId } from "../../core/ids.ts";
import type { Accounts } from "../../ports/accounts.ts";
import type { Runtime } from "../../ports/runtime.ts";

/** Grants credits as a `Bonus` transaction; the new balance, or null where there is no such account. */
export function addCredits(
  ctx: { accounts: Accounts; runtime: Runtime },
  grant: { accountId: string; credits: number; reason: string },
): Promise<number | null> {
  return ctx.accounts.addCredits({
    transactionId: newId("transaction", ctx.runtime.random),
    accountId: grant.accountId,
    credits: grant.credits,
    description: grant.reason,
    nowMs: ctx.runtime.nowMs(),
  });
}
