import { and, asc, desc, eq, inArray, lt, ne, sql } from "drizzle-orm";
import { BrandKit } from "../../core/brand/kit.ts";
import { BriefProduct } from "../../core/creative/brief.ts";
import { DeliveryOrder } from "../../core/delivery/order.ts";
import type { DeliveryStatus } from "../../core/contract/responses/delivery.ts";
import type { AcceptedAt, DeliveryIndex, IndexedDelivery, ListedDelivery } from "../../ports/deliveries.ts";
import type { Database } from "./database.ts";
import { creditTransaction } from "./ledger.ts";
import { accounts, brands, comments, deliveries, products, shareLinks, transactions } from "./schema.ts";

const underWay = ["queued", "processing", "rendering"] as const;

export class D1DeliveryIndex implements DeliveryIndex {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async find(deliveryId: string): Promise<IndexedDelivery | null> {
    const row = await this.#db.select().from(deliveries).where(eq(deliveries.id, deliveryId)).get();
    return row ? indexed(row) : null;
  }

  async project(
    deliveryId: string,
    status: DeliveryStatus,
    rawStatus: string,
    revision: number,
    nowMs: number,
  ): Promise<void> {
    await this.#db
      .update(deliveries)
      .set({ status, rawStatus, revision, updatedAt: nowMs })
      .where(and(eq(deliveries.id, deliveryId), lt(deliveries.revision, revision)))
      .run();
  }

