import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { proofLimits, proofWindowMs, type WebsiteProofRow } from "../../core/brand/websiteProof.ts";
import { isWithin, siteOfWebsite } from "../../core/discovery/site.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { ProofAttempt, WebsiteProofs } from "../../ports/websiteProofs.ts";
import type { Database } from "./database.ts";
import { brands, websiteProofAttempts as attempts, websiteProofs } from "./schema.ts";

/** Columns of a proof that leave the adapter. */
export const proofColumns = {
  scope: websiteProofs.scope,
  method: websiteProofs.method,
  verifiedAtMs: websiteProofs.verifiedAt,
};

export class D1WebsiteProofs implements WebsiteProofs {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  of(accountId: string): Promise<WebsiteProofRow[]> {
    return this.#db.select(proofColumns).from(websiteProofs).where(eq(websiteProofs.accountId, accountId)).all();
  }

  async add(accountId: string, { scope, method, verifiedAtMs }: WebsiteProofRow): Promise<void> {
    const row = { accountId, scope, method, verifiedAt: verifiedAtMs };
    await this.#db.insert(websiteProofs).values(row).onConflictDoNothing().run();
  }

  async attempt(attempt: ProofAttempt): Promise<Result<void, { oldestAtMs: number }>> {
    const { id, accountId, kind, code, nowMs } = attempt;
    const sinceMs = nowMs - proofWindowMs;
    const mine = and(eq(attempts.accountId, accountId), eq(attempts.kind, kind));
    const [, , counted] = await this.#db.batch([
      this.#db.delete(attempts).where(and(mine, lte(attempts.createdAt, sinceMs))),
      this.#db.insert(attempts).select(
        sql`SELECT ${id}, ${accountId}, ${kind}, ${code?.domain ?? null}, ${code?.hash ?? null}, ${nowMs}
          WHERE (SELECT COUNT(*) FROM website_proof_attempts WHERE account_id = ${accountId} AND kind = ${kind}) < ${proofLimits[kind]}`,
      ),
      this.#db
        .select({ id: attempts.id, createdAt: attempts.createdAt })
        .from(attempts)
        .where(mine)
        .orderBy(asc(attempts.createdAt)),
    ]);
    if (counted.some((row) => row.id === id)) return ok(undefined);
    return err({ oldestAtMs: counted[0]?.createdAt ?? nowMs });
  }

  async withdraw(attemptId: string): Promise<void> {
    await this.#db.delete(attempts).where(eq(attempts.id, attemptId)).run();
  }

  async isMailed(code: { accountId: string; domain: string; codeHash: string; nowMs: number }): Promise<boolean> {
    const row = await this.#db
      .select({ id: attempts.id })
      .from(attempts)
      .where(
        and(
          eq(attempts.accountId, code.accountId),
          eq(attempts.kind, "mail"),
          eq(attempts.domain, code.domain),
          eq(attempts.codeHash, code.codeHash),
          gt(attempts.createdAt, code.nowMs - proofWindowMs),
        ),
      )
      .get();
    return row !== undefined;
  }
}

/** Statements that take away what a brand's account has proven of other websites than the brand's present one. */
export async function lostProofs(db: Database, brandId: string, movedTo: string | null) {
  const brand = await db
    .select({ accountId: brands.accountId, website: brands.website })
    .from(brands)
    .where(eq(brands.id, brandId))
    .get();
  if (!brand) return [];
  const site = siteOfWebsite(movedTo ?? brand.website);
  const proofs = await db.select(proofColumns).from(websiteProofs).where(eq(websiteProofs.accountId, brand.accountId));
  const lost = proofs.map(({ scope }) => scope).filter((scope) => site === null || !isWithin(site, scope));
  if (lost.length === 0) return [];
  return [
    db
      .delete(websiteProofs)
      // As one parameter: a statement takes a hundred at most.
      .where(
        and(
          eq(websiteProofs.accountId, brand.accountId),
          sql`${websiteProofs.scope} IN (SELECT value FROM json_each(${JSON.stringify(lost)}))`,
        ),
      ),
  ];
}
