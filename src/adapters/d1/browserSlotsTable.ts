import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Browsers in use, over all instances of the Worker: a row that has run out is a free slot. */
export const browserSlots = sqliteTable("browser_slots", {
  slot: integer().primaryKey(),
  /** Random: only who took the slot gives it back. */
  holder: text().notNull(),
  expiresAt: integer().notNull(),
});
