import type { Runtime } from "../../ports/runtime.ts";
import type { ExpiredRows, ExpiringTable } from "../../ports/sweeps.ts";
import type { Sweep } from "./runSweep.ts";

const tables: readonly ExpiringTable[] = [
  "idempotency_keys",
  "payment_events",
  "interrupted_calls",
  "daily_counts",
  "onboarding_runs",
  "website_proof_attempts",
  "people_sessions",
  "people_verifications",
  "sign_in_requests",
  "retired_webhook_secrets",
  "people_audit",
];

/** Deletes rows that no longer count, one sweep a table. */
export function expiredRowSweeps(ctx: { runtime: Runtime; expiredRows: ExpiredRows }): Sweep[] {
  return tables.map((table) => ({
    name: `rows.${table}` as const,
    async step(position) {
      const { position: next, deleted } = await ctx.expiredRows.deleteNext(table, position, ctx.runtime.nowMs());
      return { position: next, handled: deleted, next: next === "" ? "over" : "more" };
    },
  }));
}
