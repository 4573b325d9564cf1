import { z } from "zod";
import { creditCents } from "../core/credits/pricing.ts";

/** US dollars that buy whole credits: 1 to 10,000 in steps of 0.10. */
export const UsdAmount = z
  .number()
  .min(1)
  .max(10_000)
  .refine((usd) => Math.abs((usd * 100) / creditCents - Math.round((usd * 100) / creditCents)) < 1e-6, {
    error: "must be a multiple of 0.10 USD, the price of one credit",
  });
