import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { problem } from "../../core/contract/errors.ts";
import { operatorTokenPrefix } from "../../core/ids.ts";
import { bootstrapOperator } from "../../core/operators/roles.ts";
import { problemResponse } from "../problem.ts";
import type { App, ActingOperator } from "../types.ts";
import { pauseOf, refuse } from "./auth.ts";

const scheme = "Bearer ";

/**
 * Opens the operator interface to operators by their own tokens, and to the configured token. Where none is configured, nothing is there
 * for anybody else.
 */
export const operatorAuth = createMiddleware<App>(async (c, next) => {
  const { settings } = c.get("services");
  const pause = pauseOf(c);
  const operator = pause === null ? await operatorOf(c) : null;
  if (operator === null) {
    if (settings.operatorToken === null) return problemResponse(c, problem("not_found"));
    if (pause !== null) return refuse(c, pause);
    if (c.req.header("authorization") === undefined) return refuse(c, problem("missing_authorization"));
    return refuse(c, problem("invalid_api_key", { message: "The operator token is wrong." }));
  }
  c.set("operator", operator);
  await next();
  return undefined;
});

async function operatorOf(c: Context<App>): Promise<ActingOperator | null> {
  const { settings, runtime, operators } = c.get("services");
  const header = c.req.header("authorization");
  if (header === undefined) return null;
  if (settings.operatorToken !== null) {
    // Digests are compared, so that the time taken says nothing about the token.
    const [given, expected] = await Promise.all([
      runtime.sha256Hex(header),
      runtime.sha256Hex(`${scheme}${settings.operatorToken}`),
    ]);
    if (given === expected) return bootstrapOperator;
  }
  if (!header.startsWith(scheme + operatorTokenPrefix)) return null;
  return operators.byTokenHash(await runtime.sha256Hex(header.slice(scheme.length)));
}
