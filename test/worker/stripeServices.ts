import { env } from "cloudflare:workers";
import { inject } from "vitest";
import { StripePayments } from "../../src/adapters/payments/stripePayments.ts";
import { servicesFor } from "../../src/composition.ts";
import type { Services } from "../../src/api/services.ts";

/** What signs the events of the Stripe account of the tests. */
export const stripeWebhookSecret = "whsec_of_the_stripe_endpoint";

/** The Worker as it is deployed with Stripe: the real SDK against a stub of Stripe's API. */
export function stripeServices(): Services {
  const services = servicesFor(env);
  const payments = { kind: "stripe" as const, secretKey: "sk_test_x", webhookSecret: stripeWebhookSecret };
  return {
    ...services,
    settings: { ...services.settings, payments },
    paymentProvider: new StripePayments({ ...payments, endpoint: new URL(inject("stripeUrl")) }),
  };
}
