import type { DaySum } from "../core/credits/dailyUsage.ts";

/** Accounts, their keys and their ledger, read from the primary. */
export interface Accounts {
  /** The account behind the SHA-256 of a live key; null when the key is unknown, revoked or expired. */
  byKeyHash(keyHash: string): Promise<Account | null>;
  get(accountId: string): Promise<Account | null>;
  /** The test account that belongs to an account; null where there is none yet. */
  testAccountOf(accountId: string): Promise<Account | null>;
  /**
   * Writes account, first key, welcome bonus and owner in one batch; without the bonus where a real account has an address of the same
   * mailbox already. Throws, and writes nothing, where the owner is a member already, or the account that it is the test account of has one.
   */
  create(account: NewAccount): Promise<void>;
  /** A status is given to the test account that belongs to it as well. */
  update(accountId: string, change: AccountChange): Promise<Account | null>;
  /** Adds credits with their transaction in one batch; the new balance, or null where there is no such account. */
  addCredits(grant: CreditGrant): Promise<number | null>;
  transactions(accountId: string, limit: number, beforeSequence: number | null): Promise<Transaction[]>;
  /** What deliveries have cost since then, by the day (UTC) of their order; one that was given back counts nothing. */
  spentByDay(accountId: string, sinceMs: number): Promise<DaySum[]>;
  /**
   * The secrets that sign at `nowMs`, in the clear. The first signs where only one can: the current one, or the one before it where that
   * was asked for. Of the others the newest comes first.
   */
  webhookSecrets(accountId: string, nowMs: number): Promise<string[]>;
  /** Puts a new secret in place; the old one signs on until `oldExpiresAtMs`. False where there is no such account. */
  rotateWebhookSecret(rotation: SecretRotation): Promise<boolean>;
}

export interface Account {
  id: string;
  email: string;
  name: string | null;
  /** Made for trying out, and so for good: its payments are never real, its ads are watermarked. */
  isTest: boolean;
  status: "active" | "suspended" | "trial";
  creditsBalance: number;
  creditsLifetimePurchased: number;
  autoRechargeEnabled: boolean;
  autoRechargeThreshold: number;
  autoRechargeAmountCents: number;
  autoRechargeDailyLimit: number;
  /** The payment provider's ids; null until a means of payment was saved. */
  paymentCustomer: string | null;
  paymentMethod: string | null;
  /** Whether its website must be proven before ads are made; null: as the service's setting says. */
  websiteProofRequired: boolean | null;
  /** Of a test account that belongs to a real one: the account whose people work in it. */
  testOf: string | null;
  createdAt: number;
  /** When its deletion was asked for; null for all others. */
  deletedAt: number | null;
}

export interface SecretRotation {
  id: string;
  accountId: string;
  secret: string;
  oldExpiresAtMs: number;
  /** Until then the old one signs where only one can. */
  oldSignsFirst: boolean;
  nowMs: number;
}

export interface NewAccount {
  id: string;
  email: string;
  name: string | null;
  isTest: boolean;
  status: Account["status"];
  webhookSecret: string;
  apiKey: { id: string; hash: string; prefix: string };
  /** `mailbox`: that of the person who signs up, which has the bonus once; null: it is given in any case. */
  bonus: { transactionId: string; credits: number; mailbox: string | null };
  /** The person whose account it is; null where an operator makes it. */
  ownerId: string | null;
  testOf: string | null;
  autoRechargeDailyLimit: number;
  nowMs: number;
}

export type AccountChange = Partial<
  Pick<
    Account,
    | "status"
    | "autoRechargeEnabled"
    | "autoRechargeThreshold"
    | "autoRechargeAmountCents"
    | "autoRechargeDailyLimit"
    | "paymentCustomer"
    | "paymentMethod"
    | "websiteProofRequired"
  >
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
