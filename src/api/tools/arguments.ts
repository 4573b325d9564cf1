import { problem, type Problem } from "../../core/contract/errors.ts";
import { err, ok, type Result } from "../../core/result.ts";

/** Refuses arguments that a tool does not have, as the API refuses unknown fields. */
export function onlyArguments(args: Record<string, unknown>, known: readonly string[]): Result<void, Problem> {
  const unknown = Object.keys(args).find((name) => !known.includes(name));
  if (unknown === undefined) return ok(undefined);
  const param = unknown.slice(0, 100);
  const message = `Unknown argument \`${param}\`. Remove it or correct its spelling.`;
  return err(problem("invalid_request", { param, message }));
}
