import { BrandList } from "../../core/contract/responses/brand.ts";
import { showBrands } from "../../services/showBrands.ts";
import { answer, publicOperation } from "../operation.ts";
import { pendingBrand, readyBrand, unprovenBrand } from "./examples.ts";
import { listBrandsTool } from "./tool.ts";

export const listBrands = publicOperation({
  method: "GET",
  path: "/v1/brands",
  operationId: "listBrands",
  tag: "Brands",
  summary: "List the account's brands",
  description:
    "The account's brand with the state of its onboarding; an empty list before the first one. Ads can be generated once `ready_for_ads` is true.",
  answers: {
    200: {
      description: "The brands: one at most.",
      schema: BrandList,
      examples: ({ publicUrl }) => ({
        ready: { summary: "Ready for ads", value: readyBrand(publicUrl) },
        onboarding: { summary: "Onboarding is under way", value: pendingBrand(publicUrl) },
        unproven: { summary: "Its website is to be proven first", value: unprovenBrand(publicUrl) },
        none: { summary: "No brand yet", value: { brands: [] } },
      }),
    },
  },
  errors: [],
  tool: listBrandsTool,
  isInServiceIndex: true,
  handler: async ({ services, account }) => answer(await showBrands(services, account)),
});
