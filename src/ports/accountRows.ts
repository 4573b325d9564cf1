/** What D1 has of an account, row by row, as it is stored. */
export interface AccountRows {
  /** The next rows of a table, after `position` (empty: from its beginning); an empty position: these were the last. */
  next(table: AccountTable, accountId: string, position: string): Promise<{ rows: object[]; position: string }>;
}

/** In an order in which rows can be written again: each table after those that it refers to. */
export const accountTables = [
  "accounts",
  "people",
  "account_members",
  "people_audit",
  "share_links",
  "comments",
  "api_keys",
  "website_proofs",
  "brands",
  "brand_kits",
  "products",
  "payments",
  "payment_reversals",
  "transactions",
  "deliveries",
  "idempotency_keys",
] as const;
export type AccountTable = (typeof accountTables)[number];
