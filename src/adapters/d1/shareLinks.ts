import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { NewShareLink, OpenedLink, ShareLink, ShareLinks } from "../../ports/sharing.ts";
import type { Database } from "./database.ts";
import { accounts, shareLinks } from "./schema.ts";

/** A page that is looked at asks again and again: when it was last opened is written this seldom. */
const openedEveryMs = 10 * 60_000;

const shown = {
  id: shareLinks.id,
  name: shareLinks.name,
  createdAtMs: shareLinks.createdAt,
  lastOpenedAtMs: shareLinks.lastOpenedAt,
};

export class D1ShareLinks implements ShareLinks {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  list(deliveryId: string): Promise<ShareLink[]> {
    return this.#db
      .select(shown)
      .from(shareLinks)
      .where(eq(shareLinks.deliveryId, deliveryId))
      .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
      .all();
  }

  async create(link: NewShareLink, maxOpen: number): Promise<boolean> {
    const { id, accountId, deliveryId, name, tokenHash, nowMs } = link;
    const made = await this.#db
      .insert(shareLinks)
      .select(
        sql`SELECT ${id}, ${accountId}, ${deliveryId}, ${name}, ${tokenHash}, ${nowMs}, NULL
            WHERE (SELECT COUNT(*) FROM share_links WHERE delivery_id = ${deliveryId}) < ${maxOpen}`,
      )
      .returning({ id: shareLinks.id });
    return made.length > 0;
  }

  async end(deliveryId: string, linkId: string): Promise<boolean> {
    const ended = await this.#db
      .delete(shareLinks)
      .where(and(eq(shareLinks.id, linkId), eq(shareLinks.deliveryId, deliveryId)))
      .returning({ id: shareLinks.id });
    return ended.length > 0;
  }

  async byTokenHash(tokenHash: string): Promise<OpenedLink | null> {
    const found = await this.#db
      .select({ ...shown, accountId: shareLinks.accountId, deliveryId: shareLinks.deliveryId })
      .from(shareLinks)
      .innerJoin(accounts, eq(accounts.id, shareLinks.accountId))
      .where(and(eq(shareLinks.tokenHash, tokenHash), isNull(accounts.deletedAt), ne(accounts.status, "suspended")))
      .get();
    return found ?? null;
  }

  async noteOpened(linkId: string, nowMs: number): Promise<void> {
    await this.#db
      .update(shareLinks)
      .set({ lastOpenedAt: nowMs })
      .where(and(eq(shareLinks.id, linkId), sql`COALESCE(${shareLinks.lastOpenedAt}, 0) < ${nowMs - openedEveryMs}`))
      .run();
  }
}
