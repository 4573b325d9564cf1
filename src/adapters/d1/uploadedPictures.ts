import { and, eq, sql, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { UploadedPicture } from "../../ports/catalogue.ts";
import type { Database } from "./database.ts";
import { products } from "./schema.ts";

/**
 * The columns of a product's picture are those of the one that ads show. Where it was uploaded, `shop_picture` has the same of the shop's own, as
 * the last run has read it. Each change is one statement, so that uploads, deletions and runs that meet leave one whole picture each.
 */

/** The shop's own picture, as it is kept where an uploaded one stands in its place; of the columns of `row`, a table or `excluded`. */
export function shopPictureOf(row: "products" | "excluded"): SQL {
  const of = (column: string) => sql.raw(`${row}.${column}`);
  return sql`json_object('aspectRatio', ${of("aspect_ratio")}, 'pictureKey', ${of("picture_key")}, 'pictureAddress', ${of("picture_address")}, 'imageKey', ${of("image_key")}, 'picture', json(${of("picture")}), 'colours', json(${of("colours")}), 'pictureProblem', ${of("picture_problem")})`;
}

export function shopImageKeyOf(row: "products" | "excluded"): SQL {
  return sql.raw(`coalesce(${row}.picture_key, ${row}.image_key)`);
}

const isUploaded = sql`${products.shopPicture} IS NOT NULL`;

/** The account's own product, while neither is being deleted and the account is not suspended. */
export function own(accountId: string, productId: string): SQL | undefined {
  return and(
    eq(products.id, productId),
    sql`EXISTS (SELECT 1 FROM brands JOIN accounts ON accounts.id = brands.account_id
      WHERE brands.id = ${products.brandId} AND accounts.id = ${accountId} AND accounts.status <> 'suspended'
      AND NOT EXISTS (SELECT 1 FROM deletions WHERE deletions.account_id = accounts.id AND deletions.state <> 'done'))`,
  );
}

/** Puts an uploaded picture in place of the one that is there, and keeps that where it is the shop's. */
export function uploading(
  db: Database,
  accountId: string,
  productId: string,
  { aspectRatio, pictureKey, pictureAddress, picture, colours }: UploadedPicture,
  nowMs: number,
) {
  return db
    .update(products)
    .set({
      shopPicture: sql`CASE WHEN ${isUploaded} THEN ${products.shopPicture} ELSE ${shopPictureOf("products")} END`,
      shopImageKey: sql`CASE WHEN ${isUploaded} THEN ${products.shopImageKey} ELSE ${shopImageKeyOf("products")} END`,
      aspectRatio,
      pictureKey,
      pictureAddress,
      picture,
      colours,
      imageKey: null,
      pictureProblem: null,
      updatedAt: nowMs,
    })
    .where(own(accountId, productId))
    .returning();
}

/** Puts the shop's own picture back where another was uploaded. */
export function restoring(db: Database, accountId: string, productId: string, nowMs: number) {
  const restored = (column: AnySQLiteColumn, field: string) =>
    sql`CASE WHEN ${isUploaded} THEN json_extract(${products.shopPicture}, ${sql.raw(`'$.${field}'`)}) ELSE ${column} END`;
  return db
    .update(products)
    .set({
      aspectRatio: restored(products.aspectRatio, "aspectRatio"),
      pictureKey: restored(products.pictureKey, "pictureKey"),
      pictureAddress: restored(products.pictureAddress, "pictureAddress"),
      imageKey: restored(products.imageKey, "imageKey"),
      picture: restored(products.picture, "picture"),
      colours: restored(products.colours, "colours"),
      pictureProblem: restored(products.pictureProblem, "pictureProblem"),
      updatedAt: sql`CASE WHEN ${isUploaded} THEN ${nowMs} ELSE ${products.updatedAt} END`,
      shopPicture: null,
      shopImageKey: null,
    })
    .where(own(accountId, productId))
    .returning();
}
