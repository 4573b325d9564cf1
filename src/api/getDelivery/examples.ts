import type { Ad, DeliveredConcept, Delivery } from "../../core/contract/responses/delivery.ts";
import { placements, type UsualPlacement } from "../../core/rendering/placements.ts";
import { deliveredAds, metadata } from "../../core/contract/examples/ads.ts";
import { ids, viewerUrl } from "../../core/contract/examples/ids.ts";

const fileBytes: Record<UsualPlacement, number> = { vertical: 412345, square: 318772 };

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

export const finishedAds: Ad[] = deliveredAds.map((ad) => ({
  ...ad,
  index: 1,
  version: 1,
  status: "rendered",
  style_id: "sty_still-pond-rings",
  compliance: { ...inspected, height: placements[ad.orientation].height, file_bytes: fileBytes[ad.orientation] },
}));

const untouched: DeliveredConcept = {
  index: 1,
  version: 1,
  version_under_way: null,
  corrections_left: 5,
  approval: { status: "none", version: 1, reason: null, decided_at: null },
};

const delivery = { delivery_id: ids.delivery, viewer_url: viewerUrl, created_at: "2026-03-02T10:00:00.000Z" };

export const completedDelivery: Delivery = {
  ...delivery,
  status: "completed",
  raw_status: "completed",
  ad_count: 2,
  ads: finishedAds,
  concepts: [untouched],
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
  concepts: [untouched],
  metadata,
};
