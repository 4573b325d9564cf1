import { proofWindowMs } from "../../core/brand/websiteProof.ts";
import { quotaWindowMs } from "../../core/brand/onboardingQuota.ts";
import { dayOf } from "../../core/days.ts";
import { daysMs, type Retention } from "../../core/limits/retention.ts";
import { signInWindowMs } from "../../core/people/signInLimits.ts";
import type { ExpiredRows, ExpiringTable } from "../../ports/sweeps.ts";

/** Rows that one step looks at. */
const rowsPerStep = 2_000;

/** Beside an interrupted call its idempotency key is kept, and no longer. */
const interruptedDays = 1;

/** Which column says that a row no longer counts, and up to which value. */
type Expiry = (nowMs: number, retention: Retention) => { column: string; upTo: number };

const expiries: Record<ExpiringTable, Expiry> = {
  idempotency_keys: (nowMs) => ({ column: "expires_at", upTo: nowMs }),
  payment_events: (nowMs, { paymentEvents }) => ({ column: "received_at", upTo: nowMs - daysMs(paymentEvents) }),
  interrupted_calls: (nowMs) => ({ column: "interrupted_at", upTo: nowMs - daysMs(interruptedDays) }),
  daily_counts: (nowMs) => ({ column: "day", upTo: dayOf(nowMs) - 1 }),
  onboarding_runs: (nowMs) => ({ column: "started_at", upTo: nowMs - quotaWindowMs }),
  website_proof_attempts: (nowMs) => ({ column: "created_at", upTo: nowMs - proofWindowMs }),
  people_sessions: (nowMs) => ({ column: "expires_at", upTo: nowMs }),
  people_verifications: (nowMs) => ({ column: "expires_at", upTo: nowMs }),
  sign_in_requests: (nowMs) => ({ column: "created_at", upTo: nowMs - signInWindowMs }),
  retired_webhook_secrets: (nowMs) => ({ column: "expires_at", upTo: nowMs }),
  people_audit: (nowMs, { peopleAudit }) => ({ column: "at", upTo: nowMs - daysMs(peopleAudit) }),
};

/** Goes through a table by its row numbers, which needs no index by time, and reads no more rows in a step than it says. */
export class D1ExpiredRows implements ExpiredRows {
  readonly #binding: D1Database;
  readonly #retention: Retention;

  constructor(binding: D1Database, retention: Retention) {
    this.#binding = binding;
    this.#retention = retention;
  }

  async deleteNext(
    table: ExpiringTable,
    position: string,
    nowMs: number,
  ): Promise<{ position: string; deleted: number }> {
    const { column, upTo } = expiries[table](nowMs, this.#retention);
    const after = position === "" ? 0 : Number(position);
    const slice = await this.#binding
      .prepare(
        `SELECT MAX(number) AS last, COUNT(*) AS rows FROM (SELECT rowid AS number FROM ${table} WHERE rowid > ?1 ORDER BY rowid LIMIT ?2)`,
      )
      .bind(after, rowsPerStep)
      .first<{ last: number | null; rows: number }>();
    if (slice === null || slice.last === null) return { position: "", deleted: 0 };
    const { meta } = await this.#binding
      .prepare(`DELETE FROM ${table} WHERE rowid > ?1 AND rowid <= ?2 AND ${column} <= ?3`)
      .bind(after, slice.last, upTo)
      .run();
    return { position: slice.rows < rowsPerStep ? "" : String(slice.last), deleted: meta.changes };
  }
}
