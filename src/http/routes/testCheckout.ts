import type { Context } from "hono";
import { problem } from "../../core/contract/errors.ts";
import type { Payment } from "../../ports/payments.ts";
import { providerOf } from "../../services/payments/context.ts";
import { billingAfterPayment } from "../../services/payments/openTopUp.ts";
import { settlePayment } from "../../services/payments/settlePayment.ts";
import type { Route } from "../route.ts";
import { testCheckoutPage } from "../pages/testCheckout/testCheckoutPage.ts";
import { readBody } from "../middleware/jsonBody.ts";
import { problemResponse } from "../problem.ts";
import type { App } from "../types.ts";

const path = "/test-checkout/:paymentId";

/** The checkout of the test payment provider; for a payment that is not its own there is nothing at this address. */
export const testCheckout: Route[] = [
  {
    method: "GET",
    path,
    handlers: [
      async (c) => {
        const payment = await openTopUp(c);
        return payment === null ? problemResponse(c, problem("not_found")) : page(c, payment, null);
      },
    ],
  },
  {
    method: "POST",
    path,
    handlers: [
      async (c) => {
        const { testPayments, payments } = c.get("services");
        const payment = await openTopUp(c);
        if (payment === null) return problemResponse(c, problem("not_found"));
        const bytes = await readBody(c.req.raw.body);
        const card = new URLSearchParams(new TextDecoder().decode(bytes ?? new Uint8Array())).get("card") ?? "";
        const refusal = await testPayments.payCheckout(payment.id, payment.amountCents, card);
        if (refusal !== null) return page(c, payment, refusal);
        await settlePayment(c.get("services"), payment, await testPayments.readCheckout(payment.reference ?? ""));
        return page(c, (await payments.find(payment.id)) ?? payment, null);
      },
    ],
  },
];

async function openTopUp(c: Context<App>): Promise<Payment | null> {
  const services = c.get("services");
  const payment = await services.payments.find(c.req.param("paymentId") ?? "");
  if (payment?.kind !== "topup") return null;
  const account = await services.accounts.get(payment.accountId);
  return account !== null && providerOf(services, account) === services.testPayments ? payment : null;
}

async function page(c: Context<App>, payment: Payment, refusal: string | null): Promise<Response> {
  const billingUrl = billingAfterPayment(c.get("services").settings.appUrl, payment.id);
  const { html, contentSecurityPolicy } = await testCheckoutPage(payment, refusal, billingUrl);
  return c.html(html, refusal === null ? 200 : 402, {
    "content-security-policy": contentSecurityPolicy,
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
}
