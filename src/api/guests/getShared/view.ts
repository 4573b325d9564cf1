import type { DeliveryState } from "../../../core/delivery/state.ts";
import { deliveryView, type MediaUrl } from "../../../core/delivery/view.ts";
import { SharedAd, SharedConcept, type SharedDelivery } from "./contract.ts";

/** The delivery by what guests see of it alone. */
export function sharedView(
  state: DeliveryState,
  mediaUrl: MediaUrl,
): Pick<SharedDelivery, "status" | "ads" | "concepts"> {
  const { status, ads, concepts } = deliveryView(state, mediaUrl);
  return {
    status,
    ads: ads.map((ad) => SharedAd.parse(ad)),
    concepts: concepts.map((concept) => SharedConcept.parse(concept)),
  };
}
