import { problem } from "../../core/contract/errors.ts";
import { unreachable } from "../../core/result.ts";
import { applyPaymentEvent } from "../../services/payments/applyPaymentEvent.ts";
import type { Route } from "../route.ts";
import { readBody } from "../middleware/jsonBody.ts";
import { problemResponse } from "../problem.ts";

/**
 * POST /payments/stripe/events: the endpoint that Stripe calls. The signature covers the raw bytes and its age; an event that
 * was applied before changes nothing. Any answer but 2xx makes Stripe send the event again: one that cannot be read is not counted
 * as seen, so that it counts as soon as it can.
 */
export const stripeEvents: Route = {
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
      const reading = await paymentProvider.readEvent(body, c.req.header("stripe-signature") ?? null);
      switch (reading.kind) {
        case "unsigned":
          return problemResponse(c, problem("invalid_signature"));
        case "malformed":
          console.error("a signed event of the payment provider has another form than it should", c.get("requestId"));
          return problemResponse(c, problem("invalid_request", { message: "The event has not the form of its type." }));
        case "event":
          await applyPaymentEvent(services, reading.event);
          return c.json({ received: true });
        default:
          return unreachable(reading);
      }
    },
  ],
};
