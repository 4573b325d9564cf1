import { sql, type SQL } from "drizzle-orm";
import type { Database } from "./database.ts";
import { accounts, transactions } from "./schema.ts";

export interface LedgerEntry {
  id: string;
  accountId: string;
  type: "Deduction" | "Purchase" | "Bonus" | "Refund";
  creditsDelta: number | SQL;
  description: string;
  deliveryId?: string;
  paymentId?: string;
  usdAmountCents?: number;
  createdAt: number;
}

/**
 * The statement that writes one transaction; it goes into the batch right after the one that changed the balance.
 * `balance_after` and the unbroken sequence are read inside the batch, so that parallel calls cannot disagree.
 */
export function creditTransaction(db: Database, entry: LedgerEntry) {
  return db.insert(transactions).values({
    ...entry,
    sequence: sql`(SELECT COALESCE(MAX(sequence), 0) + 1 FROM transactions WHERE account_id = ${entry.accountId})`,
    balanceAfter: sql`(SELECT credits_balance FROM ${accounts} WHERE id = ${entry.accountId})`,
  });
}
