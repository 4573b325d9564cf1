import { z } from "zod";
import { Ad, Approval, DeliveredConcept, DeliveryStatus } from "../../../core/contract/responses/delivery.ts";
import { ShownComment } from "../../commentView.ts";

/** An ad as guests see it: nothing of how it was made. */
export const SharedAd = Ad.pick({
  ad_id: true,
  index: true,
  version: true,
  orientation: true,
  headline: true,
  static_url: true,
  video_url: true,
  status: true,
  product_name: true,
});

export const SharedConcept = DeliveredConcept.pick({
  index: true,
  version: true,
  version_under_way: true,
}).extend({ approval: Approval });

/** What whoever has a share link sees of a delivery. */
export const SharedDelivery = z.object({
  /** Whose ads they are; null where the brand is gone. */
  brand_name: z.string().nullable(),
  /** Whom the link was made for. */
  link_name: z.string(),
  status: DeliveryStatus,
  ads: z.array(SharedAd),
  concepts: z.array(SharedConcept),
  comments: z.array(ShownComment),
});
export type SharedDelivery = z.infer<typeof SharedDelivery>;
