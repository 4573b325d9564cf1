import { createMiddleware } from "hono/factory";
import { problem } from "../../core/contract/errors.ts";
import { problemResponse } from "../problem.ts";
import { pauseOf, refuse } from "./auth.ts";
import type { App } from "../types.ts";

/** Opens the operator interface to the configured token; without one, nothing is there. */
export const operatorAuth = createMiddleware<App>(async (c, next) => {
  const { settings, runtime } = c.get("services");
  if (settings.operatorToken === null) return problemResponse(c, problem("not_found"));
  const pause = pauseOf(c);
  if (pause !== null) return refuse(c, pause);
  const header = c.req.header("authorization");
  if (header === undefined) return refuse(c, problem("missing_authorization"));
  // Digests are compared, so that the time taken says nothing about the token.
  const [given, expected] = await Promise.all([
    runtime.sha256Hex(header),
    runtime.sha256Hex(`Bearer ${settings.operatorToken}`),
  ]);
  if (given !== expected) return refuse(c, problem("invalid_api_key", { message: "The operator token is wrong." }));
  await next();
  return undefined;
});
