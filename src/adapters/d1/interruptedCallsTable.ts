import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Tool calls whose stream broke while they waited: the same call, sent again before its delivery has ended, joins it. */
export const interruptedCalls = sqliteTable(
  "interrupted_calls",
  {
    accountId: text().notNull(),
    /** SHA-256 of the call's arguments. */
    fingerprint: text().notNull(),
    /** The key under which the call was accepted. */
    idempotencyKey: text().notNull(),
    deliveryId: text().notNull(),
    interruptedAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.fingerprint] })],
);
