import { and, eq, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import { productKey, siteOf } from "../../core/discovery/address.ts";
import { noIdentity, ProductIdentity } from "../../core/product/identity.ts";
import { stillThere, type KnownProduct } from "../../core/discovery/sameProduct.ts";
import type { CatalogueCounts, CatalogueProduct, OnboardingResult } from "../../ports/catalogue.ts";
import type { Database } from "./database.ts";
import { products } from "./schema.ts";
import { readKind } from "./setKinds.ts";
import { shopImageKeyOf, shopPictureOf } from "./uploadedPictures.ts";

/** D1 takes 100 bound parameters a statement; one product needs 22, and the statement some of its own. */
const productsPerStatement = 4;

/** What is known of a product before it is replaced. */
export interface StandingProduct extends KnownProduct {
  id: string;
  handle: string;
  isUsable: boolean;
  /** Its picture was uploaded: a run reads the shop's own beside it. */
  isUploaded: boolean;
  /** Its kind, of which ads can be made, was set by a person. */
  isKindSet: boolean;
}

export async function standingProducts(db: Database, brandId: string): Promise<StandingProduct[]> {
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      identity: products.identity,
      handle: products.handle,
      url: sql<string>`coalesce(json_extract(${products.facts}, '$.url'), '')`,
      isUsable: sql<boolean>`${products.isCompatible} AND ${products.pictureKey} IS NOT NULL`.mapWith(Boolean),
      isUploaded: sql<boolean>`${products.shopPicture} IS NOT NULL`.mapWith(Boolean),
      isKindSet: sql<boolean>`${products.shopKind} IS NOT NULL`.mapWith(Boolean),
    })
    .from(products)
    .where(eq(products.brandId, brandId))
    .all();
  return rows.map((row) => ({ ...row, identity: ProductIdentity.catch(noIdentity).parse(row.identity) }));
}

type Found = Pick<OnboardingResult, "products" | "unreadPages" | "isPartial">;

/** How one catalogue takes the place of another: `statements` for one batch, and what will be there then. */
export interface Replacement {
  statements: BatchItem<"sqlite">[];
  counts: CatalogueCounts;
  /** The products that were there are another shop's. */
  isOtherShop: boolean;
}

/** A product as it will be written. */
interface Entry {
  item: CatalogueProduct;
  /** The product that it is, of those that were there. */
  before: StandingProduct | null;
  position: number;
}

/**
 * A product that is there (see `stillThere`) keeps its id, review and usage, a kind that a person has set, a picture that was uploaded, and its own where none could be
 * had this time; its handle is the shop's, as the contract has it. One that the run could not look at stays as it is: its page was unread, or not all that the shop lists was seen. Nothing
 * stays of a shop that the run was not at.
 */
export function replacementOf(
  db: Database,
  brandId: string,
  standing: readonly StandingProduct[],
  { products: found, unreadPages, isPartial }: Found,
  nowMs: number,
): Replacement {
  const same = sameProducts(standing, found);
  const entries = found.map((item, position): Entry => ({ item, before: same.get(item) ?? null, position }));
  const unread = new Set(unreadPages.map(productKey));
  const sites = new Set([...found.map(({ facts }) => facts.url), ...unreadPages].map(siteOf));
  const there = new Set(same.values());
  const given = new Set(entries.map(({ item }) => item.handle));
  const kept = standing.filter(
    (product) =>
      !there.has(product) &&
      !given.has(product.handle) &&
      (unread.has(productKey(product.url)) || (isPartial && sites.has(siteOf(product.url)))),
  );
  const isUsable = ({ item, before }: Entry) =>
    (item.isCompatible || before?.isKindSet === true) &&
    (before?.isUploaded === true ||
      item.pictureKey !== null ||
      (item.keepsEarlierPicture && before?.isUsable === true));
  return {
    statements: statementsOf(db, brandId, entries, kept, nowMs),
    counts: {
      usable: entries.filter(isUsable).length + kept.filter((product) => product.isUsable).length,
      total: entries.length + kept.length,
    },
    isOtherShop: standing.length > 0 && there.size === 0 && !standing.some(({ url }) => sites.has(siteOf(url))),
  };
}

