import { sql, type SQL } from "drizzle-orm";
import type { Database } from "./database.ts";
import { onboardingRuns } from "./schema.ts";

/** How many runs since then count towards a quota of `limit`: all that began, but for up to as many of those that failed on our side. */
export function countedSince(accountId: string, sinceMs: number, limit: SQL): SQL {
  return sql`(SELECT COUNT(*) - MIN(COALESCE(SUM(given_back), 0), ${limit}) FROM onboarding_runs
    WHERE account_id = ${accountId} AND started_at > ${sinceMs})`;
}

/** Gives a brand's present run back, unless it has ended already. */
export function givingBack(db: Database, brandId: string, run: number) {
  // A run is known by when it began; of two that began in the same millisecond either will do.
  const begun = sql`(SELECT r.id FROM onboarding_runs r JOIN brands b ON b.account_id = r.account_id AND b.started_at = r.started_at
    WHERE b.id = ${brandId} AND b.run = ${run} AND b.status = 'pending' AND b.stage <> 'failed' AND r.given_back = 0 LIMIT 1)`;
  return db
    .update(onboardingRuns)
    .set({ isGivenBack: true })
    .where(sql`${onboardingRuns.id} = ${begun}`);
}
