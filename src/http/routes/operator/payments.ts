import { z } from "zod";
import { centsToUsd } from "../../../core/credits/pricing.ts";
import type { Payment } from "../../../ports/payments.ts";
import { openTopUp } from "../../../services/payments/openTopUp.ts";
import { takeBackCredits } from "../../../services/payments/takeBackCredits.ts";
import type { Operation } from "../../app.ts";
import { jsonBody } from "../../middleware/jsonBody.ts";
import { operatorAuth } from "../../middleware/operatorAuth.ts";
import { problemResponse } from "../../problem.ts";
import { noSuch, parseBody } from "./body.ts";
import { UsdAmount } from "./usdAmount.ts";

const TopUpBody = z.strictObject({ amount_usd: UsdAmount });
const ReversalBody = z.strictObject({ reason: z.string().min(1).max(200) });
const listLimit = 100;

/** Money: top-up links, what was paid, and what has to be looked at because money went back. */
export function paymentOperations(base: string): Operation[] {
  return [
    {
      method: "POST",
      path: `${base}/accounts/:accountId/topups`,
      handlers: [
        operatorAuth,
        jsonBody,
        async (c) => {
          const body = parseBody(c, TopUpBody);
          if (!body.ok) return body.response;
          const amountCents = Math.round(body.value.amount_usd * 100);
          const link = await openTopUp(c.get("services"), c.req.param("accountId") ?? "", amountCents);
          return link.ok ? c.json(link.value, 201) : problemResponse(c, link.error);
        },
      ],
    },
    {
      method: "GET",
      path: `${base}/accounts/:accountId/payments`,
      handlers: [
        operatorAuth,
        async (c) => {
          const { accounts, payments } = c.get("services");
          const accountId = c.req.param("accountId") ?? "";
          if ((await accounts.get(accountId)) === null) return noSuch(c, "account");
          const found = await payments.list({ accountId, needsAttention: false, limit: listLimit });
          return c.json({ payments: found.map(paymentView) });
        },
      ],
    },
    {
      method: "GET",
      path: `${base}/payments`,
      handlers: [
        operatorAuth,
        async (c) => {
          const needsAttention = c.req.query("needs_attention") === "true";
          const found = await c.get("services").payments.list({ accountId: null, needsAttention, limit: listLimit });
          return c.json({ payments: found.map(paymentView) });
        },
      ],
    },
    {
      method: "POST",
      path: `${base}/payments/:paymentId/reversal`,
      handlers: [
        operatorAuth,
        jsonBody,
        async (c) => {
          const body = parseBody(c, ReversalBody);
          if (!body.ok) return body.response;
          const taken = await takeBackCredits(c.get("services"), c.req.param("paymentId") ?? "", body.value.reason);
          return taken.ok ? c.json(taken.value, 201) : problemResponse(c, taken.error);
        },
      ],
    },
  ];
}

function paymentView(payment: Payment) {
  return {
    payment_id: payment.id,
    account_id: payment.accountId,
    kind: payment.kind,
    status: payment.status,
    amount_usd: centsToUsd(payment.amountCents),
    credits: payment.credits,
    problem: payment.problem,
    refunded_usd: centsToUsd(payment.refundedCents),
    dispute_status: payment.disputeStatus,
    provider_reference: payment.intentReference ?? payment.reference,
    created_at: new Date(payment.createdAt).toISOString(),
    updated_at: new Date(payment.updatedAt).toISOString(),
  };
}
