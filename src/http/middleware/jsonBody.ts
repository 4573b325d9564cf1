import { createMiddleware } from "hono/factory";
import { readBounded } from "../../core/bytes.ts";
import { problem, type Problem } from "../../core/contract/errors.ts";
import { nestedTooDeeply } from "../../core/contract/json.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { problemResponse } from "../problem.ts";
import type { App } from "../types.ts";

const maxBytes = 256 * 1024;

/**
 * Reads the body's bytes before anything is judged: a client that sends them slowly must not make us judge it by what was true when
 * it began.
 */
export const bufferedBody = createMiddleware<App>(async (c, next) => {
  c.set("bytes", await readBody(c.req.raw.body));
  await next();
});

/** Reads the body as JSON within the contract's bounds and keeps it for the handler. */
export const jsonBody = createMiddleware<App>(async (c, next) => {
  const { headers, body: stream } = c.req.raw;
  const refusal = refusalBefore(headers);
  if (refusal !== null) return problemResponse(c, refusal);
  const buffered = c.get("bytes");
  const bytes = buffered === undefined ? await readBody(stream) : buffered;
  // What cannot be read as JSON is shown in the account's log as it came.
  c.set("bytes", bytes);
  const body = readJson(bytes);
  if (!body.ok) return problemResponse(c, body.error);
  c.set("body", body.value);
  await next();
  return undefined;
});

/** The same for calls whose body may be left out: nothing is an empty object. */
export const optionalJsonBody = createMiddleware<App>(async (c, next) => {
  if (c.req.raw.body !== null && c.req.header("content-length") !== "0") return jsonBody(c, next);
  c.set("body", {});
  await next();
  return undefined;
});

/** What is wrong with a body before it is read; null: nothing. */
function refusalBefore(headers: Headers): Problem | null {
  const type = headers.get("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) return problem("unsupported_media_type");
  return Number(headers.get("content-length") ?? 0) > maxBytes ? problem("payload_too_large") : null;
}

function readJson(bytes: Uint8Array | null): Result<unknown, Problem> {
  if (bytes === null) return err(problem("payload_too_large"));
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
    if (text.trim() === "")
      return err(problem("invalid_json", { message: "The body is empty. Send one JSON object, at least `{}`." }));
    if (nestedTooDeeply(text)) return err(problem("invalid_json", { message: "The body is nested too deeply." }));
    return ok(JSON.parse(text));
  } catch (error) {
    const detail = error instanceof Error ? ` ${error.message}` : "";
    return err(problem("invalid_json", { message: `The body is not valid JSON.${detail}`.slice(0, 300) }));
  }
}

/** The whole body, or null as soon as it is larger than allowed. */
export async function readBody(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array | null> {
  return body === null ? new Uint8Array() : readBounded(body, maxBytes);
}
