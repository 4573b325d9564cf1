import { and, desc, eq, gt, isNotNull, isNull, lt, lte, or, type Placeholder, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { DaySum } from "../../core/credits/dailyUsage.ts";
import { autoRechargeDefaults } from "../../core/credits/pricing.ts";
import { dayMs } from "../../core/days.ts";
import type {
  Account,
  AccountChange,
  Accounts,
  CreditGrant,
  NewAccount,
  SecretRotation,
  Transaction,
} from "../../ports/accounts.ts";
import type { Runtime } from "../../ports/runtime.ts";
import type { SecretBox } from "../secretBox.ts";
import type { Database } from "./database.ts";
import { creditTransaction } from "./ledger.ts";
import { accountMembers, accounts, apiKeys, retiredWebhookSecrets, transactions } from "./schema.ts";

/** Columns of an account that leave the adapter; the sealed secret does not. */
export const accountColumns = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  isTest: accounts.isTest,
  status: accounts.status,
  creditsBalance: accounts.creditsBalance,
  creditsLifetimePurchased: accounts.creditsLifetimePurchased,
  autoRechargeEnabled: accounts.autoRechargeEnabled,
  autoRechargeThreshold: accounts.autoRechargeThreshold,
  autoRechargeAmountCents: accounts.autoRechargeAmountCents,
  autoRechargeDailyLimit: accounts.autoRechargeDailyLimit,
  paymentCustomer: accounts.paymentCustomer,
  paymentMethod: accounts.paymentMethod,
  websiteProofRequired: accounts.websiteProofRequired,
  testOf: accounts.testOf,
  createdAt: accounts.createdAt,
  deletedAt: accounts.deletedAt,
};

/** True for the row of a key that is live at `nowMs`. */
export function liveKey(keyHash: string | Placeholder, nowMs: number | Placeholder) {
  return and(eq(apiKeys.hash, keyHash), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, nowMs)));
}

/** The one that is there; a deleted one leaves room for another. */
function isTestAccountOf(accountId: string) {
  return and(eq(accounts.testOf, accountId), isNull(accounts.deletedAt));
}

/**
 * Whether a real account has an address of this mailbox, whatever its tag. Judged in the statement that writes the new account, so that of
 * two that sign up at once one has the bonus. An index has the mailbox's own address and all that begin as its tagged ones do.
 */
function hasAccount(mailbox: string) {
  const at = mailbox.lastIndexOf("@");
  const [name, afterTag] = [mailbox.slice(0, at), mailbox.slice(at)];
  // The character after `+` is a comma: between the two lie all texts that begin with the name and a plus.
  return sql`EXISTS (SELECT 1 FROM accounts AS other WHERE NOT other.is_test AND (LOWER(other.email) = ${mailbox} OR (
    LOWER(other.email) >= ${`${name}+`} AND LOWER(other.email) < ${`${name},`}
    AND SUBSTR(LOWER(other.email), -LENGTH(${afterTag})) = ${afterTag}
  )))`;
}

/** What a sealed webhook secret is bound to, the current one and those that it replaced. */
export function webhookSecretOf(accountId: string): string {
  return `webhook secret of ${accountId}`;
}

export class D1Accounts implements Accounts {
  readonly #db: Database;
  readonly #secrets: SecretBox;
  readonly #runtime: Runtime;
  /** Every call asks it: its text is written once. */
  readonly #ofKey;

  constructor(db: Database, secrets: SecretBox, runtime: Runtime) {
    this.#db = db;
    this.#secrets = secrets;
    this.#runtime = runtime;
    this.#ofKey = db
      .select(accountColumns)
      .from(apiKeys)
      .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
      .where(liveKey(sql.placeholder("keyHash"), sql.placeholder("nowMs")))
      .prepare();
  }

