import type { AccountRows, AccountTable } from "../../ports/accountRows.ts";

const rowsPerPage = 200;

const ofBrand = "brand_id IN (SELECT id FROM brands WHERE account_id = ?1)";

/** Which rows of a table are an account's; `?1` is its id. */
const conditions: Record<AccountTable, string> = {
  accounts: "id = ?1",
  people: "id IN (SELECT person_id FROM account_members WHERE account_id = ?1)",
  account_members: "account_id = ?1",
  people_audit: "account_id = ?1",
  share_links: "account_id = ?1",
  comments: "account_id = ?1",
  api_keys: "account_id = ?1",
  website_proofs: "account_id = ?1",
  brands: "account_id = ?1",
  brand_kits: ofBrand,
  products: ofBrand,
  payments: "account_id = ?1",
  payment_reversals: "intent_reference IN (SELECT intent_reference FROM payments WHERE account_id = ?1)",
  transactions: "account_id = ?1",
  deliveries: "account_id = ?1",
  idempotency_keys: "account_id = ?1",
};

/** What nobody is to read, whoever the copy goes to. */
const secretColumns = ["hash", "token_hash", "webhook_secret_sealed"];

export class D1AccountRows implements AccountRows {
  readonly #binding: D1Database;

  constructor(binding: D1Database) {
    this.#binding = binding;
  }

  async next(table: AccountTable, accountId: string, position: string): ReturnType<AccountRows["next"]> {
    const { results } = await this.#binding
      .prepare(
        `SELECT rowid AS "#", * FROM ${table} WHERE ${conditions[table]} AND rowid > ?2 ORDER BY rowid LIMIT ${rowsPerPage}`,
      )
      .bind(accountId, Number(position))
      .all<{ "#": number } & Record<string, unknown>>();
    const last = results.length < rowsPerPage ? undefined : results.at(-1)?.["#"];
    const rows = results.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => column !== "#" && !secretColumns.includes(column))),
    );
    return { rows, position: last === undefined ? "" : String(last) };
  }
}
