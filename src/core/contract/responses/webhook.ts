import { z } from "zod";
import { DeliveredAd, DeliveryFailure } from "./delivery.ts";
import { Address, Metadata, Timestamp } from "./fields.ts";

const shared = {
  delivery_id: z.string().meta({
    description: "The delivery that ended.",
    examples: ["del_1n6t3c9m2k7v5b0q4x8wzj1hye"],
  }),
  request_id: z.string().meta({
    description: "Id of the generate call that was accepted.",
    examples: ["req_5b0q4x8wzj1hye1n6t3c9m2k7v"],
  }),
};
const adCount = z
  .int()
  .min(0)
  .meta({ description: "Number of entries in `ads`.", examples: [6] });
const viewerUrl = Address.meta({
  description: "A page for people to look at the delivery with; it opens without a key.",
  examples: ["https://media.example.com/viewers/2k7v5b0q4x8wzj1hye1n6t3c9m/index.html"],
});
const deliveredAt = Timestamp.meta({
  description: "When the delivery ended.",
  examples: ["2026-03-02T10:00:41.000Z"],
});

/** Body of the event `delivery.completed` (spec "Events"). */
export const WebhookCompleted = z
  .object({
    event: z.literal("delivery.completed"),
    ...shared,
    status: z.literal("completed"),
    ad_count: adCount,
    ads: z.array(DeliveredAd).meta({ description: "All ads of the delivery." }),
    viewer_url: viewerUrl,
    delivered_at: deliveredAt,
    metadata: Metadata.optional(),
  })
  .meta({ id: "WebhookCompleted", description: "Every ad of the delivery is rendered." });
export type WebhookCompleted = z.infer<typeof WebhookCompleted>;

/** Body of the event `delivery.failed`. */
export const WebhookFailed = z
  .object({
    event: z.literal("delivery.failed"),
    ...shared,
    status: z.literal("failed"),
    ad_count: adCount,
    ads: z
      .array(DeliveredAd)
      .meta({ description: "The ads of the delivery without their files: `static_url` and `video_url` are null." }),
    viewer_url: viewerUrl,
    delivered_at: deliveredAt,
    ...DeliveryFailure.shape,
    metadata: Metadata.optional(),
  })
  .meta({
    id: "WebhookFailed",
    description:
      "The delivery was given up after its retries. All of its credits are back on the account, and its files were withdrawn.",
  });
export type WebhookFailed = z.infer<typeof WebhookFailed>;