  async refund({ transactionId, order, refund, nowMs }: Parameters<DeliveryIndex["refund"]>[0]): Promise<void> {
    if (await this.#isRefunded(order.deliveryId)) return;
    try {
      // UNIQUE (delivery_id, type) aborts the whole batch when a refund is there already.
      await this.#db.batch([
        this.#db
          .update(accounts)
          .set({ creditsBalance: sql`${accounts.creditsBalance} + ${refund.credits}` })
          .where(eq(accounts.id, order.accountId)),
        creditTransaction(this.#db, {
          id: transactionId,
          accountId: order.accountId,
          type: "Refund",
          creditsDelta: refund.credits,
          description: refund.description,
          deliveryId: order.deliveryId,
          createdAt: nowMs,
        }),
      ]);
    } catch (error) {
      if (!(await this.#isRefunded(order.deliveryId))) throw error;
    }
  }

  async #isRefunded(deliveryId: string): Promise<boolean> {
    const row = await this.#db
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(eq(transactions.deliveryId, deliveryId), eq(transactions.type, "Refund")))
      .get();
    return row !== undefined;
  }

  async stale(untouchedSinceMs: number, limit: number): Promise<string[]> {
    // Of each state the oldest, which the index gives without reading any other row.
    const found = await Promise.all(
      underWay.map((status) =>
        this.#db
          .select({ id: deliveries.id, updatedAt: deliveries.updatedAt })
          .from(deliveries)
          .where(and(eq(deliveries.status, status), lt(deliveries.updatedAt, untouchedSinceMs)))
          .orderBy(asc(deliveries.updatedAt))
          .limit(limit)
          .all(),
      ),
    );
    const oldestFirst = found.flat().sort((a, b) => a.updatedAt - b.updatedAt);
    return oldestFirst.slice(0, limit).map(({ id }) => id);
  }

  async acceptedAfter(
    after: AcceptedAt | null,
    beforeMs: number,
    limit: number,
  ): Promise<(IndexedDelivery & AcceptedAt)[]> {
    const rows = await this.#db
      .select()
      .from(deliveries)
      .where(and(isAfter(after), lt(deliveries.createdAt, beforeMs)))
      .orderBy(asc(deliveries.createdAt), asc(deliveries.id))
      .limit(limit)
      .all();
    return rows.map(accepted);
  }

  async ofAccount(
    accountId: string,
    after: AcceptedAt | null,
    limit: number,
  ): Promise<(IndexedDelivery & AcceptedAt)[]> {
    const rows = await this.#db
      .select()
      .from(deliveries)
      .where(and(eq(deliveries.accountId, accountId), isAfter(after)))
      .orderBy(asc(deliveries.createdAt), asc(deliveries.id))
      .limit(limit)
      .all();
    return rows.map(accepted);
  }

  async newestOf(
    accountId: string,
    before: AcceptedAt | null,
    limit: number,
  ): Promise<(IndexedDelivery & AcceptedAt)[]> {
    const rows = await this.#db
      .select()
      .from(deliveries)
      .where(and(eq(deliveries.accountId, accountId), ne(deliveries.status, "void"), isBefore(before)))
      .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
      .limit(limit)
      .all();
    return rows.map(accepted);
  }

  async remove(deliveryId: string): Promise<void> {
    await this.#db.batch([
      this.#db.delete(comments).where(eq(comments.deliveryId, deliveryId)),
      this.#db.delete(shareLinks).where(eq(shareLinks.deliveryId, deliveryId)),
      this.#db.delete(deliveries).where(eq(deliveries.id, deliveryId)),
    ]);
  }

  async list({ status, beforeId, limit }: Parameters<DeliveryIndex["list"]>[0]): Promise<ListedDelivery[]> {
    const { id, accountId, rawStatus, format, count, createdAt, updatedAt } = deliveries;
    return this.#db
      .select({
        id,
        accountId,
        status: sql<DeliveryStatus>`${deliveries.status}`,
        rawStatus,
        format,
        count,
        createdAt,
        updatedAt,
      })
      .from(deliveries)
      .where(
        and(
          ne(deliveries.status, "void"),
          status === null ? undefined : sql`${deliveries.status} = ${status}`,
          beforeId === null
            ? undefined
            : sql`(${createdAt}, ${id}) < (SELECT created_at, id FROM deliveries WHERE id = ${beforeId})`,
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
      .all();
  }

  async material(order: DeliveryOrder): ReturnType<DeliveryIndex["material"]> {
    const [brandRows, productRows] = await this.#db.batch([
      this.#db.select({ name: brands.name, kit: brands.kit }).from(brands).where(eq(brands.id, order.brandId)),
      this.#db.select().from(products).where(inArray(products.id, order.productIds)),
    ]);
    const brand = brandRows[0];
    if (!brand) return null;
    const usable = briefProducts(productRows, order.productIds);
    return { brandName: brand.name, kit: BrandKit.parse(brand.kit), products: usable };
  }

  async substitutes({
    productIds,
    spareProductIds,
  }: Parameters<DeliveryIndex["substitutes"]>[0]): ReturnType<DeliveryIndex["substitutes"]> {
    const ids = [...productIds, ...spareProductIds];
    const rows = await this.#db
      .select()
      .from(products)
      .where(and(inArray(products.id, ids), eq(products.status, "Active"), eq(products.isCompatible, true)))
      .all();
    return briefProducts(rows, ids);
  }
}

/** The products that an ad can be made of, in the order of the ids. */
function briefProducts(rows: readonly (typeof products.$inferSelect)[], ids: readonly string[]): BriefProduct[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const parsed = row && row.pictureKey !== null ? BriefProduct.safeParse(row) : null;
    return parsed?.success ? [parsed.data] : [];
  });
}

function isAfter(after: AcceptedAt | null) {
  if (after === null) return undefined;
  return sql`(${deliveries.createdAt}, ${deliveries.id}) > (${after.createdAt}, ${after.id})`;
}

function isBefore(before: AcceptedAt | null) {
  if (before === null) return undefined;
  return sql`(${deliveries.createdAt}, ${deliveries.id}) < (${before.createdAt}, ${before.id})`;
}

function accepted(row: typeof deliveries.$inferSelect): IndexedDelivery & AcceptedAt {
  return { ...indexed(row), createdAt: row.createdAt };
}

function indexed(row: typeof deliveries.$inferSelect): IndexedDelivery {
  return {
    id: row.id,
    accountId: row.accountId,
    status: row.status,
    rawStatus: row.rawStatus,
    order: row.status === "void" ? null : DeliveryOrder.parse(row.order),
    updatedAt: row.updatedAt,
  };
}
