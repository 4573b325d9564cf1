import { centsToUsd } from "../../core/credits/pricing.ts";
import type { Transaction, TransactionType } from "./contract.ts";

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
