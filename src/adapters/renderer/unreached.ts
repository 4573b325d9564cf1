import { err, type Result } from "../../core/result.ts";
import type { PictureProblem } from "../../ports/pictures.ts";

/**
 * What a request says that `who` did not answer. One that took too long may do so again on this picture; a renderer that is not there, because
 * it is being restarted, says nothing about the picture, which waits as for one that is busy.
 */
export function unreached(who: string, error: unknown): Result<never, PictureProblem> {
  const isSlow = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
  if (isSlow) return err({ reason: `${who} did not answer in time.`, temporary: true, isLate: true });
  return err({ reason: `${who} cannot be reached.`, temporary: true, busy: true });
}
