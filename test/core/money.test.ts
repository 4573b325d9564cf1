import { describe, expect, it } from "vitest";
import { judgeRecharge, type RechargeFacts } from "../../src/core/credits/recharge.ts";
import { creditsOwed, suspendsRecharge } from "../../src/core/credits/reversal.ts";

const facts: RechargeFacts = {
  status: "active",
  creditsBalance: 10,
  enabled: true,
  amountCents: 2500,
  credits: 250,
  dailyLimit: 20,
  attempts: 0,
  isPending: false,
  hasMethod: true,
};

describe("auto-recharge", () => {
  it.each<[string, Partial<RechargeFacts>, string]>([
    ["it is off", { enabled: false }, "Auto-recharge is off."],
    ["the account is suspended", { status: "suspended" }, "active accounts only"],
    [
      "it would take more than the day still allows",
      { credits: 20, amountCents: 200, attempts: 18 },
      "It would take 3 auto-recharges of 2.00 USD (20 credits), and 2 are left of the 20 in 24 hours.",
    ],
    ["nothing is saved to charge", { hasMethod: false }, "No means of payment is saved"],
    ["the day's attempts are used up", { attempts: 20 }, "limit of 20 auto-recharges"],
  ])("is refused, with the reason, when %s", (_name, change, reason) => {
    const verdict = judgeRecharge({ ...facts, ...change }, 60);
    expect(verdict).toMatchObject({ kind: "refused", reason: expect.stringContaining(reason) as string });
  });

  it("may take several, the one under way among them", () => {
    const small = { ...facts, credits: 20, amountCents: 200 };
    expect(judgeRecharge(small, 70)).toEqual({ kind: "possible" });
    expect(judgeRecharge({ ...small, attempts: 18, isPending: true }, 70)).toEqual({ kind: "possible" });
    expect(judgeRecharge({ ...small, attempts: 18, isPending: true }, 71)).toMatchObject({ kind: "refused" });
  });

  it("waits for one that is under way, even if it is the day's last", () => {
    expect(judgeRecharge({ ...facts, attempts: 20, isPending: true }, 60)).toEqual({ kind: "possible" });
  });

  it("is not needed where the balance covers the call", () => {
    expect(judgeRecharge({ ...facts, creditsBalance: 60, enabled: false }, 60)).toEqual({ kind: "covered" });
  });
});

describe("credits owed after money went back", () => {
  it.each([
    ["a refund in part", 500, null, 50],
    ["a refund of everything", 2500, null, 250],
    ["a dispute under way", 0, "needs_response", 250],
    ["a dispute that was lost", 0, "lost", 250],
    ["a dispute that was won", 0, "won", 0],
    ["a mere inquiry", 0, "warning_needs_response", 0],
    ["a refund beside a dispute that was won", 500, "won", 50],
  ])("follow from what went back: %s", (_name, refundedCents, disputeStatus, owed) => {
    expect(creditsOwed({ credits: 250, refundedCents, disputeStatus })).toBe(owed);
  });
});

describe("auto-recharge after news of a dispute", () => {
  it.each([
    [null, "needs_response", true],
    [null, "warning_needs_response", true],
    [null, "won", false],
    [null, "warning_closed", false],
    [null, "lost", true],
    [null, "a_state_of_later_years", true],
    ["warning_needs_response", "warning_under_review", false],
    ["warning_under_review", "needs_response", true],
    ["needs_response", "under_review", false],
    ["under_review", "lost", false],
    ["won", "needs_response", false],
    ["lost", "needs_response", false],
    ["warning_closed", "needs_response", false],
  ])("from %s to %s is switched off: %s", (known, told, expected) => {
    expect(suspendsRecharge(known, told)).toBe(expected);
  });
});
