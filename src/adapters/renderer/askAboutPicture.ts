import type { PoolWork } from "../../core/rendererPool/state.ts";
import type { LeaseEnd } from "../../core/rendererPool/events.ts";
import type { Places } from "./places.ts";
import { heard } from "./versions.ts";

/**
 * What a renderer that has room makes of its answer to a POST of a picture, which is sent once; null where none has room. Throws where it
 * cannot be reached, does not answer within `timeoutMs`, or `signal` calls it off.
 */
export async function askAboutPicture<T>(
  places: Places,
  work: Extract<PoolWork, "picture" | "outline">,
  {
    path,
    picture,
    timeoutMs,
    signal,
  }: {
    path: string;
    picture: Uint8Array | ReadableStream<Uint8Array>;
    timeoutMs: number;
    signal: AbortSignal | undefined;
  },
  read: (response: Response) => Promise<T>,
): Promise<T | null> {
  const bounded = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])]);
  const place = await places.take(work, null, bounded);
  if (!place.ok) {
    if (!(picture instanceof Uint8Array)) await picture.cancel();
    return null;
  }
  let how: LeaseEnd = { kind: "unreachable" };
  try {
    const response = await place.value.ask(path, { method: "POST", body: picture, signal: bounded });
    how = heard(response);
    if (how.kind !== "full" && how.kind !== "otherVersion") return await read(response);
    await response.body?.cancel();
    return null;
  } catch (error) {
    // The call was given up, or took too long for this picture: that says nothing of the renderer.
    if (bounded.aborted) how = { kind: "unasked" };
    throw error;
  } finally {
    await place.value.end(how);
  }
}