/** Those of `found` that are there already, each with what is known of it. */
export function sameProducts(
  standing: readonly StandingProduct[],
  found: readonly CatalogueProduct[],
): Map<CatalogueProduct, StandingProduct> {
  const known = found.map((item) => ({ item, url: item.facts.url, name: item.name, identity: item.identity }));
  return new Map([...stillThere(standing, known)].map(([{ item }, product]) => [item, product]));
}

function statementsOf(
  db: Database,
  brandId: string,
  entries: readonly Entry[],
  kept: readonly StandingProduct[],
  nowMs: number,
): BatchItem<"sqlite">[] {
  const there = entries.flatMap(({ before }) => before ?? []);
  const stays = JSON.stringify([...there, ...kept].map(({ id }) => id));
  const isOther = sql`${products.id} NOT IN (SELECT value FROM json_each(${stays}))`;
  const dropOthers = db.delete(products).where(and(eq(products.brandId, brandId), isOther));
  // Handles may change places, and at no moment may two products have one.
  const changed = entries.flatMap(({ before, item }) => (before && before.handle !== item.handle ? [before.id] : []));
  const isChanged = sql`${products.id} IN (SELECT value FROM json_each(${JSON.stringify(changed)}))`;
  const freeHandles = db
    .update(products)
    .set({ handle: sql`${products.id}` })
    .where(isChanged);
  const upserts = [true, false].flatMap((keepsPicture) =>
    groupsOf(
      entries.filter(({ item, before }) => (item.keepsEarlierPicture && before !== null) === keepsPicture),
      productsPerStatement,
    ).map((group) => upsert(db, brandId, group, keepsPicture, nowMs)),
  );
  return [dropOthers, ...(changed.length > 0 ? [freeHandles] : []), ...upserts];
}

function upsert(db: Database, brandId: string, group: readonly Entry[], keepsPicture: boolean, nowMs: number) {
  return db
    .insert(products)
    .values(
      group.map(({ item: { newId, keepsEarlierPicture: _, ...product }, before, position }) => ({
        ...product,
        id: before?.id ?? newId,
        brandId,
        status: "Active",
        usageCount: 0,
        position,
        updatedAt: nowMs,
      })),
    )
    .onConflictDoUpdate({
      target: products.id,
      set: {
        handle: sql`excluded.handle`,
        name: sql`excluded.name`,
        ...readKind,
        ...(keepsPicture ? keptPicture : readPicture),
        facts: sql`excluded.facts`,
        identity: sql`excluded.identity`,
        position: sql`excluded.position`,
        updatedAt: nowMs,
      },
    });
}

const isUploaded = sql`${products.shopPicture} IS NOT NULL`;

/** The column's new value, or the one of an uploaded picture, which a run leaves alone. */
function unlessUploaded(column: AnySQLiteColumn, read: SQL): SQL {
  return sql`CASE WHEN ${isUploaded} THEN ${column} ELSE ${read} END`;
}

/** What was read is the product's picture, or is kept beside the uploaded one. */
const readPicture = {
  aspectRatio: unlessUploaded(products.aspectRatio, sql`excluded.aspect_ratio`),
  pictureKey: unlessUploaded(products.pictureKey, sql`excluded.picture_key`),
  pictureAddress: unlessUploaded(products.pictureAddress, sql`excluded.picture_address`),
  imageKey: unlessUploaded(products.imageKey, sql`excluded.image_key`),
  picture: unlessUploaded(products.picture, sql`excluded.picture`),
  colours: unlessUploaded(products.colours, sql`excluded.colours`),
  pictureProblem: unlessUploaded(products.pictureProblem, sql`excluded.picture_problem`),
  shopPicture: sql`CASE WHEN ${isUploaded} THEN ${shopPictureOf("excluded")} END`,
  shopImageKey: sql`CASE WHEN ${isUploaded} THEN ${shopImageKeyOf("excluded")} END`,
  shopPictures: sql`excluded.shop_pictures`,
};

/** Nothing of the picture changes, except that a product of which the shop never had one shows why. */
const keptPicture = {
  pictureProblem: unlessUploaded(
    products.pictureProblem,
    sql`CASE WHEN ${products.pictureKey} IS NULL THEN excluded.picture_problem ELSE ${products.pictureProblem} END`,
  ),
  shopPicture: sql`CASE WHEN ${isUploaded} AND json_extract(${products.shopPicture}, '$.pictureKey') IS NULL
    THEN json_set(${products.shopPicture}, '$.pictureProblem', excluded.picture_problem) ELSE ${products.shopPicture} END`,
};

function groupsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
