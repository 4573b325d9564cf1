import { err, ok, type Result } from "../../core/result.ts";
import type { PictureProblem } from "../../ports/pictures.ts";
import type { WebStreams } from "../../ports/web.ts";
import { isTemporary } from "./discovery/answers.ts";

const downloadLimits = {
  maxBytes: 16 * 1024 * 1024,
  timeoutMs: 8_000,
  accept: "image/png,image/webp,image/jpeg,image/avif;q=0.8",
};

/** Begins to fetch a picture from the public web. `problemWith`: why an address may not be read besides, asked before each hop. */
export async function openPicture(
  web: WebStreams,
  address: string,
  problemWith?: (hop: string) => string | null,
): Promise<Result<ReadableStream<Uint8Array>, PictureProblem>> {
  const answer = await web.open(address, { ...downloadLimits, ...(problemWith && { problemWith }) });
  if (!answer.ok) {
    const { problem: reason, temporary, isGivenUp } = answer;
    return err({ reason, temporary, ...(isGivenUp && { isGivenUp }) });
  }
  if (answer.status === 200) return ok(answer.body);
  await answer.body.cancel().catch(() => undefined);
  return err({ reason: `The picture answers with status ${answer.status}.`, temporary: isTemporary(answer) });
}
