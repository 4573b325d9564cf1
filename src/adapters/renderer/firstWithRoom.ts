import type { Slot } from "./slot.ts";

/**
 * What the first slot that has room answers to a POST of a picture; null where none has. Throws where one cannot be reached, does not answer
 * within `timeoutMs`, or `signal` calls it off.
 */
export async function firstWithRoom(
  slots: readonly Slot[],
  path: string,
  picture: Uint8Array | ReadableStream<Uint8Array>,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal | undefined },
): Promise<Response | null> {
  for (const slot of slots) {
    const response = await slot(path, {
      method: "POST",
      body: picture,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])]),
    });
    if (response.status !== 503) return response;
    await response.body?.cancel();
  }
  return null;
}
