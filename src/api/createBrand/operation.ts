import { CreateBrandBody } from "../../core/contract/createBrand.ts";
import { BrandAccepted } from "../../core/contract/responses/brand.ts";
import { ok } from "../../core/result.ts";
import { startOnboarding } from "../../services/onboarding/startOnboarding.ts";
import { answerWith, publicOperation } from "../operation.ts";
import { brandAccepted } from "./examples.ts";
import { createBrandTool } from "./tool.ts";

export const createBrand = publicOperation({
  method: "POST",
  path: "/v1/brands",
  operationId: "createBrand",
  tag: "Brands",
  summary: "Onboard a shop",
  description:
    "Starts reading the shop in the background: its products, their pictures, its colours and its tone. An account has one brand; on an account that has one already, onboarding runs again against the new address. The same website while its onboarding runs joins that run.",
  body: {
    description: "The shop to onboard.",
    schema: CreateBrandBody,
    examples: { shop: { summary: "A shop's home page", value: { website: "https://aurelia.example" } } },
    // The service judges it, for the tool as well.
    read: ok<unknown>,
  },
  answers: {
    202: {
      description: "Onboarding has been accepted and goes on in the background.",
      schema: BrandAccepted,
      examples: { started: { summary: "Onboarding has started", value: brandAccepted } },
    },
  },
  errors: ["invalid_website", "scraper_failed", "onboarding_limit_reached"],
  invalidRequest: { param: "url", message: "Unknown field `url`. Remove it or correct its spelling." },
  tool: createBrandTool,
  isInServiceIndex: true,
  handler: async ({ services, account, body, requestId }) =>
    answerWith(await startOnboarding(services.onboarding, account.id, { body, requestId }), 202),
});
