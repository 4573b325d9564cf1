import type { WebsiteProofChecked } from "../../core/contract/responses/websiteProof.ts";
import { pendingProof, proven } from "../openapi/exampleProof.ts";

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
