import { and, desc, eq, isNull } from "drizzle-orm";
import type { NewOperator, Operator, Operators, OperatorToken } from "../../ports/operators.ts";
import type { Database } from "./database.ts";
import { operators } from "./schema.ts";

/** Columns that leave the adapter; the token's hash does not. */
const columns = {
  id: operators.id,
  name: operators.name,
  email: operators.email,
  role: operators.role,
  tokenPrefix: operators.tokenPrefix,
  createdAt: operators.createdAt,
  rotatedAt: operators.rotatedAt,
  revokedAt: operators.revokedAt,
};

export class D1Operators implements Operators {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async byTokenHash(tokenHash: string): Promise<Operator | null> {
    const row = await this.#db
      .select(columns)
      .from(operators)
      .where(and(eq(operators.tokenHash, tokenHash), isNull(operators.revokedAt)))
      .get();
    return row ?? null;
  }

  async create({ nowMs, ...operator }: NewOperator): Promise<void> {
    await this.#db
      .insert(operators)
      .values({ ...operator, createdAt: nowMs, rotatedAt: nowMs })
      .run();
  }

  list(limit: number): Promise<Operator[]> {
    return this.#db.select(columns).from(operators).orderBy(desc(operators.createdAt)).limit(limit).all();
  }

  async change(operatorId: string, change: Parameters<Operators["change"]>[1]): Promise<Operator | null> {
    if (Object.keys(change).length > 0) {
      await this.#db.update(operators).set(change).where(eq(operators.id, operatorId)).run();
    }
    return (await this.#db.select(columns).from(operators).where(eq(operators.id, operatorId)).get()) ?? null;
  }

  replaceToken(operatorId: string, token: OperatorToken, nowMs: number): Promise<boolean> {
    return this.#changeLive(operatorId, { ...token, rotatedAt: nowMs });
  }

  revoke(operatorId: string, nowMs: number): Promise<boolean> {
    return this.#changeLive(operatorId, { revokedAt: nowMs });
  }

  async #changeLive(operatorId: string, change: Partial<typeof operators.$inferInsert>): Promise<boolean> {
    const changed = await this.#db
      .update(operators)
      .set(change)
      .where(and(eq(operators.id, operatorId), isNull(operators.revokedAt)))
      .returning({ id: operators.id });
    return changed.length > 0;
  }
}
