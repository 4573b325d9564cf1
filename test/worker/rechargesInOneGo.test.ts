import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { TestPayments } from "../../src/adapters/payments/testPayments.ts";
import type { ChargeOrder } from "../../src/ports/payments.ts";
import {
  aReadyAccount,
  balanceOf,
  operatorToken,
  origin,
  send,
  type ErrorEnvelope,
  type TestAccount,
} from "./builders.ts";
import { generate } from "./deliveryHelpers.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** 50 credits, and recharges of 250. */
async function rechargingAccount(dailyLimit = 20): Promise<TestAccount> {
  const account = await aReadyAccount();
  const json = {
    auto_recharge_enabled: true,
    auto_recharge_threshold: 0,
    auto_recharge_daily_limit: dailyLimit,
    payment_method: "pm_card_visa",
  };
  await send(`/operator/v1/accounts/${account.accountId}`, { key: operatorToken, method: "PATCH", json });
  return account;
}

/** 750 credits. */
const largeOrder = { format: "full", count: 50 };

async function paymentsOf({ accountId }: TestAccount): Promise<unknown[]> {
  const answer = await send(`/operator/v1/accounts/${accountId}/payments`, { key: operatorToken });
  return (await answer.json<{ payments: unknown[] }>()).payments;
}

describe("a call that takes several recharges", () => {
  it("gets as many as it takes, one after the other, beside others as well", async () => {
    const account = await rechargingAccount();
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate(account, largeOrder)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(202));
    expect(await paymentsOf(account)).toHaveLength(15);
    expect(await balanceOf(account)).toBe(50 + 15 * 250 - 5 * 750);
  });

  it("is told what was charged where a later one is declined", async () => {
    const account = await rechargingAccount();
    const provider = new TestPayments(openDatabase(env.DB), origin, Date.now);
    const real = provider.charge.bind(provider);
    let charges = 0;
    vi.spyOn(TestPayments.prototype, "charge").mockImplementation((order: ChargeOrder) => {
      charges += 1;
      const declined = { kind: "declined" as const, problem: "Your card was declined." };
      return charges === 1 ? real(order) : Promise.resolve(declined);
    });
    const response = await generate(account, largeOrder);
    const { error } = await response.json<ErrorEnvelope>();
    expect([response.status, await balanceOf(account)]).toEqual([402, 300]);
    expect(error.message).toMatch(/declined.*One recharge was made before that; the credits are on the account\.$/);
  });

  it("is charged nothing where the day's recharges could not cover it, and is told so", async () => {
    const account = await rechargingAccount(2);
    const { error } = await (await generate(account, largeOrder)).json<ErrorEnvelope>();
    expect(error.message).toMatch(/It would take 3 auto-recharges of 25.00 USD.*2 are left/);
    expect(await paymentsOf(account)).toEqual([]);
  });
});
