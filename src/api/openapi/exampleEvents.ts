import type { WebhookCompleted, WebhookFailed } from "../../core/contract/responses/webhook.ts";
import { deliveredAds, metadata } from "./exampleAds.ts";
import { ids, viewerUrl } from "./exampleIds.ts";

const ended = {
  delivery_id: ids.delivery,
  request_id: ids.request,
  viewer_url: viewerUrl,
  delivered_at: "2026-03-02T10:00:41.000Z",
};

export const completedEvent: WebhookCompleted = {
  event: "delivery.completed",
  ...ended,
  status: "completed",
  ad_count: 2,
  ads: deliveredAds,
  metadata,
};

export function failedEvent(docsUrl: string): WebhookFailed {
  return {
    event: "delivery.failed",
    ...ended,
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
  };
}
