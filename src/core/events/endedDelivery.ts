import { z } from "zod";
import { ids, viewerUrl } from "../contract/examples/ids.ts";
import { Address, Timestamp } from "../contract/responses/fields.ts";
import { adViews, deliveredAds } from "../delivery/view.ts";
import type { DeliveryState } from "../delivery/state.ts";
import type { PayloadContext } from "./eventType.ts";

/** What the events of a delivery's end (spec "Events") have in common: which delivery it is, and how it ended. */
export const deliveryFields = {
  delivery_id: z.string().meta({
    description: "The delivery that ended.",
    examples: ["del_1n6t3c9m2k7v5b0q4x8wzj1hye"],
  }),
  request_id: z.string().meta({
    description: "Id of the generate call that was accepted.",
    examples: ["req_5b0q4x8wzj1hye1n6t3c9m2k7v"],
  }),
};

export const adCount = z
  .int()
  .min(0)
  .meta({ description: "Number of entries in `ads`.", examples: [6] });

export const endFields = {
  viewer_url: Address.meta({
    description: "A page for people to look at the delivery with; it opens without a key.",
    examples: ["https://media.example.com/viewers/2k7v5b0q4x8wzj1hye1n6t3c9m/index.html"],
  }),
  delivered_at: Timestamp.meta({
    description: "When the delivery ended.",
    examples: ["2026-03-02T10:00:41.000Z"],
  }),
};

export const exampleDelivery = { delivery_id: ids.delivery, request_id: ids.request };
export const exampleEnd = { viewer_url: viewerUrl, delivered_at: "2026-03-02T10:00:41.000Z" };

export function deliveryOf({ order }: DeliveryState) {
  return { delivery_id: order.deliveryId, request_id: order.requestId };
}

export function outcomeOf(state: DeliveryState, { mediaUrl }: PayloadContext) {
  const ads = adViews(state, mediaUrl);
  return {
    ad_count: ads.length,
    ads: deliveredAds(ads),
    viewer_url: mediaUrl(state.order.viewerKey),
    delivered_at: new Date(state.endedAtMs ?? state.startedAtMs).toISOString(),
  };
}
