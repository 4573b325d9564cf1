import { sizedAddress } from "../../core/product/pictureAddress.ts";
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

/** Begins to fetch one of a shop's pictures at about this size, or as it is where that size is what its server stumbles over. */
export async function openShopPicture(
  web: WebStreams,
  address: string,
  longSidePixels: number,
): Promise<Result<ReadableStream<Uint8Array>, PictureProblem>> {
  const sized = sizedAddress(address, longSidePixels);
  const opened = await openPicture(web, sized);
  return opened.ok || opened.error.temporary || sized === address ? opened : openPicture(web, address);
}
