import { describe, expect, it } from "vitest";
import { dayOf } from "../../src/core/days.ts";
import { blockAfter, nextDayMs, tooManyToday, usualDailyLimits } from "../../src/core/limits/dailyLimits.ts";

const evening = Date.UTC(2026, 10, 23, 23, 59, 30);

describe("a day's limit", () => {
  it("is refused with the time at which the next day begins", () => {
    const problem = tooManyToday({ what: "dryRuns", limit: 2, nextAtMs: nextDayMs(evening) }, evening);
    expect(problem).toEqual({
      code: "daily_limit_reached",
      message: "This account may have 2 dry runs a day and has had them; the next is possible at 2026-11-24T00:00:00Z.",
      retryAfterSeconds: 30,
      headers: { "ratelimit-policy": '"dry-runs-a-day";q=2;w=86400', ratelimit: '"dry-runs-a-day";r=0;t=30' },
    });
  });

  it("begins anew at midnight UTC", () => {
    expect(dayOf(evening + 30_000)).toBe(dayOf(evening) + 1);
    expect(nextDayMs(evening)).toBe(Date.UTC(2026, 10, 24));
  });

  it("is counted one by one while it is small, and in ever larger blocks of no more than a 2,000th where it is large", () => {
    expect([1, 3, 1_999].map((limit) => blockAfter(8, limit))).toEqual([1, 1, 1]);
    const blocks = Array.from({ length: 9 }).reduce<number[]>(
      (all) => [...all, blockAfter(all.at(-1) ?? 0, 200_000)],
      [],
    );
    expect(blocks).toEqual([1, 2, 4, 8, 16, 32, 64, 100, 100]);
    for (const limit of Object.values<number>({ ...usualDailyLimits }))
      expect(blockAfter(limit, limit)).toBeLessThanOrEqual(Math.max(1, limit / 2_000));
  });

  it("takes hardly more from an account whose calls meet a new instance each time", () => {
    expect(blockAfter(0, usualDailyLimits.calls)).toBe(1);
  });
});
