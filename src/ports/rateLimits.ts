/** Approximate counters by location; true while the caller may go on. */
export interface RateLimits {
  generate(accountId: string): Promise<boolean>;
  call(accountId: string): Promise<boolean>;
  /** Ads that are drawn beside a brand kit while it is edited. */
  preview(accountId: string): Promise<boolean>;
  /** Calls that need no key, by the network that they come from (`callerNetwork`). */
  network(network: string): Promise<boolean>;
  failedAuthentications: FailedAuthentications;
}

/** Failed authentications, counted against each of the subjects that an attempt has. */
export interface FailedAuthentications {
  /** Seconds until an attempt of all these subjects is looked at again, 1 to 60; null where it is now. Counts nothing. */
  pauseSeconds(subjects: readonly string[]): number | null;
  /** Counts a failure; seconds as in `pauseSeconds`, where that was one too many. */
  count(subjects: readonly string[]): Promise<number | null>;
}

/** The limits a minute, for headers and documentation; the counters across a location are bindings. */
export const limitsPerMinute = {
  generate: 300,
  call: 1200,
  preview: 60,
  failedAuthentication: 120,
  network: 3000,
} as const;
