import { metadataOf } from "../contract/metadata.ts";
import type { Ad, DeliveredAd, Delivery } from "../contract/responses/delivery.ts";
import { publicStatus, rawStatus, type AdState, type ConceptState, type DeliveryState } from "./state.ts";

/** Turns a key of the media bucket into its public address. */
export type MediaUrl = (key: string) => string;

/** A delivery as its status endpoint shows it. */
export function deliveryView(state: DeliveryState, mediaUrl: MediaUrl): Delivery {
  const ads = adViews(state, mediaUrl);
  return {
    delivery_id: state.order.deliveryId,
    status: publicStatus(state),
    raw_status: rawStatus(state),
    ad_count: ads.length,
    ads,
    viewer_url: mediaUrl(state.order.viewerKey),
    created_at: new Date(state.order.createdAtMs).toISOString(),
    ...metadataOf(state.order),
  };
}

export function adViews(state: DeliveryState, mediaUrl: MediaUrl): Ad[] {
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
      product_id: concept.product?.id ?? null,
      product_name: concept.product?.name ?? null,
      compliance: ad.compliance,
    })),
  );
}

function adStatus(state: DeliveryState, concept: ConceptState, ad: AdState): Ad["status"] {
  const complete = ad.stillKey !== null && (state.order.format === "static" || ad.videoKey !== null);
  if (complete) return "rendered";
  if (concept.status === "failed") return "failed";
  return concept.status === "leased" ? "rendering" : "queued";
}

/** The same ads with the keys that the blocking response and the webhook carry. */
export function deliveredAds(ads: readonly Ad[]): DeliveredAd[] {
  return ads.map(({ ad_id, orientation, headline, static_url, video_url, product_id, product_name }) => ({
    ad_id,
    orientation,
    headline,
    static_url,
    video_url,
    product_id,
    product_name,
  }));
}
