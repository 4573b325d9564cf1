import type { BrokenLedger, LedgerAudit } from "../../ports/ledgerAudit.ts";

const query = `
SELECT a.id AS accountId, a.credits_balance AS creditsBalance, COALESCE(t.total, 0) AS transactionsSum
FROM accounts a
LEFT JOIN (
  SELECT account_id, SUM(credits_delta) AS total, COUNT(*) AS entries, MAX(sequence) AS last
  FROM transactions GROUP BY account_id
) t ON t.account_id = a.id
WHERE (?1 IS NULL OR a.id = ?1) AND (COALESCE(t.total, 0) <> a.credits_balance
  OR COALESCE(t.entries, 0) <> COALESCE(t.last, 0)
  OR EXISTS (
    SELECT 1 FROM transactions x
    LEFT JOIN transactions before ON before.account_id = x.account_id AND before.sequence = x.sequence - 1
    WHERE x.account_id = a.id AND x.balance_after <> COALESCE(before.balance_after, 0) + x.credits_delta
  ))
ORDER BY a.id LIMIT ?2`;

export class D1LedgerAudit implements LedgerAudit {
  readonly #binding: D1Database;

  constructor(binding: D1Database) {
    this.#binding = binding;
  }

  async brokenAccounts(limit: number): Promise<BrokenLedger[]> {
    return (await this.#binding.prepare(query).bind(null, limit).all<BrokenLedger>()).results;
  }

  async check(accountId: string): Promise<BrokenLedger | null> {
    return this.#binding.prepare(query).bind(accountId, 1).first<BrokenLedger>();
  }
}
