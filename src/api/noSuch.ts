import { problem, type Problem } from "../core/contract/errors.ts";
import { err, type Result } from "../core/result.ts";

export function noSuch(what: string): Result<never, Problem> {
  return err(problem("not_found", { message: `There is no such ${what}.` }));
}
