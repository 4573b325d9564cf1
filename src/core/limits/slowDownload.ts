/** Below this, on the average of so long, a download is not worth its place. */
export const minBytesPerSecond = 8 * 1024;
export const rateWindowMs = 5_000;

/** How a download goes since its present window began; only time in which its host was waited for counts. */
export interface Pace {
  waitedMs: number;
  bytes: number;
}

export const newPace: Pace = { waitedMs: 0, bytes: 0 };

/**
 * The pace after another `waitedMs` that brought `bytes`: null when the download is too slow, and a new window once one has gone well.
 * A download is never judged in its first `rateWindowMs`.
 */
export function nextPace(pace: Pace, waitedMs: number, bytes: number): Pace | null {
  const next = { waitedMs: pace.waitedMs + waitedMs, bytes: pace.bytes + bytes };
  if (next.waitedMs < rateWindowMs) return next;
  return next.bytes * 1000 < minBytesPerSecond * next.waitedMs ? null : newPace;
}
