import { env } from "cloudflare:workers";
import { describe, expect, inject, it } from "vitest";
import { openDatabase } from "../../src/adapters/d1/database.ts";
import { StripePayments } from "../../src/adapters/payments/stripePayments.ts";
import { TestPayments } from "../../src/adapters/payments/testPayments.ts";
import { newId } from "../../src/core/ids.ts";
import type { ChargeOrder, PaymentProvider } from "../../src/ports/payments.ts";

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

function anOrder(method: string, more: Partial<ChargeOrder> = {}): ChargeOrder {
  return {
    paymentId: newId("payment", random),
    accountId: "acc_x",
    amountCents: 2500,
    description: "Auto-recharge of 250 credits",
    customer: "cus_1",
    method,
    ...more,
  };
}

interface Case {
  provider: PaymentProvider;
  payAtCheckout: (paymentId: string, reference: string) => Promise<unknown>;
}

/** Both providers, the test one and Stripe through its SDK against a stub of its API, promise the same. */
const cases: [string, () => Case][] = [
  [
    "the test provider",
    () => {
      const provider = new TestPayments(openDatabase(env.DB), "http://127.0.0.1:8787", Date.now);
      return { provider, payAtCheckout: (paymentId) => provider.payCheckout(paymentId, 2500, "4242424242424242") };
    },
  ],
  [
    "Stripe",
    () => ({
      provider: aStripe(),
      payAtCheckout: (_id, reference) =>
        fetch(`${inject("stripeUrl")}/stub/sessions/${reference}/pay`, { method: "POST" }),
    }),
  ],
];

function aStripe(): StripePayments {
  const endpoint = new URL(inject("stripeUrl"));
  return new StripePayments({ secretKey: "sk_test_x", webhookSecret: "whsec_x", endpoint });
}

describe.each(cases)("%s", (_name, open) => {
  it("charges a good card", async () => {
    expect(await open().provider.charge(anOrder("pm_card_visa"))).toMatchObject({ kind: "succeeded" });
  });

  it.each([
    ["pm_card_chargeDeclined", /declined/],
    ["pm_card_visa_chargeDeclinedInsufficientFunds", /insufficient funds/],
    ["pm_card_authenticationRequired", /bank asks/],
    ["nonsense", /means of payment/],
  ])("refuses %s for good, with a sentence", async (method, problem) => {
    const outcome = await open().provider.charge(anOrder(method));
    expect(outcome).toMatchObject({ kind: "declined", problem: expect.stringMatching(problem) as string });
  });

  it("does not know after a lost answer, and gives the same charge when it is asked again", async () => {
    const { provider } = open();
    const order = anOrder("pm_card_timeoutAfterCharge");
    expect((await provider.charge(order)).kind).toBe("unknown");
    const second = await provider.charge(order);
    expect(second.kind).toBe("succeeded");
    expect(await provider.charge(order)).toEqual(second);
  });

  it("does not know either when it was never reached", async () => {
    expect((await open().provider.charge(anOrder("pm_card_timeoutBeforeCharge"))).kind).toBe("unknown");
  });

  it("finds a charge by its payment, and knows of none that was never made", async () => {
    const { provider } = open();
    const order = anOrder("pm_card_timeoutAfterCharge");
    expect(await provider.findCharge(order.paymentId)).toBeNull();
    await provider.charge(order);
    expect(await provider.findCharge(order.paymentId)).toMatchObject({ kind: "succeeded", amountCents: 2500 });
  });

  it("opens a checkout that is open until it is paid, and then gives the saved card", async () => {
    const { provider, payAtCheckout } = open();
    const paymentId = newId("payment", random);
    const checkout = await provider.openCheckout({
      paymentId,
      accountId: "acc_x",
      amountCents: 2500,
      credits: 250,
      email: "someone@example.com",
      customer: null,
      returnUrl: "https://api.example.com/docs",
    });
    expect(checkout.url).toContain(paymentId);
    expect(await provider.readCheckout(checkout.reference)).toEqual({ kind: "open" });
    await payAtCheckout(paymentId, checkout.reference);
    expect(await provider.readCheckout(checkout.reference)).toMatchObject({ kind: "paid", method: "pm_card_visa" });
  });
});

describe("Stripe alone", () => {
  it("charges an order once for its key, whatever is asked under it", async () => {
    const order = anOrder("pm_card_visa");
    await Promise.all([aStripe().charge(order), aStripe().charge(order)]);
    await aStripe().charge(order);
    const charges = await (await fetch(`${inject("stripeUrl")}/stub/charges`)).json<{ metadata: object }[]>();
    expect(charges.filter(({ metadata }) => JSON.stringify(metadata).includes(order.paymentId))).toHaveLength(1);
  });

  it.each([401, 403, 409, 429, 500])("does not know what became of a charge after status %s", async (status) => {
    const order = anOrder("pm_card_visa", { description: `answer with ${status}` });
    expect(await aStripe().charge(order)).toMatchObject({ kind: "unknown" });
  });

  it("opens a checkout for a customer who is gone", async () => {
    const order = {
      paymentId: newId("payment", random),
      accountId: "acc_x",
      amountCents: 2500,
      credits: 250,
      email: "someone@example.com",
      customer: "cus_gone",
      returnUrl: "https://api.example.com/docs",
    };
    expect((await aStripe().openCheckout(order)).url).toContain(order.paymentId);
  });

  it("takes a checkout that it does not know for expired", async () => {
    expect(await aStripe().readCheckout("cs_none")).toEqual({ kind: "expired" });
  });

  it("refuses to charge where nothing is saved", async () => {
    expect(await aStripe().charge(anOrder("pm_card_visa", { customer: null, method: null }))).toMatchObject({
      kind: "declined",
      problem: expect.stringContaining("top-up link") as string,
    });
  });
});
