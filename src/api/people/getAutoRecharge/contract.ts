import { z } from "zod";

/**
 * Below `threshold_credits` credits for `amount_usd` are bought with the card of the last payment, `daily_limit` times in 24 hours at most.
 */
export const AutoRecharge = z.object({
  enabled: z.boolean(),
  threshold_credits: z.number().int(),
  amount_usd: z.number(),
  daily_limit: z.number().int(),
});
export type AutoRecharge = z.infer<typeof AutoRecharge>;
