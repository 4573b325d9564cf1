import { and, asc, desc, eq, isNull, lt, lte, ne, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SupportedCategory } from "../../core/product/categories.ts";
import { emptyBrandKit } from "../../core/brand/kit.ts";
import { nextRunAtMs, quotaWindowMs, type QuotaUsedUp } from "../../core/brand/onboardingQuota.ts";
import { productKey } from "../../core/discovery/address.ts";
import type { OnboardingOrder } from "../../core/brand/onboarding.ts";
import type { BrandRow } from "../../core/brand/view.ts";
import { ProductFacts } from "../../core/product/facts.ts";
import { isUsableRow, type ProductRow } from "../../core/product/row.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type {
  BegunRun,
  BrandStart,
  Catalogue,
  CatalogueCounts,
  CatalogueProduct,
  OnboardingResult,
  RunProgress,
  ShopPictures,
  StartedAt,
  UploadedPicture,
} from "../../ports/catalogue.ts";
import { kitOfRun } from "./brandKits.ts";
import { countedSince, givingBack } from "./countedRuns.ts";
import { restoringKind, settingKind } from "./setKinds.ts";
import { replacementOf, sameProducts, standingProducts } from "./replaceProducts.ts";
import type { Database } from "./database.ts";
import { brands, deletions, onboardingRuns, products } from "./schema.ts";
import { restoring, uploading } from "./uploadedPictures.ts";
import { lostProofs } from "./websiteProofs.ts";

const FactsWithDropped = ProductFacts.pick({ dropped: true });

const rerunFailed = " The last re-run failed:";

export class D1Catalogue implements Catalogue {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async brandOf(accountId: string): Promise<BrandRow | null> {
    const row = await this.#db.select().from(brands).where(eq(brands.accountId, accountId)).get();
    if (!row) return null;
    const { status, isCompatible, pictureKey, picture } = products;
    const held = await this.#db
      .select({ status, isCompatible, pictureKey, picture })
      .from(products)
      .where(eq(products.brandId, row.id))
      .all();
    return {
      ...row,
      activeProducts: held.filter((product) => product.status === "Active").length,
      catalogueProducts: held.length,
      usableProducts: held.filter(isUsableRow).length,
    };
  }

  async beingRead(accountId: string): Promise<string | null> {
    const row = await this.#db
      .select({ id: brands.id })
      .from(brands)
      .where(and(eq(brands.accountId, accountId), eq(brands.status, "pending"), ne(brands.stage, "failed")))
      .get();
    return row?.id ?? null;
  }

  async products(brandId: string): Promise<ProductRow[]> {
    const rows = await this.#db
      .select()
      .from(products)
      .where(eq(products.brandId, brandId))
      .orderBy(asc(products.position))
      .all();
    return rows.map(rowOf);
  }

  async product(accountId: string, productId: string): Promise<ProductRow | null> {
    const row = await this.#db
      .select({ product: products })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(and(eq(products.id, productId), eq(brands.accountId, accountId)))
      .get();
    return row === undefined ? null : rowOf(row.product);
  }

