import type { ZodOpenApiOperationObject } from "zod-openapi";
import { CreateBrandBody } from "../../../core/contract/createBrand.ts";
import { BrandAccepted, BrandList } from "../../../core/contract/responses/brand.ts";
import { ProductList } from "../../../core/contract/responses/product.ts";
import type { Addresses } from "../addresses.ts";
import { bodyErrors, errorResponses } from "../errorResponses.ts";
import { brandAccepted, pendingBrand, productList, readyBrand, unprovenBrand } from "../examples/account.ts";
import { headerRefs } from "../headers.ts";

/** GET /v1/brands. */
export function listBrands({ publicUrl, docsUrl }: Addresses): ZodOpenApiOperationObject {
  return {
    operationId: "listBrands",
    tags: ["Brands"],
    summary: "List the account's brands",
    description:
      "The account's brand with the state of its onboarding; an empty list before the first one. Ads can be generated once `ready_for_ads` is true.",
    responses: {
      "200": {
        description: "The brands: one at most.",
        headers: headerRefs({}),
        content: {
          "application/json": {
            schema: BrandList,
            examples: {
              ready: { summary: "Ready for ads", value: readyBrand(publicUrl) },
              onboarding: { summary: "Onboarding is under way", value: pendingBrand(publicUrl) },
              unproven: { summary: "Its website is to be proven first", value: unprovenBrand(publicUrl) },
              none: { summary: "No brand yet", value: { brands: [] } },
            },
          },
        },
      },
      ...errorResponses(docsUrl, []),
    },
  };
}

/** POST /v1/brands. */
export function createBrand({ docsUrl }: Addresses): ZodOpenApiOperationObject {
  return {
    operationId: "createBrand",
    tags: ["Brands"],
    summary: "Onboard a shop",
    description:
      "Starts reading the shop in the background: its products, their pictures, its colours and its tone. An account has one brand; on an account that has one already, onboarding runs again against the new address. The same website while its onboarding runs joins that run.",
    requestBody: {
      required: true,
      description: "The shop to onboard.",
      content: {
        "application/json": {
          schema: CreateBrandBody,
          examples: { shop: { summary: "A shop's home page", value: { website: "https://aurelia.example" } } },
        },
      },
    },
    responses: {
      "202": {
        description: "Onboarding has been accepted and goes on in the background.",
        headers: headerRefs({}),
        content: {
          "application/json": {
            schema: BrandAccepted,
            examples: { started: { summary: "Onboarding has started", value: brandAccepted } },
          },
        },
      },
      ...errorResponses(docsUrl, [...bodyErrors, "invalid_website", "scraper_failed", "onboarding_limit_reached"], {
        param: "url",
        message: "Unknown field `url`. Remove it or correct its spelling.",
      }),
    },
  };
}

/** GET /v1/products. */
export function listProducts({ docsUrl }: Addresses): ZodOpenApiOperationObject {
  return {
    operationId: "listProducts",
    tags: ["Brands"],
    summary: "List the brand's products",
    description:
      "All products of the brand, with what keeps a product from being used. Pass those to generate whose `usable_for_ads` is true. Before onboarding the list is empty and `brand_id` is null.",
    responses: {
      "200": {
        description: "The products.",
        headers: headerRefs({}),
        content: {
          "application/json": {
            schema: ProductList,
            examples: { products: { summary: "A product that can be used and one that cannot", value: productList } },
          },
        },
      },
      ...errorResponses(docsUrl, []),
    },
  };
}
