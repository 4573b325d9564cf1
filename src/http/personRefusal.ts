import type { Context } from "hono";
import type { App } from "./types.ts";

/** What is refused to people only: their interface is the dashboard's own and no part of the public contract, nor are these codes. */
const statuses = {
  signed_out: 401,
  foreign_origin: 403,
  role_missing: 403,
  session_not_fresh: 403,
  passkey_refused: 400,
} as const;

/** In the form of every other error. */
export function personRefusal(c: Context<App>, code: keyof typeof statuses, message: string): Response {
  const { docsUrl } = c.get("services").settings;
  return c.json({ error: { code, message, doc_url: `${docsUrl}/errors` } }, statuses[code]);
}
