import type { Account } from "../../../ports/accounts.ts";

export function accountView(account: Account) {
  return {
    account_id: account.id,
    email: account.email,
    name: account.name,
    test: account.isTest,
    test_of: account.testOf,
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
    deleted_at: account.deletedAt === null ? null : new Date(account.deletedAt).toISOString(),
  };
}
