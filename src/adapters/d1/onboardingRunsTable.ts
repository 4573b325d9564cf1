import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The onboarding runs that an account has started of late: what its quota counts. Rows that count no more are deleted with the next run. */
export const onboardingRuns = sqliteTable(
  "onboarding_runs",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    startedAt: integer().notNull(),
    /** It failed on our side, and counts no more; as many are given back as the quota has. */
    isGivenBack: integer("given_back", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [index("onboarding_runs_by_account").on(t.accountId, t.startedAt)],
);
