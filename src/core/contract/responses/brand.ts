import { z } from "zod";
import { Address, fromWebsite, Timestamp } from "./fields.ts";
import { WebsiteProof } from "./websiteProof.ts";

/** State of the account's brand and of the account itself (spec "Brand"). */
export const ApiAccessStatus = z.enum(["Active", "Pending Onboarding", "Suspended", "Trial"]).meta({
  id: "ApiAccessStatus",
  description:
    "`Active`: ads can be generated. `Pending Onboarding`: the shop is being read. `Trial`: reads work, generate is refused. `Suspended`: every call is refused.",
});
export type ApiAccessStatus = z.infer<typeof ApiAccessStatus>;

/** Item of `brands[]` in GET /v1/brands (spec "Brand"). */
export const Brand = z
  .object({
    brand_id: z.string().meta({
      description: "Id of the brand; `brand_id` of a generate call takes it.",
      examples: ["brd_7q2m9x4c1v8b5n3k6j0hzt2wya"],
    }),
    name: z.string().meta({ ...fromWebsite, description: "Display name, as read on the shop.", examples: ["Aurelia"] }),
    website: z.string().meta({
      description: "The address that was submitted for onboarding.",
      examples: ["https://aurelia.example"],
    }),
    ready_for_ads: z.boolean().meta({
      description:
        "True when generate may be called now. Branch on this field; false means wait and ask again, or do what `status_message` says: where `website_proof.status` is `pending`, prove the website.",
    }),
    status_message: z.string().meta({
      ...fromWebsite,
      description: "How far onboarding has come, in one or two plain sentences.",
      examples: ["Ready for ads: 12 of 15 products can be used."],
    }),
    api_access_status: ApiAccessStatus,
    onboarding_status_detail: z.string().meta({
      description: "Stage of onboarding: `queued`, `discovering`, `scraping`, `pictures`, `ready` or `failed`.",
      examples: ["ready"],
    }),
    product_count: z
      .int()
      .min(0)
      .meta({ description: "Products that are active on the brand.", examples: [14] }),
    total_products_scraped: z
      .int()
      .min(0)
      .meta({
        description: "Products found so far; more than `product_count` when some could not be taken.",
        examples: [15],
      }),
    onboarded_at: Timestamp.nullable().meta({
      description: "When the brand last became active; null before the first time.",
      examples: ["2026-03-02T09:14:05.000Z"],
    }),
    list_products_url: Address.meta({
      description: "Address of the brand's products.",
      examples: ["https://api.example.com/v1/products"],
    }),
    website_proof: WebsiteProof,
  })
  .meta({ id: "Brand", description: "The account's brand and how far its onboarding has come." });
export type Brand = z.infer<typeof Brand>;

/** Response of GET /v1/brands. */
export const BrandList = z
  .object({ brands: z.array(Brand).max(1).meta({ description: "The account's brand; empty before onboarding." }) })
  .meta({ id: "BrandList", description: "The brands of the account: one at most." });
export type BrandList = z.infer<typeof BrandList>;

/** 202 of POST /v1/brands. */
export const BrandAccepted = z
  .object({
    brand_id: z.string().meta({
      description: "Id of the brand; the same one when onboarding runs again.",
      examples: ["brd_7q2m9x4c1v8b5n3k6j0hzt2wya"],
    }),
    status: z.literal("Pending Onboarding"),
    message: z.string().meta({
      description: "What happens next, in plain words.",
      examples: ["Onboarding has started. Poll GET /v1/brands until ready_for_ads is true."],
    }),
    estimated_completion_minutes: z
      .int()
      .min(0)
      .meta({
        description: "Minutes that onboarding is expected to take.",
        examples: [2],
      }),
  })
  .meta({ id: "BrandAccepted", description: "Onboarding has been accepted and goes on in the background." });
export type BrandAccepted = z.infer<typeof BrandAccepted>;
