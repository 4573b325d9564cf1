import { createMiddleware } from "hono/factory";
import { FileBody, type FileRules } from "../../api/operation.ts";
import { problem } from "../../core/contract/errors.ts";
import { problemResponse } from "../problem.ts";
import type { App } from "../types.ts";
import { jsonBody } from "./jsonBody.ts";

/** Hands a file on as it comes, by its `Content-Type`; JSON is read as everywhere else. */
export function fileBody({ types, maxBytes }: FileRules) {
  return createMiddleware<App>(async (c, next) => {
    const type = (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    if (type === "application/json") return jsonBody(c, next);
    if (!types.includes(type)) {
      const message = `The body must be sent with one of these as its Content-Type: ${types.join(", ")}, application/json.`;
      return problemResponse(c, problem("unsupported_media_type", { message }));
    }
    if (Number(c.req.header("content-length") ?? 0) > maxBytes) {
      const message = `The file is larger than ${maxBytes >> 20} MB.`;
      return problemResponse(c, problem("payload_too_large", { message }));
    }
    const body: ReadableStream<Uint8Array> | null = c.req.raw.body;
    if (body === null) return problemResponse(c, problem("invalid_request", { message: "The body is empty." }));
    c.set("body", new FileBody(body));
    await next();
    return undefined;
  });
}
