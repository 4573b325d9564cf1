import { metadataOf } from "../contract/metadata.ts";
import type { Ad, DeliveredAd, Delivery, DeliveredConcept } from "../contract/responses/delivery.ts";
import { approvalOf } from "./approval.ts";
import { isComplete } from "./drawing.ts";
import {
  publicStatus,
  rawStatus,
  type AdState,
  type ApprovalState,
  type ConceptState,
  type DeliveryState,
  type VersionState,
} from "./state.ts";
import { correctionsLeft, shownVersion, shownVersionNumber, versionUnderWay } from "./versions.ts";

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
    concepts: state.concepts.map(({ index }) => conceptView(state, index)),
    viewer_url: mediaUrl(state.order.viewerKey),
    created_at: new Date(state.order.createdAtMs).toISOString(),
    ...metadataOf(state.order),
  };
}

/** The ads that the delivery shows: of each concept those of its newest version that is drawn. */
export function adViews(state: DeliveryState, mediaUrl: MediaUrl): Ad[] {
  return state.concepts.flatMap((concept) => adsOf(state, concept, shownVersion(state, concept.index), mediaUrl));
}

/** The ads of one version of a concept; `version` null: of the concept as it was ordered. */
export function adsOf(
  state: DeliveryState,
  concept: ConceptState,
  version: VersionState | null,
  mediaUrl: MediaUrl,
): Ad[] {
  const drawn = version ?? concept;
  return drawn.ads.map((ad) => ({
    ad_id: ad.adId,
    index: concept.index,
    version: version?.version ?? 1,
    orientation: ad.orientation,
    headline: drawn.headline,
    static_url: ad.stillKey === null ? null : mediaUrl(ad.stillKey),
    video_url: ad.videoKey === null ? null : mediaUrl(ad.videoKey),
    status: adStatus(state, drawn, ad),
    style_id: drawn.styleId,
    product_id: drawn.product?.id ?? null,
    product_name: drawn.product?.name ?? null,
    compliance: ad.compliance,
  }));
}

function adStatus({ order }: DeliveryState, drawn: ConceptState | VersionState, ad: AdState): Ad["status"] {
  if (isComplete({ ...drawn, ads: [ad] }, order.format)) return "rendered";
  if (drawn.status === "failed") return "failed";
  return drawn.status === "leased" ? "rendering" : "queued";
}

/** What has become of a concept since it was ordered. */
export function conceptView(state: DeliveryState, index: number): DeliveredConcept {
  return {
    index,
    version: shownVersionNumber(state, index),
    version_under_way: versionUnderWay(state, index)?.version ?? null,
    corrections_left: correctionsLeft(state, index),
    approval: approvalView(approvalOf(state, index), shownVersionNumber(state, index)),
  };
}

/** An approval is of one version: of a newer one nobody has said anything yet, and what was said before is named beside it. */
function approvalView(last: ApprovalState | null, version: number): DeliveredConcept["approval"] {
  const said = last && {
    status: last.status,
    version: last.version,
    reason: last.reason,
    decided_at: new Date(last.atMs).toISOString(),
  };
  if (said?.version === version) return said;
  const unsaid = { status: "none", version, reason: null, decided_at: null } as const;
  return said === null ? unsaid : { ...unsaid, before: said };
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
