import Stripe from "stripe";
import type {
  ChargeOrder,
  ChargeOutcome,
  Checkout,
  CheckoutOrder,
  EventReading,
  PaymentNews,
  PaymentProvider,
} from "../../ports/payments.ts";
import { idOf, paidBy, readStripeEvent } from "./stripeEvents.ts";

const timeoutMs = 8_000;
export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Another endpoint than Stripe's own. */
  endpoint?: URL;
}

/** Stripe through its official SDK on fetch: Checkout for top-ups, off-session payment intents for auto-recharge. */
export class StripePayments implements PaymentProvider {
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;
  readonly needsSavedMethod = true;

  constructor({ secretKey, webhookSecret, endpoint }: StripeOptions) {
    this.#stripe = new Stripe(secretKey, {
      httpClient: Stripe.createFetchHttpClient(),
      timeout: timeoutMs,
      // The service repeats what stays unknown, with the payment's own key; two layers of retries would multiply the wait.
      maxNetworkRetries: 0,
      telemetry: false,
      ...(endpoint && {
        host: endpoint.hostname,
        port: endpoint.port,
        protocol: endpoint.protocol === "http:" ? "http" : "https",
      }),
    });
    this.#webhookSecret = webhookSecret;
  }

  async charge(order: ChargeOrder): Promise<ChargeOutcome> {
    if (order.customer === null || order.method === null) {
      return { kind: "declined", problem: "No means of payment is saved; pay by a top-up link once to save one." };
    }
    try {
      const intent = await this.#stripe.paymentIntents.create(
        {
          amount: order.amountCents,
          currency: "usd",
          customer: order.customer,
          payment_method: order.method,
          confirm: true,
          off_session: true,
          description: order.description,
          metadata: { payment_id: order.paymentId, account_id: order.accountId },
        },
        { idempotencyKey: order.paymentId },
      );
      return outcomeOf(intent);
    } catch (error) {
      return failureOf(error);
    }
  }

  async findCharge(paymentId: string): Promise<ChargeOutcome | null> {
    const found = await this.#stripe.paymentIntents.search({ query: `metadata['payment_id']:'${paymentId}'` });
    const intent = found.data[0];
    return intent ? outcomeOf(intent) : null;
  }

  async openCheckout(order: CheckoutOrder): Promise<Checkout> {
    try {
      return await this.#openCheckout(order, order.paymentId);
    } catch (error) {
      if (order.customer === null || !isMissing(error)) throw error;
      // The customer is gone at Stripe: the person becomes a new one there.
      return this.#openCheckout({ ...order, customer: null }, `${order.paymentId}-new-customer`);
    }
  }

  async #openCheckout(order: CheckoutOrder, idempotencyKey: string): Promise<Checkout> {
    const session = await this.#stripe.checkout.sessions.create(
      {
        mode: "payment",
        client_reference_id: order.paymentId,
        ...(order.customer === null
          ? { customer_creation: "always", customer_email: order.email }
          : { customer: order.customer }),
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: "usd",
              unit_amount: order.amountCents,
              product_data: { name: `${order.credits} ad credits` },
            },
          },
        ],
        payment_intent_data: { setup_future_usage: "off_session", metadata: { account_id: order.accountId } },
        success_url: order.returnUrl,
        cancel_url: order.returnUrl,
      },
      { idempotencyKey },
    );
    if (session.url === null) throw new Error("the checkout session has no address");
    return { reference: session.id, url: session.url, expiresAtMs: session.expires_at * 1000 };
  }

  async readCheckout(reference: string): Promise<PaymentNews> {
    const session = await this.#stripe.checkout.sessions
      .retrieve(reference, { expand: ["payment_intent"] })
      .catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
    if (session === null) return { kind: "expired" };
    const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
    if (session.status === "expired") return { kind: "expired" };
    if (session.status !== "complete") return { kind: "open" };
    if (session.payment_status === "paid") {
      const { customer } = session;
      return {
        kind: "paid",
        amountCents: session.amount_total ?? 0,
        currency: session.currency ?? "",
        checkoutReference: session.id,
        intentReference: intent?.id ?? null,
        customer: idOf(customer),
        method: idOf(intent?.payment_method ?? null),
      };
    }
    const failed = intent?.status === "requires_payment_method" || intent?.status === "canceled";
    return failed
      ? { kind: "declined", problem: intent.last_payment_error?.message ?? "The payment failed." }
      : { kind: "open" };
  }

  async readEvent(body: string, signature: string | null): Promise<EventReading> {
    const verifier = this.#stripe.webhooks.signature;
    if (verifier === null) throw new Error("Stripe's SDK cannot check signatures here");
    if (signature === null) return { kind: "unsigned" };
    try {
      // The SDK refuses signatures older than five minutes by itself.
      await verifier.verifyHeaderAsync(body, signature, this.#webhookSecret);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return { kind: "unsigned" };
      throw error;
    }
    const event = await readStripeEvent(body, (id) => this.readCheckout(id));
    return event === null ? { kind: "malformed" } : { kind: "event", event };
  }
}

function outcomeOf(intent: Stripe.PaymentIntent): ChargeOutcome {
  switch (intent.status) {
    case "succeeded":
      return { kind: "succeeded", ...paidBy(intent) };
    case "processing":
    case "requires_capture":
      return { kind: "unknown", problem: "The bank is still working on the payment." };
    default:
      return { kind: "declined", problem: intent.last_payment_error?.message ?? "The payment was not completed." };
  }
}

/** A definite refusal is `declined`; whatever may still have charged, or says nothing about the charge, is `unknown`. */
function failureOf(error: unknown): ChargeOutcome {
  if (error instanceof Stripe.errors.StripeCardError) {
    return error.code === "authentication_required"
      ? { kind: "declined", problem: "The bank asks its customer to confirm the payment; pay by a top-up link." }
      : { kind: "declined", problem: error.message };
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    console.error("the payment provider refuses our request", error.code, error.requestId);
    return { kind: "declined", problem: "The saved means of payment could not be used." };
  }
  const what = error instanceof Stripe.errors.StripeError ? `${error.type} ${error.requestId ?? ""}` : String(error);
  console.warn("a payment has no outcome yet", what);
  return { kind: "unknown", problem: "The payment provider did not answer." };
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}
