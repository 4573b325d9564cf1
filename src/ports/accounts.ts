/** Accounts, their keys and their ledger, read from the primary. */
export interface Accounts {
  /** The account behind the SHA-256 of a live key; null when the key is unknown, revoked or expired. */
  byKeyHash(keyHash: string): Promise<Account | null>;
  get(accountId: string): Promise<Account | null>;
  /** Writes account, first key and welcome bonus in one batch. */
  create(account: NewAccount): Promise<void>;
  update(accountId: string, change: AccountChange): Promise<Account | null>;
  /** Adds credits with their transaction in one batch; the new balance, or null where there is no such account. */
  addCredits(grant: CreditGrant): Promise<number | null>;
  transactions(accountId: string, limit: number, beforeSequence: number | null): Promise<Transaction[]>;
  /** The webhook secret in the clear, as the account holder sees it. */
  webhookSecret(accountId: string): Promise<string>;
}

export interface Account {
  id: string;
  email: string;
  name: string | null;
  status: "active" | "suspended" | "trial";
  creditsBalance: number;
  creditsLifetimePurchased: number;
  autoRechargeEnabled: boolean;
  autoRechargeThreshold: number;
  autoRechargeAmountCents: number;
  createdAt: number;
}

export interface NewAccount {
  id: string;
  email: string;
  name: string | null;
  webhookSecret: string;
  apiKey: { id: string; hash: string; prefix: string };
  bonus: { transactionId: string; credits: number };
  nowMs: number;
}

export type AccountChange = Partial<
  Pick<Account, "status" | "autoRechargeEnabled" | "autoRechargeThreshold" | "autoRechargeAmountCents">
>;

export interface CreditGrant {
  transactionId: string;
  accountId: string;
  credits: number;
  description: string;
  nowMs: number;
}

export interface Transaction {
  sequence: number;
  type: "Deduction" | "Purchase" | "Bonus" | "Refund";
  creditsDelta: number;
  balanceAfter: number;
  usdAmountCents: number | null;
  description: string;
  createdAt: number;
}
