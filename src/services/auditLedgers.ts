import type { BrokenLedger, LedgerAudit } from "../ports/ledgerAudit.ts";

const perAudit = 100;

/** Reports every account whose ledger does not add up, loudly: the constraints should have made it impossible. */
export async function auditLedgers(ctx: { ledgerAudit: LedgerAudit }): Promise<BrokenLedger[]> {
  const broken = await ctx.ledgerAudit.brokenAccounts(perAudit);
  for (const ledger of broken) console.error("the ledger of an account is broken", ledger);
  return broken;
}
