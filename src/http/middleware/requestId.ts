import { createMiddleware } from "hono/factory";
import { newId } from "../../core/ids.ts";
import type { App } from "../types.ts";

/** For a year browsers then come by https alone. */
const strictTransport = `max-age=${365 * 24 * 60 * 60}`;

/**
 * Gives every response an `X-Request-Id` of its own, API answers `Cache-Control: no-store`, and answers over https
 * `Strict-Transport-Security`, which RFC 6797 forbids over http.
 */
export const requestId = createMiddleware<App>(async (c, next) => {
  const id = newId("request", (count) => crypto.getRandomValues(new Uint8Array(count)));
  c.set("requestId", id);
  await next();
  c.res.headers.set("x-request-id", id);
  c.res.headers.set("x-content-type-options", "nosniff");
  if (c.req.url.startsWith("https:")) c.res.headers.set("strict-transport-security", strictTransport);
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
});
