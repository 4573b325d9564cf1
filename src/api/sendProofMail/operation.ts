import { proofLimits } from "../../core/brand/websiteProof.ts";
import { WebsiteProofMailed } from "../../core/contract/responses/websiteProof.ts";
import { parseProofBody, SendProofMailBody } from "../../core/contract/websiteProof.ts";
import { sendProofMail as send } from "../../services/websiteProof/sendProofMail.ts";
import { answerWith, publicOperation } from "../operation.ts";
import { proofMailed } from "./examples.ts";

export const sendProofMail = publicOperation({
  method: "POST",
  path: "/v1/website-proof/mail",
  operationId: "sendProofMail",
  tag: "Brands",
  summary: "Mail a code to those who run the website",
  description: `Sends a code to a mailbox of the domain of the brand's website. Whoever reads it passes the code on, and POST /v1/website-proof/confirm takes it. An account may have ${proofLimits.mail} mails sent in any 24 hours.`,
  body: {
    description: "To whom the code is sent.",
    schema: SendProofMailBody,
    examples: { admin: { summary: "A mailbox of the domain", value: { recipient: "admin@aurelia.example" } } },
    read: (body) => parseProofBody(SendProofMailBody, body),
  },
  answers: {
    202: {
      description: "The mail was handed over.",
      schema: WebsiteProofMailed,
      examples: { sent: { summary: "On its way", value: proofMailed } },
    },
  },
  errors: ["no_brand_selected", "website_proof_limit_reached", "proof_mail_failed"],
  invalidRequest: {
    param: "recipient",
    message: "`recipient` must be one of admin@aurelia.example, hostmaster@aurelia.example.",
  },
  handler: async ({ services, account, body }) => answerWith(await send(services.websiteProof, account, body), 202),
});
