import { createMiddleware } from "hono/factory";
import { reachesFor, type PersonRole } from "../../core/people/roles.ts";
import { personRefusal } from "../personRefusal.ts";
import type { App } from "../types.ts";

/** Refuses people whose role does not reach for the call. */
export function personRole(needed: PersonRole) {
  return createMiddleware<App>(async (c, next) => {
    const { role } = c.get("signedIn");
    if (!reachesFor(role, needed)) {
      return personRefusal(c, {
        personCode: "role_missing",
        message: `This needs the role ${needed}; yours is ${role}.`,
      });
    }
    await next();
    return undefined;
  });
}
