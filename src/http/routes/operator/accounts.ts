import type { Context } from "hono";
import { z } from "zod";
import { addCredits } from "../../../services/operator/addCredits.ts";
import { createAccount } from "../../../services/operator/createAccount.ts";
import { rotateWebhookSecret } from "../../../services/operator/rotateWebhookSecret.ts";
import type { Operation } from "../../app.ts";
import { jsonBody, optionalJsonBody } from "../../middleware/jsonBody.ts";
import { operatorAuth } from "../../middleware/operatorAuth.ts";
import type { App } from "../../types.ts";
import type { AccountChange } from "../../../ports/accounts.ts";
import { noSuch, parseBody } from "./body.ts";
import { UsdAmount } from "./usdAmount.ts";

const NewAccountBody = z.strictObject({
  email: z.email().max(320),
  name: z.string().min(1).max(200).optional(),
  test: z.boolean().default(false),
});

/** Ids of the payment provider, as it writes them. */
const ProviderId = z.string().regex(/^[A-Za-z0-9_]{3,255}$/, "an id of the payment provider");

const AccountPatchBody = z.strictObject({
  status: z.enum(["active", "suspended", "trial"]).optional(),
  auto_recharge_enabled: z.boolean().optional(),
  auto_recharge_threshold: z.number().int().min(0).max(1_000_000).optional(),
  auto_recharge_amount_usd: UsdAmount.optional(),
  auto_recharge_daily_limit: z.number().int().min(0).max(1_000).optional(),
  payment_customer: ProviderId.nullable().optional(),
  payment_method: ProviderId.nullable().optional(),
  website_proof_required: z.boolean().nullable().optional(),
  test: z
    .never("a test account stays one, and a real account never becomes one; create another account instead")
    .optional(),
});

const CreditsBody = z.strictObject({
  credits: z.number().int().min(1).max(1_000_000),
  reason: z.string().min(1).max(200),
});

const RotateSecretBody = z.strictObject({
  keep_old_hours: z.number().min(0).max(24).default(24),
  sign_first: z.enum(["new", "old"]).default("new"),
});

/** Accounts: create, read, change, give credits, check the ledger, rotate the webhook secret. */
export function accountOperations(base: string): Operation[] {
  return [
    {
      method: "POST",
      path: `${base}/accounts`,
      handlers: [
        operatorAuth,
        jsonBody,
        async (c) => {
          const body = parseBody(c, NewAccountBody);
          if (!body.ok) return body.response;
          const { email, name, test } = body.value;
          return c.json(await createAccount(c.get("services"), { email, name: name ?? null, isTest: test }), 201);
        },
      ],
    },
    {
      method: "GET",
      path: `${base}/accounts/:accountId`,
      handlers: [operatorAuth, (c) => accountAnswer(c)],
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
          await c.get("services").accounts.update(c.req.param("accountId") ?? "", accountChange(body.value));
          return accountAnswer(c);
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
          const accountId = c.req.param("accountId") ?? "";
          const balance = await addCredits(c.get("services"), { accountId, ...body.value });
          return balance === null ? noSuch(c, "account") : c.json({ credits_balance: balance }, 201);
        },
      ],
    },
    {
      method: "POST",
      path: `${base}/accounts/:accountId/webhook-secret/rotate`,
      handlers: [
        operatorAuth,
        optionalJsonBody,
        async (c) => {
          const body = parseBody(c, RotateSecretBody);
          if (!body.ok) return body.response;
          const accountId = c.req.param("accountId") ?? "";
          const { keep_old_hours: keepOldHours, sign_first: signFirst } = body.value;
          const rotated = await rotateWebhookSecret(c.get("services"), accountId, { keepOldHours, signFirst });
          return rotated === null ? noSuch(c, "account") : c.json(rotated, 201);
        },
      ],
    },
    {
      method: "GET",
      path: `${base}/accounts/:accountId/ledger`,
      handlers: [
        operatorAuth,
        async (c) => {
          const { accounts, ledgerAudit } = c.get("services");
          const account = await accounts.get(c.req.param("accountId") ?? "");
          if (account === null) return noSuch(c, "account");
          const broken = await ledgerAudit.check(account.id);
          return c.json({
            account_id: account.id,
            sound: broken === null,
            credits_balance: account.creditsBalance,
            transactions_sum: broken?.transactionsSum ?? account.creditsBalance,
          });
        },
      ],
    },
    {
      method: "GET",
      path: `${base}/ledger`,
      handlers: [
        operatorAuth,
        async (c) => {
          const broken = await c.get("services").ledgerAudit.brokenAccounts(100);
          return c.json({
            sound: broken.length === 0,
            broken_accounts: broken.map(({ accountId, creditsBalance, transactionsSum }) => ({
              account_id: accountId,
              credits_balance: creditsBalance,
              transactions_sum: transactionsSum,
            })),
          });
        },
      ],
    },
  ];
}

function accountChange(patch: z.infer<typeof AccountPatchBody>): AccountChange {
  const { auto_recharge_amount_usd: amountUsd } = patch;
  const change = {
    status: patch.status,
    autoRechargeEnabled: patch.auto_recharge_enabled,
    autoRechargeThreshold: patch.auto_recharge_threshold,
    autoRechargeAmountCents: amountUsd === undefined ? undefined : Math.round(amountUsd * 100),
    autoRechargeDailyLimit: patch.auto_recharge_daily_limit,
    paymentCustomer: patch.payment_customer,
    paymentMethod: patch.payment_method,
    websiteProofRequired: patch.website_proof_required,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

async function accountAnswer(c: Context<App>): Promise<Response> {
  const account = await c.get("services").accounts.get(c.req.param("accountId") ?? "");
  if (account === null) return noSuch(c, "account");
  return c.json({
    account_id: account.id,
    email: account.email,
    name: account.name,
    test: account.isTest,
    status: account.status,
    credits_balance: account.creditsBalance,
    credits_lifetime_purchased: account.creditsLifetimePurchased,
    auto_recharge_enabled: account.autoRechargeEnabled,
    auto_recharge_threshold: account.autoRechargeThreshold,
    auto_recharge_amount_usd: account.autoRechargeAmountCents / 100,
    auto_recharge_daily_limit: account.autoRechargeDailyLimit,
    payment_customer: account.paymentCustomer,
    payment_method: account.paymentMethod,
    website_proof_required: account.websiteProofRequired,
    created_at: new Date(account.createdAt).toISOString(),
  });
}
