import type { Counted, DayUsedUp } from "../core/limits/dailyLimits.ts";

/** What accounts have had of each thing that costs, by day. */
export interface DailyCounts {
  /**
   * Counts one more of it for the account; what is said where the day's limit is reached, and then nothing is counted. Never more than
   * the limit are counted, however many ask at once. Where the count cannot be had, null: where the database does not answer, nobody is
   * stopped.
   */
  take(accountId: string, what: Counted): Promise<DayUsedUp | null>;
}
