import { centsToUsd } from "../../../core/credits/pricing.ts";
import type { Account } from "../../../ports/accounts.ts";
import type { AutoRecharge } from "./contract.ts";

export function autoRechargeView(account: Account): AutoRecharge {
  return {
    enabled: account.autoRechargeEnabled,
    threshold_credits: account.autoRechargeThreshold,
    amount_usd: centsToUsd(account.autoRechargeAmountCents),
    daily_limit: account.autoRechargeDailyLimit,
  };
}
