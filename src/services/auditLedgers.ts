import type { BrokenLedger, LedgerAudit } from "../ports/ledgerAudit.ts";
import type { Signals } from "../ports/signals.ts";

const perAudit = 100;

/** Reports every account whose ledger does not add up, loudly: the constraints should have made it impossible. */
export async function auditLedgers(ctx: { ledgerAudit: LedgerAudit; signals: Signals }): Promise<BrokenLedger[]> {
  const broken = await ctx.ledgerAudit.brokenAccounts(perAudit);
  for (const { accountId, creditsBalance, transactionsSum } of broken) {
    const sums = { credits_balance: creditsBalance, transactions_sum: transactionsSum };
    ctx.signals.emit({ name: "ledger.broken", account_id: accountId, ...sums });
  }
  return broken;
}
