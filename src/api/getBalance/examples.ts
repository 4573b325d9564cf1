import type { Balance } from "./contract.ts";

export const balance: Balance = {
  credits_balance: 35,
  credits_balance_usd_equivalent: 3.5,
  credits_lifetime_purchased: 0,
  auto_recharge_enabled: false,
  auto_recharge_threshold: 20,
  auto_recharge_amount_usd: 25,
  pricing: { credit_usd: 0.1, static_ad_credits: 5, full_ad_credits: 15 },
};
