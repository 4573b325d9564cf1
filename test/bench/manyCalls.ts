/** What one call was answered with, and how long it took until its last byte was read. */
export interface Answered {
  status: number;
  /** Seconds of `Retry-After`; null where the answer has none. */
  retryAfterSeconds: number | null;
  body: unknown;
  tookMs: number;
}

export interface HttpCall {
  url: string;
  token: string | null;
  idempotencyKey?: string;
  /** Sent with POST where it is given. */
  json?: unknown;
}

/** Makes one call and reads its answer to the end. */
async function answerOf({ url, token, idempotencyKey, json }: HttpCall): Promise<Answered> {
  const headers = new Headers();
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
  if (json !== undefined) headers.set("content-type", "application/json");
  const startedMs = performance.now();
  const response = await fetch(url, {
    headers,
    ...(json !== undefined && { method: "POST", body: JSON.stringify(json) }),
  });
  const text = await response.text();
  const tookMs = performance.now() - startedMs;
  const retryAfter = response.headers.get("retry-after");
  return {
    status: response.status,
    retryAfterSeconds: retryAfter === null ? null : Number(retryAfter),
    body: JSON.parse(text) as unknown,
    tookMs,
  };
}

/**
 * Makes all calls, so many at a time, and gives their answers in the order of the calls, with the time that all took together. Each caller
 * waits `pauseMs` before its next call.
 */
export async function makeCalls(
  calls: readonly HttpCall[],
  concurrency: number,
  pauseMs = 0,
): Promise<{ answers: Answered[]; wallMs: number }> {
  const answers: Answered[] = [];
  let next = 0;
  const startedMs = performance.now();
  const caller = async () => {
    for (let i = next++; i < calls.length; i = next++) {
      const call = calls[i];
      if (call !== undefined) answers[i] = await answerOf(call);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, calls.length) }, caller));
  return { answers, wallMs: performance.now() - startedMs };
}
