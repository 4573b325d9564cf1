import { createMiddleware } from "hono/factory";
import { limitsPerMinute } from "../../ports/rateLimits.ts";
import { problemResponse } from "../problem.ts";
import type { App } from "../types.ts";
import { rateLimited } from "./auth.ts";

/** Refuses an account's calls past its limit; counted by account, after authentication. */
export function rateLimit(policy: "generate" | "call") {
  return createMiddleware<App>(async (c, next) => {
    const allowed = await c.get("services").rateLimits[policy](c.get("account").id);
    if (!allowed) return problemResponse(c, rateLimited(policy, limitsPerMinute[policy]));
    await next();
    return undefined;
  });
}
