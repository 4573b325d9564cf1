import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import type { Scene } from "../../src/core/rendering/scene.ts";
import { createApp } from "../../src/http/app.ts";
import type { Services } from "../../src/api/services.ts";
import { auditLedgers } from "../../src/services/auditLedgers.ts";
import { sweepPayments } from "../../src/services/payments/sweepPayments.ts";
import { aBrand, aReadyAccount, balanceOf, operatorToken, outcome, type TestAccount } from "./builders.ts";
import { ended, until } from "./deliveryHelpers.ts";
import { stripeServices, stripeWebhookSecret } from "./stripeServices.ts";

const background = {
  waitUntil: (work: Promise<unknown>) => void work,
  passThroughOnException: () => undefined,
  props: {},
};

/** As a service that takes no payments. */
const moneyless = (): Services => ({ ...servicesFor(env), paymentProvider: null });

let services: () => Services;
let requests: string[];

beforeEach(() => {
  requests = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation((...call) => {
    const [to] = call;
    requests.push(to instanceof Request ? to.url : String(to));
    return real(...call);
  });
  services = stripeServices;
});
afterEach(() => void vi.restoreAllMocks());

const toStripe = () => requests.filter((url) => url.startsWith(inject("stripeUrl")));

async function call(path: string, init: RequestInit & { json?: unknown; key?: string } = {}): Promise<Response> {
  const { json, key = operatorToken, ...rest } = init;
  const noTools = { callsTool: () => false, answer: () => Promise.resolve(new Response(null, { status: 404 })) };
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json", ...rest.headers };
  const body = json === undefined ? {} : { method: rest.method ?? "POST", body: JSON.stringify(json) };
  return createApp(services, noTools).fetch(
    new Request(`http://x${path}`, { ...rest, headers, ...body }),
    env,
    background,
  );
}

const operator = (path: string, init: RequestInit & { json?: unknown } = {}) => call(`/operator/v1${path}`, init);

async function aTestAccount(): Promise<TestAccount> {
  const response = await operator("/accounts", {
    json: { email: "someone@example.com", name: "Trying out", test: true },
  });
  expect(response.status).toBe(201);
  const body = await response.json<{ account_id: string; api_key: string; webhook_secret: string }>();
  return { accountId: body.account_id, apiKey: body.api_key, webhookSecret: body.webhook_secret };
}

async function aReadyTestAccount(): Promise<TestAccount> {
  const account = await aTestAccount();
  await aBrand(account);
  return account;
}

const shown = async ({ accountId }: TestAccount) =>
  (await operator(`/accounts/${accountId}`)).json<{ test: boolean }>();

const generate = ({ apiKey }: TestAccount, json: object) => call("/v1/ads/generate", { key: apiKey, json });

const recharging = ({ accountId }: TestAccount, more: object = {}) =>
  operator(`/accounts/${accountId}`, {
    method: "PATCH",
    json: { auto_recharge_enabled: true, auto_recharge_threshold: 0, ...more },
  });

async function aLink({ accountId }: TestAccount): Promise<{ payment_id: string; url: string }> {
  const response = await operator(`/accounts/${accountId}/topups`, { json: { amount_usd: 25 } });
  expect(response.status).toBe(201);
  return response.json();
}

const pay = (url: string) =>
  call(new URL(url).pathname, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ card: "4242 4242 4242 4242" }).toString(),
  });

