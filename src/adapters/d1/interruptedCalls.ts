import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { InterruptedCall, InterruptedCalls } from "../../ports/interruptedCalls.ts";
import { generateEndpoint } from "./acceptance.ts";
import type { Database } from "./database.ts";
import { idempotencyKeys, interruptedCalls } from "./schema.ts";

export class D1InterruptedCalls implements InterruptedCalls {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async note(call: InterruptedCall, forgetBeforeMs: number): Promise<void> {
    const { accountId, fingerprint, idempotencyKey, interruptedAtMs } = call;
    const values = { idempotencyKey, deliveryId: call.deliveryId ?? "", interruptedAt: interruptedAtMs };
    await this.#db.batch([
      this.#db
        .delete(interruptedCalls)
        .where(and(eq(interruptedCalls.accountId, accountId), lt(interruptedCalls.interruptedAt, forgetBeforeMs))),
      this.#db
        .insert(interruptedCalls)
        .values({ accountId, fingerprint, ...values })
        .onConflictDoUpdate({ target: [interruptedCalls.accountId, interruptedCalls.fingerprint], set: values }),
    ]);
  }

  async noteAccepted({ accountId, keyPrefix, sinceMs, nowMs }: Parameters<InterruptedCalls["noteAccepted"]>[0]) {
    const noted = await this.#db.run(sql`
      INSERT INTO interrupted_calls (account_id, fingerprint, idempotency_key, delivery_id, interrupted_at)
      SELECT account_id, fingerprint, key, delivery_id, ${nowMs} FROM idempotency_keys
      WHERE ${and(
        eq(idempotencyKeys.accountId, accountId),
        eq(idempotencyKeys.endpoint, generateEndpoint),
        // A range instead of LIKE, so that the primary key's index serves it.
        gte(idempotencyKeys.key, keyPrefix),
        lt(idempotencyKeys.key, `${keyPrefix}\u007f`),
        gte(idempotencyKeys.createdAt, sinceMs),
        eq(idempotencyKeys.answeredStatus, 202),
      )}
      ORDER BY created_at
      ON CONFLICT (account_id, fingerprint) DO UPDATE SET
        idempotency_key = excluded.idempotency_key, delivery_id = excluded.delivery_id, interrupted_at = excluded.interrupted_at`);
    return noted.meta.changes;
  }

  async find(accountId: string, fingerprint: string): Promise<InterruptedCall | null> {
    const row = await this.#db
      .select()
      .from(interruptedCalls)
      .where(and(eq(interruptedCalls.accountId, accountId), eq(interruptedCalls.fingerprint, fingerprint)))
      .get();
    if (!row) return null;
    const { idempotencyKey, deliveryId, interruptedAt } = row;
    return {
      accountId,
      fingerprint,
      idempotencyKey,
      deliveryId: deliveryId === "" ? null : deliveryId,
      interruptedAtMs: interruptedAt,
    };
  }

  async forget({ accountId, fingerprint, idempotencyKey }: Parameters<InterruptedCalls["forget"]>[0]): Promise<void> {
    await this.#db
      .delete(interruptedCalls)
      .where(
        and(
          eq(interruptedCalls.accountId, accountId),
          eq(interruptedCalls.fingerprint, fingerprint),
          eq(interruptedCalls.idempotencyKey, idempotencyKey),
        ),
      );
  }
}
