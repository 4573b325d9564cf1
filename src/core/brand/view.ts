import type { ApiAccessStatus, Brand } from "../contract/responses/brand.ts";

export interface BrandRow {
  id: string;
  name: string;
  website: string;
  status: "pending" | "active";
  stage: string;
  statusMessage: string;
  totalProductsScraped: number;
  activeProducts: number;
  onboardedAt: number | null;
}

/** Item of GET /v1/brands (spec "Brand"). Suspension and trial are the account's and win over the brand's own state. */
export function brandView(row: BrandRow, accountStatus: "active" | "suspended" | "trial", publicUrl: string): Brand {
  return {
    brand_id: row.id,
    name: row.name,
    website: row.website,
    ready_for_ads: row.status === "active" && accountStatus === "active",
    status_message: row.statusMessage,
    api_access_status: accessStatus(row.status, accountStatus),
    onboarding_status_detail: row.stage,
    product_count: row.activeProducts,
    total_products_scraped: row.totalProductsScraped,
    onboarded_at: row.onboardedAt === null ? null : new Date(row.onboardedAt).toISOString(),
    list_products_url: `${publicUrl}/v1/products`,
  };
}

function accessStatus(brand: BrandRow["status"], account: "active" | "suspended" | "trial"): ApiAccessStatus {
  if (account === "suspended") return "Suspended";
  if (account === "trial") return "Trial";
  return brand === "active" ? "Active" : "Pending Onboarding";
}
