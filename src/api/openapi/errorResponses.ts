import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from "zod-openapi";
import { errorBody, errorTable, problem, type ErrorCode, type Problem } from "../../core/contract/errors.ts";
import { ErrorEnvelope } from "../../core/contract/responses/error.ts";
import { headerRefs } from "./headers.ts";

type Status = (typeof errorTable)[ErrorCode]["status"];

/** Responses that are the same wherever they occur; the document has them once. */
const shared = {
  Unauthenticated: ["missing_authorization", "invalid_authorization_scheme", "invalid_key_format", "invalid_api_key"],
  AccountSuspended: ["account_suspended"],
  PayloadTooLarge: ["payload_too_large"],
  UnsupportedMediaType: ["unsupported_media_type"],
  RateLimited: ["rate_limited", "daily_limit_reached"],
  InternalError: ["internal_error"],
} as const satisfies Record<string, readonly ErrorCode[]>;

/** What any call with a key can be refused with. */
const anyCall: readonly ErrorCode[] = [
  ...shared.Unauthenticated,
  ...shared.AccountSuspended,
  ...shared.RateLimited,
  ...shared.InternalError,
];

/** What any call with a body can be refused with, besides. */
export const bodyErrors: readonly ErrorCode[] = [
  "invalid_json",
  "invalid_request",
  "payload_too_large",
  "unsupported_media_type",
];

const meanings: Record<Status, string> = {
  400: "The call is malformed or asks for what cannot be had. Correct it before you send it again.",
  401: "The API key is missing, malformed or unknown.",
  402: "The balance does not cover the call, and auto-recharge could not make up for it.",
  403: "The state of the account, or of its website, does not allow the call.",
  404: "There is nothing under this id that belongs to the account.",
  405: "This address does not take this method.",
  409: "What the call is about is not as the call needs it: it is busy at this moment, or has come to its end.",
  413: "The body is too large.",
  415: "The body is not sent as JSON.",
  425: "The brand is still being onboarded.",
  429: "Too many calls. Wait as long as `Retry-After` says.",
  500: "Something went wrong on the side of the service.",
  502: "A part of the service could not be reached. Unless the message says otherwise, nothing was charged and the same call may be sent again.",
  503: "A part of the service is warming up. Wait as long as `Retry-After` says.",
};

/** Words of the examples that a call puts in place of the table's. */
const exampleDetails: Partial<Record<ErrorCode, Omit<Problem, "code">>> = {
  invalid_count: { param: "count" },
  invalid_format: { param: "format" },
  invalid_website: { param: "website" },
  invalid_webhook_url: { param: "webhook_url" },
  website_not_verified: {
    message:
      "The website aurelia.example has not been proven to be the account's, and this account's orders need that. Nothing was charged. `website_proof` of the brand in GET /v1/brands says exactly what to do.",
  },
  invalid_proof_code: { param: "code" },
  insufficient_credits: { message: "The balance is 10 credits and this call needs 45. Auto-recharge is off." },
  brand_onboarding_in_progress: {
    message:
      "The brand is still being onboarded. Reading products: 3 of 12. Poll GET /v1/brands until ready_for_ads is true.",
  },
  product_not_supported: {
    extra: {
      incompatible_products: [
        {
          name: "Glow Starter Set",
          handle: "glow-starter-set",
          reason: "One ad shows one product; this is a set or a multi-pack.",
        },
      ],
    },
  },
};

/**
 * The error responses of one operation out of the error table: a status each, with an example for each of its codes. `invalid`
 * words the operation's own example of `invalid_request`.
 */
export function errorResponses(
  docsUrl: string,
  codes: readonly ErrorCode[],
  invalid: Pick<Problem, "param" | "message"> = {},
): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(new Set([...anyCall, ...codes]), (code) => errorTable[code].status);
  const responses: ZodOpenApiResponsesObject = {};
  for (const [status, group] of [...byStatus].sort(([a], [b]) => a - b)) {
    const name = Object.entries(shared).find(([, codes]) => codes.join() === group.join())?.[0];
    responses[`${status}` as `4${string}`] =
      name === undefined ? errorResponse(status, group, docsUrl, invalid) : { $ref: `#/components/responses/${name}` };
  }
  return responses;
}

/** The responses that operations share, for the document's components. */
export function sharedErrorResponses(docsUrl: string): Record<string, ZodOpenApiResponseObject> {
  return Object.fromEntries(
    Object.entries(shared).map(
      ([name, codes]) => [name, errorResponse(errorTable[codes[0]].status, codes, docsUrl, {})] as const,
    ),
  );
}

/** One response for codes that have the same status. */
function errorResponse(
  status: Status,
  codes: readonly ErrorCode[],
  docsUrl: string,
  invalid: Pick<Problem, "param" | "message">,
): ZodOpenApiResponseObject {
  const rows = codes.map((code) => `- \`${code}\`: ${errorTable[code].message} ${errorTable[code].remedy}`);
  const examples = codes.map((code) => {
    const details = code === "invalid_request" ? invalid : (exampleDetails[code] ?? {});
    return [code, { summary: errorTable[code].message, value: errorBody(problem(code, details), docsUrl) }] as const;
  });
  return {
    description: `${meanings[status]}\n\n${rows.join("\n")}`,
    headers: headerRefs({
      ...(codes.every((code) => errorTable[code].retryAfterSeconds !== undefined) && {
        "Retry-After": status === 425 ? "OnboardedAfter" : "RetryAfter",
      }),
      ...(status === 401 && { "WWW-Authenticate": "WwwAuthenticate" }),
      ...(status === 429 && { RateLimit: "RateLimit", "RateLimit-Policy": "RateLimitPolicy" }),
    }),
    content: { "application/json": { schema: ErrorEnvelope, examples: Object.fromEntries(examples) } },
  };
}
