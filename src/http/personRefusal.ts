import type { Context } from "hono";
import { personStatuses, type PersonRefusal } from "../core/people/refusals.ts";
import type { App } from "./types.ts";

/** A refusal to a person, in the form of every other error. */
export function personRefusal(
  c: Context<App>,
  { personCode: code, message, retryAfterSeconds, extra }: PersonRefusal,
): Response {
  const { docsUrl } = c.get("services").settings;
  const headers = {
    "cache-control": "no-store",
    ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
  };
  return c.json({ error: { code, message, doc_url: `${docsUrl}/errors` }, ...extra }, personStatuses[code], headers);
}
