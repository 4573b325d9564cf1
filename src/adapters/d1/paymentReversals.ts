import { eq, sql } from "drizzle-orm";
import { closedDisputes, harmlessDisputes, suspendsRecharge } from "../../core/credits/reversal.ts";
import type { Reversal } from "../../ports/payments.ts";
import type { Database } from "./database.ts";
import { accounts, paymentReversals } from "./schema.ts";

/** Payments.noteReversal of the port. */
export async function noteReversal(
  db: Database,
  intentReference: string,
  reversal: Reversal,
  nowMs: number,
): Promise<void> {
  const note = db
    .insert(paymentReversals)
    .values({ intentReference, ...reversal, updatedAt: nowMs })
    .onConflictDoUpdate({
      target: paymentReversals.intentReference,
      set: {
        refundedCents: sql`MAX(${paymentReversals.refundedCents}, excluded.refunded_cents)`,
        disputeStatus: sql`CASE WHEN ${paymentReversals.disputeStatus} IN (${listed(closedDisputes)})
          THEN ${paymentReversals.disputeStatus} ELSE COALESCE(excluded.dispute_status, ${paymentReversals.disputeStatus}) END`,
        updatedAt: nowMs,
      },
    });
  const told = reversal.disputeStatus;
  if (told === null || !suspendsRecharge(await knownDispute(db, intentReference), told)) {
    await note.run();
    return;
  }
  // Together: news that is noted comes never again as the first.
  await db.batch([
    db
      .update(accounts)
      .set({ autoRechargeEnabled: false })
      .where(sql`${accounts.id} IN (SELECT account_id FROM payments WHERE intent_reference = ${intentReference})`),
    note,
  ]);
}

/** A condition in SQL: whether the intent is disputed, or was with loss. */
export function isDisputed(intentReference: string | null) {
  return sql`EXISTS (SELECT 1 FROM payment_reversals
    WHERE intent_reference = ${intentReference} AND dispute_status NOT IN (${listed(harmlessDisputes)}))`;
}

async function knownDispute(db: Database, intentReference: string): Promise<string | null> {
  const known = await db
    .select({ disputeStatus: paymentReversals.disputeStatus })
    .from(paymentReversals)
    .where(eq(paymentReversals.intentReference, intentReference))
    .get();
  return known?.disputeStatus ?? null;
}

/** Texts of our own as a list in SQL. */
function listed(texts: readonly string[]) {
  return sql.raw(texts.map((text) => `'${text}'`).join(", "));
}
