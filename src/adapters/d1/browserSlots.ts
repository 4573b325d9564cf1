import { and, eq, sql } from "drizzle-orm";
import type { BrowserSlots } from "../browser/slots.ts";
import type { Database } from "./database.ts";
import { browserSlots } from "./schema.ts";

/** Longer than any page takes, so that only a slot whose holder has died runs out. */
const leaseMs = 90_000;

/** Slots that all instances of the Worker share: a row is a browser in use, and one that has run out is free. */
export class D1BrowserSlots implements BrowserSlots {
  readonly #db: Database;
  readonly #count: number;
  readonly #nowMs: () => number;

  constructor(db: Database, count: number, nowMs: () => number) {
    this.#db = db;
    this.#count = count;
    this.#nowMs = nowMs;
  }

  async acquire(): Promise<{ release(): Promise<void> } | null> {
    const holder = crypto.randomUUID();
    const nowMs = this.#nowMs();
    const numbers = JSON.stringify(Array.from({ length: this.#count }, (_, index) => index + 1));
    // One statement: two that ask at the same moment never get the same slot.
    const [taken] = await this.#db.all<{ slot: number }>(sql`
      INSERT INTO browser_slots (slot, holder, expires_at)
      SELECT value, ${holder}, ${nowMs + leaseMs} FROM json_each(${numbers})
      WHERE value NOT IN (SELECT slot FROM browser_slots WHERE expires_at > ${nowMs}) LIMIT 1
      ON CONFLICT (slot) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
      RETURNING slot`);
    if (taken === undefined) return null;
    return {
      release: async () => {
        const isOurs = and(eq(browserSlots.slot, taken.slot), eq(browserSlots.holder, holder));
        await this.#db.delete(browserSlots).where(isOurs).run();
      },
    };
  }
}
