import { z } from "zod";
import { Format } from "../../rendering/scene.ts";
import { AnimationPrompt, CopyAngle } from "../creative.ts";
import { DeliveredAd, DeliveryStatus, failureFields } from "./delivery.ts";
import { Address, fromWebsite, Metadata } from "./fields.ts";

const deliveryId = z.string().meta({
  description: "Id of the delivery; GET /v1/deliveries/{delivery_id} takes it.",
  examples: ["del_1n6t3c9m2k7v5b0q4x8wzj1hye"],
});
const conceptCount = z
  .int()
  .min(1)
  .meta({ description: "The call's `count`.", examples: [3] });
const format = Format.meta({ description: "The call's `format`." });
const creditsBalance = z.int().meta({ description: "Credits left after this call's deduction.", examples: [35] });
const replayMark = z.literal(true).optional().meta({
  description: "Present, and true, only when an earlier call under the same Idempotency-Key was accepted.",
});

/** 202 of POST /v1/ads/generate (spec "Async response"). `note` comes only after a wait that ended before the delivery did. */
export const GenerateAccepted = z
  .object({
    delivery_id: deliveryId,
    status: DeliveryStatus,
    request_id: z.string().meta({
      description: "Id of the call that was accepted; name it when you write to support.",
      examples: ["req_5b0q4x8wzj1hye1n6t3c9m2k7v"],
    }),
    ad_count_expected: conceptCount,
    format,
    credits_balance: creditsBalance,
    status_url: Address.meta({
      description: "Address of the delivery's state; poll it every 15 to 30 seconds.",
      examples: ["https://api.example.com/v1/deliveries/del_1n6t3c9m2k7v5b0q4x8wzj1hye"],
    }),
    eta_seconds: z
      .int()
      .min(0)
      .meta({
        description:
          "Rough estimate of the time to the end: 180 for `static`, 480 for `full`. Most deliveries are faster.",
        examples: [480],
      }),
    metadata: Metadata.optional(),
    replayed_from_idempotency_key: replayMark,
    note: z
      .string()
      .optional()
      .meta({
        description: "After a `Prefer: wait` that ended before the delivery did: how to go on.",
        examples: ["The delivery goes on; poll status_url until its status is completed or failed."],
      }),
  })
  .meta({
    id: "GenerateAccepted",
    description: "The call is accepted and paid; the delivery goes on in the background.",
  });
export type GenerateAccepted = z.infer<typeof GenerateAccepted>;

/** 200 of POST /v1/ads/generate with `Prefer: wait` (spec "Blocking response"). */
export const GenerateCompleted = z
  .object({
    delivery_id: deliveryId,
    status: z.enum(["completed", "failed"]).meta({
      description:
        "`failed` when the delivery was given up; its credits are back on the account by then, and its ads have no files.",
    }),
    ad_count_expected: conceptCount,
    format,
    credits_balance: z.int().meta({
      description: "Credits left after this call's deduction; of a failed delivery those after its refund.",
      examples: [35],
    }),
    ads: z.array(DeliveredAd).meta({ description: "One entry for each orientation of each concept." }),
    ...failureFields,
    metadata: Metadata.optional(),
    replayed_from_idempotency_key: replayMark,
  })
  .meta({ id: "GenerateCompleted", description: "The delivery ended while the call waited for it." });
export type GenerateCompleted = z.infer<typeof GenerateCompleted>;

/** 200 of POST /v1/ads/generate with `dry_run: true`: what the call would cost and make. */
export const DryRun = z
  .object({
    dry_run: z.literal(true),
    format,
    count: conceptCount,
    cost_credits: z
      .int()
      .min(0)
      .meta({ description: "Credits that the call would deduct.", examples: [45] }),
    cost_usd: z
      .number()
      .min(0)
      .meta({ description: "The same in USD.", examples: [4.5] }),
    credits_balance: z.int().meta({ description: "The account's balance, untouched by this call.", examples: [50] }),
    credits_balance_after: z.int().meta({
      description: "What the balance would be after the deduction; negative when it does not cover the call.",
      examples: [5],
    }),
    is_covered: z.boolean().meta({ description: "Whether the present balance covers the call." }),
    would_recharge: z
      .boolean()
      .meta({ description: "Whether the call would make auto-recharge charge the saved card." }),
    products: z
      .array(
        z.object({
          id: z.string().meta({ description: "Id of the product.", examples: ["prd_4x8w1n6t3c9m2k7v5b0qzj1hye"] }),
          handle: z
            .string()
            .meta({ ...fromWebsite, description: "Its slug on the shop.", examples: ["barrier-repair-serum"] }),
          name: z
            .string()
            .meta({ ...fromWebsite, description: "Its display name.", examples: ["Barrier Repair Serum"] }),
          concepts: z
            .int()
            .min(0)
            .meta({ description: "Concepts that would show it.", examples: [3] }),
        }),
      )
      .meta({ description: "The products that would be used, in the order in which they take turns." }),
    dropped_product_refs: z.array(z.string()).meta({
      description: "Entries of `product_refs` that match no usable product, as they were sent.",
      examples: [["discontinued-balm"]],
    }),
    concepts: z
      .array(
        z.object({
          index: z
            .int()
            .min(1)
            .meta({ description: "Position of the concept, from 1.", examples: [1] }),
          product_id: z.string().meta({
            description: "The product that it would show.",
            examples: ["prd_4x8w1n6t3c9m2k7v5b0qzj1hye"],
          }),
          copy_angle: CopyAngle.meta({ description: "The angle of its copy." }),
          style_id: z.string().meta({ description: "The style.", examples: ["sty_still-pond-rings"] }),
          style_name: z.string().meta({ description: "The style's display name.", examples: ["Still Pond Rings"] }),
          animation_prompt: AnimationPrompt.meta({ description: "The style's animation category." }),
        }),
      )
      .meta({ description: "What each concept would be made of." }),
  })
  .meta({
    id: "DryRun",
    description: "What the same call without `dry_run` would cost and make. Nothing was charged.",
  });
export type DryRun = z.infer<typeof DryRun>;
