import { createMiddleware } from "hono/factory";
import { mayAct, type OperatorRole } from "../../core/operators/roles.ts";
import type { App } from "../types.ts";

/** Refuses operators whose role does not reach for the call. Their interface is no part of the public contract, nor is this refusal. */
export function operatorRole(needed: OperatorRole) {
  return createMiddleware<App>(async (c, next) => {
    const { role } = c.get("operator");
    if (!mayAct(role, needed)) {
      const { docsUrl } = c.get("services").settings;
      const message = `This call needs the role ${needed}; yours is ${role}.`;
      return c.json({ error: { code: "role_missing", message, doc_url: `${docsUrl}/errors` } }, 403);
    }
    await next();
    return undefined;
  });
}
