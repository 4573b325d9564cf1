import { z } from "zod";
import { UsdAmount } from "../../usdAmount.ts";

export const AutoRechargeChange = z
  .strictObject({
    enabled: z.boolean().optional(),
    threshold_credits: z.number().int().min(0).max(1_000_000).optional(),
    amount_usd: UsdAmount.optional(),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), "Name at least one field to change");
