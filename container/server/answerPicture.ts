import type { IncomingMessage } from "node:http";
import { pictureLimits, type PictureRefusal } from "../../src/core/rendering/protocol.ts";
import { readBody } from "./readBody.ts";
import { UnusableInput } from "../engine/unusableInput.ts";

/** What was made of a picture: a PNG, and headers that say more of it. */
export interface MadePicture {
  png: Buffer;
  headers?: Record<string, string>;
}

export type PictureAnswer = ({ status: 200 } & MadePicture) | { status: 413 | 422; refusal: PictureRefusal };

const tooLarge: PictureAnswer = {
  status: 413,
  refusal: { message: `The picture has more than ${pictureLimits.bytes / (1024 * 1024)} MB.` },
};

/**
 * Reads the body of `POST /pictures` or `POST /logos` (core/rendering/protocol.ts), never more of it than is allowed, and answers it with
 * what `read` makes of it.
 */
export async function answerPicture(
  request: IncomingMessage,
  read: (bytes: Buffer) => Promise<MadePicture>,
): Promise<PictureAnswer> {
  const body = await readBody(request, pictureLimits.bytes);
  if (body === null) return tooLarge;
  try {
    return { status: 200, ...(await read(body)) };
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    return { status: 422, refusal: { message: error.message } };
  }
}
