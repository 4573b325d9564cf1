import { z } from "zod";
import { problem, type Problem } from "../../../core/contract/errors.ts";
import { err, ok, type Result } from "../../../core/result.ts";

export const ListedCall = z.object({
  request_id: z.string(),
  at: z.string(),
  method: z.string(),
  path: z.string(),
  /** The tool that an agent called; null for calls of the API. */
  tool: z.string().nullable(),
  status: z.number().int(),
  duration_ms: z.number().int(),
  /** Who called. `name`: a key's name or its beginning, a person's mail address; null where there is no such any more. */
  by: z.object({ kind: z.enum(["key", "person"]), id: z.string(), name: z.string().nullable() }),
  idempotency_key: z.string().nullable(),
});
export type ListedCall = z.infer<typeof ListedCall>;

/** The account's last calls, the newest first; nothing is kept longer than `kept_days`. */
export const CallList = z.object({ calls: z.array(ListedCall), kept_days: z.number().int() });
export type CallList = z.infer<typeof CallList>;

export function readFailed(failed: string | undefined): Result<boolean, Problem> {
  if (failed === undefined || failed === "true" || failed === "false") return ok(failed === "true");
  return err(problem("invalid_request", { param: "failed", message: "`failed` is true or false." }));
}
