import { z } from "zod";
import { Compliance } from "./compliance.ts";
import { PlacementId, placementsOf, sizeText } from "../../rendering/placements.ts";
import { ErrorEnvelope } from "./error.ts";
import { Address, fromWebsite, Metadata, Timestamp } from "./fields.ts";

/** The five states of a delivery (spec "Delivery", states). */
export const DeliveryStatus = z.enum(["queued", "processing", "rendering", "completed", "failed"]).meta({
  id: "DeliveryStatus",
  description:
    "`queued`: accepted. `processing`: copy is written, styles are chosen. `rendering`: ads are drawn. `completed` and `failed` are final.",
});
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

const adId = z.string().meta({ description: "Id of the ad.", examples: ["ad_9m3k7v1x5c8b2n4q6j0hzt1wye"] });
const sizes = placementsOf(PlacementId.options).map((placement) => `\`${placement.id}\` is ${sizeText(placement)}`);
const orientation = PlacementId.meta({
  description: `${sizes.join(" pixels, ")}.`,
});
const headline = z.string().meta({
  ...fromWebsite,
  description: "The ad's headline.",
  examples: ["Barrier care that lasts all day"],
});
const stillUrl = Address.nullable().meta({
  description:
    "The still, a JPEG or PNG file; null until it is rendered, and again while its concept is made anew and when the delivery has failed.",
  examples: ["https://media.example.com/ads/ad_9m3k7v1x5c8b2n4q6j0hzt1wye/h4t9w2c7x1m5v.jpg"],
});
const videoUrl = Address.nullable().meta({
  description:
    "The video, an MP4 file; null until it is rendered, again while its concept is made anew and when the delivery has failed, and always in the format `static`.",
  examples: ["https://media.example.com/ads/ad_9m3k7v1x5c8b2n4q6j0hzt1wye/k8b3n6q0j2z7y.mp4"],
});

const product = {
  product_id: z
    .string()
    .nullable()
    .meta({
      description:
        "The product that the ad shows; another one than was planned where its concept could not be made with that. Null for ads that were made before this field was.",
      examples: ["prd_4x8w1n6t3c9m2k7v5b0qzj1hye"],
    }),
  product_name: z
    .string()
    .nullable()
    .meta({
      ...fromWebsite,
      description: "Its display name when the ad was made. Null together with `product_id`.",
      examples: ["Barrier Repair Serum"],
    }),
};

/** An ad as the blocking response and the webhook carry it: the spec's keys and the product. */
export const DeliveredAd = z
  .object({ ad_id: adId, orientation, headline, static_url: stillUrl, video_url: videoUrl, ...product })
  .meta({
    id: "DeliveredAd",
    description: "One orientation of one concept as it was delivered; without files when the delivery failed.",
  });
export type DeliveredAd = z.infer<typeof DeliveredAd>;

/** Ad of the status endpoint (spec "Ad object"), with its style and the inspection of its still. */
export const Ad = z
  .object({
    ad_id: adId,
    index: z
      .int()
      .min(1)
      .meta({
        description: "Position of the concept in the delivery, from 1. Both orientations of a concept share it.",
        examples: [1],
      }),
    version: z
      .int()
      .min(1)
      .meta({
        description:
          "Which version of the concept this is: 1 as it was ordered, counted up with each correction that was drawn or tried.",
        examples: [1],
      }),
    orientation,
    headline,
    static_url: stillUrl,
    video_url: videoUrl,
    status: z.enum(["queued", "rendering", "rendered", "failed"]).meta({ description: "State of this ad." }),
    style_id: z
      .string()
      .nullable()
      .meta({
        description:
          "The style that the ad is drawn in; `creative.featured_styles` takes it. Null for ads older than styles.",
        examples: ["sty_still-pond-rings"],
      }),
    ...product,
    compliance: Compliance.nullable().meta({
      description: "What was measured on the still's own pixels; null until the still is there.",
    }),
  })
  .meta({ id: "Ad", description: "One orientation of one concept, at its present state." });
export type Ad = z.infer<typeof Ad>;

