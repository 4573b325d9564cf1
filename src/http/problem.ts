import type { Context } from "hono";
import { errorBody, errorTable, retryAfterSecondsOf, type Problem } from "../core/contract/errors.ts";
import type { App } from "./types.ts";

/** The envelope as a response: status, headers and documentation link come from the error table. */
export function problemResponse(c: Context<App>, problem: Problem): Response {
  const row = errorTable[problem.code];
  const retryAfterSeconds = retryAfterSecondsOf(problem);
  const headers: Record<string, string> = { "cache-control": "no-store", ...problem.headers };
  if (retryAfterSeconds !== null) headers["retry-after"] = String(retryAfterSeconds);
  if (row.status === 401) headers["www-authenticate"] = 'Bearer realm="api"';
  // Without its settings the service can still say that something is wrong.
  const { services } = c.var as Partial<App["Variables"]>;
  const docsUrl = services?.settings.docsUrl ?? `${new URL(c.req.url).origin}/docs`;
  return c.json(errorBody(problem, docsUrl), row.status, headers);
}
