import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { ApiKey, ApiKeys, NewApiKey } from "../../ports/apiKeys.ts";
import type { Database } from "./database.ts";
import { apiKeys } from "./schema.ts";

/** Last use is kept to the minute, so that a busy key does not cost a write a call. */
const usedEveryMs = 60_000;
const rememberedKeys = 10_000;

export class D1ApiKeys implements ApiKeys {
  readonly #db: Database;
  /** When this isolate last noted a key: most calls need not ask the database. */
  readonly #notedMs = new Map<string, number>();
  readonly #ids = new Map<string, string>();

  constructor(db: Database) {
    this.#db = db;
  }

  async list(accountId: string): Promise<ApiKey[]> {
    return this.#db
      .select({
        id: apiKeys.id,
        name: apiKeys.name,
        prefix: apiKeys.prefix,
        createdAt: apiKeys.createdAt,
        lastUsedAt: apiKeys.lastUsedAt,
        expiresAt: apiKeys.expiresAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.accountId, accountId))
      .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
      .all();
  }

  async create(key: NewApiKey): Promise<boolean> {
    const { id, accountId, name, hash, prefix, nowMs } = key;
    const inserted = await this.#db
      .insert(apiKeys)
      .select(
        sql`SELECT ${id}, id, ${hash}, ${prefix}, ${name}, ${nowMs}, NULL, NULL FROM accounts WHERE id = ${accountId}`,
      )
      .returning({ id: apiKeys.id });
    return inserted.length > 0;
  }

  async rotate(keyId: string, next: NewApiKey, oldExpiresAtMs: number): Promise<boolean> {
    const { id, accountId, name, hash, prefix, nowMs } = next;
    const [inserted] = await this.#db.batch([
      this.#db
        .insert(apiKeys)
        .select(
          sql`SELECT ${id}, account_id, ${hash}, ${prefix}, COALESCE(${name}, name), ${nowMs}, NULL, NULL
              FROM api_keys WHERE id = ${keyId} AND account_id = ${accountId}
              AND (expires_at IS NULL OR expires_at > ${nowMs})`,
        )
        .returning({ id: apiKeys.id }),
      this.#db
        .update(apiKeys)
        .set({ expiresAt: sql`MIN(COALESCE(${apiKeys.expiresAt}, ${oldExpiresAtMs}), ${oldExpiresAtMs})` })
        .where(and(eq(apiKeys.id, keyId), eq(apiKeys.accountId, accountId), live(nowMs))),
    ]);
    return inserted.length > 0;
  }

  async revoke(accountId: string, keyId: string, nowMs: number): Promise<boolean> {
    const revoked = await this.#db
      .update(apiKeys)
      .set({ expiresAt: nowMs })
      .where(and(eq(apiKeys.id, keyId), eq(apiKeys.accountId, accountId), live(nowMs)))
      .returning({ id: apiKeys.id });
    return revoked.length > 0;
  }

  async idOf(keyHash: string): Promise<string | null> {
    const known = this.#ids.get(keyHash);
    if (known !== undefined) return known;
    const row = await this.#db.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.hash, keyHash)).get();
    if (row === undefined) return null;
    if (this.#ids.size >= rememberedKeys) this.#ids.clear();
    this.#ids.set(keyHash, row.id);
    return row.id;
  }

  async used(keyHash: string, nowMs: number): Promise<void> {
    if (nowMs - (this.#notedMs.get(keyHash) ?? 0) < usedEveryMs) return;
    if (this.#notedMs.size >= rememberedKeys) this.#notedMs.clear();
    this.#notedMs.set(keyHash, nowMs);
    await this.#db
      .update(apiKeys)
      .set({ lastUsedAt: nowMs })
      .where(
        and(eq(apiKeys.hash, keyHash), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, nowMs - usedEveryMs))),
      )
      .run();
  }
}

function live(nowMs: number) {
  return or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, nowMs));
}
