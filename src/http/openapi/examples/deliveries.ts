import type { Ad, DeliveredAd, Delivery } from "../../../core/contract/responses/delivery.ts";
import type { DryRun, GenerateAccepted, GenerateCompleted } from "../../../core/contract/responses/generate.ts";
import type { WebhookCompleted, WebhookFailed } from "../../../core/contract/responses/webhook.ts";
import { ids, mediaUrl, viewerUrl } from "./ids.ts";
import { placements, usualPlacements, type PlacementId } from "../../../core/rendering/placements.ts";

const headline = "Barrier care that lasts all day";
const metadata = { campaign: "spring-launch", market: "de" };

const stills = {
  vertical: `${mediaUrl}/ads/${ids.vertical}/h4t9w2c7x1m5v.jpg`,
  square: `${mediaUrl}/ads/${ids.square}/q7n3b8k1z6j0y.jpg`,
};
const videos = {
  vertical: `${mediaUrl}/ads/${ids.vertical}/k8b3n6q0j2z7y.mp4`,
  square: `${mediaUrl}/ads/${ids.square}/c5v9x2m4w8t1h.mp4`,
};

const deliveredAds: DeliveredAd[] = usualPlacements.map((orientation) => ({
  ad_id: ids[orientation],
  orientation,
  headline,
  static_url: stills[orientation],
  video_url: videos[orientation],
  product_id: ids.product,
  product_name: "Barrier Repair Serum",
}));

const fileBytes: Record<PlacementId, number> = { vertical: 412345, square: 318772 };

const inspected: Ad["compliance"] = {
  passed: true,
  findings: [],
  layout: "editorial",
  width: 1080,
  height: 1920,
  safe_zones: [
    { platform: "Meta Reels", passed: true },
    { platform: "TikTok", passed: true },
  ],
  contrast: [
    { element: "headline", ratio: 9.4, required: 3, passed: true },
    { element: "support", ratio: 7.8, required: 4.5, passed: true },
  ],
  product_share: 0.31,
  product_psnr_db: 41.2,
  file_bytes: 412345,
};

const finishedAds: Ad[] = deliveredAds.map((ad) => ({
  ...ad,
  index: 1,
  status: "rendered",
  style_id: "sty_still-pond-rings",
  compliance: { ...inspected, height: placements[ad.orientation].height, file_bytes: fileBytes[ad.orientation] },
}));

const delivery = { delivery_id: ids.delivery, viewer_url: viewerUrl, created_at: "2026-03-02T10:00:00.000Z" };

export const completedDelivery: Delivery = {
  ...delivery,
  status: "completed",
  raw_status: "completed",
  ad_count: 2,
  ads: finishedAds,
  metadata,
};

export const renderingDelivery: Delivery = {
  ...delivery,
  status: "rendering",
  raw_status: "rendering: 0 of 1 concepts done, 1 being drawn",
  ad_count: 2,
  ads: finishedAds.map((ad) => ({
    ...ad,
    status: "rendering",
    video_url: null,
    ...(ad.orientation === "square" && { static_url: null, compliance: null }),
  })),
  metadata,
};

/** The 202 of a call for one concept, as the service at `publicUrl` answers it. */
export function accepted(publicUrl: string): GenerateAccepted {
  return {
    delivery_id: ids.delivery,
    status: "queued",
    request_id: ids.request,
    ad_count_expected: 1,
    format: "full",
    credits_balance: 35,
    status_url: `${publicUrl}/v1/deliveries/${ids.delivery}`,
    eta_seconds: 480,
    metadata,
  };
}

export const completedCall: GenerateCompleted = {
  delivery_id: ids.delivery,
  status: "completed",
  ad_count_expected: 1,
  format: "full",
  credits_balance: 35,
  ads: deliveredAds,
  metadata,
};

export const dryRun: DryRun = {
  dry_run: true,
  format: "full",
  count: 1,
  cost_credits: 15,
  cost_usd: 1.5,
  credits_balance: 50,
  credits_balance_after: 35,
  is_covered: true,
  would_recharge: false,
  products: [{ id: ids.product, handle: "barrier-repair-serum", name: "Barrier Repair Serum", concepts: 1 }],
  dropped_product_refs: [],
  concepts: [
    {
      index: 1,
      product_id: ids.product,
      copy_angle: "sensory",
      style_id: "sty_still-pond-rings",
      style_name: "Still Pond Rings",
      animation_prompt: "Water Ripples",
    },
  ],
};

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
