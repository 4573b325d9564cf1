import { problem, type Problem } from "../core/contract/errors.ts";
import { base32 } from "../core/ids.ts";
import { err, ok, type Result } from "../core/result.ts";
import type { BrandObjects } from "../ports/brandObjects.ts";
import type { Catalogue } from "../ports/catalogue.ts";
import type { PictureProblem } from "../ports/pictures.ts";
import type { Runtime } from "../ports/runtime.ts";

/** For the bytes of an upload, from when somebody has room for them: it holds that room meanwhile. */
const arrivalMs = 30_000;

/** An upload that breaks off where it does not arrive in time. */
export function arriving(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  return bytes.pipeThrough(new TransformStream(), { signal: AbortSignal.timeout(arrivalMs) });
}

/**
 * A folder for what an account has sent. It is noted before a file is there, so that whatever breaks off leaves nothing that nobody deletes; a
 * deletion that begins now knows it too.
 */
export async function folderFor(
  ctx: { catalogue: Pick<Catalogue, "isBeingDeleted">; objects: Pick<BrandObjects, "noteUpload">; runtime: Runtime },
  accountId: string,
  brandId: string,
): Promise<Result<string, Problem>> {
  const folder = base32(ctx.runtime.random(16));
  await ctx.objects.noteUpload(brandId, folder);
  return (await ctx.catalogue.isBeingDeleted(accountId)) ? err(beingDeleted()) : ok(folder);
}

export function beingDeleted(): Problem {
  const message = "The brand is being deleted. Try again in some minutes.";
  return problem("picture_unavailable", { message, retryAfterSeconds: 300 });
}

/** The refusal of a picture that was sent. */
export function refusedPicture({ reason, temporary }: PictureProblem): Problem {
  return problem(temporary ? "picture_unavailable" : "picture_not_usable", { message: reason });
}
