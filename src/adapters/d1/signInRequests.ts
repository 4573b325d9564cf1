import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { signInLimits, signInWindowMs } from "../../core/people/signInLimits.ts";
import { err, ok } from "../../core/result.ts";
import type { SignInRequest, SignInRequests } from "../../ports/people.ts";
import type { Database } from "./database.ts";
import { signInRequests as requests } from "./schema.ts";

export class D1SignInRequests implements SignInRequests {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async count(request: SignInRequest): ReturnType<SignInRequests["count"]> {
    const { id, addressHash, networkHash, nowMs } = request;
    const sinceMs = nowMs - signInWindowMs;
    const counted = (column: "address_hash" | "network_hash", hash: string) =>
      sql`(SELECT COUNT(*) FROM sign_in_requests WHERE ${sql.raw(column)} = ${hash} AND created_at > ${sinceMs})`;
    const times = (condition: ReturnType<typeof eq>) =>
      this.#db
        .select({ id: requests.id, createdAt: requests.createdAt })
        .from(requests)
        .where(and(condition, gt(requests.createdAt, sinceMs)))
        .orderBy(asc(requests.createdAt));
    const [, , ofAddress, ofNetwork] = await this.#db.batch([
      this.#db.delete(requests).where(lte(requests.createdAt, sinceMs)),
      this.#db.insert(requests).select(
        sql`SELECT ${id}, ${addressHash}, ${networkHash}, ${nowMs}
          WHERE ${counted("address_hash", addressHash)} < ${signInLimits.address}
          AND ${counted("network_hash", networkHash)} < ${signInLimits.origin}`,
      ),
      times(eq(requests.addressHash, addressHash)),
      times(eq(requests.networkHash, networkHash)),
    ]);
    if (ofAddress.some((row) => row.id === id)) return ok(undefined);
    const limit = ofAddress.length >= signInLimits.address ? "address" : "network";
    const oldest = (limit === "address" ? ofAddress : ofNetwork)[0];
    return err({ limit, oldestAtMs: oldest?.createdAt ?? nowMs });
  }
}
