import type { ApiAccessStatus, Brand } from "../contract/responses/brand.ts";
import type { WebsiteProof } from "../contract/responses/websiteProof.ts";
import { messageNow } from "./readiness.ts";

export interface BrandRow {
  id: string;
  name: string;
  website: string;
  status: "pending" | "active";
  stage: string;
  statusMessage: string;
  totalProductsScraped: number;
  activeProducts: number;
  /** Products that the catalogue holds, and those of them that an ad can show now. */
  catalogueProducts: number;
  usableProducts: number;
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
  const isRead = row.status === "active";
  const isUnproven = websiteProof.status === "pending";
  const isWaitingForProof = isRead && isUnproven && accountStatus === "active";
  const isOnTrial = isRead && accountStatus === "trial";
  const counts = { usable: row.usableProducts, total: row.catalogueProducts };
  const message = isRead ? messageNow(row.statusMessage, counts, isWaitingForProof || isOnTrial) : row.statusMessage;
  return {
    brand_id: row.id,
    name: row.name,
    website: row.website,
    ready_for_ads: isRead && accountStatus === "active" && row.usableProducts > 0 && !isUnproven,
    status_message: [
      message,
      ...(row.stage === "failed" && !isRead ? [againSentence] : []),
      ...(isOnTrial ? [trialSentence] : []),
      ...(isWaitingForProof ? [proofSentence(websiteProof)] : []),
    ].join(" "),
    api_access_status: accessStatus(row.status, accountStatus),
    onboarding_status_detail: row.stage,
    product_count: row.activeProducts,
    total_products_scraped: row.totalProductsScraped,
    onboarded_at: row.onboardedAt === null ? null : new Date(row.onboardedAt).toISOString(),
    list_products_url: `${publicUrl}/v1/products`,
    website_proof: websiteProof,
  };
}

const againSentence = "Once that is solved, call POST /v1/brands to start it again.";
const trialSentence = "The account is on trial: ads can be ordered once support has activated it.";

function proofSentence({ domain }: WebsiteProof): string {
  return `Before the first ads, prove that ${domain} is yours: website_proof says how.`;
}

function accessStatus(brand: BrandRow["status"], account: "active" | "suspended" | "trial"): ApiAccessStatus {
  if (account === "suspended") return "Suspended";
  if (account === "trial") return "Trial";
  return brand === "active" ? "Active" : "Pending Onboarding";
}
