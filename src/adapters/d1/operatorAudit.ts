import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { AuditEntry, AuditFilter, OperatorAudit, OperatorCall } from "../../ports/operators.ts";
import type { Database } from "./database.ts";
import { operatorAudit } from "./schema.ts";

export class D1OperatorAudit implements OperatorAudit {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async begin({ atMs, ids, ...call }: OperatorCall): Promise<number> {
    const [written] = await this.#db
      .insert(operatorAudit)
      .values({ ...call, at: atMs, ids, accountId: accountOf(ids) })
      .returning({ sequence: operatorAudit.sequence });
    if (written === undefined) throw new Error("the call could not be noted");
    return written.sequence;
  }

  async end(sequence: number, { status, ids }: { status: number; ids: Record<string, string> }): Promise<void> {
    await this.#db
      .update(operatorAudit)
      .set({
        status,
        ids: sql`json_patch(${operatorAudit.ids}, ${JSON.stringify(ids)})`,
        accountId: sql`COALESCE(${operatorAudit.accountId}, ${ids["account_id"] ?? null})`,
      })
      .where(eq(operatorAudit.sequence, sequence))
      .run();
  }

  list({ accountId, operatorId, beforeSequence, limit }: AuditFilter): Promise<AuditEntry[]> {
    return this.#db
      .select()
      .from(operatorAudit)
      .where(
        and(
          accountId === null ? undefined : eq(operatorAudit.accountId, accountId),
          operatorId === null ? undefined : eq(operatorAudit.operatorId, operatorId),
          beforeSequence === null ? undefined : lt(operatorAudit.sequence, beforeSequence),
        ),
      )
      .orderBy(desc(operatorAudit.sequence))
      .limit(limit)
      .all();
  }
}

/** The account that an address is about, directly or by what is the account's. */
function accountOf(ids: Record<string, string>) {
  const {
    account_id: account = null,
    delivery_id: delivery = null,
    payment_id: payment = null,
    product_id: product = null,
  } = ids;
  return sql<string | null>`COALESCE(${account}, (SELECT account_id FROM deliveries WHERE id = ${delivery}),
    (SELECT account_id FROM payments WHERE id = ${payment}),
    (SELECT brands.account_id FROM products JOIN brands ON brands.id = products.brand_id WHERE products.id = ${product}))`;
}
