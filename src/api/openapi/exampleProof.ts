import { websiteProofView, type WebsiteProofRow } from "../../core/brand/websiteProof.ts";
import type { WebsiteProof } from "../../core/contract/responses/websiteProof.ts";

const proofToken = "4x8w1n6t3c9m2k7v5b0qzj1hye4x8w1n";
const proofSite = {
  host: "aurelia.example",
  domain: "aurelia.example",
  isRegistered: true,
  homePage: "https://aurelia.example/",
};

export function websiteProof(isRequired: boolean, proofs: WebsiteProofRow[]): WebsiteProof {
  return websiteProofView({ site: proofSite, token: proofToken, proofs, isRequired });
}

export const pendingProof = websiteProof(true, []);

export function proven(method: WebsiteProofRow["method"]): WebsiteProof {
  return websiteProof(true, [{ scope: proofSite.domain, method, verifiedAtMs: Date.UTC(2026, 2, 2, 9, 20, 11) }]);
}
