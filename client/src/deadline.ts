import type { TimeoutError } from "./errors.ts";

/** Timers hold no more milliseconds than this; one that is set for longer fires at once. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Does work that ends at its signal, after `timeoutMs` at the latest.
 *
 * @throws `timeout` when the time is over, and the reason of the caller's `signal` when that aborts.
 */
export async function within<Value>(
  timeoutMs: number,
  timeout: TimeoutError,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(timeout), Math.min(timeoutMs, longestTimerMs));
  const abort = (): void => controller.abort(signal?.reason);
  signal?.addEventListener("abort", abort, { once: true });
  try {
    return await work(controller.signal);
  } catch (error) {
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}
