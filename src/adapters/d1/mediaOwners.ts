import { eq, or } from "drizzle-orm";
import type { MediaOwners } from "../../ports/mediaOwners.ts";
import type { Database } from "./database.ts";
import { accounts, brands, deliveries, products } from "./schema.ts";

/** How long an answer is used again: a page of ads asks for each of its files. */
const keptMs = 5_000;
const mostKept = 1_000;

export class D1MediaOwners implements MediaOwners {
  readonly #db: Database;
  readonly #nowMs: () => number;
  readonly #kept = new Map<string, { untilMs: number; isSuspended: boolean }>();

  constructor(db: Database, nowMs: () => number) {
    this.#db = db;
    this.#nowMs = nowMs;
  }

  async isSuspended(owned: Parameters<MediaOwners["isSuspended"]>[0]): Promise<boolean> {
    const name = "deliveryId" in owned ? owned.deliveryId : owned.pictureKey;
    const kept = this.#kept.get(name);
    if (kept !== undefined && kept.untilMs > this.#nowMs()) return kept.isSuspended;
    const status = "deliveryId" in owned ? this.#ofDelivery(owned.deliveryId) : this.#ofPicture(owned.pictureKey);
    const isSuspended = (await status) === "suspended";
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(name, { untilMs: this.#nowMs() + keptMs, isSuspended });
    return isSuspended;
  }

  async #ofDelivery(deliveryId: string): Promise<string | undefined> {
    const row = await this.#db
      .select({ status: accounts.status })
      .from(deliveries)
      .innerJoin(accounts, eq(accounts.id, deliveries.accountId))
      .where(eq(deliveries.id, deliveryId))
      .get();
    return row?.status;
  }

  async #ofPicture(pictureKey: string): Promise<string | undefined> {
    const row = await this.#db
      .select({ status: accounts.status })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .innerJoin(accounts, eq(accounts.id, brands.accountId))
      .where(
        or(
          eq(products.pictureKey, pictureKey),
          eq(products.imageKey, pictureKey),
          eq(products.shopImageKey, pictureKey),
        ),
      )
      .get();
    return row?.status;
  }
}
