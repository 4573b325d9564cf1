import type { DeliveredAd } from "../responses/delivery.ts";
import { ids, mediaUrl } from "./ids.ts";
import { usualPlacements } from "../../rendering/placements.ts";

const headline = "Barrier care that lasts all day";
export const metadata = { campaign: "spring-launch", market: "de" };

const stills = {
  vertical: `${mediaUrl}/ads/${ids.vertical}/h4t9w2c7x1m5v.jpg`,
  square: `${mediaUrl}/ads/${ids.square}/q7n3b8k1z6j0y.jpg`,
};
const videos = {
  vertical: `${mediaUrl}/ads/${ids.vertical}/k8b3n6q0j2z7y.mp4`,
  square: `${mediaUrl}/ads/${ids.square}/c5v9x2m4w8t1h.mp4`,
};

export const deliveredAds = usualPlacements.map(
  (orientation) =>
    ({
      ad_id: ids[orientation],
      orientation,
      headline,
      static_url: stills[orientation],
      video_url: videos[orientation],
      product_id: ids.product,
      product_name: "Barrier Repair Serum",
    }) satisfies DeliveredAd,
);
