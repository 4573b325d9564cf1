import { createMiddleware } from "hono/factory";
import { errorText } from "../../core/errorText.ts";
import { Lines, type Operation } from "../../api/operation.ts";
import type { App } from "../types.ts";

/**
 * Notes each call that would change something, or that only admins may make: who, what, when, on which account, under which request id.
 * It is noted before it is carried out, and is not carried out where that fails; what became of it is added afterwards.
 */
export function operatorAudit({ method, path, role }: Pick<Operation, "method" | "path" | "role">) {
  return createMiddleware<App>(async (c, next) => {
    if (method === "GET" && role !== "admin") return next();
    const { operatorAudit: audit, runtime } = c.get("services");
    const sequence = await audit.begin({
      atMs: runtime.nowMs(),
      operatorId: c.get("operator").id,
      requestId: c.get("requestId"),
      method,
      path,
      ids: c.req.param(),
    });
    await next();
    const outcome = { status: c.res.status, ids: idsIn(c.get("answered")) };
    await audit.end(sequence, outcome).catch((error: unknown) => {
      console.error("what became of an operator's call could not be noted", c.get("requestId"), errorText(error));
    });
    return undefined;
  });
}

/** The ids that an answer gives; of what else it says nothing is noted. */
function idsIn(answered: object | undefined): Record<string, string> {
  if (answered === undefined || answered instanceof Lines) return {};
  return Object.fromEntries(
    Object.entries(answered).filter((entry): entry is [string, string] => {
      const [name, value] = entry as [string, unknown];
      return /_id$/.test(name) && typeof value === "string";
    }),
  );
}
