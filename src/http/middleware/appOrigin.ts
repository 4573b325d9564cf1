import { createMiddleware } from "hono/factory";
import { personRefusal } from "../personRefusal.ts";
import type { App } from "../types.ts";

/**
 * Lets calls that change something through only where a page of the dashboard makes them, by the `Origin` that browsers send: a page of
 * somebody else could make them too, and the browser would add the cookie.
 */
export const appOrigin = createMiddleware<App>(async (c, next) => {
  const { method } = c.req;
  if (method !== "GET" && method !== "HEAD") {
    const { appUrl } = c.get("services").settings;
    if (c.req.header("origin") !== new URL(appUrl).origin) {
      return personRefusal(c, {
        personCode: "foreign_origin",
        message: `This is changed from the dashboard only, at ${appUrl}.`,
      });
    }
  }
  await next();
  return undefined;
});
