import type { Brand, BrandList } from "../../core/contract/responses/brand.ts";
import { ids } from "../../core/contract/examples/ids.ts";
import { pendingProof, websiteProof } from "../openapi/exampleProof.ts";

function brand(publicUrl: string): Brand {
  return {
    brand_id: ids.brand,
    name: "Aurelia",
    website: "https://aurelia.example",
    ready_for_ads: true,
    status_message: "Ready for ads: 1 of 2 products can be used.",
    api_access_status: "Active",
    onboarding_status_detail: "ready",
    product_count: 2,
    total_products_scraped: 2,
    onboarded_at: "2026-03-02T09:14:05.000Z",
    list_products_url: `${publicUrl}/v1/products`,
    website_proof: websiteProof(false, []),
  };
}

export function readyBrand(publicUrl: string): BrandList {
  return { brands: [brand(publicUrl)] };
}

export function pendingBrand(publicUrl: string): BrandList {
  const pending: Brand = {
    ...brand(publicUrl),
    ready_for_ads: false,
    status_message: "Reading products: 3 of 12.",
    api_access_status: "Pending Onboarding",
    onboarding_status_detail: "pictures",
    product_count: 0,
    total_products_scraped: 12,
    onboarded_at: null,
  };
  return { brands: [pending] };
}

/** A brand that is read, on an account whose orders need the proof. */
export function unprovenBrand(publicUrl: string): BrandList {
  const unproven: Brand = {
    ...brand(publicUrl),
    ready_for_ads: false,
    status_message:
      "Ready for ads: 1 of 2 products can be used. Before the first ads, prove that aurelia.example is yours: website_proof says how.",
    website_proof: pendingProof,
  };
  return { brands: [unproven] };
}
