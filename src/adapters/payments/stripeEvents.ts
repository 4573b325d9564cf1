import { z } from "zod";
import type { Paid, PaymentEvent, PaymentNews } from "../../ports/payments.ts";

const text = z.string().min(1).max(255);
const cents = z.int().min(0);
/** Another object of Stripe's: its id, or the object itself. */
const reference = z.union([text, z.object({ id: text })]).nullish();

const Envelope = z.object({ id: text, type: text, data: z.object({ object: z.unknown() }).optional() });

const Session = z.object({ id: text, client_reference_id: text.nullish() });
const metadata = z.object({ payment_id: text.optional() }).nullish();
const PaidIntent = z.object({ id: text, amount_received: cents, currency: text, metadata });
const FailedIntent = z.object({ metadata, last_payment_error: z.object({ message: z.string().nullish() }).nullish() });
const RefundedCharge = z.object({ payment_intent: reference, amount_refunded: cents });
const Dispute = z.object({ payment_intent: reference, status: text });

/**
 * What an event of Stripe means to us; null for what has not the form of one. `body`: its JSON, whose signature was checked. About
 * a checkout the event only wakes us up: `readCheckout` asks for the truth, because events come late and out of order.
 */
export async function readStripeEvent(
  body: string,
  readCheckout: (sessionId: string) => Promise<PaymentNews>,
): Promise<PaymentEvent | null> {
  const event = Envelope.safeParse(parseJson(body));
  if (!event.success) return null;
  const { id, type, data } = event.data;
  const news = await readNews(type, data?.object, readCheckout);
  return news === null ? null : { id, kind: type, news };
}

async function readNews(
  type: string,
  object: unknown,
  readCheckout: (sessionId: string) => Promise<PaymentNews>,
): Promise<PaymentEvent["news"] | null> {
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const session = Session.safeParse(object);
      if (!session.success) return null;
      const { id, client_reference_id: paymentId } = session.data;
      return ofPayment(paymentId, () => readCheckout(id));
    }
    case "payment_intent.succeeded": {
      const intent = PaidIntent.safeParse(object);
      if (!intent.success) return null;
      return ofPayment(intent.data.metadata?.payment_id, () => ({ kind: "paid", ...paidBy(intent.data) }));
    }
    case "payment_intent.payment_failed": {
      const intent = FailedIntent.safeParse(object);
      if (!intent.success) return null;
      const problem = intent.data.last_payment_error?.message ?? "The payment was declined.";
      return ofPayment(intent.data.metadata?.payment_id, () => ({ kind: "declined", problem }));
    }
    case "charge.refunded": {
      const charge = RefundedCharge.safeParse(object);
      if (!charge.success) return null;
      const intentReference = idOf(charge.data.payment_intent);
      if (intentReference === null) return { kind: "other" };
      return { kind: "refund", intentReference, refundedCents: charge.data.amount_refunded };
    }
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed": {
      const dispute = Dispute.safeParse(object);
      if (!dispute.success) return null;
      const intentReference = idOf(dispute.data.payment_intent);
      if (intentReference === null) return { kind: "other" };
      return { kind: "dispute", intentReference, status: dispute.data.status };
    }
    default:
      return { kind: "other" };
  }
}

/** News of the payment that carries our id; without one it is of something that others sell under the same Stripe account. */
async function ofPayment(
  paymentId: string | null | undefined,
  read: () => PaymentNews | Promise<PaymentNews>,
): Promise<PaymentEvent["news"]> {
  return typeof paymentId === "string" ? { kind: "payment", paymentId, news: await read() } : { kind: "other" };
}

/** What a payment intent of auto-recharge has brought in. */
export function paidBy(intent: { id: string; amount_received: number; currency: string }): Paid {
  return {
    amountCents: intent.amount_received,
    currency: intent.currency,
    intentReference: intent.id,
    checkoutReference: null,
    customer: null,
    method: null,
  };
}

/** The id in a reference of Stripe's, which is the id or the object itself. */
export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
