import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The memory of the test payment provider, which stands in for a real one where none is configured. */
export const testCharges = sqliteTable("test_charges", {
  /** The idempotency key. */
  key: text().primaryKey(),
  amountCents: integer().notNull(),
  /** JSON: ChargeOutcome. */
  outcome: text({ mode: "json" }).notNull(),
  createdAt: integer().notNull(),
});
