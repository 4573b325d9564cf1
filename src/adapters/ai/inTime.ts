/** What a model answers; throws when that takes longer than `limitMs`, and tells the model to stop. `signal` stops it too. */
export async function inTime(
  limitMs: number,
  run: (signal: AbortSignal) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<unknown> {
  const abort = new AbortController();
  const stopped = signal === undefined ? abort.signal : AbortSignal.any([abort.signal, signal]);
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`nothing within ${limitMs / 1000} s`));
    abort.abort();
  }, limitMs);
  try {
    return await Promise.race([run(stopped), late]);
  } finally {
    clearTimeout(timer);
  }
}
