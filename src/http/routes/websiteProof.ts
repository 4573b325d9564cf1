import { CheckWebsiteBody, parseProofBody } from "../../core/contract/websiteProof.ts";
import { checkWebsite } from "../../services/websiteProof/checkWebsite.ts";
import { confirmProofCode } from "../../services/websiteProof/confirmProofCode.ts";
import { sendProofMail } from "../../services/websiteProof/sendProofMail.ts";
import type { Operation } from "../app.ts";
import { auth } from "../middleware/auth.ts";
import { jsonBody, optionalJsonBody } from "../middleware/jsonBody.ts";
import { rateLimit } from "../middleware/rateLimit.ts";
import { problemResponse } from "../problem.ts";

/** The calls by which an account proves that the website of its brand is its own. */
export const websiteProof: readonly Operation[] = [
  {
    method: "POST",
    path: "/v1/website-proof/check",
    handlers: [
      auth,
      rateLimit("call"),
      optionalJsonBody,
      async (c) => {
        const body = parseProofBody(CheckWebsiteBody, c.get("body"));
        if (!body.ok) return problemResponse(c, body.error);
        const checked = await checkWebsite(c.get("services").websiteProof, c.get("account"));
        return checked.ok ? c.json(checked.value) : problemResponse(c, checked.error);
      },
    ],
  },
  {
    method: "POST",
    path: "/v1/website-proof/mail",
    handlers: [
      auth,
      rateLimit("call"),
      jsonBody,
      async (c) => {
        const mailed = await sendProofMail(c.get("services").websiteProof, c.get("account"), c.get("body"));
        return mailed.ok ? c.json(mailed.value, 202) : problemResponse(c, mailed.error);
      },
    ],
  },
  {
    method: "POST",
    path: "/v1/website-proof/confirm",
    handlers: [
      auth,
      rateLimit("call"),
      jsonBody,
      async (c) => {
        const confirmed = await confirmProofCode(c.get("services").websiteProof, c.get("account"), c.get("body"));
        return confirmed.ok ? c.json(confirmed.value) : problemResponse(c, confirmed.error);
      },
    ],
  },
];
