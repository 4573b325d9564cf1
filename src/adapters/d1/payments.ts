import { and, asc, desc, eq, getTableColumns, gt, isNotNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import type { RechargeFacts } from "../../core/credits/recharge.ts";
import type {
  CreditTaking,
  NewPayment,
  Payment,
  PaymentFilter,
  Payments,
  RechargeQuery,
  RechargeWish,
  Reversal,
  Settlement,
} from "../../ports/payments.ts";
import type { Database } from "./database.ts";
import { creditTransaction } from "./ledger.ts";
import { isDisputed, noteReversal } from "./paymentReversals.ts";
import { accounts, paymentEvents, paymentReversals, payments, transactions } from "./schema.ts";

/** A payment with what is known of money that went back. */
const columns = {
  ...getTableColumns(payments),
  refundedCents: sql<number>`COALESCE(${paymentReversals.refundedCents}, 0)`,
  disputeStatus: paymentReversals.disputeStatus,
};

export class D1Payments implements Payments {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  #select() {
    return this.#db
      .select(columns)
      .from(payments)
      .leftJoin(paymentReversals, eq(paymentReversals.intentReference, payments.intentReference));
  }

  async rechargeFacts(query: RechargeQuery): Promise<RechargeFacts | null> {
    const [facts, pending] = await this.#db.batch([this.#accountFacts(query), this.#pendingRecharge(query.accountId)]);
    return factsOf(facts[0], pending);
  }

  #accountFacts(query: RechargeQuery) {
    const { attempts, credits, hasMethod } = rechargeTerms(query);
    return this.#db
      .select({
        status: accounts.status,
        creditsBalance: accounts.creditsBalance,
        enabled: accounts.autoRechargeEnabled,
        amountCents: accounts.autoRechargeAmountCents,
        credits,
        dailyLimit: accounts.autoRechargeDailyLimit,
        attempts,
        // A name, as D1's batch answers rows as objects: a column called "1" would come first.
        hasMethod: sql<number>`${hasMethod}`.as("has_method"),
      })
      .from(accounts)
      .where(eq(accounts.id, query.accountId));
  }

  #pendingRecharge(accountId: string) {
    return this.#select().where(
      and(eq(payments.accountId, accountId), eq(payments.kind, "recharge"), eq(payments.status, "pending")),
    );
  }

  async beginRecharge(wish: RechargeWish): ReturnType<Payments["beginRecharge"]> {
    const { id, accountId, nowMs } = wish;
    const db = this.#db;
    const { attempts, credits, hasMethod } = rechargeTerms(wish);
    const isReplay = sql`EXISTS (SELECT 1 FROM idempotency_keys WHERE account_id = ${accountId}
      AND key = ${wish.idempotencyKey} AND expires_at > ${nowMs})`;
    const [facts, begun, pending] = await db.batch([
      this.#accountFacts(wish),
      // The partial unique index keeps it to one at a time; the guards are the rules of core/credits/recharge.
      db
        .insert(payments)
        .select(
          sql`SELECT ${id}, ${accounts.id}, 'recharge', 'pending', ${credits} * 10, ${credits},
                ${accounts.paymentCustomer}, ${accounts.paymentMethod}, NULL, NULL, NULL, ${wish.leaseUntil}, ${nowMs}, ${nowMs}
              FROM ${accounts}
              WHERE ${accounts.id} = ${accountId} AND ${accounts.status} = 'active' AND ${accounts.autoRechargeEnabled}
                AND ${accounts.creditsBalance} < ${wish.balanceBelow}
                AND ${attempts} < ${accounts.autoRechargeDailyLimit}
                AND ${accounts.creditsBalance} + ${credits} * (${accounts.autoRechargeDailyLimit} - ${attempts}) >= ${wish.mustReach} AND ${hasMethod} AND NOT ${isReplay}`,
        )
        .onConflictDoNothing()
        .returning({ id: payments.id }),
      this.#pendingRecharge(accountId),
    ]);
    return { begun: begun.length > 0, facts: factsOf(facts[0], pending), pending: pending[0] ?? null };
  }

  async takeOver(payment: Payment, leaseUntil: number): Promise<boolean> {
    const taken = await this.#db
      .update(payments)
      .set({ leaseUntil })
      .where(
        and(eq(payments.id, payment.id), eq(payments.status, "pending"), eq(payments.leaseUntil, payment.leaseUntil)),
      )
      .returning({ id: payments.id });
    return taken.length > 0;
  }

  async beginTopUp({ id, accountId, amountCents, credits, nowMs }: NewPayment): Promise<void> {
    await this.#db.insert(payments).values({
      id,
      accountId,
      kind: "topup",
      status: "pending",
      amountCents,
      credits,
      leaseUntil: nowMs,
      createdAt: nowMs,
      updatedAt: nowMs,
    });
  }

  async find(paymentId: string): Promise<Payment | null> {
    return (await this.#select().where(eq(payments.id, paymentId)).get()) ?? null;
  }

  async findByIntent(intentReference: string): Promise<Payment | null> {
    return (await this.#select().where(eq(payments.intentReference, intentReference)).get()) ?? null;
  }

  async list({ accountId, needsAttention, beforeId, limit }: PaymentFilter): Promise<Payment[]> {
    return this.#select()
      .where(
        and(
          accountId === null ? undefined : eq(payments.accountId, accountId),
          needsAttention
            ? or(gt(paymentReversals.refundedCents, 0), isNotNull(paymentReversals.disputeStatus))
            : undefined,
          beforeId === null
            ? undefined
            : sql`(${payments.createdAt}, ${payments.id}) < (SELECT created_at, id FROM payments
                WHERE id = ${beforeId} AND account_id = COALESCE(${accountId}, account_id))`,
        ),
      )
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(limit)
      .all();
  }

  async unsettled(untouchedSinceMs: number, nowMs: number, limit: number): Promise<Payment[]> {
    return this.#select()
      .where(
        and(eq(payments.status, "pending"), lt(payments.updatedAt, untouchedSinceMs), lte(payments.leaseUntil, nowMs)),
      )
      .orderBy(asc(payments.updatedAt))
      .limit(limit)
      .all();
  }

  async succeed(settlement: Settlement): Promise<void> {
    const { payment, transactionId, nowMs } = settlement;
    const { intentReference, customer, method } = settlement.paid;
    const { id, accountId, credits, amountCents } = payment;
    try {
      // The unique purchase of a payment aborts the whole batch when it is there already.
      await this.#db.batch([
        this.#db
          .update(accounts)
          .set({
            creditsBalance: sql`${accounts.creditsBalance} + ${credits}`,
            creditsLifetimePurchased: sql`${accounts.creditsLifetimePurchased} + ${credits}`,
            paymentCustomer: unlessDeleted(sql`COALESCE(${customer}, ${accounts.paymentCustomer})`),
            paymentMethod: unlessDeleted(sql`COALESCE(${method}, ${accounts.paymentMethod})`),
            // News of a dispute may have come before that of its payment, and found no account to stop.
            autoRechargeEnabled: sql`CASE WHEN ${isDisputed(intentReference)} THEN 0 ELSE ${accounts.autoRechargeEnabled} END`,
          })
          .where(eq(accounts.id, accountId)),
        creditTransaction(this.#db, {
          id: transactionId,
          accountId,
          type: "Purchase",
          creditsDelta: credits,
          usdAmountCents: amountCents,
          description: payment.kind === "recharge" ? `Auto-recharge (${id})` : `Top-up (${id})`,
          paymentId: id,
          createdAt: nowMs,
        }),
        this.#db
          .update(payments)
          .set({ status: "succeeded", intentReference, problem: null, updatedAt: nowMs })
          .where(eq(payments.id, id)),
      ]);
    } catch (error) {
      if ((await this.find(id))?.status !== "succeeded") throw error;
    }
  }

  async close(paymentId: string, status: "declined" | "expired", problem: string | null, nowMs: number): Promise<void> {
    await this.#change(paymentId, { status, problem, updatedAt: nowMs });
  }

  async postpone(paymentId: string, leaseUntil: number, problem: string | null, nowMs: number): Promise<void> {
    await this.#change(paymentId, { leaseUntil, problem, updatedAt: nowMs });
  }

  async noteReference(paymentId: string, reference: string, nowMs: number): Promise<void> {
    await this.#change(paymentId, { reference, updatedAt: nowMs });
  }

  /** Changes a payment while it is pending; after its end nothing but a settlement or a reversal does. */
  async #change(paymentId: string, change: Partial<typeof payments.$inferInsert>): Promise<void> {
    const pending = and(eq(payments.id, paymentId), eq(payments.status, "pending"));
    await this.#db.update(payments).set(change).where(pending).run();
  }

  async takeBack(taking: CreditTaking): ReturnType<Payments["takeBack"]> {
    const { accountId, id } = taking.payment;
    const balance = sql`(SELECT credits_balance FROM accounts WHERE id = ${accountId})`;
    const before = sql`(SELECT balance_after FROM transactions WHERE account_id = ${accountId} ORDER BY sequence DESC LIMIT 1)`;
    const taken = sql<number>`(SELECT COALESCE(-SUM(credits_delta), 0) FROM transactions
      WHERE payment_id = ${id} AND type = 'Deduction')`;
    try {
      // Where nothing is left to take the difference is 0, which a deduction must not be: that aborts the batch.
      const [, written] = await this.#db.batch([
        this.#db
          .update(accounts)
          .set({
            creditsBalance: sql`MAX(0, ${accounts.creditsBalance} - MAX(0, ${taking.credits} - ${taken}))`,
          })
          .where(eq(accounts.id, accountId)),
        creditTransaction(this.#db, {
          id: taking.transactionId,
          accountId,
          type: "Deduction",
          creditsDelta: sql`${balance} - ${before}`,
          description: taking.description,
          paymentId: id,
          createdAt: taking.nowMs,
        }).returning({ creditsDelta: transactions.creditsDelta, balanceAfter: transactions.balanceAfter }),
      ]);
      const transaction = written[0];
      return transaction ? { credits: -transaction.creditsDelta, balanceAfter: transaction.balanceAfter } : null;
    } catch (error) {
      const now = await this.#db
        .select({ balance: accounts.creditsBalance, taken })
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .get();
      if (now && (now.balance === 0 || now.taken >= taking.credits)) return null;
      throw error;
    }
  }

  noteReversal(intentReference: string, reversal: Reversal, nowMs: number): Promise<void> {
    return noteReversal(this.#db, intentReference, reversal, nowMs);
  }

  async eventSeen(eventId: string): Promise<boolean> {
    const seen = this.#db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, eventId));
    return (await seen.get()) !== undefined;
  }

  async noteEvent(event: { id: string; kind: string }, nowMs: number): Promise<void> {
    await this.#db
      .insert(paymentEvents)
      .values({ ...event, receivedAt: nowMs })
      .onConflictDoNothing()
      .run();
  }
}

/** A payment that ends after its account was deleted brings nothing personal back. */
function unlessDeleted(value: SQL): SQL {
  return sql`CASE WHEN ${accounts.deletedAt} IS NULL THEN ${value} END`;
}

/** The columns and conditions of an account that decide about its recharge. */
function rechargeTerms({ accountId, needsMethod, attemptsSinceMs }: RechargeQuery) {
  return {
    attempts: sql<number>`(SELECT COUNT(*) FROM payments
      WHERE account_id = ${accountId} AND kind = 'recharge' AND created_at > ${attemptsSinceMs})`,
    credits: sql<number>`(${accounts.autoRechargeAmountCents} / 10)`,
    hasMethod: needsMethod
      ? sql`(${accounts.paymentCustomer} IS NOT NULL AND ${accounts.paymentMethod} IS NOT NULL)`
      : sql`1`,
  };
}

type AccountFacts = Omit<RechargeFacts, "hasMethod" | "isPending"> & { hasMethod: number };

function factsOf(found: AccountFacts | undefined, pending: readonly unknown[]): RechargeFacts | null {
  return found ? { ...found, hasMethod: found.hasMethod === 1, isPending: pending.length > 0 } : null;
}
