import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { FileBody, Lines, type Operation } from "../../api/operation.ts";
import { logCall } from "../../services/logCall.ts";
import { afterAnswer } from "../afterAnswer.ts";
import { isDryRun } from "../dryRun.ts";
import type { App } from "../types.ts";

/**
 * Keeps each call of an account for its log, after the answer. It stands behind the limits of a minute and a day, which so bound what is
 * written too. Of what people do in the dashboard only what changes something is kept, and what fails: the page itself reads all the time.
 */
export function callLog({ method }: Pick<Operation, "method">) {
  return createMiddleware<App>(async (c, next) => {
    await next();
    const { signedIn } = c.var as Partial<App["Variables"]>;
    const isReading = method === "GET";
    const isFailed = c.res.status >= 400;
    if (signedIn !== undefined && !isFailed && (isReading || isDryRun(c.get("body")))) return;
    const { pathname, search } = new URL(c.req.url);
    const call = {
      accountId: c.get("account").id,
      requestId: c.get("requestId"),
      atMs: c.get("cameAtMs"),
      method,
      path: pathname.replace(/^\/app\/api(?=\/v1\/)/, "") + search,
      tool: null,
      status: c.res.status,
      durationMs: c.get("services").runtime.nowMs() - c.get("cameAtMs"),
      by: signedIn === undefined ? { keyHash: c.get("keyHash") } : { personId: signedIn.person.id },
      idempotencyKey: c.req.header("idempotency-key") ?? null,
      contentType: typeOf(c),
      isReading,
      request: requestOf(c),
    };
    // A refusal is small; a clone of it is read without the client's waiting for that.
    const refusal = isFailed ? c.res.clone() : null;
    const answered = c.get("answered");
    const keep = async () => {
      const answer = refusal === null ? (answered instanceof Lines ? undefined : answered) : await refusal.text();
      await logCall(c.get("services"), { ...call, answer });
    };
    afterAnswer(c, keep());
  });
}

function typeOf(c: Context<App>): string | null {
  const type = (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  return type === "" ? null : type.slice(0, 100);
}

/** The body as JSON, or as the text that is none; nothing of a file. */
function requestOf(c: Context<App>): unknown {
  const body = c.get("body");
  if (body instanceof FileBody) return undefined;
  if (body !== undefined) return body;
  const { bytes } = c.var as Partial<App["Variables"]>;
  return bytes === undefined || bytes === null || bytes.byteLength === 0 ? undefined : new TextDecoder().decode(bytes);
}
