import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How often an account has had something on a day (days since 1970, UTC). Rows of earlier days are deleted with the next that is written. */
export const dailyCounts = sqliteTable(
  "daily_counts",
  {
    accountId: text().notNull(),
    what: text().notNull(),
    day: integer().notNull(),
    used: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.what, t.day] })],
);
