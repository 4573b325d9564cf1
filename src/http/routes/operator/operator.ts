import type { Context } from "hono";
import { z } from "zod";
import { problem } from "../../../core/contract/errors.ts";
import { addCredits } from "../../../services/operator/addCredits.ts";
import { createAccount } from "../../../services/operator/createAccount.ts";
import type { Operation } from "../../app.ts";
import { jsonBody } from "../../middleware/jsonBody.ts";
import { operatorAuth } from "../../middleware/operatorAuth.ts";
import { problemResponse } from "../../problem.ts";
import type { App } from "../../types.ts";
import { deliveryOperations } from "./deliveries.ts";

const base = "/operator/v1";

const NewAccountBody = z.strictObject({ email: z.email().max(320), name: z.string().min(1).max(200).optional() });

const AccountPatchBody = z.strictObject({
  status: z.enum(["active", "suspended", "trial"]).optional(),
  auto_recharge_enabled: z.boolean().optional(),
  auto_recharge_threshold: z.number().int().min(0).max(1_000_000).optional(),
  auto_recharge_amount_usd: z.number().min(1).max(10_000).multipleOf(0.01).optional(),
});

const CreditsBody = z.strictObject({
  credits: z.number().int().min(1).max(1_000_000),
  reason: z.string().min(1).max(200),
});

const ProductPatchBody = z.strictObject({ status: z.enum(["Active", "Inactive", "Draft"]) });

/** Parses the body or answers 400 with the first offending field. */
export function parseBody<T>(
  c: Context<App>,
  schema: z.ZodType<T>,
): { ok: true; value: T } | { ok: false; response: Response } {
  const parsed = schema.safeParse(c.get("body"));
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  const param = issue?.path.join(".") ?? "";
  const message = param ? `\`${param}\`: ${issue?.message}.` : `${issue?.message ?? "The body is malformed"}.`;
  return {
    ok: false,
    response: problemResponse(c, problem("invalid_request", param ? { param, message } : { message })),
  };
}

async function accountAnswer(c: Context<App>, accountId: string): Promise<Response> {
  const account = await c.get("services").accounts.get(accountId);
  if (account === null) return problemResponse(c, problem("not_found", { message: "There is no such account." }));
  return c.json({
    account_id: account.id,
    email: account.email,
    name: account.name,
    status: account.status,
    credits_balance: account.creditsBalance,
    credits_lifetime_purchased: account.creditsLifetimePurchased,
    auto_recharge_enabled: account.autoRechargeEnabled,
    auto_recharge_threshold: account.autoRechargeThreshold,
    auto_recharge_amount_usd: account.autoRechargeAmountCents / 100,
    created_at: new Date(account.createdAt).toISOString(),
  });
}

/** The operator interface (contract "Operator interface"); the whole of it is 404 where no token is configured. */
export const operator: Operation[] = [
  {
    method: "POST",
    path: `${base}/accounts`,
    handlers: [
      operatorAuth,
      jsonBody,
      async (c) => {
        const body = parseBody(c, NewAccountBody);
        if (!body.ok) return body.response;
        return c.json(
          await createAccount(c.get("services"), { email: body.value.email, name: body.value.name ?? null }),
          201,
        );
      },
    ],
  },
  {
    method: "GET",
    path: `${base}/accounts/:accountId`,
    handlers: [operatorAuth, (c) => accountAnswer(c, c.req.param("accountId") ?? "")],
  },
  {
    method: "PATCH",
    path: `${base}/accounts/:accountId`,
    handlers: [
      operatorAuth,
      jsonBody,
      async (c) => {
        const body = parseBody(c, AccountPatchBody);
        if (!body.ok) return body.response;
        const { status, auto_recharge_enabled, auto_recharge_threshold, auto_recharge_amount_usd } = body.value;
        await c.get("services").accounts.update(c.req.param("accountId") ?? "", {
          ...(status === undefined ? {} : { status }),
          ...(auto_recharge_enabled === undefined ? {} : { autoRechargeEnabled: auto_recharge_enabled }),
          ...(auto_recharge_threshold === undefined ? {} : { autoRechargeThreshold: auto_recharge_threshold }),
          ...(auto_recharge_amount_usd === undefined
            ? {}
            : { autoRechargeAmountCents: Math.round(auto_recharge_amount_usd * 100) }),
        });
        return accountAnswer(c, c.req.param("accountId") ?? "");
      },
    ],
  },
  {
    method: "POST",
    path: `${base}/accounts/:accountId/credits`,
    handlers: [
      operatorAuth,
      jsonBody,
      async (c) => {
        const body = parseBody(c, CreditsBody);
        if (!body.ok) return body.response;
        const balance = await addCredits(c.get("services"), {
          accountId: c.req.param("accountId") ?? "",
          ...body.value,
        });
        if (balance === null) return problemResponse(c, problem("not_found", { message: "There is no such account." }));
        return c.json({ credits_balance: balance }, 201);
      },
    ],
  },
  {
    method: "PATCH",
    path: `${base}/products/:productId`,
    handlers: [
      operatorAuth,
      jsonBody,
      async (c) => {
        const body = parseBody(c, ProductPatchBody);
        if (!body.ok) return body.response;
        const productId = c.req.param("productId") ?? "";
        const reviewed = await c.get("services").productReview.setStatus(productId, body.value.status);
        if (!reviewed) return problemResponse(c, problem("not_found", { message: "There is no such product." }));
        return c.json({ id: productId, status: body.value.status });
      },
    ],
  },
  ...deliveryOperations(base),
];
