import { problem, type Problem } from "../contract/errors.ts";
import { limitHeaders, nextPossible } from "../contract/limitReached.ts";

/** Links that may be asked for within an hour: for one address, whose mailbox would fill, and from one network, which may be an office. */
export const signInLimits = { address: 5, network: 30 } as const;
export const signInWindowMs = 60 * 60_000;

/** A link opens the door for so long after it was asked for. */
export const linkLifeMs = 15 * 60_000;

/** One link too many; `oldestAtMs`: when the first of those that count was asked for. The same for every address, known or not. */
export function tooManyLinks(of: keyof typeof signInLimits, oldestAtMs: number, nowMs: number): Problem {
  const { retryAfterSeconds, next } = nextPossible(oldestAtMs + signInWindowMs, nowMs);
  const what = of === "address" ? "for this address" : "from this network";
  const limit = signInLimits[of];
  return problem("rate_limited", {
    message: `${limit} sign-in links were asked for ${what} within an hour; the next is possible at ${next}.`,
    retryAfterSeconds,
    headers: limitHeaders(`sign-in-links-${of}`, limit, signInWindowMs / 1000, retryAfterSeconds),
  });
}
