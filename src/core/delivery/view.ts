import type { Compliance } from "../creative/verdict.ts";
import type { Orientation } from "../rendering/scene.ts";
import {
  publicStatus,
  rawStatus,
  type AdState,
  type ConceptState,
  type DeliveryState,
  type PublicStatus,
} from "./state.ts";

/** Turns a key of the media bucket into its public address. */
export type MediaUrl = (key: string) => string;

/** Ad of the status endpoint (spec "Ad object"), with its style and the inspection of its still. */
export interface AdView {
  ad_id: string;
  index: number;
  orientation: Orientation;
  headline: string;
  static_url: string | null;
  video_url: string | null;
  status: "queued" | "rendering" | "rendered" | "failed";
  style_id: string | null;
  compliance: Compliance | null;
}

/** Response of GET /v1/deliveries/{delivery_id} (spec "Delivery"). */
export interface DeliveryView {
  delivery_id: string;
  status: PublicStatus;
  raw_status: string;
  ad_count: number;
  ads: AdView[];
  viewer_url: string;
  created_at: string;
}

/** An ad as the blocking response and the webhook carry it: exactly the spec's keys. */
export type DeliveredAd = Omit<AdView, "index" | "status" | "style_id" | "compliance">;

export function deliveryView(state: DeliveryState, mediaUrl: MediaUrl): DeliveryView {
  const ads = adViews(state, mediaUrl);
  return {
    delivery_id: state.order.deliveryId,
    status: publicStatus(state),
    raw_status: rawStatus(state),
    ad_count: ads.length,
    ads,
    viewer_url: mediaUrl(state.order.viewerKey),
    created_at: new Date(state.order.createdAtMs).toISOString(),
  };
}

export function adViews(state: DeliveryState, mediaUrl: MediaUrl): AdView[] {
  return state.concepts.flatMap((concept) =>
    concept.ads.map((ad) => ({
      ad_id: ad.adId,
      index: concept.index,
      orientation: ad.orientation,
      headline: concept.headline,
      static_url: ad.stillKey === null ? null : mediaUrl(ad.stillKey),
      video_url: ad.videoKey === null ? null : mediaUrl(ad.videoKey),
      status: adStatus(state, concept, ad),
      style_id: concept.styleId,
      compliance: ad.compliance,
    })),
  );
}

function adStatus(state: DeliveryState, concept: ConceptState, ad: AdState): AdView["status"] {
  const complete = ad.stillKey !== null && (state.order.format === "static" || ad.videoKey !== null);
  if (complete) return "rendered";
  if (concept.status === "failed") return "failed";
  return concept.status === "leased" ? "rendering" : "queued";
}

export function deliveredAds(ads: readonly AdView[]): DeliveredAd[] {
  return ads.map(({ ad_id, orientation, headline, static_url, video_url }) => ({
    ad_id,
    orientation,
    headline,
    static_url,
    video_url,
  }));
}
