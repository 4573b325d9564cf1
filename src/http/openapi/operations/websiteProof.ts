import type { ZodOpenApiOperationObject } from "zod-openapi";
import { proofLimits } from "../../../core/brand/websiteProof.ts";
import { CheckWebsiteBody, ConfirmProofBody, SendProofMailBody } from "../../../core/contract/websiteProof.ts";
import {
  WebsiteProofChecked,
  WebsiteProofConfirmed,
  WebsiteProofMailed,
} from "../../../core/contract/responses/websiteProof.ts";
import type { Addresses } from "../addresses.ts";
import { bodyErrors, errorResponses } from "../errorResponses.ts";
import { proofConfirmed, proofFound, proofMailed, proofMissing } from "../examples/account.ts";
import { headerRefs } from "../headers.ts";

/** POST /v1/website-proof/check. */
export function checkWebsite({ docsUrl }: Addresses): ZodOpenApiOperationObject {
  return {
    operationId: "checkWebsite",
    tags: ["Brands"],
    summary: "Check the proof of the website",
    description: `Looks now for the tag on the home page and for the record in the DNS of the brand's website, and says what it saw. What is not found is no error: \`website_proof.status\` stays \`pending\`. An account may ask for ${proofLimits.check} checks in any 24 hours; where the website is proven already nothing is looked at or counted.`,
    requestBody: {
      required: false,
      description: "Nothing, or an empty object.",
      content: {
        "application/json": { schema: CheckWebsiteBody, examples: { nothing: { summary: "Nothing", value: {} } } },
      },
    },
    responses: {
      "200": {
        description: "The check was made, whatever it saw.",
        headers: headerRefs({}),
        content: {
          "application/json": {
            schema: WebsiteProofChecked,
            examples: {
              proven: { summary: "Proven by the record", value: proofFound },
              pending: { summary: "Nothing found yet", value: proofMissing },
            },
          },
        },
      },
      ...errorResponses(docsUrl, [...bodyErrors, "no_brand_selected", "website_proof_limit_reached"], {
        param: "website",
        message: "Unknown field `website`. Remove it or correct its spelling.",
      }),
    },
  };
}

/** POST /v1/website-proof/mail. */
export function sendProofMail({ docsUrl }: Addresses): ZodOpenApiOperationObject {
  return {
    operationId: "sendProofMail",
    tags: ["Brands"],
    summary: "Mail a code to those who run the website",
    description: `Sends a code to a mailbox of the domain of the brand's website. Whoever reads it passes the code on, and POST /v1/website-proof/confirm takes it. An account may have ${proofLimits.mail} mails sent in any 24 hours.`,
    requestBody: {
      required: true,
      description: "To whom the code is sent.",
      content: {
        "application/json": {
          schema: SendProofMailBody,
          examples: { admin: { summary: "A mailbox of the domain", value: { recipient: "admin@aurelia.example" } } },
        },
      },
    },
    responses: {
      "202": {
        description: "The mail was handed over.",
        headers: headerRefs({}),
        content: {
          "application/json": {
            schema: WebsiteProofMailed,
            examples: { sent: { summary: "On its way", value: proofMailed } },
          },
        },
      },
      ...errorResponses(
        docsUrl,
        [...bodyErrors, "no_brand_selected", "website_proof_limit_reached", "proof_mail_failed"],
        {
          param: "recipient",
          message: "`recipient` must be one of admin@aurelia.example, hostmaster@aurelia.example.",
        },
      ),
    },
  };
}

/** POST /v1/website-proof/confirm. */
export function confirmProofCode({ docsUrl }: Addresses): ZodOpenApiOperationObject {
  return {
    operationId: "confirmProofCode",
    tags: ["Brands"],
    summary: "Confirm the code of a mail",
    description:
      "Proves the website with the code of a mail that POST /v1/website-proof/mail has sent in the last 24 hours. The same code again answers the same.",
    requestBody: {
      required: true,
      description: "The code.",
      content: {
        "application/json": {
          schema: ConfirmProofBody,
          examples: { code: { summary: "As the mail shows it", value: { code: "7Q2M-9X4C-1V8B-5N3K" } } },
        },
      },
    },
    responses: {
      "200": {
        description: "The website is proven.",
        headers: headerRefs({}),
        content: {
          "application/json": {
            schema: WebsiteProofConfirmed,
            examples: { proven: { summary: "Proven by mail", value: proofConfirmed } },
          },
        },
      },
      ...errorResponses(docsUrl, [...bodyErrors, "no_brand_selected", "invalid_proof_code"], {
        param: "code",
        message: "`code` must be a text of a sensible length.",
      }),
    },
  };
}
