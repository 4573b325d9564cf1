import { createMiddleware } from "hono/factory";
import { problem } from "../../core/contract/errors.ts";
import { problemResponse } from "../problem.ts";
import type { App } from "../types.ts";

/** Refuses what would change an account that is deleted, or is being deleted: nothing may come into it any more. */
export const accountOpen = createMiddleware<App>(async (c, next) => {
  const accountId = c.req.param("account_id");
  const isChange = c.req.method === "POST" || c.req.method === "PATCH";
  if (accountId !== undefined && isChange) {
    const account = await c.get("services").accounts.get(accountId);
    const message = "The account is deleted.";
    if (account !== null && account.deletedAt !== null) return problemResponse(c, problem("not_found", { message }));
  }
  await next();
  return undefined;
});
