import { and, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { BrandFiles } from "../../ports/brandFiles.ts";
import type { Database } from "./database.ts";
import { brandKits, brands, deliveries, products } from "./schema.ts";

/** Accepting a delivery and writing a catalogue take their times from clocks of their own. */
const clockMarginMs = 60_000;

export class D1BrandFiles implements BrandFiles {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async inUse(brandId: string): Promise<string[] | null> {
    const pictureOf = sql<string | null>`coalesce(${products.pictureKey}, ${products.imageKey})`;
    const logoOf = (kit: typeof brands.kit | typeof brandKits.kit) =>
      sql<string | null>`json_extract(${kit}, '$.logo.key')`;
    const readLogo = sql<string | null>`json_extract(${brandKits.read}, '$.kit.logo.key')`;
    const account = this.#db.select({ id: brands.accountId }).from(brands).where(eq(brands.id, brandId));
    const picturesChangedAt = sql`(SELECT coalesce(max(updated_at), 0) FROM products WHERE brand_id = ${brandId})`;
    const changedAt = sql`(SELECT max(coalesce(onboarded_at, 0), ${picturesChangedAt}) + ${clockMarginMs} FROM brands WHERE id = ${brandId})`;
    const [underWay, pictures, shopPictures, logos, earlierLogos, readLogos] = await this.#db.batch([
      this.#db
        .select({ id: deliveries.id })
        .from(deliveries)
        .where(
          and(
            inArray(deliveries.accountId, account),
            lte(deliveries.createdAt, changedAt),
            inArray(deliveries.status, ["queued", "processing", "rendering"]),
          ),
        )
        .limit(1),
      this.#db
        .select({ key: pictureOf })
        .from(products)
        .where(and(eq(products.brandId, brandId), isNotNull(pictureOf))),
      this.#db
        .select({ key: products.shopImageKey })
        .from(products)
        .where(and(eq(products.brandId, brandId), isNotNull(products.shopImageKey))),
      this.#db
        .select({ key: logoOf(brands.kit) })
        .from(brands)
        .where(eq(brands.id, brandId)),
      this.#db
        .select({ key: logoOf(brandKits.kit) })
        .from(brandKits)
        .where(eq(brandKits.brandId, brandId)),
      this.#db.select({ key: readLogo }).from(brandKits).where(eq(brandKits.brandId, brandId)),
    ]);
    if (underWay.length > 0) return null;
    return [...pictures, ...shopPictures, ...logos, ...earlierLogos, ...readLogos].flatMap(({ key }) => key ?? []);
  }
}
