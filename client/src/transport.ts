import { within } from "./deadline.ts";
import { AdCreativeError, apiErrorOf, ConnectionError, TimeoutError } from "./errors.ts";
import { pause } from "./pause.ts";
import { retryDelayMs, type RetryPolicy } from "./retry.ts";

/** What a call through openapi-fetch resolves to. */
export interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

export interface SendOptions {
  /** Of each attempt, its body included. */
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/**
 * Sends a call until it succeeds, is refused for good, or its retries are used up. `attempt` is called once for each try and must
 * send the same request each time.
 */
export async function send<Data>(
  attempt: (signal: AbortSignal) => Promise<Answer<Data>>,
  policy: RetryPolicy,
  options: SendOptions,
): Promise<{ data: Data; response: Response }> {
  for (let retriesDone = 0; ; retriesDone++) {
    try {
      return await tryOnce(attempt, options);
    } catch (error) {
      const delayMs = retryDelayMs(error, retriesDone, policy, Math.random());
      if (delayMs === null) throw error;
      await pause(delayMs, options.signal);
    }
  }
}

async function tryOnce<Data>(
  attempt: (signal: AbortSignal) => Promise<Answer<Data>>,
  { timeoutMs, signal }: SendOptions,
): Promise<{ data: Data; response: Response }> {
  const timeout = new TimeoutError(`No answer within ${timeoutMs / 1000} s.`);
  try {
    const { data, error, response } = await within(timeoutMs, timeout, signal, attempt);
    if (!response.ok) throw apiErrorOf(response, error);
    if (typeof data !== "object" || data === null) throw new ConnectionError("The answer is empty.");
    return { data, response };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof AdCreativeError) throw error;
    throw new ConnectionError(`No usable answer: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}
