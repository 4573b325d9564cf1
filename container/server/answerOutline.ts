import type { IncomingMessage } from "node:http";
import sharp from "sharp";
import { outlineLimits, type PictureRefusal } from "../../src/core/rendering/protocol.ts";
import { readBody } from "./readBody.ts";
import type { AnsweredOutline, AnsweredOutlines } from "./answeredOutlines.ts";
import type { RgbPixels } from "../pictures/outlines/guidedFilter.ts";
import type { Look } from "../pictures/outlines/model.ts";
import type { OutlinePool } from "../pictures/outlines/outlinePool.ts";
import type { TracedOutline } from "../pictures/outlines/traceOutline.ts";

export type OutlineAnswer =
  | { status: 200; png: Buffer; viewCount: number }
  | { status: 204 }
  | { status: 503 }
  | { status: 413 | 422; refusal: PictureRefusal };

interface OutlineModel {
  pool: OutlinePool;
  answered: AnsweredOutlines;
  /** Pictures that are traced or wait for it; past that the answer is 503. */
  maxPictures: number;
}

/** Reads the body of `POST /outlines` or `POST /edges` (core/rendering/protocol.ts), never more of it than is allowed, and answers it; `signal`: its caller has gone. */
export async function answerOutline(
  request: IncomingMessage,
  { pool, answered, maxPictures }: OutlineModel,
  look: Look,
  signal: AbortSignal,
): Promise<OutlineAnswer> {
  const body = await readBody(request, outlineLimits.bytes);
  if (body === null) return { status: 413, refusal: { message: "The picture has too many bytes." } };
  const known = answered.get(body, look);
  if (known !== undefined) return answerOf(known);
  if (pool.size >= maxPictures) return { status: 503 };
  const picture = await decoded(body);
  if (picture === null) return { status: 422, refusal: { message: "The picture is not a PNG that can be read." } };
  const outline = await pool.trace(picture, look, signal);
  const answer = outline && { png: await encoded(outline), viewCount: outline.viewCount };
  answered.keep(body, look, answer);
  return answerOf(answer);
}

function answerOf(answer: AnsweredOutline): OutlineAnswer {
  return answer === null ? { status: 204 } : { status: 200, ...answer };
}

async function decoded(bytes: Buffer): Promise<RgbPixels | null> {
  const side = outlineLimits.longSidePixels;
  try {
    const image = sharp(bytes, { limitInputPixels: side * side, failOn: "truncated" });
    const { format } = await image.metadata();
    if (format !== "png") return null;
    const { data, info } = await image.flatten().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
    return info.channels === 3 ? { rgb: new Uint8Array(data), width: info.width, height: info.height } : null;
  } catch {
    return null;
  }
}

function encoded({ width, height, mask, views }: TracedOutline): Promise<Buffer> {
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < mask.length; i++) {
    rgb[i * 3] = mask[i] ?? 0;
    rgb[i * 3 + 1] = views[i] ?? 0;
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
}
