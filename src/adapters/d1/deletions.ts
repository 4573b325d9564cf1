import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import type { Deletion, DeletionProgress, Deletions, DeletionWish } from "../../ports/deletions.ts";
import type { Database } from "./database.ts";
import { brandKits, brands, deletions, deliveries, products } from "./schema.ts";

/** Most rows of a table that one step deletes or changes. */
const rowsPerStep = 1_000;

/** Tables whose rows are an account's own and go with it. */
const ofAccount = [
  "api_keys",
  "retired_webhook_secrets",
  "website_proofs",
  "website_proof_attempts",
  "onboarding_runs",
  "daily_counts",
  "interrupted_calls",
  "idempotency_keys",
  "people_audit",
  "share_links",
  "comments",
] as const;

/** Whoever works in an account works in no other; with them go their sessions, and what else people have. */
const membersOf = (account: string) =>
  `DELETE FROM people WHERE id IN (SELECT person_id FROM account_members WHERE account_id = ${account})`;

const ofBrand = ["products", "brand_kits"] as const;

/** `WHERE` of a statement that belongs to a deletion that has just been noted: of one that was noted before it changes nothing. */
const isNoted = "EXISTS (SELECT 1 FROM deletions WHERE id = ?1)";

const columns =
  "(id, account_id, scope, brand_id, state, position, folders, deliveries_deleted, not_before, requested_at, updated_at)";

/** No order is accepted for the brand any more, and what its run still reports is of an older one. */
const closing = `UPDATE brands SET status = 'pending', stage = 'failed', status_message = 'The brand is being deleted.',
  before = NULL, run = run + 1, updated_at = ?3 WHERE account_id = ?2 AND ${isNoted}`;

const beginningOfAccount = [
  `INSERT OR IGNORE INTO deletions ${columns}
   SELECT ?1, id, 'account', (SELECT id FROM brands WHERE account_id = ?2), 'stopping', '', '[]', 0, ?3, ?3, ?3
   FROM accounts WHERE id = ?2 AND deleted_at IS NULL`,
  `UPDATE accounts SET status = 'suspended', deleted_at = ?3, auto_recharge_enabled = 0 WHERE id = ?2 AND ${isNoted}`,
  `DELETE FROM api_keys WHERE account_id = ?2 AND ${isNoted}`,
  `${membersOf("?2")} AND ${isNoted}`,
  closing,
];

const beginningOfBrand = [
  `INSERT OR IGNORE INTO deletions ${columns}
   SELECT ?1, account_id, 'brand', id, 'stopping', '', '[]', 0, ?3, ?3, ?3 FROM brands WHERE account_id = ?2`,
  closing,
];

/** The next rows of a table that are of `?1`. */
const next = (table: string, condition: string) =>
  `rowid IN (SELECT rowid FROM ${table} WHERE ${condition} LIMIT ${rowsPerStep})`;

/** What stays is a number of the ledger's accounts, of nobody. */
const emptyAccount = `UPDATE accounts
  SET email = '', name = NULL, payment_customer = NULL, payment_method = NULL, webhook_secret_sealed = '' WHERE id = ?`;

export class D1Deletions implements Deletions {
  readonly #binding: D1Database;
  readonly #db: Database;

  constructor(binding: D1Database, db: Database) {
    this.#binding = binding;
    this.#db = db;
  }

  async beginAccount(wish: DeletionWish): Promise<Deletion | "busy" | null> {
    await this.#begin(beginningOfAccount, wish);
    const last = await this.#last(wish.accountId, "account");
    if (last !== null) return last;
    return (await this.#last(wish.accountId, "brand"))?.endedAt === null ? "busy" : null;
  }

  async beginBrand(wish: DeletionWish): Promise<Deletion | null> {
    await this.#begin(beginningOfBrand, wish);
    return (await this.#last(wish.accountId, "account")) ?? this.#last(wish.accountId, "brand");
  }

  async #begin(statements: readonly string[], { id, accountId, nowMs }: DeletionWish): Promise<void> {
    await this.#binding.batch(
      statements.map((statement) => {
        const values = statement.includes("?3") ? [id, accountId, nowMs] : [id, accountId];
        return this.#binding.prepare(statement).bind(...values);
      }),
    );
  }

