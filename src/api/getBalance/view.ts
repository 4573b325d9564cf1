import { centsToUsd, creditCents, creditsPerConcept, creditsToUsd } from "../../core/credits/pricing.ts";
import type { Balance } from "./contract.ts";

/** What the balance shows of an account. */
export interface BalanceSource {
  creditsBalance: number;
  creditsLifetimePurchased: number;
  autoRechargeEnabled: boolean;
  autoRechargeThreshold: number;
  autoRechargeAmountCents: number;
}

/** Response of GET /v1/balance (spec "Balance"). */
export function balanceView(account: BalanceSource): Balance {
  return {
    credits_balance: account.creditsBalance,
    credits_balance_usd_equivalent: creditsToUsd(account.creditsBalance),
    credits_lifetime_purchased: account.creditsLifetimePurchased,
    auto_recharge_enabled: account.autoRechargeEnabled,
    auto_recharge_threshold: account.autoRechargeThreshold,
    auto_recharge_amount_usd: centsToUsd(account.autoRechargeAmountCents),
    pricing: {
      credit_usd: centsToUsd(creditCents),
      static_ad_credits: creditsPerConcept.static,
      full_ad_credits: creditsPerConcept.full,
    },
  };
}
