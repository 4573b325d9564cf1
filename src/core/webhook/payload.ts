import type { DeliveryFailure } from "../contract/responses/delivery.ts";
import type { WebhookCompleted, WebhookFailed } from "../contract/responses/webhook.ts";
import { metadataOf } from "../contract/metadata.ts";
import { failureView } from "../delivery/failureView.ts";
import { adViews, deliveredAds, type MediaUrl } from "../delivery/view.ts";
import type { DeliveryState } from "../delivery/state.ts";

/**
 * The body of a delivery's last event (spec "Events"). `delivery.failed` has the same keys, its ads without files, plus
 * `error` and `credits_refunded`; the call's `metadata` comes last. Frozen as text when the delivery ends: every attempt sends the same bytes.
 */
export function webhookPayload(
  state: DeliveryState,
  mediaUrl: MediaUrl,
  docsUrl: string,
): WebhookCompleted | WebhookFailed {
  const ads = adViews(state, mediaUrl);
  const ids = { delivery_id: state.order.deliveryId, request_id: state.order.requestId };
  const outcome = {
    ad_count: ads.length,
    ads: deliveredAds(ads),
    viewer_url: mediaUrl(state.order.viewerKey),
    delivered_at: new Date(state.endedAtMs ?? state.startedAtMs).toISOString(),
  };
  const metadata = metadataOf(state.order);
  if (state.phase !== "failed") {
    return { event: "delivery.completed", ...ids, status: "completed", ...outcome, ...metadata };
  }
  return {
    event: "delivery.failed",
    ...ids,
    status: "failed",
    ...outcome,
    ...(failureView(state, docsUrl) as DeliveryFailure),
    ...metadata,
  };
}

/** The same for every attempt and every replay, so that receivers can drop what they have seen. */
export function webhookMessageId(state: DeliveryState): string {
  return `msg_${state.order.deliveryId.replace(/^del_/, "")}_${state.phase}`;
}
