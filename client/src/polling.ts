import { within } from "./deadline.ts";
import { TimeoutError } from "./errors.ts";
import { pause } from "./pause.ts";
import { isTransient } from "./retry.ts";

/** So many looks in a row may fail for a passing reason before the wait gives up. */
const toleratedFailures = 5;
/** What a look gets when the time is all but over, so that the last one can still bring the result. */
const shortestLookMs = 1_000;

/**
 * Looks every `pollSeconds` until `look` gives something other than null. A look that fails for a passing reason, its own retries
 * used up, is passed over: an outage of a minute doesn't end a wait of ten. `look` must end at its signal, which aborts at the end
 * of the wait; only a look that begins within the last second may go on beyond, until its own second is over.
 *
 * @throws {TimeoutError} when the time is over.
 */
export async function poll<Value>(
  look: (signal: AbortSignal) => Promise<Value | null>,
  what: string,
  {
    pollSeconds,
    timeoutSeconds,
    signal,
  }: { pollSeconds: number; timeoutSeconds: number; signal: AbortSignal | undefined },
): Promise<Value> {
  const deadlineMs = Date.now() + timeoutSeconds * 1000;
  const timeout = new TimeoutError(`${what} was not done in time. It goes on; wait for it again.`);
  let failuresInARow = 0;
  for (;;) {
    try {
      const value = await within(Math.max(deadlineMs - Date.now(), shortestLookMs), timeout, signal, look);
      if (value !== null) return value;
      failuresInARow = 0;
    } catch (error) {
      failuresInARow++;
      if (error === timeout || !isTransient(error) || failuresInARow > toleratedFailures) throw error;
    }
    const leftMs = deadlineMs - Date.now();
    if (leftMs <= 0) throw timeout;
    await pause(Math.min(pollSeconds * 1000, leftMs), signal);
  }
}