  async byKeyHash(keyHash: string): Promise<Account | null> {
    return (await this.#ofKey.get({ keyHash, nowMs: this.#runtime.nowMs() })) ?? null;
  }

  async get(accountId: string): Promise<Account | null> {
    return (await this.#db.select(accountColumns).from(accounts).where(eq(accounts.id, accountId)).get()) ?? null;
  }

  async testAccountOf(accountId: string): Promise<Account | null> {
    return (await this.#db.select(accountColumns).from(accounts).where(isTestAccountOf(accountId)).get()) ?? null;
  }

  async create(account: NewAccount): Promise<void> {
    const { id, email, name, isTest, testOf, bonus, nowMs } = account;
    const { enabled, thresholdCredits, amountCents } = autoRechargeDefaults;
    await this.#db.batch([
      this.#db.insert(accounts).values({
        id,
        email,
        name,
        isTest,
        testOf,
        status: account.status,
        creditsBalance:
          bonus.mailbox === null ? bonus.credits : sql`IIF(${hasAccount(bonus.mailbox)}, 0, ${bonus.credits})`,
        creditsLifetimePurchased: 0,
        autoRechargeEnabled: enabled,
        autoRechargeThreshold: thresholdCredits,
        autoRechargeAmountCents: amountCents,
        autoRechargeDailyLimit: account.autoRechargeDailyLimit,
        webhookSecretSealed: await this.#secrets.seal(account.webhookSecret, webhookSecretOf(id)),
        createdAt: nowMs,
      }),
      this.#db
        .insert(apiKeys)
        .values({ ...account.apiKey, accountId: id, createdAt: nowMs, lastUsedAt: null, expiresAt: null }),
      // What the account begins with, and nothing where that is nothing.
      this.#db.insert(transactions).select(
        sql`SELECT ${bonus.transactionId}, id, 1, 'Bonus', credits_balance, credits_balance, NULL, 'Welcome bonus', NULL, NULL, ${nowMs}
          FROM accounts WHERE id = ${id} AND credits_balance > 0`,
      ),
      ...(account.ownerId === null
        ? []
        : [
            this.#db
              .insert(accountMembers)
              .values({ personId: account.ownerId, accountId: id, role: "owner", createdAt: nowMs }),
          ]),
    ]);
  }

  async update(accountId: string, change: AccountChange): Promise<Account | null> {
    if (Object.keys(change).length > 0) {
      const { status } = change;
      await this.#db.batch([
        this.#db.update(accounts).set(change).where(eq(accounts.id, accountId)),
        ...(status === undefined ? [] : [this.#db.update(accounts).set({ status }).where(isTestAccountOf(accountId))]),
      ]);
    }
    return this.get(accountId);
  }

  async addCredits(grant: CreditGrant): Promise<number | null> {
    if ((await this.get(grant.accountId)) === null) return null;
    await this.#db.batch([
      this.#db
        .update(accounts)
        .set({ creditsBalance: sql`${accounts.creditsBalance} + ${grant.credits}` })
        .where(eq(accounts.id, grant.accountId)),
      creditTransaction(this.#db, {
        id: grant.transactionId,
        accountId: grant.accountId,
        type: "Bonus",
        creditsDelta: grant.credits,
        description: grant.description,
        createdAt: grant.nowMs,
      }),
    ]);
    return (await this.get(grant.accountId))?.creditsBalance ?? null;
  }

  async transactions(accountId: string, limit: number, beforeSequence: number | null): Promise<Transaction[]> {
    const mine = eq(transactions.accountId, accountId);
    return this.#db
      .select({
        sequence: transactions.sequence,
        type: transactions.type,
        creditsDelta: transactions.creditsDelta,
        balanceAfter: transactions.balanceAfter,
        usdAmountCents: transactions.usdAmountCents,
        description: transactions.description,
        createdAt: transactions.createdAt,
      })
      .from(transactions)
      .where(beforeSequence === null ? mine : and(mine, lt(transactions.sequence, beforeSequence)))
      .orderBy(desc(transactions.sequence))
      .limit(limit)
      .all();
  }

  async spentByDay(accountId: string, sinceMs: number): Promise<DaySum[]> {
    const given = alias(transactions, "given_back");
    const day = sql<number>`${transactions.createdAt} / ${sql.raw(String(dayMs))}`;
    // The sequence has an index and the time has none: from the last one before, no older one is read.
    const lastBefore = sql`COALESCE((SELECT sequence FROM transactions
      WHERE account_id = ${accountId} AND created_at < ${sinceMs} ORDER BY sequence DESC LIMIT 1), 0)`;
    return this.#db
      .select({ day, credits: sql<number>`-SUM(${transactions.creditsDelta})` })
      .from(transactions)
      .leftJoin(given, and(eq(given.deliveryId, transactions.deliveryId), eq(given.type, "Refund")))
      .where(
        and(
          eq(transactions.accountId, accountId),
          gt(transactions.sequence, lastBefore),
          eq(transactions.type, "Deduction"),
          isNotNull(transactions.deliveryId),
          isNull(given.id),
        ),
      )
      .groupBy(day)
      .all();
  }

  async webhookSecrets(accountId: string, nowMs: number): Promise<string[]> {
    const [current, retired] = await this.#db.batch([
      this.#db.select({ sealed: accounts.webhookSecretSealed }).from(accounts).where(eq(accounts.id, accountId)),
      this.#db
        .select({ sealed: retiredWebhookSecrets.sealed, signsFirst: retiredWebhookSecrets.signsFirst })
        .from(retiredWebhookSecrets)
        .where(and(eq(retiredWebhookSecrets.accountId, accountId), gt(retiredWebhookSecrets.expiresAt, nowMs)))
        .orderBy(desc(retiredWebhookSecrets.retiredAt)),
    ]);
    if (current.length === 0) throw new Error(`no account ${accountId}`);
    const first = retired.findLast(({ signsFirst }) => signsFirst);
    const others = [...current, ...retired.filter((secret) => secret !== first)];
    return Promise.all(
      [...(first ? [first] : []), ...others].map(({ sealed }) =>
        this.#secrets.open(sealed, webhookSecretOf(accountId)),
      ),
    );
  }

  async rotateWebhookSecret(rotation: SecretRotation): Promise<boolean> {
    const { id, accountId, oldExpiresAtMs, oldSignsFirst, nowMs } = rotation;
    const sealed = await this.#secrets.seal(rotation.secret, webhookSecretOf(accountId));
    const [, , , , updated] = await this.#db.batch([
      this.#db
        .update(retiredWebhookSecrets)
        .set({ signsFirst: false })
        .where(eq(retiredWebhookSecrets.accountId, accountId)),
      this.#db
        .insert(retiredWebhookSecrets)
        .select(
          sql`SELECT ${id}, id, webhook_secret_sealed, ${nowMs}, ${oldExpiresAtMs}, ${oldSignsFirst ? 1 : 0} FROM accounts WHERE id = ${accountId}`,
        ),
      // Ending the old one at once ends those before it too.
      this.#db
        .update(retiredWebhookSecrets)
        .set({ expiresAt: sql`MIN(${retiredWebhookSecrets.expiresAt}, ${oldExpiresAtMs})` })
        .where(eq(retiredWebhookSecrets.accountId, accountId)),
      this.#db.delete(retiredWebhookSecrets).where(lte(retiredWebhookSecrets.expiresAt, nowMs)),
      this.#db
        .update(accounts)
        .set({ webhookSecretSealed: sealed })
        .where(eq(accounts.id, accountId))
        .returning({ id: accounts.id }),
    ]);
    return updated.length > 0;
  }
}
