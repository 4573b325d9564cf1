import { centsToUsd } from "./pricing.ts";

/** What decides about an automatic recharge, as it stood when the recharge was asked for. */
export interface RechargeFacts {
  status: "active" | "suspended" | "trial";
  creditsBalance: number;
  enabled: boolean;
  amountCents: number;
  credits: number;
  dailyLimit: number;
  /** Charge attempts in the last 24 h, whatever became of them. */
  attempts: number;
  /** A recharge is on its way; it counts against the limit already, and another call only waits for it. */
  isPending: boolean;
  /** Whether there is anything to charge. */
  hasMethod: boolean;
}

export type RechargeVerdict = { kind: "covered" } | { kind: "possible" } | { kind: "refused"; reason: string };

/**
 * Whether automatic recharges, as many as it takes within what the day still allows, may cover a call that needs `neededCredits`
 * (contract "Generate", auto-recharge). A refusal names its reason in one sentence, which becomes part of the 402.
 */
export function judgeRecharge(facts: RechargeFacts, neededCredits: number): RechargeVerdict {
  if (facts.creditsBalance >= neededCredits) return { kind: "covered" };
  if (!facts.enabled) return refused("Auto-recharge is off.");
  if (facts.status !== "active") return refused("Auto-recharge works for active accounts only.");
  if (!facts.hasMethod) return refused("No means of payment is saved; pay by a top-up link once to save one.");
  const left = Math.max(0, facts.dailyLimit - facts.attempts) + (facts.isPending ? 1 : 0);
  if (left === 0) return refused(`The limit of ${facts.dailyLimit} auto-recharges in 24 hours is reached.`);
  const taken = rechargesToReach(facts, neededCredits);
  if (taken > left) {
    const amount = `${centsToUsd(facts.amountCents).toFixed(2)} USD (${facts.credits} credits)`;
    return refused(
      `It would take ${taken} auto-recharges of ${amount}, and ${left === 1 ? "1 is" : `${left} are`} left of the ${facts.dailyLimit} in 24 hours.`,
    );
  }
  return { kind: "possible" };
}

/** How many recharges, one after the other, bring the balance so far. */
export function rechargesToReach(
  { creditsBalance, credits }: Pick<RechargeFacts, "creditsBalance" | "credits">,
  neededCredits: number,
): number {
  return Math.ceil(Math.max(0, neededCredits - creditsBalance) / credits);
}

/**
 * Whether a call that costs so much would set off a recharge: so that it is covered, or because it leaves less than the threshold.
 */
export function wouldRecharge(facts: RechargeFacts, callCredits: number, thresholdCredits: number): boolean {
  const { creditsBalance, isPending } = facts;
  if (creditsBalance < callCredits) return judgeRecharge(facts, callCredits).kind === "possible";
  const left = creditsBalance - callCredits;
  if (left >= thresholdCredits || isPending) return false;
  return judgeRecharge({ ...facts, creditsBalance: left }, left + 1).kind === "possible";
}

function refused(reason: string): RechargeVerdict {
  return { kind: "refused", reason };
}
