import { z } from "zod";

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
