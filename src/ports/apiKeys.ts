/** The API keys of accounts: hashes only, read from the primary. */
export interface ApiKeys {
  /** Every key of the account that still works or once did, newest first. */
  list(accountId: string): Promise<ApiKey[]>;
  /** False where there is no such account. */
  create(key: NewApiKey): Promise<boolean>;
  /** Puts `next` in place of a live key, which works on until `oldExpiresAtMs`; both or neither. False: no such live key. */
  rotate(keyId: string, next: NewApiKey, oldExpiresAtMs: number): Promise<boolean>;
  /** From `nowMs` on the key is unknown. False where the account has no such live key. */
  revoke(accountId: string, keyId: string, nowMs: number): Promise<boolean>;
  /** The id of the key with this hash; null where there is none. Asked once in a while only: it never changes. */
  idOf(keyHash: string): Promise<string | null>;
  /** Notes that the key was used, to the minute. */
  used(keyHash: string, nowMs: number): Promise<void>;
}

export interface ApiKey {
  id: string;
  name: string | null;
  prefix: string;
  createdAt: number;
  lastUsedAt: number | null;
  expiresAt: number | null;
}

export interface NewApiKey {
  id: string;
  accountId: string;
  name: string | null;
  hash: string;
  prefix: string;
  nowMs: number;
}
