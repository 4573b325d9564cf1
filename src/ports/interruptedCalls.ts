/** Tool calls whose stream broke before they were answered; the same call, sent again, finds here the key to join it under. */
export interface InterruptedCalls {
  /** Remembers a call; another one of the same arguments takes its place. Calls older than `forgetBeforeMs` are forgotten. */
  note(call: InterruptedCall, forgetBeforeMs: number): Promise<void>;
  /** Remembers the accepted calls whose key starts with `keyPrefix` and that were accepted since and not answered yet; gives how many there were. */
  noteAccepted(query: { accountId: string; keyPrefix: string; sinceMs: number; nowMs: number }): Promise<number>;
  find(accountId: string, fingerprint: string): Promise<InterruptedCall | null>;
  /** Forgets the call, unless a later one of the same arguments has taken its place. */
  forget(call: Pick<InterruptedCall, "accountId" | "fingerprint" | "idempotencyKey">): Promise<void>;
}

export interface InterruptedCall {
  accountId: string;
  /** SHA-256 of the canonical arguments, as idempotency has it. */
  fingerprint: string;
  /** The key under which the call was accepted, or is about to be. */
  idempotencyKey: string;
  /** Null while the call has not been accepted yet. */
  deliveryId: string | null;
  interruptedAtMs: number;
}
