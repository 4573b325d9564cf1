import { newPace, nextPace, rateWindowMs } from "../../core/limits/slowDownload.ts";
import { SlowDownload } from "../../ports/web.ts";

/**
 * A window is waited for in steps, none of which counts for more than this: while this thread is busy elsewhere, nobody reads, and that
 * is not the sender's slowness.
 */
const stepMs = 250;

/** The same body, which breaks off with a `SlowDownload` when it comes too slowly. `source` is what the message calls it. */
export function pacedBody(body: ReadableStream<Uint8Array>, source: string): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let pace = newPace;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const reading = reader.read();
        for (;;) {
          const sinceMs = Date.now();
          const maxMs = Math.min(stepMs, rateWindowMs - pace.waitedMs);
          const chunk = await before(maxMs, reading);
          if (chunk?.done) return controller.close();
          const waitedMs = chunk === null ? maxMs : Math.min(maxMs, Date.now() - sinceMs);
          const next = nextPace(pace, waitedMs, chunk?.value.byteLength ?? 0);
          if (next === null) {
            const problem = new SlowDownload(source);
            await reader.cancel(problem).catch(() => undefined);
            throw problem;
          }
          pace = next;
          if (chunk !== null) return controller.enqueue(chunk.value);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** What `reading` gives; null when it gives nothing in so long. */
async function before<T>(ms: number, reading: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
  try {
    return await Promise.race([reading, over]);
  } finally {
    clearTimeout(timer);
  }
}
