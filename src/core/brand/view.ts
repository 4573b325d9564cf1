import type { ApiAccessStatus, Brand } from "../contract/responses/brand.ts";
import type { WebsiteProof } from "../contract/responses/websiteProof.ts";

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

/** What a brand's view needs besides its row. */
export interface BrandSurroundings {
  accountStatus: "active" | "suspended" | "trial";
  websiteProof: WebsiteProof;
  publicUrl: string;
}

/** Item of GET /v1/brands (spec "Brand"). Suspension and trial are the account's and win over the brand's own state. */
export function brandView(row: BrandRow, { accountStatus, websiteProof, publicUrl }: BrandSurroundings): Brand {
  const isRead = row.status === "active" && accountStatus === "active";
  const isUnproven = websiteProof.status === "pending";
  return {
    brand_id: row.id,
    name: row.name,
    website: row.website,
    ready_for_ads: isRead && !isUnproven,
    status_message: isRead && isUnproven ? `${row.statusMessage} ${proofSentence(websiteProof)}` : row.statusMessage,
    api_access_status: accessStatus(row.status, accountStatus),
    onboarding_status_detail: row.stage,
    product_count: row.activeProducts,
    total_products_scraped: row.totalProductsScraped,
    onboarded_at: row.onboardedAt === null ? null : new Date(row.onboardedAt).toISOString(),
    list_products_url: `${publicUrl}/v1/products`,
    website_proof: websiteProof,
  };
}

function proofSentence({ domain }: WebsiteProof): string {
  return `Before the first ads, prove that ${domain} is yours: website_proof says how.`;
}

function accessStatus(brand: BrandRow["status"], account: "active" | "suspended" | "trial"): ApiAccessStatus {
  if (account === "suspended") return "Suspended";
  if (account === "trial") return "Trial";
  return brand === "active" ? "Active" : "Pending Onboarding";
}
