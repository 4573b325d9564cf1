import { problem, type Problem } from "../contract/errors.ts";
import { limitHeaders, nextPossible } from "../contract/limitReached.ts";

/**
 * Links that may be asked for within an hour: for one mailbox, which would fill, under whichever of its addresses (`a+1@`, `a+2@`); and
 * from one origin: a network, which may be an office, or an account that invites.
 */
export const signInLimits = { address: 5, origin: 30 } as const;
export type LinkOrigin = "network" | "account";

const counted: Record<"address" | LinkOrigin, string> = {
  address: "for this mailbox",
  network: "from this network",
  account: "by invitations to this account",
};
export const signInWindowMs = 60 * 60_000;

/** A link opens the door for so long after it was asked for. */
export const linkLifeMs = 15 * 60_000;

/** One link too many; `oldestAtMs`: when the first of those that count was asked for. The same for every address, known or not. */
export function tooManyLinks(of: "address" | LinkOrigin, oldestAtMs: number, nowMs: number): Problem {
  const { retryAfterSeconds, next } = nextPossible(oldestAtMs + signInWindowMs, nowMs);
  const limit = signInLimits[of === "address" ? of : "origin"];
  return problem("rate_limited", {
    message: `${limit} sign-in links were asked for ${counted[of]} within an hour; the next is possible at ${next}.`,
    retryAfterSeconds,
    headers: limitHeaders(`sign-in-links-${of}`, limit, signInWindowMs / 1000, retryAfterSeconds),
  });
}