  async setPicture(
    accountId: string,
    productId: string,
    picture: UploadedPicture,
    nowMs: number,
  ): Promise<ProductRow | null> {
    const [row] = await uploading(this.#db, accountId, productId, picture, nowMs);
    return row === undefined ? null : rowOf(row);
  }

  async shopPictures(accountId: string, productId: string): Promise<ShopPictures | null> {
    const row = await this.#db
      .select({ addresses: products.shopPictures, shown: products.pictureAddress })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(and(eq(products.id, productId), eq(brands.accountId, accountId)))
      .get();
    return row === undefined ? null : { ...row, addresses: (row.addresses ?? []) as string[] };
  }

  async restorePicture(accountId: string, productId: string, nowMs: number): Promise<ProductRow | null> {
    const [row] = await restoring(this.#db, accountId, productId, nowMs);
    return row === undefined ? null : rowOf(row);
  }

  async setKind(
    accountId: string,
    productId: string,
    kind: SupportedCategory | null,
    nowMs: number,
  ): Promise<ProductRow | null> {
    const [row] =
      kind === null
        ? await restoringKind(this.#db, accountId, productId, nowMs)
        : await settingKind(this.#db, accountId, productId, kind, nowMs);
    return row === undefined ? null : rowOf(row);
  }

  async withUploads(brandId: string, found: readonly CatalogueProduct[]): Promise<ReadonlySet<CatalogueProduct>> {
    const same = sameProducts(await standingProducts(this.#db, brandId), found);
    return new Set([...same].flatMap(([product, { isUploaded }]) => (isUploaded ? [product] : [])));
  }

  async begin(start: BrandStart): Promise<Result<BegunRun, QuotaUsedUp>> {
    const { newRunId, accountId, website, nowMs, quota } = start;
    const fresh = {
      website,
      status: "pending" as const,
      stage: "queued",
      statusMessage: "Waiting to start.",
      totalProductsScraped: 0,
    };
    const sinceMs = nowMs - quotaWindowMs;
    const limit = sql`(SELECT CASE status WHEN 'active' THEN ${quota.active} ELSE ${quota.trial} END FROM accounts WHERE id = ${accountId})`;
    const isCounted = sql`EXISTS (SELECT 1 FROM onboarding_runs WHERE id = ${newRunId})`;
    const counting = this.#db.insert(onboardingRuns).select(
      sql`SELECT ${newRunId}, ${accountId}, ${nowMs}, 0
        WHERE NOT EXISTS (SELECT 1 FROM brands WHERE account_id = ${accountId} AND status = 'pending' AND stage <> 'failed'
          AND rtrim(website, '/') = rtrim(${website}, '/'))
        AND ${countedSince(accountId, sinceMs, limit)} < ${limit}`,
    );
    // An upsert, so that two first calls at the same moment make one brand; what was not counted changes nothing.
    const beginning = this.#db
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
          // Of another website that was never read nothing is known any more.
          name: sql`CASE WHEN ${brands.onboardedAt} IS NULL AND rtrim(${brands.website}, '/') <> rtrim(${website}, '/') THEN ${start.name} ELSE ${brands.name} END`,
          run: sql`${brands.run} + 1`,
          startedAt: nowMs,
          updatedAt: nowMs,
        },
        setWhere: isCounted,
      });
    const forgetting = this.#db
      .delete(onboardingRuns)
      .where(and(eq(onboardingRuns.accountId, accountId), lte(onboardingRuns.startedAt, sinceMs)));
    const brand = this.#db
      .select({
        brandId: brands.id,
        run: brands.run,
        website: brands.website,
        isCounted: sql<number>`${isCounted}`,
        isUnderWay: sql<number>`(${brands.status} = 'pending' AND ${brands.stage} <> 'failed' AND rtrim(${brands.website}, '/') = rtrim(${website}, '/'))`,
        limit: sql<number>`${limit}`,
      })
      .from(brands)
      .where(eq(brands.accountId, accountId));
    const counted = this.#db
      .select({ startedAtMs: onboardingRuns.startedAt, isGivenBack: onboardingRuns.isGivenBack })
      .from(onboardingRuns)
      .where(eq(onboardingRuns.accountId, accountId))
      .orderBy(desc(onboardingRuns.startedAt));
    const [, , , [row], runs] = await this.#db.batch([counting, beginning, forgetting, brand, counted]);
    if (!row) throw new Error("the brand's row is missing right after it was written");
    const { brandId, run } = row;
    const joined = row.isCounted === 0;
    if (!joined || row.isUnderWay === 1) return ok({ brandId, run, website: row.website, joined });
    return err({ limit: row.limit, nextAtMs: nextRunAtMs(runs, row.limit, nowMs) });
  }

  async uncount(runId: string): Promise<void> {
    await this.#db.delete(onboardingRuns).where(eq(onboardingRuns.id, runId)).run();
  }

  async progress(brandId: string, run: number, progress: RunProgress, nowMs: number): Promise<void> {
    const isEdited = sql`EXISTS (SELECT 1 FROM brand_kits WHERE brand_id = ${brands.id})`;
    const { name } = progress;
    await this.#db
      .update(brands)
      .set({
        ...(name !== null && {
          name: sql`CASE WHEN ${brands.onboardedAt} IS NULL AND NOT ${isEdited} THEN ${name} ELSE ${brands.name} END`,
        }),
        stage: progress.stage,
        statusMessage: progress.message,
        totalProductsScraped: progress.scraped,
        updatedAt: nowMs,
      })
      .where(and(eq(brands.id, brandId), eq(brands.run, run), eq(brands.status, "pending")))
      .run();
  }

  async handles(brandId: string): Promise<ReadonlyMap<string, string>> {
    const standing = await standingProducts(this.#db, brandId);
    return new Map(standing.map(({ url, handle }) => [productKey(url), handle]));
  }

  async finish(brandId: string, run: number, result: OnboardingResult, nowMs: number): Promise<CatalogueCounts | null> {
    const standing = await standingProducts(this.#db, brandId);
    const { statements: replacing, counts, isOtherShop } = replacementOf(this.#db, brandId, standing, result, nowMs);
    // The look of another shop is not kept: none is better.
    const fresh = { name: result.brandName, kit: result.kit ?? (isOtherShop ? emptyBrandKit : null) };
    const { name, kit, statements } = await kitOfRun(this.#db, brandId, fresh, nowMs);
    const claim = this.#db
      .update(brands)
      .set({
        name,
        ...(kit === null ? {} : { kit }),
        ...(result.movedTo ? { website: result.movedTo } : {}),
        status: statusIf(sql`${brands.run} = ${run} AND ${brands.status} = 'pending'`, "active"),
        stage: "ready",
        statusMessage: result.message(counts),
        totalProductsScraped: counts.total,
        before: null,
        onboardedAt: nowMs,
        updatedAt: nowMs,
      })
      .where(eq(brands.id, brandId));
    const lost = await lostProofs(this.#db, brandId, result.movedTo ?? null);
    const isDone = await this.#write([claim, ...statements, ...replacing, ...lost], brandId, run);
    return isDone ? counts : null;
  }

  async keepUnusable(
    brandId: string,
    run: number,
    unusable: readonly CatalogueProduct[],
    nowMs: number,
  ): Promise<void> {
    const current = and(this.#current(brandId, run), isNull(brands.before));
    if (!(await this.#db.select({ id: brands.id }).from(brands).where(current).get())) return;
    const found = { products: [...unusable], unreadPages: [], isPartial: false };
    const standing = await standingProducts(this.#db, brandId);
    const { statements } = replacementOf(this.#db, brandId, standing, found, nowMs);
    const claim = this.#db
      .update(brands)
      .set({
        status: statusIf(sql`${brands.run} = ${run} AND ${brands.status} = 'pending'`, "pending"),
        totalProductsScraped: unusable.length,
        updatedAt: nowMs,
      })
      .where(eq(brands.id, brandId));
    await this.#write([claim, ...statements], brandId, run);
  }

  #current(brandId: string, run: number) {
    return and(eq(brands.id, brandId), eq(brands.run, run), eq(brands.status, "pending"));
  }

  /**
   * One batch, which is a transaction: its first statement aborts it when the run is no longer the brand's own. False then; a batch
   * that had been written before, its answer lost, counts as done.
   */
  async #write(batch: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]], brandId: string, run: number): Promise<boolean> {
    try {
      await this.#db.batch(batch);
      return true;
    } catch (error) {
      const row = await this.#db
        .select({ run: brands.run, status: brands.status })
        .from(brands)
        .where(eq(brands.id, brandId))
        .get();
      if (row?.run === run && row.status === "pending") throw error;
      return row?.run === run;
    }
  }

  async fail(brandId: string, run: number, message: string, nowMs: number, isOurs = false): Promise<void> {
    const current = this.#current(brandId, run);
    const row = await this.#db.select({ before: brands.before }).from(brands).where(current).get();
    if (!row) return;
    const before = row.before as {
      website: string;
      stage: string;
      statusMessage: string;
      totalProductsScraped: number;
    } | null;
    const failing = this.#db
      .update(brands)
      .set(
        before === null
          ? { stage: "failed", statusMessage: message, updatedAt: nowMs }
          : {
              ...before,
              status: "active",
              statusMessage: `${before.statusMessage.split(rerunFailed)[0] ?? ""}${rerunFailed} ${message}`,
              before: null,
              updatedAt: nowMs,
            },
      )
      .where(current);
    // Before the row says that the run has ended: of two that say so one gives back.
    await this.#db.batch(isOurs ? [givingBack(this.#db, brandId, run), failing] : [failing]);
  }

  async stale(untouchedSinceMs: number, limit: number): Promise<OnboardingOrder[]> {
    return this.#db
      .select({ brandId: brands.id, accountId: brands.accountId, website: brands.website, run: brands.run })
      .from(brands)
      .where(
        // Written out, so that the index of the runs under way serves it.
        and(sql`status = 'pending' AND stage <> 'failed'`, lt(brands.updatedAt, untouchedSinceMs), ne(brands.run, 0)),
      )
      .orderBy(asc(brands.updatedAt))
      .limit(limit)
      .all();
  }

  async isBeingDeleted(accountId: string): Promise<boolean> {
    const underWay = this.#db
      .select({ id: deletions.id })
      .from(deletions)
      // Written out, so that the index of those under way serves it.
      .where(and(eq(deletions.accountId, accountId), sql`state <> 'done'`));
    return (await underWay.get()) !== undefined;
  }

  async startedAfter(after: StartedAt | null, beforeMs: number, limit: number): Promise<StartedAt[]> {
    const isAfter =
      after === null ? undefined : sql`(${brands.startedAt}, ${brands.id}) > (${after.startedAt}, ${after.id})`;
    return this.#db
      .select({ id: brands.id, startedAt: brands.startedAt })
      .from(brands)
      .where(and(isAfter, lt(brands.startedAt, beforeMs)))
      .orderBy(asc(brands.startedAt), asc(brands.id))
      .limit(limit)
      .all();
  }
}

function rowOf(row: typeof products.$inferSelect): ProductRow {
  const { dropped } = FactsWithDropped.safeParse(row.facts).data ?? {};
  const own = { isUploaded: row.shopPicture !== null, isKindSet: row.shopKind !== null };
  return { ...row, ...own, ...(dropped !== undefined && { dropped }) };
}

/** `status` where the condition holds; otherwise a value that the table's check refuses, which aborts the batch. */
function statusIf(condition: SQL, status: "active" | "pending"): SQL {
  return sql`CASE WHEN ${condition} THEN ${status} ELSE 'superseded' END`;
}