describe("a test account", () => {
  it("is made by an operator, shows as one, and its key looks like all others", async () => {
    const account = await aTestAccount();
    expect(account.apiKey).toMatch(/^svc_live_/);
    expect(await shown(account)).toMatchObject({ test: true, name: "Trying out", credits_balance: 50 });
    expect(await shown(await aReadyAccount())).toMatchObject({ test: false });
    expect(await outcome(operator("/accounts", { json: { email: "a@b.example", test: "yes" } }))).toEqual([
      400,
      "invalid_request",
    ]);
  });

  it.each([true, false])("never becomes a real one, nor a real one a test account (`test: %s`)", async (test) => {
    const accounts = [await aTestAccount(), await aReadyAccount()];
    for (const account of accounts) {
      const response = await operator(`/accounts/${account.accountId}`, { method: "PATCH", json: { test } });
      const { error } = await response.json<{ error: { code: string; param: string; message: string } }>();
      expect([response.status, error.code, error.param]).toEqual([400, "invalid_request", "test"]);
      expect(error.message).toContain("create another account");
    }
    expect(await Promise.all(accounts.map(async (account) => (await shown(account)).test))).toEqual([true, false]);
  });

  it("gets ads that carry the mark, and a real account's carry none", async () => {
    const scenesOf = async (account: TestAccount) => {
      const accepted = await generate(account, { format: "static" });
      const { delivery_id } = await accepted.json<{ delivery_id: string }>();
      const delivery = await ended(account, delivery_id);
      expect(delivery.status, delivery.raw_status).toBe("completed");
      expect(delivery.ads.map(({ compliance }) => compliance?.passed)).toEqual([true, true]);
      const stub = env.DELIVERY.get(env.DELIVERY.idFromName(delivery_id));
      return runInDurableObject(stub, (_object, state) =>
        state.storage.sql
          .exec<{ scene: string }>("SELECT * FROM scenes")
          .toArray()
          .map(({ scene }) => (JSON.parse(scene) as Scene).watermark),
      );
    };
    const [tried, real] = [await aReadyTestAccount(), await aReadyAccount()];
    expect(await Promise.all([scenesOf(tried), scenesOf(real)])).toEqual([[true], [false]]);
  });

  it("pays a top-up on the test checkout, and Stripe hears nothing of it", async () => {
    const account = await aTestAccount();
    const link = await aLink(account);
    expect(new URL(link.url).pathname).toBe(`/test-checkout/${link.payment_id}`);
    expect((await call(new URL(link.url).pathname)).status).toBe(200);
    expect((await pay(link.url)).status).toBe(200);
    await pay(link.url);
    expect(await balanceOf(account)).toBe(300);
    expect(toStripe()).toEqual([]);
  });

  it("recharges with the test provider inside the request and under its threshold, and Stripe hears nothing of it", async () => {
    const account = await aReadyTestAccount();
    await recharging(account, { auto_recharge_threshold: 250 });
    const accepted = await generate(account, { format: "full", count: 4 });
    expect(accepted.status).toBe(202);
    expect(
      await until(
        () => balanceOf(account),
        (balance) => balance === 490,
      ),
    ).toBe(490);
    expect(toStripe()).toEqual([]);
    const { delivery_id } = await accepted.json<{ delivery_id: string }>();
    await operator(`/deliveries/${delivery_id}/fail`, { json: { reason: "nobody waits for it" } });
  });

  it("keeps to itself where a real customer's card was noted on it", async () => {
    const account = await aReadyTestAccount();
    await recharging(account, { payment_customer: "cus_1", payment_method: "pm_1RealCard" });
    expect(await outcome(generate(account, { format: "full", count: 4 }))).toEqual([402, "insufficient_credits"]);
    expect(await balanceOf(account)).toBe(50);
    expect(toStripe()).toEqual([]);
  });

  it("pays on a service that takes no payments too, and its open payments are swept with its own provider", async () => {
    services = moneyless;
    const account = await aReadyTestAccount();
    const link = await aLink(account);
    const { testPayments, runtime } = services();
    await testPayments.payCheckout(link.payment_id, 2500, "4242424242424242");
    const later = { ...services(), runtime: { ...runtime, nowMs: () => Date.now() + 5 * 60_000 } };
    await until(
      async () => {
        await sweepPayments(later);
        return balanceOf(account);
      },
      (balance) => balance === 300,
      20_000,
    );
    expect(await balanceOf(account)).toBe(300);
    expect(toStripe()).toEqual([]);
  });

  it("takes no credits from Stripe, whatever an event of Stripe says", async () => {
    const account = await aTestAccount();
    const { payment_id } = await aLink(account);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const intent = { id: "pi_1", amount_received: 2500, currency: "usd", metadata: { payment_id } };
    const event = {
      id: `evt_${payment_id}`,
      object: "event",
      type: "payment_intent.succeeded",
      data: { object: intent },
    };
    const payload = JSON.stringify(event);
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: stripeWebhookSecret,
      timestamp: Math.floor(Date.now() / 1000),
      cryptoProvider: Stripe.createSubtleCryptoProvider(),
    });
    const headers = { "stripe-signature": signature };
    expect((await call("/payments/stripe/events", { method: "POST", body: payload, headers })).status).toBe(200);
    expect(await balanceOf(account)).toBe(50);
  });
});

describe("a real account beside it", () => {
  it("pays at Stripe, and its payments are nothing to the test checkout", async () => {
    const account = await aReadyAccount();
    const link = await aLink(account);
    expect(link.url).toMatch(/^https:\/\/checkout\.example\//);
    expect(toStripe()).not.toEqual([]);
    const path = `/test-checkout/${link.payment_id}`;
    expect((await call(path)).status).toBe(404);
    expect((await pay(`http://x${path}`)).status).toBe(404);
    expect(await balanceOf(account)).toBe(50);
  });

  it("pays nothing on a service that takes no payments", async () => {
    services = moneyless;
    const account = await aReadyAccount();
    const topUp = operator(`/accounts/${account.accountId}/topups`, { json: { amount_usd: 25 } });
    expect((await outcome(topUp))[1]).toBe("payments_unavailable");
    await recharging(account);
    expect(await outcome(generate(account, { format: "full", count: 4 }))).toEqual([402, "insufficient_credits"]);
  });
});

it("is what it was made as for good, whoever writes to the database", async () => {
  const account = await aTestAccount();
  const change = env.DB.prepare("UPDATE accounts SET is_test = 0 WHERE id = ?").bind(account.accountId).run();
  await expect(change).rejects.toThrow("stays what it is");
});

it("leaves every ledger sound", async () => {
  expect(await auditLedgers(servicesFor(env))).toEqual([]);
});
