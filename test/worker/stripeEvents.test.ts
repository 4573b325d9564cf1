import { env } from "cloudflare:workers";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { servicesFor } from "../../src/composition.ts";
import { createApp } from "../../src/http/app.ts";
import type { Services } from "../../src/api/services.ts";
import { anAccount, balanceOf, operatorToken, outcome, usageOf, type TestAccount } from "./builders.ts";
import { stripeServices, stripeWebhookSecret } from "./stripeServices.ts";

let mailWorks = true;
const mails: { to: string; subject: string; text: string }[] = [];

/** With a mailbox that can be read. */
function servicesWithMail(): Services {
  return {
    ...stripeServices(),
    operatorEmail: "operators@example.com",
    mail: {
      send: (message) => {
        if (!mailWorks) return Promise.reject(new Error("the address is not verified"));
        mails.push(message);
        return Promise.resolve();
      },
    },
  };
}

const app = createApp(servicesWithMail);
const background = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

const call = (path: string, init: RequestInit) => app.fetch(new Request(`http://x${path}`, init), env, background);

async function operator<T>(path: string, json?: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${operatorToken}`, "content-type": "application/json" };
  const init = json === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(json) };
  return (await call(`/operator/v1${path}`, init)).json<T>();
}

const signed = (event: unknown, timestampSeconds?: number) => signedText(JSON.stringify(event), timestampSeconds);

async function signedText(body: string, timestampSeconds = Math.floor(Date.now() / 1000)): Promise<RequestInit> {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: stripeWebhookSecret,
    timestamp: timestampSeconds,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  return { method: "POST", body, headers: { "stripe-signature": signature } };
}

let events = 0;
const anEvent = (type: string, object: object) => ({
  id: `evt_${Date.now()}_${events++}`,
  object: "event",
  type,
  data: { object },
});

const deliver = async (event: object) => call("/payments/stripe/events", await signed(event));

let account: TestAccount;
let topUp: { payment_id: string; url: string };
let sessionId: string;

/** A top-up that a person has paid at Stripe; Stripe has not told us yet. */
beforeEach(async () => {
  account = await anAccount();
  topUp = await operator(`/accounts/${account.accountId}/topups`, { amount_usd: 25 });
  sessionId = topUp.url.replace("https://checkout.example/", "");
  await fetch(`${inject("stripeUrl")}/stub/sessions/${sessionId}/pay`, { method: "POST" });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const completed = () => anEvent("checkout.session.completed", { id: sessionId, client_reference_id: topUp.payment_id });

const malformedObjects: [type: string, object: unknown][] = [
  ["checkout.session.completed", { client_reference_id: "pay_1" }],
  ["checkout.session.expired", { id: "cs_1", client_reference_id: 7 }],
  ["payment_intent.succeeded", { id: "pi_1", metadata: { payment_id: "pay_1" } }],
  ["payment_intent.succeeded", { id: "pi_1", amount_received: "25", currency: "usd", metadata: {} }],
  ["payment_intent.succeeded", null],
  ["payment_intent.payment_failed", { metadata: { payment_id: ["pay_1"] } }],
  ["payment_intent.payment_failed", { metadata: {}, last_payment_error: "declined" }],
  ["charge.refunded", { payment_intent: "pi_1" }],
  ["charge.refunded", { payment_intent: "pi_1", amount_refunded: 2.5 }],
  ["charge.refunded", { payment_intent: 7, amount_refunded: 5 }],
  ["charge.dispute.created", { payment_intent: "pi_1" }],
  ["charge.dispute.closed", { payment_intent: {}, status: "lost" }],
];

describe("an event of Stripe", () => {
  it("credits a paid checkout once, however often and in however many events it comes", async () => {
    const event = completed();
    const answers = [await deliver(event), await deliver(event), await deliver(completed())];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await balanceOf(account)).toBe(300);
    const purchases = (await usageOf(account)).filter(({ type }) => type === "Purchase");
    expect(purchases).toMatchObject([{ credits_delta: 250, usd_amount: 25 }]);
    expect(await operator(`/accounts/${account.accountId}`)).toMatchObject({
      payment_customer: "cus_1",
      payment_method: "pm_card_visa",
    });
  });

  it("is refused with a wrong signature, without one, and after five minutes", async () => {
    const body = JSON.stringify(completed());
    const wrong = { method: "POST", body, headers: { "stripe-signature": "t=1,v1=00" } };
    const old = await signed(completed(), Math.floor(Date.now() / 1000) - 301);
    for (const init of [wrong, { method: "POST", body }, old]) {
      expect((await call("/payments/stripe/events", init)).status).toBe(400);
    }
    expect(await balanceOf(account)).toBe(50);
  });

  it.each([
    ["charge.refunded", { amount_refunded: 2500 }, { refunded_usd: 25 }],
    ["charge.dispute.created", { status: "needs_response" }, { dispute_status: "needs_response" }],
  ])(
    "%s takes no credits, is shown and told to operators, who can take the credits back once",
    async (type, what, shown) => {
      await deliver(completed());
      mails.length = 0;
      await deliver(anEvent(type, { payment_intent: `pi_${sessionId}`, ...what }));
      expect(await balanceOf(account)).toBe(300);
      expect(await operator(`/accounts/${account.accountId}`)).toMatchObject({ status: "active" });
      const { payments } = await operator<{ payments: object[] }>("/payments?needs_attention=true");
      expect(payments[0]).toMatchObject({ payment_id: topUp.payment_id, ...shown });
      expect(mails).toMatchObject([{ to: "operators@example.com" }]);
      const path = `/payments/${topUp.payment_id}/reversal`;
      expect(await operator(path, { reason: "money went back" })).toMatchObject({
        credits_taken: 250,
        credits_balance: 50,
      });
      expect(await operator(path, { reason: "again" })).toMatchObject({ error: { code: "invalid_request" } });
      expect(await balanceOf(account)).toBe(50);
    },
  );

  describe("of a dispute", () => {
    const dispute = (status: string, type = "updated") =>
      deliver(anEvent(`charge.dispute.${type}`, { payment_intent: `pi_${sessionId}`, status }));
    const recharge = async () =>
      (await operator<{ auto_recharge_enabled: boolean }>(`/accounts/${account.accountId}`)).auto_recharge_enabled;
    const switchOn = () =>
      call(`/operator/v1/accounts/${account.accountId}`, {
        method: "PATCH",
        headers: { authorization: `Bearer ${operatorToken}`, "content-type": "application/json" },
        body: JSON.stringify({ auto_recharge_enabled: true }),
      });

    beforeEach(async () => {
      expect((await switchOn()).status).toBe(200);
      mails.length = 0;
    });

    it("switches the account's auto-recharge off and tells the operators so", async () => {
      await deliver(completed());
      await dispute("needs_response", "created");
      expect(await recharge()).toBe(false);
      expect(mails).toMatchObject([
        {
          subject: `Payment ${topUp.payment_id}: it is disputed, state "needs_response"`,
          text: expect.stringContaining("auto-recharge is off") as string,
        },
      ]);
      expect(await operator(`/accounts/${account.accountId}`)).toMatchObject({ status: "active" });
    });

    it("leaves what an operator switched on again, until an inquiry becomes a dispute", async () => {
      await deliver(completed());
      await dispute("warning_needs_response", "created");
      expect(await recharge()).toBe(false);
      await switchOn();
      await dispute("warning_under_review");
      expect(await recharge()).toBe(true);
      await dispute("needs_response");
      expect(await recharge()).toBe(false);
      await switchOn();
      for (const status of ["under_review", "lost", "needs_response"]) await dispute(status);
      expect(await recharge()).toBe(true);
    });

    it("counts and is told though it comes before the payment's own", async () => {
      await dispute("needs_response", "created");
      expect(mails).toMatchObject([{ subject: `Payment pi_${sessionId}: it is disputed, state "needs_response"` }]);
      expect(await recharge()).toBe(true);
      await deliver(completed());
      expect(await recharge()).toBe(false);
      expect(await balanceOf(account)).toBe(300);
    });

    it("changes nothing where it was won before we heard of it, nor does a refund", async () => {
      await deliver(completed());
      await dispute("won", "closed");
      await deliver(anEvent("charge.refunded", { payment_intent: `pi_${sessionId}`, amount_refunded: 100 }));
      expect(await recharge()).toBe(true);
    });
  });

  it("of money that went back counts, though it comes before the payment's own", async () => {
    await deliver(anEvent("charge.refunded", { payment_intent: `pi_${sessionId}`, amount_refunded: 2500 }));
    await deliver(completed());
    const { payments } = await operator<{ payments: object[] }>("/payments?needs_attention=true");
    expect(payments).toContainEqual(expect.objectContaining({ payment_id: topUp.payment_id, refunded_usd: 25 }));
  });

  it("that is late takes nothing away from a newer one", async () => {
    await deliver(completed());
    const about = { payment_intent: `pi_${sessionId}` };
    for (const amount_refunded of [2500, 500]) await deliver(anEvent("charge.refunded", { ...about, amount_refunded }));
    for (const status of ["needs_response", "won", "needs_response"])
      await deliver(anEvent("charge.dispute.updated", { ...about, status }));
    const { payments } = await operator<{ payments: object[] }>(`/accounts/${account.accountId}/payments`);
    expect(payments[0]).toMatchObject({ refunded_usd: 25, dispute_status: "won" });
  });

  it("of a refund in parts lets each part be taken back, and a dispute that was won lets nothing", async () => {
    await deliver(completed());
    const about = { payment_intent: `pi_${sessionId}` };
    const path = `/payments/${topUp.payment_id}/reversal`;
    await deliver(anEvent("charge.dispute.closed", { ...about, status: "won" }));
    expect(await operator(path, { reason: "x" })).toMatchObject({ error: { code: "invalid_request" } });
    await deliver(anEvent("charge.refunded", { ...about, amount_refunded: 500 }));
    expect(await operator(path, { reason: "a part" })).toMatchObject({ credits_taken: 50, credits_balance: 250 });
    await deliver(anEvent("charge.refunded", { ...about, amount_refunded: 2500 }));
    expect(await operator(path, { reason: "the rest" })).toMatchObject({ credits_taken: 200, credits_balance: 50 });
  });

  it("is taken though the operators' mail cannot be sent", async () => {
    await deliver(completed());
    mailWorks = false;
    const event = anEvent("charge.refunded", { payment_intent: `pi_${sessionId}`, amount_refunded: 100 });
    expect((await deliver(event)).status).toBe(200);
    mailWorks = true;
  });

  it("credits nothing where another checkout, or another amount, was paid", async () => {
    const other = await operator<{ url: string }>(`/accounts/${account.accountId}/topups`, { amount_usd: 1 });
    const otherId = other.url.replace("https://checkout.example/", "");
    await fetch(`${inject("stripeUrl")}/stub/sessions/${otherId}/pay`, { method: "POST" });
    const mixed = { id: otherId, client_reference_id: topUp.payment_id };
    await deliver(anEvent("checkout.session.completed", mixed));
    const tiny = { id: "pi_1", amount_received: 1, currency: "usd", metadata: { payment_id: topUp.payment_id } };
    await deliver(anEvent("payment_intent.succeeded", tiny));
    expect(await balanceOf(account)).toBe(50);
  });

  it("that means nothing to us, or names a payment of somebody else, is taken and changes nothing", async () => {
    const intent = { id: "pi_x", amount_received: 500, currency: "usd" };
    const foreign = [
      anEvent("payment_intent.succeeded", { ...intent, metadata: { payment_id: "pay_none" } }),
      anEvent("payment_intent.succeeded", { ...intent, metadata: {} }),
      anEvent("checkout.session.completed", { id: "cs_x", client_reference_id: null }),
      anEvent("charge.refunded", { payment_intent: null, amount_refunded: 5 }),
      anEvent("customer.created", {}),
      { id: "evt_thin", object: "v2.core.event", type: "v1.billing.meter.no_meter_found" },
    ];
    for (const event of foreign) expect((await deliver(event)).status).toBe(200);
    expect(await balanceOf(account)).toBe(50);
  });

  it.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["a list", "[]"],
    ["a number", "7"],
    ["no id", JSON.stringify({ type: "customer.created", data: { object: {} } })],
    ["an id that is no text", JSON.stringify({ id: 7, type: "customer.created", data: { object: {} } })],
    ["no type", JSON.stringify({ id: "evt_no_type", data: { object: {} } })],
    ["no data", JSON.stringify({ id: "evt_no_data", type: "charge.refunded" })],
    ...malformedObjects.map(([type, object]): [string, string] => [
      `${type} with ${JSON.stringify(object)}`,
      JSON.stringify({ id: "evt_malformed", object: "event", type, data: { object } }),
    ]),
  ])("that is signed and malformed is refused with 400: %s", async (_name, body) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await outcome(call("/payments/stripe/events", await signedText(body)))).toEqual([400, "invalid_request"]);
  });

  it("that was malformed counts when it comes again in its form", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const event = completed();
    expect((await deliver({ ...event, data: {} })).status).toBe(400);
    expect((await deliver(event)).status).toBe(200);
    expect(await balanceOf(account)).toBe(300);
  });
});

it("reads Stripe's events at this address only where Stripe is the provider", async () => {
  const plain = createApp(servicesFor);
  const response = await plain.fetch(
    new Request("http://x/payments/stripe/events", await signed(completed())),
    env,
    background,
  );
  expect(response.status).toBe(404);
});
