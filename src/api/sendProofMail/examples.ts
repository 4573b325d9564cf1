import type { WebsiteProofMailed } from "../../core/contract/responses/websiteProof.ts";

export const proofMailed: WebsiteProofMailed = {
  recipient: "admin@aurelia.example",
  message: "The mail is on its way. Confirm its code with POST /v1/website-proof/confirm within 24 hours.",
  expires_at: "2026-03-03T09:18:40.000Z",
};
