import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import { auditLedgers } from "../../src/services/auditLedgers.ts";
import { sweepPayments } from "../../src/services/payments/sweepPayments.ts";
import {
  aReadyAccount,
  anAccount,
  balanceOf,
  operatorToken,
  outcome,
  send,
  usageOf,
  type ErrorEnvelope,
  type TestAccount,
} from "./builders.ts";
import { generate, until } from "./deliveryHelpers.ts";

interface PaymentList {
  payments: { payment_id: string; status: string; kind: string; amount_usd: number; problem: string | null }[];
}

const operator = (path: string, init: { method?: string; json?: unknown } = {}) =>
  send(`/operator/v1${path}`, { key: operatorToken, ...init });

const settings = (account: TestAccount, json: Record<string, unknown>) =>
  operator(`/accounts/${account.accountId}`, { method: "PATCH", json });

const paymentsOf = async (account: TestAccount) =>
  (await (await operator(`/accounts/${account.accountId}/payments`)).json<PaymentList>()).payments;

const purchasesOf = async (account: TestAccount) => (await usageOf(account)).filter(({ type }) => type === "Purchase");

/** 50 credits, auto-recharge on, paying with one of the test provider's cards; the threshold is out of the way. */
async function rechargingAccount(method: string, more: Record<string, unknown> = {}) {
  const account = await aReadyAccount();
  const patched = await settings(account, {
    auto_recharge_enabled: true,
    auto_recharge_threshold: 0,
    payment_method: method,
    ...more,
  });
  expect(patched.status, await patched.text()).toBe(200);
  return account;
}

const tooDear = { format: "full", count: 4 };

