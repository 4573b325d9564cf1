import type { z } from "zod";
import { problem, type Problem } from "../core/contract/errors.ts";
import { err, ok, type Result } from "../core/result.ts";
import { FileBody, type Body, type FileRules } from "./operation.ts";

/** A body by its schema; a refusal names the offending field. */
export function bodyOf<T, Sent>(schema: z.ZodType<T, Sent>): Body<T, Sent> {
  return { read: (body) => parse(schema, body) };
}

/** The same where the body may be left out. */
export function optionalBodyOf<T, Sent>(schema: z.ZodType<T, Sent>): Body<T, Sent | undefined> {
  return { ...bodyOf(schema), isOptional: true };
}

/** A body that is a file and nothing else; `what` it is, as a refusal calls it. */
export function fileOf(files: FileRules, what: string): Body<FileBody, FileBody> {
  return {
    files,
    read: (body) =>
      body instanceof FileBody
        ? ok(body)
        : err(problem("invalid_request", { message: `The body must be ${what} itself.` })),
  };
}

function parse<T>(schema: z.ZodType<T>, body: unknown): Result<T, Problem> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  const unknownField = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const param = [...(issue?.path ?? []), ...unknownField].join(".").slice(0, 100);
  const message = param ? `\`${param}\`: ${issue?.message}.` : `${issue?.message ?? "The body is malformed"}.`;
  return err(problem("invalid_request", param ? { param, message } : { message }));
}
