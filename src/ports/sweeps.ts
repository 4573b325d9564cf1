/** Where the sweeps of the schedule stand. */
export interface SweepStates {
  get(name: string): Promise<SweepState | null>;
  save(name: string, state: SweepState, nowMs: number): Promise<void>;
  /** All that have run at least once, by name. */
  list(): Promise<(SweepState & { name: string; updatedAtMs: number })[]>;
}

export interface SweepState {
  /** What the last step ended with, in the sweep's own words; empty: the next one begins a round. */
  position: string;
  /** How often the step at this position has failed. */
  tries: number;
  /** What this round has handled, and what it could not handle. */
  handled: number;
  failed: number;
  lastRound: { handled: number; failed: number; endedAtMs: number } | null;
}

/** Rows that nothing reads any more, deleted a bounded number at a time. */
export interface ExpiredRows {
  /** Looks at the next rows of a table, beginning at `position` (empty: at its start), and deletes those of them that no longer count. */
  deleteNext(table: ExpiringTable, position: string, nowMs: number): Promise<{ position: string; deleted: number }>;
}

export type ExpiringTable =
  | "idempotency_keys"
  | "payment_events"
  | "interrupted_calls"
  | "daily_counts"
  | "onboarding_runs"
  | "website_proof_attempts"
  | "people_sessions"
  | "people_verifications"
  | "sign_in_requests"
  | "retired_webhook_secrets"
  | "people_audit";
