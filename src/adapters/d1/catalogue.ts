import { and, asc, count, eq, inArray, lt, ne, notInArray, sql } from "drizzle-orm";
import { emptyBrandKit } from "../../core/brand/kit.ts";
import type { BrandRow } from "../../core/brand/view.ts";
import type { ProductRow } from "../../core/product/view.ts";
import type { BrandStart, Catalogue, CatalogueProduct, OnboardingResult } from "../../ports/catalogue.ts";
import type { Database } from "./database.ts";
import { brands, products } from "./schema.ts";

/** D1 takes 100 bound parameters a statement; one product needs 17. */
const productsPerStatement = 5;
/** Deleted by handle in groups that stay under the same limit. */
const handlesPerStatement = 80;

export class D1Catalogue implements Catalogue {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async brandOf(accountId: string): Promise<BrandRow | null> {
    const row = await this.#db.select().from(brands).where(eq(brands.accountId, accountId)).get();
    if (!row) return null;
    const active = await this.#db
      .select({ value: count() })
      .from(products)
      .where(and(eq(products.brandId, row.id), eq(products.status, "Active")))
      .get();
    return { ...row, activeProducts: active?.value ?? 0 };
  }

  async products(brandId: string): Promise<ProductRow[]> {
    return this.#db.select().from(products).where(eq(products.brandId, brandId)).orderBy(asc(products.position)).all();
  }

  async begin(start: BrandStart): Promise<{ brandId: string; run: number; joined: boolean }> {
    const { accountId, website, nowMs } = start;
    const fresh = {
      website,
      status: "pending" as const,
      stage: "queued",
      statusMessage: "Waiting to start.",
      totalProductsScraped: 0,
    };
    // An upsert, so that two first calls at the same moment make one brand; a run of the same website that is under way stays.
    await this.#db
      .insert(brands)
      .values({
        id: start.newBrandId,
        accountId,
        name: start.name,
        ...fresh,
        kit: emptyBrandKit,
        run: 1,
        startedAt: nowMs,
        updatedAt: nowMs,
      })
      .onConflictDoUpdate({
        target: brands.accountId,
        set: {
          ...fresh,
          before: sql`CASE WHEN ${brands.status} = 'active' THEN json_object('website', ${brands.website}, 'stage', ${brands.stage}, 'statusMessage', ${brands.statusMessage}, 'totalProductsScraped', ${brands.totalProductsScraped}) ELSE ${brands.before} END`,
          run: sql`${brands.run} + 1`,
          startedAt: nowMs,
          updatedAt: nowMs,
        },
        setWhere: sql`NOT (${brands.status} = 'pending' AND ${brands.stage} <> 'failed' AND ${brands.website} = ${website})`,
      })
      .run();
    const row = await this.#db
      .select({ id: brands.id, run: brands.run, startedAt: brands.startedAt })
      .from(brands)
      .where(eq(brands.accountId, accountId))
      .get();
    if (!row) throw new Error("the brand's row is missing right after it was written");
    return { brandId: row.id, run: row.run, joined: row.startedAt !== nowMs };
  }

  async progress(
    brandId: string,
    run: number,
    progress: { stage: string; message: string; scraped: number },
    nowMs: number,
  ): Promise<void> {
    await this.#db
      .update(brands)
      .set({
        stage: progress.stage,
        statusMessage: progress.message,
        totalProductsScraped: progress.scraped,
        updatedAt: nowMs,
      })
      .where(and(eq(brands.id, brandId), eq(brands.run, run), eq(brands.status, "pending")))
      .run();
  }

  async finish(brandId: string, run: number, result: OnboardingResult, nowMs: number): Promise<void> {
    const current = and(eq(brands.id, brandId), eq(brands.run, run), eq(brands.status, "pending"));
    if (!(await this.#db.select({ id: brands.id }).from(brands).where(current).get())) return;
    for (const group of groupsOf(result.products, productsPerStatement)) await this.#upsert(brandId, group, nowMs);
    await this.#dropOthers(brandId, result.products);
    await this.#db
      .update(brands)
      .set({
        name: result.brandName,
        kit: result.kit,
        status: "active",
        stage: "ready",
        statusMessage: result.message,
        totalProductsScraped: result.products.length,
        before: null,
        onboardedAt: nowMs,
        updatedAt: nowMs,
      })
      .where(current)
      .run();
  }

  /** A product that is there keeps its id, its review and its usage. */
  async #upsert(brandId: string, group: { item: CatalogueProduct; position: number }[], nowMs: number): Promise<void> {
    await this.#db
      .insert(products)
      .values(
        group.map(({ item: { newId, ...product }, position }) => ({
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
          aspectRatio: sql`excluded.aspect_ratio`,
          pictureKey: sql`excluded.picture_key`,
          picture: sql`excluded.picture`,
          colours: sql`excluded.colours`,
          pictureProblem: sql`excluded.picture_problem`,
          facts: sql`excluded.facts`,
          position: sql`excluded.position`,
          updatedAt: nowMs,
        },
      })
      .run();
  }

  async #dropOthers(brandId: string, kept: readonly CatalogueProduct[]): Promise<void> {
    const handles = new Set(kept.map(({ handle }) => handle));
    const rows = await this.#db
      .select({ handle: products.handle })
      .from(products)
      .where(eq(products.brandId, brandId))
      .all();
    const gone = rows.filter(({ handle }) => !handles.has(handle)).map(({ handle }) => handle);
    for (const group of groupsOf(gone, handlesPerStatement)) {
      const names = group.map(({ item }) => item);
      await this.#db
        .delete(products)
        .where(and(eq(products.brandId, brandId), inArray(products.handle, names)))
        .run();
    }
  }

  async fail(brandId: string, run: number, message: string, nowMs: number): Promise<void> {
    const current = and(eq(brands.id, brandId), eq(brands.run, run), eq(brands.status, "pending"));
    const row = await this.#db.select({ before: brands.before }).from(brands).where(current).get();
    if (!row) return;
    const before = row.before as {
      website: string;
      stage: string;
      statusMessage: string;
      totalProductsScraped: number;
    } | null;
    await this.#db
      .update(brands)
      .set(
        before === null
          ? { stage: "failed", statusMessage: message, updatedAt: nowMs }
          : {
              ...before,
              status: "active",
              statusMessage: `${before.statusMessage} The last re-run failed: ${message}`,
              before: null,
              updatedAt: nowMs,
            },
      )
      .where(current)
      .run();
  }

  async stale(untouchedSinceMs: number, limit: number): Promise<string[]> {
    const rows = await this.#db
      .select({ id: brands.id })
      .from(brands)
      .where(
        and(
          eq(brands.status, "pending"),
          notInArray(brands.stage, ["failed"]),
          lt(brands.updatedAt, untouchedSinceMs),
          ne(brands.run, 0),
        ),
      )
      .limit(limit)
      .all();
    return rows.map(({ id }) => id);
  }
}

function groupsOf<T>(items: readonly T[], size: number): { item: T; position: number }[][] {
  const numbered = items.map((item, position) => ({ item, position }));
  return Array.from({ length: Math.ceil(numbered.length / size) }, (_, i) => numbered.slice(i * size, (i + 1) * size));
}
