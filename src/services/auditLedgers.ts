import type { BrokenLedger, LedgerAudit } from "../ports/ledgerAudit.ts";
import type { Signals } from "../ports/signals.ts";
import { runSweep, type SweepBudget, type SweepContext, type SweepStep } from "./sweeps/runSweep.ts";

/** Of one tick of the schedule: a million transactions are gone round in about an hour. */
const auditBudget: SweepBudget = { steps: 100, ms: 10_000 };

/** Most steps of a check that somebody waits for: the database takes no more statements for one call. */
const maxSteps = 900;

/**
 * Goes on with the round through all ledgers and reports every account whose ledger does not add up, loudly: the constraints should have
 * made it impossible.
 */
export async function auditLedgers(
  ctx: SweepContext & { ledgerAudit: LedgerAudit; signals: Signals },
  budget = auditBudget,
): Promise<BrokenLedger[]> {
  const found: BrokenLedger[] = [];
  const step = async (position: string): Promise<SweepStep> => {
    const { position: next, checked, broken } = await ctx.ledgerAudit.next(position);
    for (const { accountId, creditsBalance, transactionsSum } of broken) {
      const sums = { credits_balance: creditsBalance, transactions_sum: transactionsSum };
      ctx.signals.emit({ name: "ledger.broken", account_id: accountId, ...sums });
    }
    found.push(...broken);
    return { position: next, handled: checked, next: next === "" ? "over" : "more" };
  };
  const ended = await runSweep(ctx, { name: "ledgers", step }, budget);
  if (ended === "failed") throw new Error("The round through all ledgers stopped; the next run goes on from there.");
  return found;
}

/** Checks all ledgers from the start, part after part, so that others have their turn between them. `isWhole`: none was left. */
export async function checkAllLedgers(ctx: {
  ledgerAudit: LedgerAudit;
}): Promise<{ isWhole: boolean; broken: BrokenLedger[] }> {
  const broken = new Map<string, BrokenLedger>();
  let position = "";
  for (let steps = 0; steps < maxSteps; steps++) {
    const slice = await ctx.ledgerAudit.next(position);
    for (const ledger of slice.broken) broken.set(ledger.accountId, ledger);
    position = slice.position;
    if (position === "") return { isWhole: true, broken: [...broken.values()] };
  }
  return { isWhole: false, broken: [...broken.values()] };
}
