import { judgeRecharge, type RechargeVerdict, wouldRecharge } from "../../core/credits/recharge.ts";
import { dayMs } from "../../core/days.ts";
import { newId } from "../../core/ids.ts";
import type { Account } from "../../ports/accounts.ts";
import type { Payment } from "../../ports/payments.ts";
import { type PaymentContext, providerOf } from "./context.ts";
import { attemptCharge, attemptLeaseMs } from "./settlePayment.ts";

/** So long a call waits for a recharge, its own or another call's. */
const patienceMs = 30_000;
const lookEveryMs = 200;

type PayingAccount = Pick<Account, "id" | "isTest" | "autoRechargeThreshold">;

/** Whether the balance has become enough; a refusal names its reason in one sentence. */
export type RechargeOutcome =
  | { kind: "covered"; /** By a charge of this call's own. */ hasCharged?: true }
  | Extract<RechargeVerdict, { kind: "refused" }>;

/**
 * Recharges an account so that its balance reaches `neededCredits`, or says why not. One attempt at a time for an account: whoever
 * records the pending row charges, everybody else waits for that row; a row whose owner died is taken over under the same key.
 */
export async function rechargeToCover(
  ctx: PaymentContext,
  account: PayingAccount,
  neededCredits: number,
  idempotencyKey: string | null,
): Promise<RechargeOutcome> {
  if (providerOf(ctx, account) === null)
    return refused("Auto-recharge is not available: this service takes no payments.");
  const untilMs = ctx.runtime.nowMs() + patienceMs;
  const { begun, facts, pending } = await begin(ctx, account, neededCredits, neededCredits, idempotencyKey);
  if (facts === null) return refused("There is no such account.");
  const verdict = judgeRecharge(facts, neededCredits);
  if (verdict.kind === "covered") return verdict;
  if (verdict.kind === "refused") return verdict;
  // Nobody charges and nothing forbids it: a call under the same key was accepted meanwhile, so this one is judged again.
  if (pending === null) return { kind: "covered" };
  const settled = begun ? await attemptCharge(ctx, pending) : await waitFor(ctx, pending, untilMs);
  switch (settled.status) {
    case "succeeded":
      return { kind: "covered", ...(begun && { hasCharged: true }) };
    case "declined":
    case "expired":
      return refused(`Auto-recharge failed. ${settled.problem ?? "The payment was declined."}`);
    case "pending":
      return refused(
        `Auto-recharge has no outcome yet. ${settled.problem ?? ""} The credits are added as soon as it has one.`,
      );
  }
}

/** Recharges an account that an accepted call has left below its threshold; whatever comes of it changes no answer. */
export async function rechargeBelowThreshold(ctx: PaymentContext, account: PayingAccount): Promise<void> {
  if (providerOf(ctx, account) === null) return;
  const { begun, pending } = await begin(ctx, account, account.autoRechargeThreshold, 0, null);
  if (begun && pending !== null) await attemptCharge(ctx, pending);
}

/** Whether a call that costs so much would make auto-recharge charge, as things stand; charges and records nothing. */
export async function foreseeRecharge(
  ctx: PaymentContext,
  account: PayingAccount,
  callCredits: number,
): Promise<boolean> {
  const provider = providerOf(ctx, account);
  if (provider === null) return false;
  const facts = await ctx.payments.rechargeFacts({
    accountId: account.id,
    needsMethod: provider.needsSavedMethod,
    attemptsSinceMs: ctx.runtime.nowMs() - dayMs,
  });
  return facts !== null && wouldRecharge(facts, callCredits, account.autoRechargeThreshold);
}

function begin(
  ctx: PaymentContext,
  account: PayingAccount,
  balanceBelow: number,
  mustReach: number,
  idempotencyKey: string | null,
) {
  const nowMs = ctx.runtime.nowMs();
  return ctx.payments.beginRecharge({
    id: newId("payment", ctx.runtime.random),
    accountId: account.id,
    balanceBelow,
    mustReach,
    needsMethod: providerOf(ctx, account)?.needsSavedMethod ?? false,
    idempotencyKey,
    attemptsSinceMs: nowMs - dayMs,
    leaseUntil: nowMs + attemptLeaseMs,
    nowMs,
  });
}

/** Waits until the recharge that somebody else began has an outcome; takes it over when its owner has gone silent. */
async function waitFor(ctx: PaymentContext, pending: Payment, untilMs: number): Promise<Payment> {
  let latest = pending;
  for (;;) {
    if (latest.status !== "pending") return latest;
    const nowMs = ctx.runtime.nowMs();
    if (latest.leaseUntil <= nowMs) {
      const leaseUntil = nowMs + attemptLeaseMs;
      if (await ctx.payments.takeOver(latest, leaseUntil)) return attemptCharge(ctx, { ...latest, leaseUntil });
    }
    if (nowMs >= untilMs) return latest;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    latest = (await ctx.payments.find(pending.id)) ?? latest;
  }
}

function refused(reason: string): RechargeOutcome {
  return { kind: "refused", reason };
}
