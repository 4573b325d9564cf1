import { z } from "zod";
import { WebhookAttempt } from "../getWebhook/contract.ts";

export const TestWish = z.strictObject({ webhook_url: z.string().min(1).max(2_048) });

/** What came of a test event. `delivered`: it was answered with 2xx in time. */
export const SentTest = WebhookAttempt.omit({ attempt: true }).extend({
  message_id: z.string(),
  delivered: z.boolean(),
});
export type SentTest = z.infer<typeof SentTest>;
