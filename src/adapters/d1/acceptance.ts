import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { rememberedStyles } from "../../core/creative/styleTurns.ts";
import { ProductFacts } from "../../core/product/facts.ts";
import { canBeShown } from "../../core/rendering/productScale.ts";
import { ProductPicture } from "../../core/rendering/scene.ts";
import type {
  Acceptance,
  AcceptanceFacts,
  AcceptedCall,
  AcceptedResponse,
  AcceptanceProduct,
  Caller,
} from "../../ports/acceptance.ts";
import { accountColumns, liveKey } from "./accounts.ts";
import type { Database } from "./database.ts";
import { creditTransaction } from "./ledger.ts";
import {
  accounts,
  apiKeys,
  brands,
  deliveries,
  idempotencyKeys,
  products,
  transactions,
  websiteProofs,
} from "./schema.ts";
import { proofColumns } from "./websiteProofs.ts";

/** What of a product's facts chooses its grounds. */
const ChosenFacts = ProductFacts.pick({
  texture: true,
  description: true,
  ingredients: true,
  rating: true,
  reviews: true,
});
const noFacts: AcceptanceProduct["facts"] = {
  texture: null,
  description: "",
  ingredients: [],
  rating: null,
  reviews: [],
};

/** The scope of the keys of generate calls, whichever door they come in by. */
export const generateEndpoint = "POST /v1/ads/generate";

