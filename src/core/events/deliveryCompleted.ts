import { z } from "zod";
import { deliveredAds, metadata } from "../contract/examples/ads.ts";
import { metadataOf } from "../contract/metadata.ts";
import { DeliveredAd } from "../contract/responses/delivery.ts";
import { Metadata } from "../contract/responses/fields.ts";
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

const WebhookCompleted = z
  .object({
    event: z.literal("delivery.completed"),
    ...deliveryFields,
    status: z.literal("completed"),
    ad_count: adCount,
    ads: z.array(DeliveredAd).meta({ description: "All ads of the delivery." }),
    ...endFields,
    metadata: Metadata.optional(),
  })
  .meta({ id: "WebhookCompleted", description: "Every ad of the delivery is rendered." });

export const deliveryCompleted: EventType<z.infer<typeof WebhookCompleted>> = {
  name: "delivery.completed",
  operationId: "deliveryCompleted",
  summary: "A delivery has completed",
  description: "Every ad of the delivery is rendered.",
  schema: WebhookCompleted,
  example: () => ({
    event: "delivery.completed",
    ...exampleDelivery,
    ...exampleEnd,
    status: "completed",
    ad_count: 2,
    ads: deliveredAds,
    metadata,
  }),
  hasHappened: (before, after) => before?.phase !== "completed" && after.phase === "completed",
  payload: (state, context) => ({
    event: "delivery.completed",
    ...deliveryOf(state),
    status: "completed",
    ...outcomeOf(state, context),
    ...metadataOf(state.order),
  }),
};
