import type { ProofAttemptKind, WebsiteProofRow } from "../core/brand/websiteProof.ts";
import type { Result } from "../core/result.ts";

/** What accounts have proven, and what they have had us do for it. */
export interface WebsiteProofs {
  of(accountId: string): Promise<WebsiteProofRow[]>;
  /** The first proof of a scope stays as it is. */
  add(accountId: string, proof: WebsiteProofRow): Promise<void>;
  /**
   * Counts an attempt, unless the account has made as many of its kind in the last 24 hours as it may: then the time of the oldest of
   * them. However many come at once, never more are counted.
   */
  attempt(attempt: ProofAttempt): Promise<Result<void, { oldestAtMs: number }>>;
  /** An attempt that came to nothing on our side does not count, and its code is good for nothing. */
  withdraw(attemptId: string): Promise<void>;
  /** Whether a mail of the last 24 hours with the code of this hash went out for the account and the domain. */
  isMailed(code: { accountId: string; domain: string; codeHash: string; nowMs: number }): Promise<boolean>;
}

export interface ProofAttempt {
  id: string;
  accountId: string;
  kind: ProofAttemptKind;
  /** Of a mail: what its code proves. */
  code: { domain: string; hash: string } | null;
  nowMs: number;
}

/** Tokens by which the service knows its own tags and records again. */
export interface ProofTokens {
  /**
   * The tokens of an account for a domain, each of 32 letters and digits: the first is the one to publish, those that follow are of
   * keys that the settings had before and count as well. The same for as long as the keys are.
   */
  of(accountId: string, domain: string): Promise<[current: string, ...previous: string[]]>;
}
