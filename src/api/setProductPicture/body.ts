import { problem, type Problem } from "../../core/contract/errors.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { GivenPicture } from "../../services/givenPicture.ts";
import { FileBody } from "../operation.ts";
import { SetProductPictureBody } from "./contract.ts";

/** The picture of a call: 400 `invalid_request` with the offending field where it is neither a file nor an address. */
export function readPictureBody(body: unknown): Result<GivenPicture, Problem> {
  if (body instanceof FileBody) return ok({ bytes: body.bytes });
  const parsed = SetProductPictureBody.safeParse(body);
  if (parsed.success) return ok({ pictureUrl: parsed.data.picture_url });
  const [issue] = parsed.error.issues;
  if (issue?.path.length === 0 && issue.code !== "unrecognized_keys")
    return err(problem("invalid_request", { message: "The body must be a JSON object, or a picture." }));
  if (issue?.code === "unrecognized_keys") {
    const param = (issue.keys[0] ?? "").slice(0, 100);
    const message = `Unknown field \`${param}\`. Remove it or correct its spelling.`;
    return err(problem("invalid_request", { param, message }));
  }
  const message = "`picture_url` must be the full public address of a picture, starting with http:// or https://.";
  return err(problem("invalid_request", { param: "picture_url", message }));
}
