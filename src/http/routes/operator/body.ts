import type { Context } from "hono";
import type { z } from "zod";
import { problem } from "../../../core/contract/errors.ts";
import { problemResponse } from "../../problem.ts";
import type { App } from "../../types.ts";

/** The body by its schema, or the 400 that names the offending field. */
export function parseBody<T>(
  c: Context<App>,
  schema: z.ZodType<T>,
): { ok: true; value: T } | { ok: false; response: Response } {
  const parsed = schema.safeParse(c.get("body"));
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  const unknownField = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const param = [...(issue?.path ?? []), ...unknownField].join(".").slice(0, 100);
  const message = param ? `\`${param}\`: ${issue?.message}.` : `${issue?.message ?? "The body is malformed"}.`;
  return {
    ok: false,
    response: problemResponse(c, problem("invalid_request", param ? { param, message } : { message })),
  };
}

export function noSuch(c: Context<App>, what: string): Response {
  return problemResponse(c, problem("not_found", { message: `There is no such ${what}.` }));
}
