import { errorBody, problem } from "../contract/errors.ts";
import { adViews, deliveredAds, type MediaUrl } from "../delivery/view.ts";
import type { DeliveryState } from "../delivery/state.ts";

/**
 * The body of a delivery's last event (spec "Events"). `delivery.failed` has the same keys with the rendered ads only, plus
 * `error` and `credits_refunded`. Frozen as text when the delivery ends: every attempt sends the same bytes.
 */
export function webhookPayload(state: DeliveryState, mediaUrl: MediaUrl, docsUrl: string): Record<string, unknown> {
  const failed = state.phase === "failed";
  const ads = adViews(state, mediaUrl).filter((ad) => ad.status === "rendered");
  return {
    event: failed ? "delivery.failed" : "delivery.completed",
    delivery_id: state.order.deliveryId,
    request_id: state.order.requestId,
    status: state.phase,
    ad_count: ads.length,
    ads: deliveredAds(ads),
    viewer_url: mediaUrl(state.order.viewerKey),
    delivered_at: new Date(state.endedAtMs ?? state.startedAtMs).toISOString(),
    ...(failed
      ? {
          ...errorBody(
            problem("orchestration_failed", { message: state.failure?.message ?? "The delivery failed." }),
            docsUrl,
          ),
          credits_refunded: state.order.costCredits,
        }
      : {}),
  };
}

/** The same for every attempt and every replay, so that receivers can drop what they have seen. */
export function webhookMessageId(state: DeliveryState): string {
  return `msg_${state.order.deliveryId.replace(/^del_/, "")}_${state.phase}`;
}
