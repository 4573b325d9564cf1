import { z } from "zod";

/** Below `threshold_credits` credits for `amount_usd` are bought with the card of the last payment. */
export const AutoRecharge = z.object({
  enabled: z.boolean(),
  threshold_credits: z.number().int(),
  amount_usd: z.number(),
});
export type AutoRecharge = z.infer<typeof AutoRecharge>;
