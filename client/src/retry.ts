import { ApiError, ConnectionError, TimeoutError } from "./errors.ts";

/** How many times a call is sent again, and how long the client waits before each time. */
export interface RetryPolicy {
  maxRetries: number;
  /** A longer wait than this is not sat through: the error is thrown at once, with the service's wait in it. */
  maxRetryAfterSeconds: number;
  /** The wait before the first retry where the service names none; doubles each time. */
  firstDelayMs: number;
  maxDelayMs: number;
}

export const defaultRetryPolicy: RetryPolicy = {
  maxRetries: 3,
  maxRetryAfterSeconds: 60,
  firstDelayMs: 500,
  maxDelayMs: 8_000,
};

/**
 * Milliseconds until the call is sent again, or null where it must not be: network failures, 5xx and 429 are retried, and 409
 * `idempotency_key_in_use`, which only says that the first of two equal calls is still being accepted. `random` is in [0, 1).
 */
export function retryDelayMs(error: unknown, retriesDone: number, policy: RetryPolicy, random: number): number | null {
  if (retriesDone >= policy.maxRetries || !isTransient(error)) return null;
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  if (asked !== undefined && asked > policy.maxRetryAfterSeconds) return null;
  const backoffMs = Math.min(policy.firstDelayMs * 2 ** retriesDone, policy.maxDelayMs);
  const spreadMs = (backoffMs / 2) * random;
  return asked === undefined ? backoffMs / 2 + spreadMs : asked * 1000 + spreadMs;
}

/** Whether the same call may succeed when it is sent again a little later. */
export function isTransient(error: unknown): boolean {
  if (error instanceof ApiError) {
    return error.status >= 500 || error.status === 429 || error.code === "idempotency_key_in_use";
  }
  return error instanceof ConnectionError || error instanceof TimeoutError;
}
