import { z } from "zod";
import { UsdAmount } from "../../usdAmount.ts";

export const NewTopUp = z.strictObject({ amount_usd: UsdAmount });

/** `url`: the checkout, where the person pays. */
export const TopUp = z.object({
  payment_id: z.string(),
  url: z.string(),
  amount_usd: z.number(),
  credits: z.number().int(),
  expires_at: z.string(),
});
export type TopUp = z.infer<typeof TopUp>;
