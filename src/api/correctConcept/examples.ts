import type { Ad } from "../../core/contract/responses/delivery.ts";
import type { Corrected, ConceptVersion } from "../../core/contract/responses/versions.ts";
import { ids, mediaUrl } from "../../core/contract/examples/ids.ts";
import { finishedAds } from "../getDelivery/examples.ts";

const headline = "Calm skin, from the first morning";
const adIds: Record<string, string> = {
  vertical: "ad_6x1b3n8q5j0hzt7wya2c9m7k4v",
  square: "ad_1hyewtz0j6q4n2b8c5x1v7k3m9",
};

const versionAds: Ad[] = finishedAds.map((ad) => ({
  ...ad,
  ad_id: adIds[ad.orientation] ?? ad.ad_id,
  version: 2,
  headline,
  static_url: `${mediaUrl}/ads/${adIds[ad.orientation]}/m5v1x7c2w9t4h.jpg`,
  video_url: `${mediaUrl}/ads/${adIds[ad.orientation]}/y7z2j0q6n3b8k.mp4`,
}));

/** A version that is drawn. */
export const finishedVersion: ConceptVersion = {
  version: 2,
  status: "rendered",
  failure: null,
  headline,
  support: "Ceramides and ectoin for a barrier that holds.",
  proof_points: ["Fragrance-free", "5 ceramides"],
  call_to_action: "Meet the serum",
  layout: "editorial",
  style_id: "sty_still-pond-rings",
  product_id: ids.product,
  product_name: "Barrier Repair Serum",
  ads: versionAds,
  created_at: "2026-03-02T11:05:00.000Z",
  ended_at: "2026-03-02T11:07:10.000Z",
};

/** The answer for a version, as the service at `publicUrl` gives it. */
export function corrected(publicUrl: string): Corrected {
  return {
    delivery_id: ids.delivery,
    index: 1,
    corrections_left: 4,
    ...finishedVersion,
    status_url: `${publicUrl}/v1/deliveries/${ids.delivery}/concepts/1/versions`,
  };
}

/** The same when the call was accepted and nothing is drawn yet. */
export function queued(publicUrl: string): Corrected {
  const ads = versionAds.map((ad) => ({
    ...ad,
    status: "queued" as const,
    static_url: null,
    video_url: null,
    compliance: null,
  }));
  return { ...corrected(publicUrl), status: "queued", ads, ended_at: null };
}

/** The same when it could not be drawn. */
export function failedVersion(publicUrl: string): Corrected {
  const ads = queued(publicUrl).ads.map((ad) => ({ ...ad, status: "failed" as const }));
  const failure =
    "“Skin-barrier-strengthening” does not fit in any layout at a size that can be read. Use fewer or shorter words.";
  return { ...corrected(publicUrl), status: "failed", failure, corrections_left: 5, ads };
}
