import { sql, type SQL } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { SupportedCategory } from "../../core/product/categories.ts";
import type { Database } from "./database.ts";
import { products } from "./schema.ts";
import { own } from "./uploadedPictures.ts";

/**
 * The columns of a product's kind are those that ads go by. Where a person has set it, `shop_kind` has the same as it follows from the shop, as
 * the last run has read it. Each change is one statement, so that people and runs that meet leave one whole kind each.
 */

const isSet = sql`${products.shopKind} IS NOT NULL`;

function shopKindOf(row: "products" | "excluded"): SQL {
  const of = (column: string) => sql.raw(`${row}.${column}`);
  return sql`json_object('category', ${of("category")}, 'isCompatible', ${of("is_compatible")}, 'incompatibilityReason', ${of("incompatibility_reason")}, 'because', ${of("because")})`;
}

/** Sets a kind, of which ads can be made, in place of the shop's, which is kept. */
export function settingKind(
  db: Database,
  accountId: string,
  productId: string,
  category: SupportedCategory,
  nowMs: number,
) {
  return db
    .update(products)
    .set({
      shopKind: sql`CASE WHEN ${isSet} THEN ${products.shopKind} ELSE ${shopKindOf("products")} END`,
      category,
      isCompatible: true,
      incompatibilityReason: null,
      because: "A person of the account has set it.",
      updatedAt: nowMs,
    })
    .where(own(accountId, productId))
    .returning();
}

/** Puts the kind back that follows from the shop, where a person has set another. */
export function restoringKind(db: Database, accountId: string, productId: string, nowMs: number) {
  const restored = (column: AnySQLiteColumn, field: string) =>
    sql`CASE WHEN ${isSet} THEN json_extract(${products.shopKind}, ${sql.raw(`'$.${field}'`)}) ELSE ${column} END`;
  return db
    .update(products)
    .set({
      category: restored(products.category, "category"),
      isCompatible: restored(products.isCompatible, "isCompatible"),
      incompatibilityReason: restored(products.incompatibilityReason, "incompatibilityReason"),
      because: restored(products.because, "because"),
      updatedAt: sql`CASE WHEN ${isSet} THEN ${nowMs} ELSE ${products.updatedAt} END`,
      shopKind: null,
    })
    .where(own(accountId, productId))
    .returning();
}

/** What a run has read is the product's kind, or is kept beside the one that a person has set. */
export const readKind = {
  category: unlessSet(products.category, sql`excluded.category`),
  isCompatible: unlessSet(products.isCompatible, sql`excluded.is_compatible`),
  incompatibilityReason: unlessSet(products.incompatibilityReason, sql`excluded.incompatibility_reason`),
  because: unlessSet(products.because, sql`excluded.because`),
  shopKind: sql`CASE WHEN ${isSet} THEN ${shopKindOf("excluded")} END`,
};

function unlessSet(column: AnySQLiteColumn, read: SQL): SQL {
  return sql`CASE WHEN ${isSet} THEN ${column} ELSE ${read} END`;
}
