import { and, eq, lt, sql } from "drizzle-orm";
import { blockOf, dayOf, nextDayMs, type Counted, type DailyLimits, type DayUsedUp } from "../../core/dailyLimits.ts";
import { errorText } from "../../core/errorText.ts";
import type { DailyCounts } from "../../ports/dailyCounts.ts";
import type { Database } from "./database.ts";
import { dailyCounts } from "./schema.ts";

/** Whatever more accounts bring pushes out what was counted longest ago, which costs them a block each. */
const mostKept = 20_000;
const usedUp = -1;

/**
 * Counts in D1, in blocks: what is left of a block is given out from memory, so that few calls write. An instance that ends takes the rest
 * of its blocks with it.
 */
export class D1DailyCounts implements DailyCounts {
  readonly #db: Database;
  readonly #limits: DailyLimits;
  readonly #nowMs: () => number;
  /** Of each block what is left, by account, thing and day; `usedUp` once the day's limit is reached. */
  readonly #left = new Map<string, number>();

  constructor(db: Database, limits: DailyLimits, nowMs: () => number) {
    this.#db = db;
    this.#limits = limits;
    this.#nowMs = nowMs;
  }

  async take(accountId: string, what: Counted): Promise<DayUsedUp | null> {
    const nowMs = this.#nowMs();
    const [day, limit] = [dayOf(nowMs), this.#limits[what]];
    const refusal = { what, limit, nextAtMs: nextDayMs(nowMs) };
    const name = `${accountId} ${what} ${day}`;
    const left = this.#left.get(name) ?? 0;
    if (left === usedUp) return refusal;
    if (left > 0) {
      this.#left.set(name, left - 1);
      return null;
    }
    const block = blockOf(limit);
    const isHad = await this.#reserve({ accountId, what, day, block, limit }).catch((error: unknown) => {
      console.warn("something is not counted", what, errorText(error));
      return null;
    });
    if (isHad === null) return null;
    this.#keep(name, isHad ? Math.max(0, this.#left.get(name) ?? 0) + block - 1 : usedUp);
    return isHad ? null : refusal;
  }

  /** One statement counts and refuses: of those that ask at once none misses the others. */
  async #reserve(block: { accountId: string; what: Counted; day: number; block: number; limit: number }) {
    const { accountId, what, day, block: size, limit } = block;
    const forgetting = this.#db
      .delete(dailyCounts)
      .where(and(eq(dailyCounts.accountId, accountId), eq(dailyCounts.what, what), lt(dailyCounts.day, day)));
    const counting = this.#db
      .insert(dailyCounts)
      .values({ accountId, what, day, used: size })
      .onConflictDoUpdate({
        target: [dailyCounts.accountId, dailyCounts.what, dailyCounts.day],
        set: { used: sql`${dailyCounts.used} + ${size}` },
        setWhere: sql`${dailyCounts.used} + ${size} <= ${limit}`,
      })
      .returning({ used: dailyCounts.used });
    const [, counted] = await this.#db.batch([forgetting, counting]);
    return counted.length > 0;
  }

  #keep(name: string, left: number): void {
    this.#left.delete(name);
    this.#left.set(name, left);
    const [oldest] = this.#left.keys();
    if (this.#left.size > mostKept && oldest !== undefined) this.#left.delete(oldest);
  }
}
