import { z } from "zod";
import type { AccountChange } from "../../../ports/accounts.ts";
import { answer, operatorOperation } from "../../operation.ts";
import { bodyOf } from "../../body.ts";
import { noSuch } from "../../noSuch.ts";
import { UsdAmount } from "../../usdAmount.ts";
import { accountView } from "./view.ts";

/** Ids of the payment provider, as it writes them. */
const ProviderId = z.string().regex(/^[A-Za-z0-9_]{3,255}$/, "an id of the payment provider");

const AccountPatch = z.strictObject({
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

export const changeAccount = operatorOperation({
  method: "PATCH",
  path: "/operator/v1/accounts/{account_id}",
  role: "admin",
  body: bodyOf(AccountPatch),
  async handler({ services, params, body }) {
    await services.accounts.update(params.account_id, accountChange(body));
    const account = await services.accounts.get(params.account_id);
    return account === null ? noSuch("account") : answer(accountView(account));
  },
});

function accountChange(patch: z.infer<typeof AccountPatch>): AccountChange {
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
