import { z } from "zod";
import { deliveredAds, metadata } from "../contract/examples/ads.ts";
import { metadataOf } from "../contract/metadata.ts";
import { DeliveredAd, DeliveryFailure } from "../contract/responses/delivery.ts";
import { Metadata } from "../contract/responses/fields.ts";
import { failureView } from "../delivery/failureView.ts";
import {
  adCount,
  deliveryFields,
  deliveryOf,
  endFields,
  exampleDelivery,
  exampleEnd,
  outcomeOf,
} from "./endedDelivery.ts";
import type { EventType } from "./eventType.ts";

const WebhookFailed = z
  .object({
    event: z.literal("delivery.failed"),
    ...deliveryFields,
    status: z.literal("failed"),
    ad_count: adCount,
    ads: z
      .array(DeliveredAd)
      .meta({ description: "The ads of the delivery without their files: `static_url` and `video_url` are null." }),
    ...endFields,
    ...DeliveryFailure.shape,
    metadata: Metadata.optional(),
  })
  .meta({
    id: "WebhookFailed",
    description:
      "The delivery was given up after its retries. All of its credits are back on the account, and its files were withdrawn.",
  });

/** The keys of `delivery.completed`, its ads without files, plus `error` and `credits_refunded`. */
export const deliveryFailed: EventType<z.infer<typeof WebhookFailed>> = {
  name: "delivery.failed",
  operationId: "deliveryFailed",
  summary: "A delivery has failed",
  description:
    "The delivery was given up after its retries. All of its credits are back on the account, and its files were withdrawn.",
  schema: WebhookFailed,
  example: (docsUrl) => ({
    event: "delivery.failed",
    ...exampleDelivery,
    ...exampleEnd,
    status: "failed",
    ad_count: 2,
    ads: deliveredAds.map((ad) => ({ ...ad, static_url: null, video_url: null })),
    error: {
      code: "orchestration_failed",
      message: "Concept 1 could not be rendered: the renderer was lost too often.",
      doc_url: `${docsUrl}/errors#orchestration_failed`,
    },
    credits_refunded: 15,
    metadata,
  }),
  hasHappened: (before, after) => before?.phase !== "failed" && after.phase === "failed",
  payload: (state, context) => ({
    event: "delivery.failed",
    ...deliveryOf(state),
    status: "failed",
    ...outcomeOf(state, context),
    ...(failureView(state, context.docsUrl) as DeliveryFailure),
    ...metadataOf(state.order),
  }),
};
