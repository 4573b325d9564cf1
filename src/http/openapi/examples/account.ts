import type { Brand, BrandAccepted, BrandList } from "../../../core/contract/responses/brand.ts";
import type { Balance, Usage } from "../../../core/contract/responses/credits.ts";
import type { ProductList } from "../../../core/contract/responses/product.ts";
import type { StyleSearch } from "../../../core/contract/responses/style.ts";
import type {
  WebsiteProof,
  WebsiteProofChecked,
  WebsiteProofConfirmed,
  WebsiteProofMailed,
} from "../../../core/contract/responses/websiteProof.ts";
import { websiteProofView, type WebsiteProofRow } from "../../../core/brand/websiteProof.ts";
import { ids, mediaUrl } from "./ids.ts";

const proofToken = "4x8w1n6t3c9m2k7v5b0qzj1hye4x8w1n";
const proofSite = {
  host: "aurelia.example",
  domain: "aurelia.example",
  isRegistered: true,
  homePage: "https://aurelia.example/",
};

function websiteProof(isRequired: boolean, proofs: WebsiteProofRow[]): WebsiteProof {
  return websiteProofView({ site: proofSite, token: proofToken, proofs, isRequired });
}

const pendingProof = websiteProof(true, []);

function proven(method: WebsiteProofRow["method"]): WebsiteProof {
  return websiteProof(true, [{ scope: proofSite.domain, method, verifiedAtMs: Date.UTC(2026, 2, 2, 9, 20, 11) }]);
}

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

export const proofFound: WebsiteProofChecked = {
  website_proof: proven("dns_txt"),
  findings: [
    { method: "meta_tag", found: false, message: "The head of https://aurelia.example/ has no such tag." },
    { method: "dns_txt", found: true, message: "_ad-creative.aurelia.example has the record." },
  ],
};

export const proofMissing: WebsiteProofChecked = {
  website_proof: pendingProof,
  findings: [
    { method: "meta_tag", found: false, message: "The head of https://aurelia.example/ has no such tag." },
    {
      method: "dns_txt",
      found: false,
      message: "_ad-creative.aurelia.example has no TXT record. A new one can take an hour to be seen.",
    },
  ],
};

export const proofMailed: WebsiteProofMailed = {
  recipient: "admin@aurelia.example",
  message: "The mail is on its way. Confirm its code with POST /v1/website-proof/confirm within 24 hours.",
  expires_at: "2026-03-03T09:18:40.000Z",
};

export const proofConfirmed: WebsiteProofConfirmed = { website_proof: proven("email") };

export const brandAccepted: BrandAccepted = {
  brand_id: ids.brand,
  status: "Pending Onboarding",
  message: "Onboarding has started. Poll GET /v1/brands until ready_for_ads is true.",
  estimated_completion_minutes: 2,
};

export const productList: ProductList = {
  brand_id: ids.brand,
  brand_name: "Aurelia",
  product_count: 2,
  usable_count: 1,
  products: [
    {
      id: ids.product,
      handle: "barrier-repair-serum",
      name: "Barrier Repair Serum",
      status: "Active",
      usable_for_ads: true,
      is_compatible: true,
      incompatibility_reason: null,
      category: "Serum",
      aspect_ratio: "vertical",
      image_url: `${mediaUrl}/products/${ids.product}/hero.png`,
    },
    {
      id: "prd_6j0hzt2wya7q2m9x4c1v8b5n3k",
      handle: "glow-starter-set",
      name: "Glow Starter Set",
      status: "Active",
      usable_for_ads: false,
      is_compatible: false,
      incompatibility_reason: "One ad shows one product; this is a set or a multi-pack.",
      category: "Set",
      aspect_ratio: "square",
      image_url: null,
    },
  ],
};

export const styleSearch: StyleSearch = {
  query: "still water at dawn",
  results: [
    {
      style_id: "sty_still-pond-rings",
      style_name: "Still Pond Rings",
      animation_prompt: "Water Ripples",
      similarity: 0.8213,
    },
    {
      style_id: "sty_mackerel-dawn",
      style_name: "Mackerel Dawn",
      animation_prompt: "Clouds Drifting",
      similarity: 0.7429,
    },
  ],
};

export const balance: Balance = {
  credits_balance: 35,
  credits_balance_usd_equivalent: 3.5,
  credits_lifetime_purchased: 0,
  auto_recharge_enabled: false,
  auto_recharge_threshold: 20,
  auto_recharge_amount_usd: 25,
  pricing: { credit_usd: 0.1, static_ad_credits: 5, full_ad_credits: 15 },
};

export const usage: Usage = {
  recent_transactions: [
    {
      type: "Deduction",
      credits_delta: -15,
      balance_after: 35,
      usd_amount: null,
      description: `1 concept, format full (${ids.delivery})`,
      at: "2026-03-02T10:00:00.000Z",
    },
    {
      type: "Bonus",
      credits_delta: 50,
      balance_after: 50,
      usd_amount: null,
      description: "Welcome bonus",
      at: "2026-03-02T09:12:31.000Z",
    },
  ],
};
