import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { BrandKit } from "../../core/brand/kit.ts";
import { EditedField, keepEdits, type NamedKit, type ReadKit } from "../../core/brand/kitEdits.ts";
import type { KitVersion } from "../../core/brand/kitVersions.ts";
import type { BrandKits, NextKit } from "../../ports/brandKits.ts";
import type { Database } from "./database.ts";
import { brandKits, brands, people } from "./schema.ts";

export class D1BrandKits implements BrandKits {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  current(brandId: string): ReturnType<BrandKits["current"]> {
    return currentKit(this.#db, brandId);
  }

  async read(brandId: string): Promise<ReadKit | null> {
    const row = await this.#db
      .select({ read: brandKits.read })
      .from(brandKits)
      .where(and(eq(brandKits.brandId, brandId), isNotNull(brandKits.read)))
      .orderBy(desc(brandKits.version))
      .limit(1)
      .get();
    if (!row?.read) return null;
    return { name: row.read.name, kit: BrandKit.parse(row.read.kit) };
  }

  async versions(brandId: string, limit: number): Promise<KitVersion[]> {
    const rows = await this.#db
      .select({
        version: brandKits.version,
        name: brandKits.name,
        kit: brandKits.kit,
        source: brandKits.source,
        edited: brandKits.edited,
        createdAt: brandKits.createdAt,
        email: people.email,
        personName: people.name,
      })
      .from(brandKits)
      .leftJoin(people, eq(people.id, brandKits.personId))
      .where(eq(brandKits.brandId, brandId))
      .orderBy(desc(brandKits.version))
      .limit(limit)
      .all();
    return rows.map(({ email, personName, version, source, createdAt, ...row }) => ({
      ...named(row),
      version,
      source,
      createdAt,
      by: email === null ? null : { email, name: personName || null },
    }));
  }

  async find(brandId: string, version: number): Promise<NamedKit | null> {
    const row = await this.#db
      .select({ name: brandKits.name, kit: brandKits.kit, edited: brandKits.edited })
      .from(brandKits)
      .where(and(eq(brandKits.brandId, brandId), eq(brandKits.version, version)))
      .get();
    return row ? named(row) : null;
  }

  async append(brandId: string, next: NextKit, nowMs: number): Promise<boolean> {
    const { name, kit } = next;
    try {
      await this.#db.batch([
        insertVersion(this.#db, brandId, next, nowMs),
        this.#db.update(brands).set({ name, kit }).where(eq(brands.id, brandId)),
      ]);
      return true;
    } catch (error) {
      if ((await this.find(brandId, next.version)) === null) throw error;
      return false;
    }
  }
}

/** What a run of onboarding writes of the kit: `name` and `kit` for the brand's row, `statements` for the same batch. */
export interface KitOfRun {
  name: string;
  /** Null: the brand keeps the kit that it has. */
  kit: BrandKit | null;
  statements: BatchItem<"sqlite">[];
}

/**
 * Prepares what a successful run writes: fields that people or operators have set stay as they are. The batch fails when an edit comes
 * in between, because its version is taken then: prepare again and repeat it.
 */
export async function kitOfRun(
  db: Database,
  brandId: string,
  fresh: { name: string; kit: BrandKit | null },
  nowMs: number,
): Promise<KitOfRun> {
  const current = await currentKit(db, brandId);
  if (current === null) return { ...fresh, statements: [] };
  if (fresh.kit === null)
    return { name: current.edited.includes("name") ? current.name : fresh.name, kit: null, statements: [] };
  const merged = keepEdits({ name: fresh.name, kit: fresh.kit }, current);
  const read = { name: fresh.name, kit: fresh.kit };
  const next: NextKit = { ...merged, version: current.version + 1, source: "onboarding", read };
  return { name: merged.name, kit: merged.kit, statements: [insertVersion(db, brandId, next, nowMs)] };
}

async function currentKit(db: Database, brandId: string): Promise<(NamedKit & { version: number }) | null> {
  const row = await db
    .select({ name: brands.name, kit: brands.kit, edited: brandKits.edited, version: brandKits.version })
    .from(brands)
    .leftJoin(brandKits, eq(brandKits.brandId, brands.id))
    .where(eq(brands.id, brandId))
    .orderBy(desc(brandKits.version))
    .limit(1)
    .get();
  return row ? { ...named({ ...row, edited: row.edited ?? [] }), version: row.version ?? 0 } : null;
}

function insertVersion(db: Database, brandId: string, next: NextKit, nowMs: number) {
  const { version, name, kit, source, edited } = next;
  return db.insert(brandKits).values({
    ...{ brandId, version, name, kit, source, edited, createdAt: nowMs },
    personId: next.source === "person" ? next.personId : null,
    read: next.source === "onboarding" ? next.read : null,
  });
}

/** Kits of earlier versions of the service lack fields; they get their defaults. */
function named(row: { name: string; kit: unknown; edited: unknown }): NamedKit {
  return { name: row.name, kit: BrandKit.parse(row.kit), edited: EditedField.array().parse(row.edited) };
}
