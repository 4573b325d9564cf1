/** Approximate counters by location; true while the caller may go on. */
export interface RateLimits {
  generate(accountId: string): Promise<boolean>;
  call(accountId: string): Promise<boolean>;
  /** Counts one failed authentication of an address. */
  failedAuthentication(address: string): Promise<boolean>;
}

/** The limits a minute, for headers and documentation; the counters themselves are bindings. */
export const limitsPerMinute = { generate: 300, call: 1200, failedAuthentication: 120 } as const;
