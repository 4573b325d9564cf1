import { z } from "zod";
import { Timestamp } from "./fields.ts";

/** Response of GET /v1/balance (spec "Balance"). */
export const Balance = z
  .object({
    credits_balance: z.int().meta({ description: "Credits on the account.", examples: [50] }),
    credits_balance_usd_equivalent: z.number().meta({
      description: "The balance in USD, at 0.10 USD a credit.",
      examples: [5],
    }),
    credits_lifetime_purchased: z
      .int()
      .min(0)
      .meta({ description: "All credits ever bought.", examples: [250] }),
    auto_recharge_enabled: z.boolean().meta({ description: "Whether auto-recharge is on." }),
    auto_recharge_threshold: z
      .int()
      .min(0)
      .meta({
        description: "Balance in credits below which auto-recharge charges the saved card.",
        examples: [20],
      }),
    auto_recharge_amount_usd: z
      .number()
      .min(0)
      .meta({
        description: "What one auto-recharge charges, in USD.",
        examples: [25],
      }),
    pricing: z
      .object({
        credit_usd: z.number().meta({ description: "Price of a credit in USD.", examples: [0.1] }),
        static_ad_credits: z.int().meta({ description: "Credits for one concept as stills.", examples: [5] }),
        full_ad_credits: z.int().meta({ description: "Credits for one concept as stills and videos.", examples: [15] }),
      })
      .meta({ description: "The prices that calls are charged at." }),
  })
  .meta({ id: "Balance", description: "The account's credits, its auto-recharge and the prices." });
export type Balance = z.infer<typeof Balance>;

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