describe("auto-recharge inside the request", () => {
  it("buys 250 credits for 25 USD and lets the call proceed", async () => {
    const account = await rechargingAccount("pm_card_visa");
    const response = await generate(account, tooDear);
    expect(response.status).toBe(202);
    expect(await response.json()).toMatchObject({ credits_balance: 240 });
    expect(await purchasesOf(account)).toMatchObject([{ credits_delta: 250, balance_after: 300, usd_amount: 25 }]);
    const balance = await (await send("/v1/balance", { key: account.apiKey })).json();
    expect(balance).toMatchObject({ credits_lifetime_purchased: 250, auto_recharge_enabled: true });
  });

  it.each([
    ["pm_card_chargeDeclined", /balance is 50 credits and this call needs 60.*declined/],
    ["pm_card_authenticationRequired", /bank asks/],
    ["pm_card_timeoutBeforeCharge", /no outcome yet.*did not answer/],
  ])("answers 402 and says why where the card is %s", async (method, message) => {
    const account = await rechargingAccount(method);
    const response = await generate(account, tooDear);
    expect(response.status).toBe(402);
    const { error } = await response.json<ErrorEnvelope>();
    expect(error.code).toBe("insufficient_credits");
    expect(error.message).toMatch(message);
    expect(await balanceOf(account)).toBe(50);
    expect(await purchasesOf(account)).toEqual([]);
  });

  it("charges once where the provider's answer is lost after charging", async () => {
    const account = await rechargingAccount("pm_card_timeoutAfterCharge");
    expect((await generate(account, tooDear)).status).toBe(202);
    expect(await purchasesOf(account)).toHaveLength(1);
    expect(await paymentsOf(account)).toMatchObject([{ status: "succeeded", amount_usd: 25 }]);
  });

  it("makes one attempt however many calls race", async () => {
    const account = await rechargingAccount("pm_card_timeoutAfterCharge");
    const answers = await Promise.all(Array.from({ length: 5 }, () => generate(account, tooDear)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    expect(await paymentsOf(account)).toHaveLength(1);
    expect(await balanceOf(account)).toBe(0);
  });

  it("goes on to the next recharge when other calls have spent the first", async () => {
    const account = await rechargingAccount("pm_card_visa");
    const answers = await Promise.all(Array.from({ length: 8 }, () => generate(account, tooDear)));
    expect(answers.every(({ status }) => status === 202)).toBe(true);
    expect(await paymentsOf(account)).toHaveLength(2);
    expect(await balanceOf(account)).toBe(50 + 500 - 8 * 60);
  });

  it("shares one refusal among the calls that waited for it", async () => {
    const account = await rechargingAccount("pm_card_chargeDeclined", { auto_recharge_daily_limit: 3 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => generate(account, tooDear)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(402));
    expect((await paymentsOf(account)).length).toBeLessThanOrEqual(3);
  });

  it("stops at the daily limit, and says so", async () => {
    const account = await rechargingAccount("pm_card_visa", {
      auto_recharge_daily_limit: 1,
      auto_recharge_amount_usd: 1,
    });
    expect((await generate(account, tooDear)).status).toBe(202);
    const response = await generate(account, { format: "static", count: 2 });
    expect(response.status).toBe(402);
    expect((await response.json<ErrorEnvelope>()).error.message).toMatch(/limit of 1 auto-recharges/);
  });

  it("stays off for a new account", async () => {
    const account = await aReadyAccount();
    const response = await generate(account, tooDear);
    expect((await response.json<ErrorEnvelope>()).error.message).toMatch(/Auto-recharge is off/);
  });
});

describe("auto-recharge after the answer", () => {
  it("fills up an account that an accepted call has left below its threshold, once", async () => {
    const account = await rechargingAccount("pm_card_visa", { auto_recharge_threshold: 48 });
    const answers = await Promise.all(Array.from({ length: 3 }, () => generate(account, { format: "static" })));
    expect(answers.every(({ status }) => status === 202)).toBe(true);
    const purchases = await until(
      () => purchasesOf(account),
      (found) => found.length > 0,
    );
    expect(purchases).toHaveLength(1);
    expect(await balanceOf(account)).toBe(50 - 15 + 250);
  });
});

describe("a recharge whose owner died", () => {
  it("is finished by the sweep under the same key, and credited once", async () => {
    const account = await rechargingAccount("pm_card_timeoutBeforeCharge");
    expect((await generate(account, tooDear)).status).toBe(402);
    const services = servicesFor(env);
    const [payment] = await services.payments.list({
      accountId: account.accountId,
      needsAttention: false,
      beforeId: null,
      limit: 1,
    });
    if (!payment) throw new Error("no payment");
    // The provider did charge after all, before the connection broke.
    await services.paymentProvider?.charge({
      paymentId: payment.id,
      accountId: payment.accountId,
      amountCents: payment.amountCents,
      description: "x",
      customer: null,
      method: "pm_card_visa",
    });
    const later = { ...services, runtime: { ...services.runtime, nowMs: () => Date.now() + 120_000 } };
    expect(await sweepPayments(later)).toBeGreaterThan(0);
    expect(await sweepPayments(later)).toBe(0);
    expect(await balanceOf(account)).toBe(300);
    expect(await purchasesOf(account)).toHaveLength(1);
  });
});

describe("a recharge that is under way", () => {
  it("is made once for two calls under one key, and both get the same delivery", async () => {
    const account = await rechargingAccount("pm_card_visa", { auto_recharge_amount_usd: 1 });
    const key = { "idempotency-key": "one-call" };
    const answers = await Promise.all([1, 2, 3].map(() => generate(account, tooDear, key)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const ids = await Promise.all(answers.map((answer) => answer.json<{ delivery_id: string }>()));
    expect(new Set(ids.map(({ delivery_id }) => delivery_id)).size).toBe(1);
    expect(await paymentsOf(account)).toHaveLength(1);
  });

  it("is not charged any more once auto-recharge was switched off", async () => {
    const account = await rechargingAccount("pm_card_timeoutBeforeCharge");
    expect((await generate(account, tooDear)).status).toBe(402);
    await settings(account, { auto_recharge_enabled: false });
    await env.DB.prepare("UPDATE payments SET method = 'pm_card_visa' WHERE account_id = ?")
      .bind(account.accountId)
      .run();
    const services = servicesFor(env);
    const inHours = (hours: number) => ({
      ...services,
      runtime: { ...services.runtime, nowMs: () => Date.now() + hours * 3_600_000 },
    });
    await sweepPayments(inHours(0.1));
    expect((await paymentsOf(account))[0]?.status).toBe("pending");
    await sweepPayments(inHours(3));
    expect(await paymentsOf(account)).toMatchObject([{ status: "declined" }]);
    expect(await balanceOf(account)).toBe(50);
  });

  it("that cannot be settled keeps none of the others from it", async () => {
    const services = servicesFor(env);
    const account = await anAccount();
    for (let i = 0; i < 52; i++) {
      const id = `pay_poison_${account.accountId}_${i}`;
      const nowMs = Date.now() - 3_600_000 + i;
      await services.payments.beginTopUp({ id, accountId: account.accountId, amountCents: 100, credits: 10, nowMs });
      await services.payments.noteReference(id, `cs_${i}`, nowMs);
    }
    const asked = new Set<string>();
    const real = services.paymentProvider;
    if (!real) throw new Error("no provider");
    const paymentProvider = Object.assign(Object.create(real) as typeof real, {
      readCheckout: (reference: string) => {
        asked.add(reference);
        return Promise.reject(new Error("no such session"));
      },
    });
    await sweepPayments({ ...services, paymentProvider });
    await sweepPayments({ ...services, paymentProvider });
    expect([...asked].filter((reference) => /^cs_\d+$/.test(reference))).toHaveLength(52);
  });
});

describe("a top-up", () => {
  const pay = async (url: string, card: string) =>
    send(new URL(url).pathname, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ card }).toString(),
    });

  async function aLink(account: TestAccount, amountUsd: number) {
    return (await operator(`/accounts/${account.accountId}/topups`, { json: { amount_usd: amountUsd } })).json<{
      url: string;
      credits: number;
      payment_id: string;
    }>();
  }

  it("is linear, is credited once however often the page is sent, and saves the card", async () => {
    const account = await anAccount();
    const link = await aLink(account, 100);
    expect(link.credits).toBe(1000);
    expect((await pay(link.url, "4242 4242 4242 4242")).status).toBe(200);
    await pay(link.url, "4242 4242 4242 4242");
    expect(await balanceOf(account)).toBe(1050);
    expect(await purchasesOf(account)).toMatchObject([{ credits_delta: 1000, usd_amount: 100 }]);
    const saved = await (await operator(`/accounts/${account.accountId}`)).json();
    expect(saved).toMatchObject({ payment_method: "pm_card_visa" });
  });

  it("is not credited where the card is declined", async () => {
    const account = await anAccount();
    const link = await aLink(account, 25);
    const page = await pay(link.url, "4000000000000002");
    expect(page.status).toBe(402);
    expect(await page.text()).toContain("Your card was declined.");
    expect(await balanceOf(account)).toBe(50);
  });

  it.each([[0.5], [25.05], [10_001], ["25"]])("of %s USD is refused", async (amount) => {
    const account = await anAccount();
    const json = { amount_usd: amount };
    expect(await outcome(operator(`/accounts/${account.accountId}/topups`, { json }))).toEqual([
      400,
      "invalid_request",
    ]);
  });
});

it("leaves every ledger sound", async () => {
  expect(await auditLedgers(servicesFor(env))).toEqual([]);
});
