import { problem } from "../../core/contract/errors.ts";
import { applyPaymentEvent } from "../../services/payments/applyPaymentEvent.ts";
import type { Operation } from "../app.ts";
import { readBody } from "../middleware/jsonBody.ts";
import { problemResponse } from "../problem.ts";

/**
 * POST /payments/stripe/events: the endpoint that Stripe calls. The signature covers the raw bytes and its age; an event that
 * was applied before changes nothing. Any answer but 2xx makes Stripe send the event again.
 */
export const stripeEvents: Operation = {
  method: "POST",
  path: "/payments/stripe/events",
  handlers: [
    async (c) => {
      const services = c.get("services");
      const { paymentProvider, settings } = services;
      if (paymentProvider === null || settings.payments.kind !== "stripe") {
        return problemResponse(c, problem("not_found"));
      }
      const bytes = await readBody(c.req.raw.body);
      if (bytes === null) return problemResponse(c, problem("payload_too_large"));
      const body = new TextDecoder().decode(bytes);
      const event = await paymentProvider.readEvent(body, c.req.header("stripe-signature") ?? null);
      if (event === null) return problemResponse(c, problem("invalid_signature"));
      await applyPaymentEvent(services, event);
      return c.json({ received: true });
    },
  ],
};
