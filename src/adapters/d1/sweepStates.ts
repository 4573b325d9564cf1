import { asc, eq } from "drizzle-orm";
import type { SweepState, SweepStates } from "../../ports/sweeps.ts";
import type { Database } from "./database.ts";
import { sweeps } from "./schema.ts";

export class D1SweepStates implements SweepStates {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async get(name: string): Promise<SweepState | null> {
    const row = await this.#db.select().from(sweeps).where(eq(sweeps.name, name)).get();
    return row ? stateOf(row) : null;
  }

  async save(name: string, state: SweepState, nowMs: number): Promise<void> {
    const { lastRound, ...present } = state;
    const values = {
      ...present,
      lastHandled: lastRound?.handled ?? null,
      lastFailed: lastRound?.failed ?? null,
      lastEndedAt: lastRound?.endedAtMs ?? null,
      updatedAt: nowMs,
    };
    await this.#db
      .insert(sweeps)
      .values({ name, ...values })
      .onConflictDoUpdate({ target: sweeps.name, set: values })
      .run();
  }

  async list(): ReturnType<SweepStates["list"]> {
    const rows = await this.#db.select().from(sweeps).orderBy(asc(sweeps.name)).all();
    return rows.map((row) => ({ ...stateOf(row), name: row.name, updatedAtMs: row.updatedAt }));
  }
}

function stateOf(row: typeof sweeps.$inferSelect): SweepState {
  const { position, tries, handled, failed, lastHandled, lastFailed, lastEndedAt } = row;
  return {
    position,
    tries,
    handled,
    failed,
    lastRound:
      lastEndedAt === null ? null : { handled: lastHandled ?? 0, failed: lastFailed ?? 0, endedAtMs: lastEndedAt },
  };
}
