import { createMiddleware } from "hono/factory";
import { newId } from "../../core/ids.ts";
import type { App } from "../types.ts";

/** Gives every response an `X-Request-Id` of its own, and API answers `Cache-Control: no-store`. */
export const requestId = createMiddleware<App>(async (c, next) => {
  const id = newId("request", (count) => crypto.getRandomValues(new Uint8Array(count)));
  c.set("requestId", id);
  await next();
  c.res.headers.set("x-request-id", id);
  c.res.headers.set("x-content-type-options", "nosniff");
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
});
