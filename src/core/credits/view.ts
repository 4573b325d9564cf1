import type { Balance, Transaction, TransactionType } from "../contract/responses/credits.ts";
import { centsToUsd, creditCents, creditsPerConcept, creditsToUsd } from "./pricing.ts";

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

export interface TransactionSource {
  type: TransactionType;
  creditsDelta: number;
  balanceAfter: number;
  usdAmountCents: number | null;
  description: string;
  createdAt: number;
}

/** Item of `recent_transactions[]` (spec "Transaction"). */
export function transactionView(transaction: TransactionSource): Transaction {
  return {
    type: transaction.type,
    credits_delta: transaction.creditsDelta,
    balance_after: transaction.balanceAfter,
    usd_amount: transaction.usdAmountCents === null ? null : centsToUsd(transaction.usdAmountCents),
    description: transaction.description,
    at: new Date(transaction.createdAt).toISOString(),
  };
}
