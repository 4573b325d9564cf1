import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { BrandKit } from "../../core/brand/kit.ts";
import { BriefProduct } from "../../core/creative/brief.ts";
import { DeliveryOrder } from "../../core/delivery/order.ts";
import type { DeliveryStatus } from "../../core/contract/responses/delivery.ts";
import type { DeliveryIndex, IndexedDelivery } from "../../ports/deliveries.ts";
import type { Database } from "./database.ts";
import { creditTransaction } from "./ledger.ts";
import { accounts, brands, deliveries, products, transactions } from "./schema.ts";

const ended: ("completed" | "failed" | "void")[] = ["completed", "failed", "void"];

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
    const rows = await this.#db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(sql`${deliveries.status} NOT IN ${ended}`, lt(deliveries.updatedAt, untouchedSinceMs)))
      .orderBy(asc(deliveries.updatedAt))
      .limit(limit)
      .all();
    return rows.map(({ id }) => id);
  }

  async list({ status, limit }: { status: string | null; limit: number }): Promise<IndexedDelivery[]> {
    const rows = await this.#db
      .select()
      .from(deliveries)
      .where(
        status === null
          ? sql`${deliveries.status} <> 'void'`
          : sql`${deliveries.status} = ${status} AND ${deliveries.status} <> 'void'`,
      )
      .orderBy(desc(deliveries.createdAt))
      .limit(limit)
      .all();
    return rows.map(indexed);
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

  async substitutes({ productIds, spareProductIds }: DeliveryOrder): ReturnType<DeliveryIndex["substitutes"]> {
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
