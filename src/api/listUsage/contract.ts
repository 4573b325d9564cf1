import { z } from "zod";
import { problem, type Problem } from "../../core/contract/errors.ts";
import { Timestamp } from "../../core/contract/responses/fields.ts";
import { err, ok, type Result } from "../../core/result.ts";

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

export const TransactionType = z.enum(["Deduction", "Purchase", "Bonus", "Refund"]).meta({
  id: "TransactionType",
  description:
    "`Deduction`: a generate call, or a purchase that was taken back. `Purchase`: credits bought. `Bonus`: credits given. `Refund`: the credits of a failed delivery.",
});
export type TransactionType = z.infer<typeof TransactionType>;

/** Item of `recent_transactions[]` in GET /v1/usage (spec "Transaction"). */
export const Transaction = z
  .object({
    type: TransactionType,
    credits_delta: z.int().meta({ description: "Signed change of the balance.", examples: [-15] }),
    balance_after: z.int().meta({ description: "Balance right after it.", examples: [35] }),
    usd_amount: z
      .number()
      .nullable()
      .meta({
        description: "USD that were paid or paid back; null when no money moved.",
        examples: [25],
      }),
    description: z.string().meta({
      description: "What it was for.",
      examples: ["1 concept, format full (del_1n6t3c9m2k7v5b0q4x8wzj1hye)"],
    }),
    at: Timestamp.meta({ description: "When it was booked.", examples: ["2026-03-02T10:00:00.000Z"] }),
  })
  .meta({ id: "Transaction", description: "One movement of the account's credits." });
export type Transaction = z.infer<typeof Transaction>;

/** Response of GET /v1/usage. */
export const Usage = z
  .object({
    recent_transactions: z.array(Transaction).max(50).meta({ description: "The movements, most recent first." }),
  })
  .meta({ id: "Usage", description: "A page of the account's ledger." });
export type Usage = z.infer<typeof Usage>;
