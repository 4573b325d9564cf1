import { describe, expect, it } from "vitest";
import { nextRunAtMs, quotaWindowMs, tooManyRuns } from "../../src/core/brand/onboardingQuota.ts";

const noon = Date.UTC(2026, 10, 23, 12);

it("a run too many is told the time of the next, rounded up to the second", () => {
  expect(tooManyRuns({ limit: 3, nextAtMs: noon + 1_500 }, noon)).toMatchObject({
    code: "onboarding_limit_reached",
    message:
      "This account may start 3 onboarding runs in 24 hours and has done so; the next is possible at 2026-11-23T12:00:02Z.",
    retryAfterSeconds: 2,
    headers: { "ratelimit-policy": '"onboarding";q=3;w=86400', ratelimit: '"onboarding";r=0;t=2' },
  });
});

it("is never sent back for less than a second or more than a day", () => {
  expect(tooManyRuns({ limit: 1, nextAtMs: noon }, noon).retryAfterSeconds).toBe(1);
  expect(tooManyRuns({ limit: 1, nextAtMs: noon + quotaWindowMs }, noon).retryAfterSeconds).toBe(86_400);
});

describe("the next run of an account that has used up its quota", () => {
  const hourMs = 60 * 60_000;
  const run = (hoursAgo: number, isGivenBack = false) => ({ startedAtMs: noon - hoursAgo * hourMs, isGivenBack });

  it("is possible when the oldest that counts is out of the window", () => {
    expect(nextRunAtMs([run(1), run(2), run(3)], 3, noon)).toBe(noon + 21 * hourMs);
    // The quota has become smaller meanwhile.
    expect(nextRunAtMs([run(1), run(2), run(3)], 1, noon)).toBe(noon + 23 * hourMs);
  });

  it("does not wait for runs that were given back, of which as many do not count as the quota has", () => {
    expect(nextRunAtMs([run(1), run(2, true), run(3), run(4, true)], 2, noon)).toBe(noon + 21 * hourMs);
    expect(nextRunAtMs([run(1, true), run(2, true), run(3, true)], 1, noon)).toBe(noon + 22 * hourMs);
  });
});