export class D1Acceptance implements Acceptance {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async read(query: Caller & { idempotencyKey: string | null; nowMs: number }): Promise<AcceptanceFacts> {
    const { idempotencyKey, nowMs } = query;
    const db = this.#db;
    const accountId =
      query.keyHash === undefined
        ? db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, query.accountId))
        : db.select({ id: apiKeys.accountId }).from(apiKeys).where(liveKey(query.keyHash, nowMs));
    const brandId = db.select({ id: brands.id }).from(brands).where(inArray(brands.accountId, accountId));
    const [accountRows, brandRows, productRows, proofRows, rememberedRows] = await db.batch([
      db.select(accountColumns).from(accounts).where(inArray(accounts.id, accountId)),
      db
        .select({
          id: brands.id,
          website: brands.website,
          status: brands.status,
          stage: brands.stage,
          statusMessage: brands.statusMessage,
          startedAt: brands.startedAt,
          recentStyles: brands.recentStyles,
        })
        .from(brands)
        .where(inArray(brands.accountId, accountId)),
      db
        .select({
          id: products.id,
          handle: products.handle,
          name: products.name,
          status: products.status,
          isCompatible: products.isCompatible,
          incompatibilityReason: products.incompatibilityReason,
          hasPicture: sql<number>`${products.pictureKey} IS NOT NULL`,
          picture: products.picture,
          category: products.category,
          facts: products.facts,
          usageCount: products.usageCount,
        })
        .from(products)
        .where(inArray(products.brandId, brandId))
        .orderBy(asc(products.position)),
      db.select(proofColumns).from(websiteProofs).where(inArray(websiteProofs.accountId, accountId)),
      db
        .select({
          fingerprint: idempotencyKeys.fingerprint,
          deliveryId: idempotencyKeys.deliveryId,
          response: idempotencyKeys.response,
          answeredStatus: idempotencyKeys.answeredStatus,
        })
        .from(idempotencyKeys)
        .where(
          and(
            inArray(idempotencyKeys.accountId, accountId),
            eq(idempotencyKeys.endpoint, generateEndpoint),
            eq(idempotencyKeys.key, idempotencyKey ?? ""),
            gt(idempotencyKeys.expiresAt, nowMs),
          ),
        ),
    ]);
    const remembered = rememberedRows[0];
    return {
      account: accountRows[0] ?? null,
      brand: brandRows[0] ?? null,
      products: productRows.map((row) => {
        const picture = ProductPicture.safeParse(row.picture).data ?? null;
        return {
          ...row,
          hasPicture: row.hasPicture === 1 && picture !== null && canBeShown(picture),
          picture,
          facts: ChosenFacts.safeParse(row.facts).data ?? noFacts,
        };
      }),
      websiteProofs: proofRows,
      remembered: remembered ? { ...remembered, response: remembered.response as AcceptedResponse } : null,
    };
  }

  async commit(call: AcceptedCall): Promise<number> {
    const { order, idempotency, nowMs } = call;
    const { accountId, deliveryId } = order;
    const db = this.#db;
    const balance = sql<number>`(SELECT credits_balance FROM accounts WHERE id = ${accountId})`;
    const remember = idempotency
      ? [
          db
            .delete(idempotencyKeys)
            .where(
              and(
                eq(idempotencyKeys.accountId, accountId),
                eq(idempotencyKeys.endpoint, generateEndpoint),
                eq(idempotencyKeys.key, idempotency.key),
                lte(idempotencyKeys.expiresAt, nowMs),
              ),
            ),
          db.insert(idempotencyKeys).values({
            accountId,
            endpoint: generateEndpoint,
            key: idempotency.key,
            fingerprint: idempotency.fingerprint,
            deliveryId,
            response: sql`json_set(${JSON.stringify(call.response)}, '$.credits_balance', ${balance})`,
            answeredStatus: 202,
            createdAt: nowMs,
            expiresAt: idempotency.expiresAtMs,
          }),
        ]
      : [];
    const [, , charged] = await db.batch([
      // CHECK (balance >= 0) aborts the batch when the credits do not suffice.
      db
        .update(accounts)
        .set({ creditsBalance: sql`${accounts.creditsBalance} - ${order.costCredits}` })
        .where(eq(accounts.id, accountId)),
      // The two statuses are read in here; the table's checks abort the batch unless both are active, the brand at its website.
      db.insert(deliveries).values({
        id: deliveryId,
        accountId,
        brandId: order.brandId,
        requestId: order.requestId,
        status: "queued",
        rawStatus: "queued",
        revision: 0,
        format: order.format,
        count: order.count,
        costCredits: order.costCredits,
        order,
        accountStatusAtAcceptance: sql`(SELECT status FROM accounts WHERE id = ${accountId})`,
        brandStatusAtAcceptance: sql`(SELECT status FROM brands WHERE id = ${order.brandId} AND account_id = ${accountId} AND website = ${call.website})`,
        createdAt: nowMs,
        updatedAt: nowMs,
      }),
      creditTransaction(db, {
        id: call.transactionId,
        accountId,
        type: "Deduction",
        creditsDelta: -order.costCredits,
        description: call.description,
        deliveryId,
        createdAt: nowMs,
      }).returning({ balanceAfter: transactions.balanceAfter }),
      db
        .update(products)
        .set({
          usageCount: sql`${products.usageCount} + (SELECT value FROM json_each(${sharesJson(call)}) WHERE key = ${products.id})`,
        })
        .where(sql`${products.id} IN (SELECT key FROM json_each(${sharesJson(call)}))`),
      db
        .update(brands)
        .set({ recentStyles: withNewStyles(call.styles) })
        .where(eq(brands.id, order.brandId)),
      ...remember,
    ]);
    const balanceAfter = charged[0]?.balanceAfter;
    if (balanceAfter === undefined) throw new Error("the batch answered without a balance");
    return balanceAfter;
  }

  committed(deliveryId: string): Promise<number | null> {
    return this.#balanceAfter(deliveryId, "Deduction");
  }

  refunded(deliveryId: string): Promise<number | null> {
    return this.#balanceAfter(deliveryId, "Refund");
  }

  async #balanceAfter(deliveryId: string, type: "Deduction" | "Refund"): Promise<number | null> {
    const row = await this.#db
      .select({ balanceAfter: transactions.balanceAfter })
      .from(transactions)
      .where(and(eq(transactions.deliveryId, deliveryId), eq(transactions.type, type)))
      .get();
    return row?.balanceAfter ?? null;
  }

  async voidDelivery(deliveryId: string, accountId: string, nowMs: number): Promise<boolean> {
    const inserted = await this.#db
      .insert(deliveries)
      .values({
        id: deliveryId,
        accountId,
        brandId: "",
        requestId: "",
        status: "void",
        rawStatus: "void",
        revision: 0,
        format: "static",
        count: 0,
        costCredits: 0,
        order: {},
        accountStatusAtAcceptance: null,
        brandStatusAtAcceptance: null,
        createdAt: nowMs,
        updatedAt: nowMs,
      })
      .onConflictDoNothing()
      .returning({ id: deliveries.id });
    return inserted.length > 0;
  }

  async markAnswered(accountId: string, idempotencyKey: string): Promise<void> {
    await this.#db
      .update(idempotencyKeys)
      .set({ answeredStatus: 200 })
      .where(
        and(
          eq(idempotencyKeys.accountId, accountId),
          eq(idempotencyKeys.endpoint, generateEndpoint),
          eq(idempotencyKeys.key, idempotencyKey),
        ),
      )
      .run();
  }
}

/** Put before those that are there, so that calls at the same moment keep each other's. */
function withNewStyles(newestFirst: readonly string[]) {
  return sql`(SELECT json_group_array(value) FROM (
    SELECT value FROM (
      SELECT value, 0 AS part, key FROM json_each(${JSON.stringify(newestFirst)})
      UNION ALL SELECT value, 1, key FROM json_each(${brands.recentStyles})
    ) ORDER BY part, key LIMIT ${rememberedStyles}
  ))`;
}

function sharesJson(call: AcceptedCall): string {
  return JSON.stringify(Object.fromEntries(call.shares));
}
