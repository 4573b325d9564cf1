import { problem, type Problem } from "../contract/errors.ts";
import { limitHeaders, nextPossible } from "../contract/limitReached.ts";
import { dayMs, daySeconds } from "../days.ts";

/** How many onboarding runs an account may start in any 24 hours, by its state; a suspended one may call nothing. */
export interface OnboardingQuota {
  trial: number;
  active: number;
}

/** Where no setting says otherwise. */
export const usualQuota: OnboardingQuota = { trial: 3, active: 50 };

/** An account that has started as many runs as it may. `nextAtMs`: when it may start the next. */
export interface QuotaUsedUp {
  limit: number;
  nextAtMs: number;
}

export const quotaWindowMs = dayMs;

/**
 * When an account that has used up its quota may start the next run: when so many of its oldest are out of the window that those left count
 * less than `limit`. `runs`: newest first; of those that are given back as many do not count as the limit has.
 */
export function nextRunAtMs(
  runs: readonly { startedAtMs: number; isGivenBack: boolean }[],
  limit: number,
  nowMs: number,
): number {
  for (let left = runs.length - 1; left >= 0; left--) {
    const givenBack = runs.slice(0, left).filter(({ isGivenBack }) => isGivenBack).length;
    if (left - Math.min(givenBack, limit) < limit) return (runs[left]?.startedAtMs ?? nowMs) + quotaWindowMs;
  }
  return nowMs;
}

/** The answer to a run too many: 429 with the time of the next, in seconds and as a time of day. */
export function tooManyRuns({ limit, nextAtMs }: QuotaUsedUp, nowMs: number): Problem {
  const { retryAfterSeconds, next } = nextPossible(nextAtMs, nowMs);
  const runs = limit === 1 ? "one onboarding run" : `${limit} onboarding runs`;
  return problem("onboarding_limit_reached", {
    message: `This account may start ${runs} in 24 hours and has done so; the next is possible at ${next}.`,
    retryAfterSeconds,
    headers: limitHeaders("onboarding", limit, daySeconds, retryAfterSeconds),
  });
}
