import { problem, type Problem } from "../contract/errors.ts";

/**
 * By which a page says that a call is for the test account of the account that its person works in. With each call, and not in the session:
 * two tabs of one browser may work in different modes, and each does what it shows.
 */
export const testModeHeader = "x-test-mode";
/** The same in an address, for what cannot send headers. */
export const testModeParameter = "test_mode";

/** What a test account that belongs to a real one pays with costs nobody anything, and so its payments are bounded. */
export const testModeLimits = { paymentUsd: 50, rechargesADay: 4 };

/** Why a test account may not pay so much at once; null where it may, and for all other accounts. */
export function testPaymentProblem({ testOf }: { testOf: string | null }, amountCents: number): Problem | null {
  if (testOf === null || amountCents <= testModeLimits.paymentUsd * 100) return null;
  const message = `In test mode \`amount_usd\` is at most ${testModeLimits.paymentUsd}.`;
  return problem("invalid_request", { param: "amount_usd", message });
}