  async #last(accountId: string, scope: Deletion["scope"]): Promise<Deletion | null> {
    const row = await this.#db
      .select()
      .from(deletions)
      .where(and(eq(deletions.accountId, accountId), eq(deletions.scope, scope)))
      .orderBy(desc(deletions.requestedAt))
      .limit(1)
      .get();
    return row ?? null;
  }

  async find(deletionId: string): Promise<Deletion | null> {
    return (await this.#db.select().from(deletions).where(eq(deletions.id, deletionId)).get()) ?? null;
  }

  async due(nowMs: number, limit: number): Promise<Deletion[]> {
    return (
      this.#db
        .select()
        .from(deletions)
        // Written out, so that the index of those under way serves it.
        .where(and(sql`state <> 'done'`, lte(deletions.notBefore, nowMs)))
        .orderBy(asc(deletions.notBefore))
        .limit(limit)
        .all()
    );
  }

  async save({ id, state, position }: Deletion, progress: DeletionProgress, nowMs: number): Promise<boolean> {
    const saved = await this.#db
      .update(deletions)
      .set({ problem: null, ...progress, updatedAt: nowMs })
      .where(and(eq(deletions.id, id), eq(deletions.state, state), eq(deletions.position, position)))
      .returning({ id: deletions.id });
    return saved.length > 0;
  }

  async lastAcceptedAtMs(accountId: string): Promise<number | null> {
    const row = await this.#db
      .select({ createdAt: deliveries.createdAt })
      .from(deliveries)
      .where(eq(deliveries.accountId, accountId))
      .orderBy(desc(deliveries.createdAt))
      .limit(1)
      .get();
    return row?.createdAt ?? null;
  }

  async brandFiles(brandId: string): Promise<string[]> {
    const logoOf = (kit: typeof brands.kit | typeof brandKits.kit) =>
      sql<string | null>`json_extract(${kit}, '$.logo.key')`.as("key");
    const readLogo = sql<string | null>`json_extract(${brandKits.read}, '$.kit.logo.key')`.as("key");
    const [pictures, logos, earlierLogos, readLogos] = await this.#db.batch([
      this.#db
        .select({
          pictureKey: products.pictureKey,
          imageKey: products.imageKey,
          shopImageKey: products.shopImageKey,
        })
        .from(products)
        .where(eq(products.brandId, brandId)),
      this.#db
        .select({ key: logoOf(brands.kit) })
        .from(brands)
        .where(eq(brands.id, brandId)),
      this.#db
        .select({ key: logoOf(brandKits.kit) })
        .from(brandKits)
        .where(eq(brandKits.brandId, brandId)),
      this.#db.select({ key: readLogo }).from(brandKits).where(eq(brandKits.brandId, brandId)),
    ]);
    const keys = [
      ...pictures.flatMap(({ pictureKey, imageKey, shopImageKey }) => [pictureKey, imageKey, shopImageKey]),
      ...[...logos, ...earlierLogos, ...readLogos].map(({ key }) => key),
    ];
    return [...new Set(keys.filter((key) => key !== null))];
  }

  async hasPendingPayment(accountId: string, sinceMs: number): Promise<boolean> {
    const pending = this.#binding
      .prepare("SELECT 1 AS found FROM payments WHERE account_id = ? AND status = 'pending' AND created_at > ? LIMIT 1")
      .bind(accountId, sinceMs);
    return (await pending.first()) !== null;
  }

  async deleteRecords({ accountId, brandId, scope }: Deletion): Promise<boolean> {
    const isAll = scope === "account";
    const paid = next("payments", "account_id = ?1 AND COALESCE(customer, method, problem) IS NOT NULL");
    const step = await this.#binding.batch([
      ...ofBrand.map((table) =>
        this.#binding.prepare(`DELETE FROM ${table} WHERE ${next(table, "brand_id = ?1")}`).bind(brandId),
      ),
      ...(isAll
        ? [
            ...ofAccount.map((table) => `DELETE FROM ${table} WHERE ${next(table, "account_id = ?1")}`),
            `UPDATE payments SET customer = NULL, method = NULL, problem = NULL WHERE ${paid}`,
          ].map((statement) => this.#binding.prepare(statement).bind(accountId))
        : []),
    ]);
    if (step.some(({ meta }) => meta.changes >= rowsPerStep)) return false;
    await this.#binding.batch([
      this.#binding.prepare("DELETE FROM brands WHERE id = ?").bind(brandId),
      // A member may have been let in at the moment in which the deletion was noted.
      ...(isAll
        ? [membersOf("?"), emptyAccount].map((statement) => this.#binding.prepare(statement).bind(accountId))
        : []),
    ]);
    return true;
  }

  async emptyLedger({ accountId, position }: Deletion): Promise<string> {
    const after = Number(position);
    const { meta } = await this.#binding
      .prepare("UPDATE transactions SET description = '' WHERE account_id = ? AND sequence > ? AND sequence <= ?")
      .bind(accountId, after, after + rowsPerStep)
      .run();
    return meta.changes < rowsPerStep ? "" : String(after + rowsPerStep);
  }
}
