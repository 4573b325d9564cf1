import { newPace, nextPace, rateWindowMs } from "../../core/limits/slowDownload.ts";
import { SlowDownload } from "../../ports/web.ts";

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
          const leftMs = rateWindowMs - pace.waitedMs;
          const chunk = await before(leftMs, reading);
          if (chunk?.done) return controller.close();
          const next = nextPace(pace, chunk === null ? leftMs : Date.now() - sinceMs, chunk?.value.byteLength ?? 0);
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
