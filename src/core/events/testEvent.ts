import { z } from "zod";
import { ids } from "../contract/examples/ids.ts";
import { Timestamp } from "../contract/responses/fields.ts";
import { deliveryFields } from "./endedDelivery.ts";
import type { DescribedEvent } from "./eventType.ts";

const WebhookTest = z
  .object({
    event: z.literal("test"),
    delivery_id: deliveryFields.delivery_id.meta({
      description: "An id of its own, which no delivery has.",
      examples: [ids.delivery],
    }),
    request_id: deliveryFields.request_id.meta({
      description: "Id of the call by which somebody asked for it.",
      examples: [ids.request],
    }),
    message: z.string().meta({
      description: "A sentence for whoever reads the receiver's log.",
      examples: ["This is a test from the dashboard. Nothing has happened; answer 2xx and do nothing."],
    }),
    sent_at: Timestamp.meta({ description: "When it was sent.", examples: ["2026-03-02T10:00:41.000Z"] }),
  })
  .meta({
    id: "WebhookTest",
    description: "A test that somebody sent from the dashboard: nothing has happened. Answer 2xx and do nothing.",
  });
type WebhookTest = z.infer<typeof WebhookTest>;

const message = "This is a test from the dashboard. Nothing has happened; answer 2xx and do nothing.";

/**
 * What people have sent to an address to try it. It has the ids that every event has, so that a receiver is tried as it will be used; they
 * lead nowhere.
 */
export const testEvent: DescribedEvent<WebhookTest> = {
  name: "test",
  operationId: "webhookTest",
  summary: "A test from the dashboard",
  description: "Somebody has tried the address from the dashboard. Nothing has happened; it is sent once.",
  schema: WebhookTest,
  example: () =>
    testPayload({ deliveryId: ids.delivery, requestId: ids.request, atMs: Date.UTC(2026, 2, 2, 10, 0, 41) }),
};

export function testPayload({ deliveryId, requestId, atMs }: TestFacts): WebhookTest {
  const sentAt = new Date(atMs).toISOString();
  return { event: "test", delivery_id: deliveryId, request_id: requestId, message, sent_at: sentAt };
}

export interface TestFacts {
  deliveryId: string;
  requestId: string;
  atMs: number;
}
