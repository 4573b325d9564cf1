import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Money that went back, by what the provider names it by: it may tell of that before it tells of the payment. */
export const paymentReversals = sqliteTable("payment_reversals", {
  intentReference: text().primaryKey(),
  refundedCents: integer().notNull(),
  /** The provider's word for the state of a dispute; null where there was none. */
  disputeStatus: text(),
  updatedAt: integer().notNull(),
});

/** Events of the payment provider that have been applied: one that comes again changes nothing. */
export const paymentEvents = sqliteTable("payment_events", {
  id: text().primaryKey(),
  kind: text().notNull(),
  receivedAt: integer().notNull(),
});
