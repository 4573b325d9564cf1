/** The fields of the IETF draft on rate limit headers for a caller that has nothing left. Seconds. */
export function limitHeaders(policy: string, limit: number, windowSeconds: number, retryAfterSeconds: number) {
  return {
    "ratelimit-policy": `"${policy}";q=${limit};w=${windowSeconds}`,
    ratelimit: `"${policy}";r=0;t=${retryAfterSeconds}`,
  };
}

/** When the next is possible, of something that is limited by day or by 24 hours: in whole seconds from now, and as a time of day for people. */
export function nextPossible(nextAtMs: number, nowMs: number): { retryAfterSeconds: number; next: string } {
  const retryAfterSeconds = Math.max(1, Math.ceil((nextAtMs - nowMs) / 1000));
  return { retryAfterSeconds, next: timeOfDay(nowMs + retryAfterSeconds * 1000) };
}

/** "2026-11-24T00:00:00Z" */
export function timeOfDay(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");
}
