import type { AuditedSlice, BrokenLedger, LedgerAudit } from "../../ports/ledgerAudit.ts";

/** What one step reads. */
const accountsPerStep = 1_000;
const transactionsPerStep = 1_000;

/** Accounts of a step whose ledgers are added up, to say what is wrong with them. */
const toldPerStep = 20;

/** The next accounts: the balance of each must be what its last transaction left. */
const accountsSlice = `
WITH slice AS MATERIALIZED (
  SELECT id, credits_balance FROM accounts WHERE id > ?1 ORDER BY id LIMIT ?2
)
SELECT MAX(id) AS last, COUNT(*) AS checked, json_group_array(id) FILTER (WHERE credits_balance <> COALESCE(left_by_last, 0)) AS broken
FROM (
  SELECT id, credits_balance, (
    SELECT balance_after FROM transactions WHERE account_id = slice.id ORDER BY sequence DESC LIMIT 1
  ) AS left_by_last
  FROM slice
)`;

/** The next transactions: each must follow from the one before it, and the one before it must be there. */
const transactionsSlice = `
WITH slice AS MATERIALIZED (
  SELECT rowid AS number, account_id, sequence, credits_delta, balance_after
  FROM transactions WHERE rowid > ?1 ORDER BY rowid LIMIT ?2
)
SELECT MAX(x.number) AS last, COUNT(*) AS checked, json_group_array(DISTINCT x.account_id) FILTER (
  WHERE x.balance_after <> COALESCE(before.balance_after, 0) + x.credits_delta
    OR (x.sequence = 1) <> (before.sequence IS NULL)
) AS broken
FROM slice x
LEFT JOIN transactions before ON before.account_id = x.account_id AND before.sequence = x.sequence - 1`;

/** All that one account's ledger must be. */
const oneAccount = `
SELECT a.id AS accountId, a.credits_balance AS creditsBalance, t.total AS transactionsSum
FROM accounts a, (
  SELECT COALESCE(SUM(credits_delta), 0) AS total, COUNT(*) AS entries, COALESCE(MAX(sequence), 0) AS last
  FROM transactions WHERE account_id = ?1
) t
WHERE a.id = ?1 AND (t.total <> a.credits_balance OR t.entries <> t.last OR EXISTS (
  SELECT 1 FROM transactions x
  LEFT JOIN transactions before ON before.account_id = x.account_id AND before.sequence = x.sequence - 1
  WHERE x.account_id = ?1 AND x.balance_after <> COALESCE(before.balance_after, 0) + x.credits_delta
))`;

interface SliceRow {
  last: string | number | null;
  checked: number;
  broken: string;
}

/** A round: all accounts by id, then all transactions in the order in which they were written. */
export class D1LedgerAudit implements LedgerAudit {
  readonly #binding: D1Database;

  constructor(binding: D1Database) {
    this.#binding = binding;
  }

  async next(position: string): Promise<AuditedSlice> {
    const [part = "", after = ""] = position.split(" ");
    return part === "transactions" ? this.#transactions(Number(after)) : this.#accounts(after);
  }

  async check(accountId: string): Promise<BrokenLedger | null> {
    return this.#binding.prepare(oneAccount).bind(accountId).first<BrokenLedger>();
  }

  async #accounts(after: string): Promise<AuditedSlice> {
    const { last, checked, broken } = await this.#read(accountsSlice, after, accountsPerStep);
    const isEnd = checked < accountsPerStep;
    return { position: isEnd ? "transactions 0" : `accounts ${last}`, checked, broken };
  }

  async #transactions(after: number): Promise<AuditedSlice> {
    const { last, checked, broken } = await this.#read(transactionsSlice, after, transactionsPerStep);
    const isEnd = checked < transactionsPerStep;
    return { position: isEnd ? "" : `transactions ${last}`, checked, broken };
  }

  async #read(query: string, after: string | number, limit: number) {
    const row = await this.#binding.prepare(query).bind(after, limit).first<SliceRow>();
    if (row === null) throw new Error("the audit of the ledger was not answered");
    const suspects = (JSON.parse(row.broken) as string[]).slice(0, toldPerStep);
    const found = await Promise.all(suspects.map((accountId) => this.check(accountId)));
    return { ...row, broken: found.filter((ledger) => ledger !== null) };
  }
}
