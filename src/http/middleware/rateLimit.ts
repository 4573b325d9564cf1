import { createMiddleware } from "hono/factory";
import { callerNetwork } from "../../core/limits/callerNetwork.ts";
import { tooManyToday } from "../../core/limits/dailyLimits.ts";
import { limitsPerMinute } from "../../ports/rateLimits.ts";
import { problemResponse } from "../problem.ts";
import type { App } from "../types.ts";
import { rateLimited } from "./auth.ts";

/** Refuses an account's calls past its limits of a minute and of a day; counted by account, after authentication. */
export function rateLimit(policy: "generate" | "call") {
  return createMiddleware<App>(async (c, next) => {
    const { rateLimits, dailyCounts, runtime } = c.get("services");
    const { id } = c.get("account");
    if (!(await rateLimits[policy](id))) return problemResponse(c, rateLimited(policy, limitsPerMinute[policy]));
    const usedUp = await dailyCounts.take(id, "calls");
    if (usedUp !== null) return problemResponse(c, tooManyToday(usedUp, runtime.nowMs()));
    await next();
    return undefined;
  });
}

/** Refuses calls that need no key past the limit of the network that they come from; who calls is the platform's to say. */
export const networkLimit = createMiddleware<App>(async (c, next) => {
  const address = c.req.header("cf-connecting-ip");
  const isAllowed = address === undefined || (await c.get("services").rateLimits.network(callerNetwork(address)));
  if (!isAllowed) return problemResponse(c, rateLimited("network", limitsPerMinute.network));
  await next();
  return undefined;
});
