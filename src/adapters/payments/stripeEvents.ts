import type Stripe from "stripe";
import type { Paid, PaymentEvent, PaymentNews } from "../../ports/payments.ts";

/**
 * What an event of Stripe means to us. About a checkout the event only wakes us up: `readCheckout` asks for the truth, because
 * events come late and out of order.
 */
export async function readStripeEvent(
  event: Stripe.Event,
  readCheckout: (sessionId: string) => Promise<PaymentNews>,
): Promise<PaymentEvent["news"]> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const session = event.data.object;
      if (session.client_reference_id === null) return { kind: "other" };
      return { kind: "payment", paymentId: session.client_reference_id, news: await readCheckout(session.id) };
    }
    case "payment_intent.succeeded": {
      const intent = event.data.object;
      const paymentId = intent.metadata.payment_id;
      if (paymentId === undefined) return { kind: "other" };
      return { kind: "payment", paymentId, news: { kind: "paid", ...paidBy(intent) } };
    }
    case "payment_intent.payment_failed": {
      const intent = event.data.object;
      const paymentId = intent.metadata.payment_id;
      if (paymentId === undefined) return { kind: "other" };
      const problem = intent.last_payment_error?.message ?? "The payment was declined.";
      return { kind: "payment", paymentId, news: { kind: "declined", problem } };
    }
    case "charge.refunded":
      return reversal(event.data.object.payment_intent, (intentReference) => ({
        kind: "refund",
        intentReference,
        refundedCents: event.data.object.amount_refunded,
      }));
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return reversal(event.data.object.payment_intent, (intentReference) => ({
        kind: "dispute",
        intentReference,
        status: event.data.object.status,
      }));
    default:
      return { kind: "other" };
  }
}

/** What a payment intent of auto-recharge has brought in. */
export function paidBy(intent: Stripe.PaymentIntent): Paid {
  return {
    amountCents: intent.amount_received,
    currency: intent.currency,
    intentReference: intent.id,
    checkoutReference: null,
    customer: null,
    method: null,
  };
}

function reversal(
  intent: string | { id: string } | null,
  read: (intentReference: string) => PaymentEvent["news"],
): PaymentEvent["news"] {
  if (intent === null) return { kind: "other" };
  return read(typeof intent === "string" ? intent : intent.id);
}
