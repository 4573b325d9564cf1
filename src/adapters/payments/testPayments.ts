import { eq } from "drizzle-orm";
import type {
  ChargeOrder,
  ChargeOutcome,
  Checkout,
  CheckoutOrder,
  EventReading,
  Paid,
  PaymentNews,
  TestPaymentProvider,
} from "../../ports/payments.ts";
import type { Database } from "../d1/database.ts";
import { testCharges } from "../d1/schema.ts";

/** Stripe's test means of payment, and two for what no card can show: an answer that is lost. */
const outcomes: Record<string, { outcome: "succeeded" | "lost-once" | "never-reached" } | { problem: string }> = {
  pm_card_visa: { outcome: "succeeded" },
  pm_card_chargeDeclined: { problem: "Your card was declined." },
  pm_card_visa_chargeDeclinedInsufficientFunds: { problem: "Your card has insufficient funds." },
  pm_card_authenticationRequired: {
    problem: "The bank asks its customer to confirm the payment; pay by a top-up link.",
  },
  pm_card_timeoutAfterCharge: { outcome: "lost-once" },
  pm_card_timeoutBeforeCharge: { outcome: "never-reached" },
};

/** Card numbers of Stripe's test mode, as the test checkout takes them: what saving and charging each then does. */
const cards: Record<string, { method: string; refusedAtCheckout?: string }> = {
  "4242424242424242": { method: "pm_card_visa" },
  "4000000000000341": { method: "pm_card_chargeDeclined" },
  "4000002500003155": { method: "pm_card_authenticationRequired" },
  "4000000000000002": { method: "pm_card_chargeDeclined", refusedAtCheckout: "Your card was declined." },
  "4000000000009995": {
    method: "pm_card_visa_chargeDeclinedInsufficientFunds",
    refusedAtCheckout: "Your card has insufficient funds.",
  },
};

const checkoutLifeMs = 24 * 60 * 60_000;
const customer = "cus_test";

type Stored = ({ kind: "succeeded" } & Paid) | { kind: "declined"; problem: string } | { kind: "paid"; method: string };

/**
 * The payment provider that takes no real money, for test accounts and for a service on a laptop: it behaves as Stripe does with its test cards and remembers by
 * idempotency key, so that a repeated charge is the same charge. An account without a saved card pays with `pm_card_visa`.
 */
export class TestPayments implements TestPaymentProvider {
  readonly needsSavedMethod = false;
  readonly #db: Database;
  readonly #publicUrl: string;
  readonly #nowMs: () => number;

  constructor(db: Database, publicUrl: string, nowMs: () => number) {
    this.#db = db;
    this.#publicUrl = publicUrl;
    this.#nowMs = nowMs;
  }

  async charge(order: ChargeOrder): Promise<ChargeOutcome> {
    const known = await this.findCharge(order.paymentId);
    if (known !== null) return known;
    const behaviour = outcomes[order.method ?? "pm_card_visa"] ?? { problem: "There is no such means of payment." };
    if ("problem" in behaviour) {
      await this.#store(order.paymentId, order.amountCents, { kind: "declined", problem: behaviour.problem });
      return { kind: "declined", problem: behaviour.problem };
    }
    if (behaviour.outcome === "never-reached") {
      return { kind: "unknown", problem: "The payment provider did not answer." };
    }
    const paid = { ...paidInTest(order.amountCents), intentReference: `pi_test_${order.paymentId}` };
    await this.#store(order.paymentId, order.amountCents, { kind: "succeeded", ...paid });
    return behaviour.outcome === "lost-once"
      ? { kind: "unknown", problem: "The payment provider did not answer." }
      : { kind: "succeeded", ...paid };
  }

  async findCharge(paymentId: string): Promise<ChargeOutcome | null> {
    const known = (await this.#stored(paymentId))?.outcome;
    return known?.kind === "succeeded" || known?.kind === "declined" ? known : null;
  }

  openCheckout(order: CheckoutOrder): Promise<Checkout> {
    return Promise.resolve({
      reference: checkoutReference(order.paymentId),
      url: `${this.#publicUrl}/test-checkout/${order.paymentId}`,
      expiresAtMs: this.#nowMs() + checkoutLifeMs,
    });
  }

  async readCheckout(reference: string): Promise<PaymentNews> {
    const stored = await this.#stored(reference);
    if (stored?.outcome.kind !== "paid") return { kind: "open" };
    return {
      kind: "paid",
      ...paidInTest(stored.amountCents),
      intentReference: `pi_test_${reference}`,
      checkoutReference: reference,
      customer,
      method: stored.outcome.method,
    };
  }

  readEvent(): Promise<EventReading> {
    return Promise.resolve({ kind: "unsigned" });
  }

  /** What a person does on the test checkout: null when it is paid, otherwise why not. */
  async payCheckout(paymentId: string, amountCents: number, cardNumber: string): Promise<string | null> {
    const card = cards[cardNumber.replace(/[\s-]/g, "")];
    if (!card) return "Only the test cards below work here.";
    if (card.refusedAtCheckout !== undefined) return card.refusedAtCheckout;
    await this.#store(checkoutReference(paymentId), amountCents, { kind: "paid", method: card.method });
    return null;
  }

  async #stored(key: string): Promise<{ amountCents: number; outcome: Stored } | null> {
    const row = await this.#db.select().from(testCharges).where(eq(testCharges.key, key)).get();
    return row ? { amountCents: row.amountCents, outcome: row.outcome as Stored } : null;
  }

  async #store(key: string, amountCents: number, outcome: Stored): Promise<void> {
    await this.#db
      .insert(testCharges)
      .values({ key, amountCents, outcome, createdAt: this.#nowMs() })
      .onConflictDoNothing()
      .run();
  }
}

function paidInTest(amountCents: number): Paid {
  return {
    amountCents,
    currency: "usd",
    intentReference: null,
    checkoutReference: null,
    customer: null,
    method: null,
  };
}

function checkoutReference(paymentId: string): string {
  return `cs_test_${paymentId}`;
}
