import { WebsiteProofConfirmed } from "../../core/contract/responses/websiteProof.ts";
import { ConfirmProofBody, parseProofBody } from "../../core/contract/websiteProof.ts";
import { confirmProofCode as confirm } from "../../services/websiteProof/confirmProofCode.ts";
import { answerWith, publicOperation } from "../operation.ts";
import { proofConfirmed } from "./examples.ts";

export const confirmProofCode = publicOperation({
  method: "POST",
  path: "/v1/website-proof/confirm",
  operationId: "confirmProofCode",
  tag: "Brands",
  summary: "Confirm the code of a mail",
  description:
    "Proves the website with the code of a mail that POST /v1/website-proof/mail has sent in the last 24 hours. The same code again answers the same.",
  body: {
    description: "The code.",
    schema: ConfirmProofBody,
    examples: { code: { summary: "As the mail shows it", value: { code: "7Q2M-9X4C-1V8B-5N3K" } } },
    read: (body) => parseProofBody(ConfirmProofBody, body),
  },
  answers: {
    200: {
      description: "The website is proven.",
      schema: WebsiteProofConfirmed,
      examples: { proven: { summary: "Proven by mail", value: proofConfirmed } },
    },
  },
  errors: ["no_brand_selected", "invalid_proof_code"],
  invalidRequest: { param: "code", message: "`code` must be a text of a sensible length." },
  handler: async ({ services, account, body }) => answerWith(await confirm(services.websiteProof, account, body)),
});
