import { proofLimits } from "../../core/brand/websiteProof.ts";
import { WebsiteProofChecked } from "../../core/contract/responses/websiteProof.ts";
import { CheckWebsiteBody, parseProofBody } from "../../core/contract/websiteProof.ts";
import { checkWebsite as check } from "../../services/websiteProof/checkWebsite.ts";
import { answerWith, publicOperation } from "../operation.ts";
import { proofFound, proofMissing } from "./examples.ts";

export const checkWebsite = publicOperation({
  method: "POST",
  path: "/v1/website-proof/check",
  operationId: "checkWebsite",
  tag: "Brands",
  summary: "Check the proof of the website",
  description: `Looks now for the tag on the home page and for the record in the DNS of the brand's website, and says what it saw. What is not found is no error: \`website_proof.status\` stays \`pending\`. An account may ask for ${proofLimits.check} checks in any 24 hours; where the website is proven already nothing is looked at or counted.`,
  body: {
    description: "Nothing, or an empty object.",
    isOptional: true,
    schema: CheckWebsiteBody,
    examples: { nothing: { summary: "Nothing", value: {} } },
    read: (body) => parseProofBody(CheckWebsiteBody, body),
  },
  answers: {
    200: {
      description: "The check was made, whatever it saw.",
      schema: WebsiteProofChecked,
      examples: {
        proven: { summary: "Proven by the record", value: proofFound },
        pending: { summary: "Nothing found yet", value: proofMissing },
      },
    },
  },
  errors: ["no_brand_selected", "website_proof_limit_reached"],
  invalidRequest: { param: "website", message: "Unknown field `website`. Remove it or correct its spelling." },
  handler: async ({ services, account }) => answerWith(await check(services.websiteProof, account)),
});
