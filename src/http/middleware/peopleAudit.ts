import { createMiddleware } from "hono/factory";
import { Lines, type Operation } from "../../api/operation.ts";
import { afterAnswer } from "../afterAnswer.ts";
import { isDryRun } from "../dryRun.ts";
import type { App } from "../types.ts";

type Audited = Pick<Operation, "method" | "path" | "changesNothing" | "noted">;

/** Ids are far shorter; what stands in an address in place of one may be anything. */
const longestNoted = 320;

/**
 * Notes for the owners of an account what its people change: each call that may have changed something, with what became of it. It is
 * noted after the answer, so that nobody waits for it and nothing fails because of it.
 */
export function peopleAudit({ method, path, changesNothing, noted }: Audited) {
  return createMiddleware<App>(async (c, next) => {
    await next();
    if (method === "GET" || changesNothing === true || isDryRun(c.get("body"))) return;
    const { peopleAudit: audit, runtime } = c.get("services");
    const { person, account } = c.get("signedIn");
    const answered = c.get("answered");
    const change = {
      atMs: runtime.nowMs(),
      accountId: account.id,
      personId: person.id,
      email: person.email,
      requestId: c.get("requestId"),
      method,
      path,
      about: shortened({ ...c.req.param(), ...saidIn(answered), ...(answered && noted?.(answered)) }),
      status: c.res.status,
    };
    afterAnswer(c, audit.note(change));
  });
}

/** What an answer says of whom or what was changed; all else that it says is noted only where its operation names it. */
function saidIn(answered: object | undefined): Record<string, string> {
  if (answered === undefined || answered instanceof Lines) return {};
  return Object.fromEntries(
    Object.entries(answered).filter((entry): entry is [string, string] => {
      const [name, value] = entry as [string, unknown];
      return /^(?:\w+_id|email|role)$/.test(name) && typeof value === "string";
    }),
  );
}

function shortened(about: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(about).map(([name, value]) => [name, value.slice(0, longestNoted)]));
}
