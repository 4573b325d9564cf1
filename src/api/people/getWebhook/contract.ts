import { z } from "zod";

/** One attempt to send an event. `status`: of the answer; null where there was none, and `problem` says why. */
export const WebhookAttempt = z.object({
  at: z.string(),
  /** 1 to 4; sent again by hand it counts from 1 again. */
  attempt: z.number().int(),
  status: z.number().int().nullable(),
  duration_ms: z.number().int(),
  problem: z.string().nullable(),
  /** The first kilobyte of the answer, as text. */
  answer_excerpt: z.string(),
});
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

/** The event of a delivery's end, with every attempt to send it, oldest first. */
export const DeliveryWebhook = z.object({
  delivery_id: z.string(),
  /** `none`: the order named no receiver. */
  status: z.enum(["none", "pending", "delivered", "dropped"]),
  url: z.string().nullable(),
  /** `webhook-id` of each attempt; null before the delivery's end. */
  message_id: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
  attempts: z.array(WebhookAttempt),
});
export type DeliveryWebhook = z.infer<typeof DeliveryWebhook>;
