import { z } from "zod";
import { err, ok, type Result } from "../result.ts";
import { problem, type Problem } from "./errors.ts";

const maxLimit = 50;

/** Query of GET /v1/usage. */
export const UsageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(maxLimit).default(maxLimit).meta({
    description: "Transactions on a page.",
  }),
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .optional()
    .meta({
      description: 'Where to go on, as the link `rel="next"` of the page before has it.',
      examples: ["118"],
    }),
});
export type UsageQuery = z.infer<typeof UsageQuery>;

/** Reads the parameters `limit` and `cursor`; `cursor` is the sequence number after which to go on. */
export function readUsageQuery(query: unknown): Result<UsageQuery, Problem> {
  const parsed = UsageQuery.safeParse(query);
  if (parsed.success) return ok(parsed.data);
  const param = String(parsed.error.issues[0]?.path[0] ?? "limit");
  const expected = param === "limit" ? `a whole number from 1 to ${maxLimit}` : "the cursor of a `next` link";
  return err(problem("invalid_request", { param, message: `\`${param}\` must be ${expected}.` }));
}
