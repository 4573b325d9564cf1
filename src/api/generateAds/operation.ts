import { z } from "zod";
import { GenerateBody } from "../../core/contract/generate.ts";
import { idempotencyKeyPattern } from "../../core/contract/idempotencyKey.ts";
import { maxWaitSeconds } from "../../core/contract/prefer.ts";
import { DryRun, GenerateAccepted, GenerateCompleted } from "../../core/contract/responses/generate.ts";
import { ok } from "../../core/result.ts";
import { orderOperation } from "../operation.ts";
import { accepted, completedCall, dryRun } from "./examples.ts";
import { howToResume, orderAds } from "./orderAds.ts";
import { generateAdsTool } from "./tool.ts";

const replayHeaders = { "Idempotent-Replayed": "IdempotentReplayed", "Original-Request": "OriginalRequest" } as const;

const requestHeaders = z.object({
  "Idempotency-Key": z
    .string()
    .regex(idempotencyKeyPattern)
    .optional()
    .meta({
      description:
        "A unique text of 1 to 255 printable ASCII characters, best a UUID. The same key with the same body answers, for 24 hours after acceptance, with the same delivery: nothing new is made or charged. A refused call frees its key.",
      examples: ["7c9e6679-7425-40de-944b-e07fc1f90ae7"],
    }),
  Prefer: z
    .string()
    .optional()
    .meta({
      description: `\`wait\` keeps the call open until the delivery has ended, for up to ${maxWaitSeconds} seconds; \`wait=60\` for up to 60.`,
      examples: ["wait"],
    }),
});

const requestExamples = {
  full: {
    summary: "One concept of one product, with stills and videos",
    value: {
      count: 1,
      format: "full",
      product_refs: ["barrier-repair-serum"],
      creative: { copy_angle: "sensory", animation_prompts: ["Water Ripples"] },
      metadata: { campaign: "spring-launch", market: "de" },
    },
  },
  stills: { summary: "Ten concepts of the least used products, stills alone", value: { count: 10, format: "static" } },
  webhook: {
    summary: "Be called when it is done",
    value: { count: 3, format: "full", webhook_url: "https://hooks.example.com/ads" },
  },
  dryRun: { summary: "What would it cost?", value: { count: 3, format: "full", dry_run: true } },
};

export const generateAds = orderOperation({
  method: "POST",
  path: "/v1/ads/generate",
  operationId: "generateAds",
  tag: "Generate",
  summary: "Order ads",
  description:
    "Creates one delivery of `count` ad concepts, each in two orientations. Credits are deducted when the call is accepted and come back by themselves if the delivery fails; a refused call costs nothing.\n\nWithout `Prefer: wait` the answer is 202 at once: poll `status_url`, or give a `webhook_url`. With it the call stays open and answers 200 with the ads, or 202 when the delivery takes longer. With `dry_run: true` the answer is 200 with the price and the plan, and nothing happens.\n\nSend an `Idempotency-Key` with every order, so that repeating it never pays twice.",
  requestParams: { header: requestHeaders },
  body: {
    description: "What to make. `{}` is enough: one concept in the format `full`.",
    schema: GenerateBody,
    examples: requestExamples,
    // Judged after the idempotency key: a repeat is answered as the first call was.
    read: ok<unknown>,
  },
  answers: {
    200: {
      description: "The delivery ended while the call waited, or the call was a dry run.",
      headers: { ...replayHeaders, "Preference-Applied": "PreferenceApplied" },
      schema: z.union([GenerateCompleted, DryRun]),
      examples: {
        completed: { summary: "After `Prefer: wait`", value: completedCall },
        dryRun: { summary: "After `dry_run: true`", value: dryRun },
      },
    },
    202: {
      description: "Accepted and paid. The delivery goes on in the background.",
      headers: { ...replayHeaders, Location: "StatusLocation", "Retry-After": "PollAfter" },
      schema: GenerateAccepted,
      examples: ({ publicUrl }) => ({
        queued: { summary: "Accepted", value: accepted(publicUrl) },
        replayed: {
          summary: "The same call again under the same Idempotency-Key",
          value: { ...accepted(publicUrl), replayed_from_idempotency_key: true },
        },
        waited: {
          summary: "The wait ended before the delivery did",
          value: { ...accepted(publicUrl), status: "rendering", note: howToResume },
        },
      }),
    },
  },
  errors: [
    "invalid_count",
    "invalid_format",
    "invalid_webhook_url",
    "invalid_idempotency_key",
    "idempotency_key_reused",
    "no_brand_selected",
    "product_not_supported",
    "no_matching_products",
    "no_usable_products",
    "insufficient_credits",
    "account_not_ready",
    "website_not_verified",
    "brand_not_found",
    "idempotency_key_in_use",
    "brand_onboarding_in_progress",
    "orchestration_failed",
    "style_search_unavailable",
  ],
  invalidRequest: { param: "colour", message: "Unknown field `colour`. Remove it or correct its spelling." },
  tool: generateAdsTool,
  isInServiceIndex: true,
  handler: orderAds,
});