const approvalFields = {
  version: z
    .int()
    .min(1)
    .meta({ description: "The version that it is of.", examples: [1] }),
  reason: z
    .string()
    .nullable()
    .meta({ description: "The reason that was given; null without one.", examples: ["The claim is out of date."] }),
};
const decidedAt = Timestamp.meta({ description: "When it was said.", examples: ["2026-03-02T11:20:00.000Z"] });

/** What somebody has said of a concept. */
export const Approval = z
  .object({
    status: z
      .enum(["none", "approved", "rejected"])
      .meta({ description: "`none` until somebody says something of the version that the delivery shows." }),
    ...approvalFields,
    decided_at: decidedAt.nullable().meta({
      description: "When it was said; null with the status `none`.",
      examples: ["2026-03-02T11:20:00.000Z"],
    }),
    before: z
      .object({
        status: z.enum(["approved", "rejected"]).meta({ description: "What was said of the earlier version." }),
        ...approvalFields,
        decided_at: decidedAt,
      })
      .optional()
      .meta({
        description:
          "What was said of an earlier version, where a newer one has taken its place and so set the approval back to `none`.",
      }),
  })
  .meta({ id: "Approval", description: "What was said of a concept, for the version that the delivery shows." });
export type Approval = z.infer<typeof Approval>;

/** Item of `concepts[]` of a delivery. */
export const DeliveredConcept = z
  .object({
    index: z
      .int()
      .min(1)
      .meta({ description: "Position of the concept, as its ads have it.", examples: [1] }),
    version: z
      .int()
      .min(1)
      .meta({ description: "The version that the delivery shows.", examples: [1] }),
    version_under_way: z
      .int()
      .min(2)
      .nullable()
      .meta({
        description: "The version that is being drawn at present; null where none is.",
        examples: [null],
      }),
    corrections_left: z
      .int()
      .min(0)
      .meta({ description: "How often the concept may still be corrected, at no charge.", examples: [5] }),
    approval: Approval,
  })
  .meta({ id: "DeliveredConcept", description: "Corrections and approval of one concept." });
export type DeliveredConcept = z.infer<typeof DeliveredConcept>;

/** What answers and events say of a delivery that was given up. */
export const DeliveryFailure = z.object({
  error: ErrorEnvelope.shape.error.meta({
    description: "Why the delivery was given up, as an error of the API has it.",
  }),
  credits_refunded: z
    .int()
    .min(0)
    .meta({ description: "Credits that went back to the account.", examples: [45] }),
});
export type DeliveryFailure = z.infer<typeof DeliveryFailure>;

/** The same where there is nothing to say unless `status` is `failed`. */
export const failureFields = DeliveryFailure.partial().shape;

/** Response of GET /v1/deliveries/{delivery_id} (spec "Delivery"). */
export const Delivery = z
  .object({
    delivery_id: z.string().meta({
      description: "Id of the delivery.",
      examples: ["del_1n6t3c9m2k7v5b0q4x8wzj1hye"],
    }),
    status: DeliveryStatus,
    raw_status: z.string().meta({
      description: "What the delivery is doing, in words, for debugging. Its values are not part of the contract.",
      examples: ["rendering: 1 of 3 concepts done, 2 being drawn"],
    }),
    ad_count: z
      .int()
      .min(0)
      .meta({ description: "Number of entries in `ads`.", examples: [6] }),
    ads: z.array(Ad).meta({
      description:
        "The ads, of each concept those of its newest version that is drawn; empty until the concepts are composed.",
    }),
    concepts: z
      .array(DeliveredConcept)
      .meta({ description: "Corrections and approval of each concept; empty until the concepts are composed." }),
    viewer_url: Address.meta({
      description:
        "A page for people to look at the delivery with. It opens without a key, and shows progress until the end.",
      examples: ["https://media.example.com/viewers/2k7v5b0q4x8wzj1hye1n6t3c9m/index.html"],
    }),
    created_at: Timestamp.meta({
      description: "When the delivery was accepted.",
      examples: ["2026-03-02T10:00:00.000Z"],
    }),
    ...failureFields,
    metadata: Metadata.optional(),
  })
  .meta({ id: "Delivery", description: "A delivery and its ads at their present state." });
export type Delivery = z.infer<typeof Delivery>;
