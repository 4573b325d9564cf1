import { z } from "zod";

/** What deliveries have cost on each of the last 30 days (UTC), the oldest first. */
export const DailyUsage = z.object({
  days: z.array(z.object({ date: z.string(), credits: z.number().int() })),
});
export type DailyUsage = z.infer<typeof DailyUsage>;
