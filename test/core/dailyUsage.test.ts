import { describe, expect, it } from "vitest";
import { dailyUsage, usageDays, usageSinceMs } from "../../src/core/credits/dailyUsage.ts";
import { dayOf } from "../../src/core/days.ts";

const nowMs = Date.parse("2026-03-02T00:00:00.001Z");
const today = dayOf(nowMs);

describe("the credits of the last days", () => {
  it("are those of thirty days one after the other, over the end of a month, with today as the last", () => {
    const days = dailyUsage([], nowMs);
    expect(days).toHaveLength(usageDays);
    expect(days[0]).toEqual({ date: "2026-02-01", credits: 0 });
    expect(days.slice(-3).map(({ date }) => date)).toEqual(["2026-02-28", "2026-03-01", "2026-03-02"]);
    expect(usageSinceMs(nowMs)).toBe(Date.parse("2026-02-01T00:00:00.000Z"));
  });

  it("stand at their day in whatever order they come, and those of other days are left out", () => {
    const sums = [
      { day: today, credits: 15 },
      { day: today - 29, credits: 40 },
      { day: today - 30, credits: 1000 },
      { day: today + 1, credits: 1000 },
      { day: today - 2, credits: 5 },
    ];
    expect(dailyUsage(sums, nowMs).filter(({ credits }) => credits > 0)).toEqual([
      { date: "2026-02-01", credits: 40 },
      { date: "2026-02-28", credits: 5 },
      { date: "2026-03-02", credits: 15 },
    ]);
  });
});
