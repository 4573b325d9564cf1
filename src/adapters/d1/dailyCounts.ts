import { and, eq, lt, sql } from "drizzle-orm";
import { dayOf } from "../../core/days.ts";
import {
  blockAfter,
  nextDayMs,
  type Counted,
  type DailyLimits,
  type DayUsedUp,
} from "../../core/limits/dailyLimits.ts";
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
  /** Of the last block what is left, and its size, by account, thing and day; `usedUp` is left once the day's limit is reached. */
  readonly #blocks = new Map<string, { left: number; size: number }>();

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
    const { left, size } = this.#blocks.get(name) ?? { left: 0, size: 0 };
    if (left === usedUp) return refusal;
    if (left > 0) {
      this.#blocks.set(name, { left: left - 1, size });
      return null;
    }
    const block = blockAfter(size, limit);
    const isHad = await this.#reserve({ accountId, what, day, block, limit }).catch((error: unknown) => {
      console.warn("something is not counted", what, errorText(error));
      return null;
    });
    if (isHad === null) return null;
    const others = Math.max(0, this.#blocks.get(name)?.left ?? 0);
    this.#keep(name, { left: isHad ? others + block - 1 : usedUp, size: block });
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

  #keep(name: string, block: { left: number; size: number }): void {
    this.#blocks.delete(name);
    this.#blocks.set(name, block);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > mostKept && oldest !== undefined) this.#blocks.delete(oldest);
  }
}
