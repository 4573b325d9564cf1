import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { productKey } from "../../core/discovery/address.ts";
import type { CatalogueCounts, CatalogueProduct, OnboardingResult } from "../../ports/catalogue.ts";
import type { Database } from "./database.ts";
import { products } from "./schema.ts";

/** D1 takes 100 bound parameters a statement; one product needs 18. */
const productsPerStatement = 5;

/** What is known of a product before it is replaced. */
export interface StandingProduct {
  handle: string;
  url: string;
  isUsable: boolean;
}

export async function standingProducts(db: Database, brandId: string): Promise<StandingProduct[]> {
  return db
    .select({
      handle: products.handle,
      url: sql<string>`coalesce(json_extract(${products.facts}, '$.url'), '')`,
      isUsable: sql<boolean>`${products.isCompatible} AND ${products.pictureKey} IS NOT NULL`.mapWith(Boolean),
    })
    .from(products)
    .where(eq(products.brandId, brandId))
    .all();
}

type Found = Pick<OnboardingResult, "products" | "unreadPages" | "isPartial">;

/** How one catalogue takes the place of another: `statements` for one batch, and what will be there then. */
export interface Replacement {
  statements: BatchItem<"sqlite">[];
  counts: CatalogueCounts;
}

/**
 * A product that is there keeps its id, review and usage. One that the run could not look at stays as it is: its page was unread,
 * or not all that the shop lists was seen. A picture stays only with the product, of the same address, that it was read for.
 */
export function replacementOf(
  db: Database,
  brandId: string,
  standing: readonly StandingProduct[],
  { products: found, unreadPages, isPartial }: Found,
  nowMs: number,
): Replacement {
  const before = new Map(standing.map((product) => [product.handle, product]));
  const unread = new Set(unreadPages.map(productKey));
  const handles = new Set(found.map(({ handle }) => handle));
  const kept = standing.filter(({ handle, url }) => !handles.has(handle) && (isPartial || unread.has(productKey(url))));
  const keepsPicture = ({ keepsEarlierPicture, handle, facts }: CatalogueProduct) => {
    const earlier = before.get(handle);
    return keepsEarlierPicture && earlier !== undefined && productKey(earlier.url) === productKey(facts.url);
  };
  const stays = JSON.stringify([...handles, ...kept.map(({ handle }) => handle)]);
  const dropOthers = db
    .delete(products)
    .where(and(eq(products.brandId, brandId), sql`${products.handle} NOT IN (SELECT value FROM json_each(${stays}))`));
  const numbered = found.map((item, position) => ({ item, position }));
  const upserts = [true, false].flatMap((isKept) =>
    groupsOf(
      numbered.filter(({ item }) => keepsPicture(item) === isKept),
      productsPerStatement,
    ).map((group) => upsert(db, brandId, group, isKept, nowMs)),
  );
  const isUsable = (item: CatalogueProduct) =>
    item.isCompatible &&
    (item.pictureKey !== null || (keepsPicture(item) && before.get(item.handle)?.isUsable === true));
  return {
    statements: [dropOthers, ...upserts],
    counts: {
      usable: found.filter(isUsable).length + kept.filter((product) => product.isUsable).length,
      total: found.length + kept.length,
    },
  };
}

function upsert(
  db: Database,
  brandId: string,
  group: { item: CatalogueProduct; position: number }[],
  keepsPicture: boolean,
  nowMs: number,
) {
  return db
    .insert(products)
    .values(
      group.map(({ item: { newId, keepsEarlierPicture: _, ...product }, position }) => ({
        ...product,
        id: newId,
        brandId,
        status: "Active",
        usageCount: 0,
        position,
        updatedAt: nowMs,
      })),
    )
    .onConflictDoUpdate({
      target: [products.brandId, products.handle],
      set: {
        name: sql`excluded.name`,
        isCompatible: sql`excluded.is_compatible`,
        incompatibilityReason: sql`excluded.incompatibility_reason`,
        category: sql`excluded.category`,
        because: sql`excluded.because`,
        ...(keepsPicture ? keptPicture : readPicture),
        facts: sql`excluded.facts`,
        position: sql`excluded.position`,
        updatedAt: nowMs,
      },
    });
}

const readPicture = {
  aspectRatio: sql`excluded.aspect_ratio`,
  pictureKey: sql`excluded.picture_key`,
  picture: sql`excluded.picture`,
  colours: sql`excluded.colours`,
  pictureProblem: sql`excluded.picture_problem`,
};

/** Nothing of the picture changes, except that a product that never had one shows why. */
const keptPicture = {
  pictureProblem: sql`CASE WHEN ${products.pictureKey} IS NULL THEN excluded.picture_problem ELSE ${products.pictureProblem} END`,
};

function groupsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
