import { anchorOf, type Block, facts, h2, json, p, type Page, table } from "../blocks.ts";
import {
  docPath,
  errorBody,
  errorCodes,
  errorTable,
  problem,
  type ErrorCode,
} from "../../../../core/contract/errors.ts";
import { occasions } from "./errorOccasions.ts";

/** `/docs/errors`: every code with its own anchor, grouped by area. */
export const errors: Page = {
  path: "/docs/errors",
  title: "Errors",
  lead: "Every answer of the API that is not a success has the same envelope. Branch on `error.code`; the message is for developers, and `doc_url` leads to the code's entry here.",
  blocks: ({ baseUrl }) => [
    h2("Envelope"),
    json("400 Bad Request", errorBody(problem("invalid_count", { param: "count" }), `${baseUrl}/docs`)),
    p(
      "`param` is there when one field is to blame. `product_not_supported` has `incompatible_products` beside `error`. Every answer has an `X-Request-Id`; name it when you write to support.",
    ),
    h2("Trying again"),
    table(
      ["Status", "Send it again?"],
      [
        ["425, 429, 409", "Yes, once the seconds in `Retry-After` have passed."],
        ["Other 4xx", "Not unchanged: correct the call first. A refused call costs nothing."],
        [
          "5xx",
          "Yes, with growing pauses, and not before `Retry-After` where it is there. Give orders an [Idempotency-Key](/docs/guides/idempotency), so that none is charged twice.",
        ],
        [
          'none: a delivery with `status: "failed"`',
          "As a new order, under a new Idempotency-Key. It was refunded, and the old key brings it back as it is.",
        ],
      ],
    ),
    ...areas().flatMap((area): Block[] => [h2(area, `area-${anchorOf(area)}`), ...codesOf(area).map(entry)]),
  ],
};

/** `/docs/errors/{code}`: one page for each code. */
export const errorPages: readonly Page[] = errorCodes.map((errorCode) => ({
  path: `/docs/errors/${errorCode}`,
  title: `\`${errorCode}\``,
  lead: meaningOf(errorCode),
  blocks: ({ baseUrl }) => {
    const { status, area, remedy } = errorTable[errorCode];
    const occasion = occasions[errorCode];
    return [
      facts([
        ["Status", String(status)],
        ["Area", `[${area}](/docs/errors#area-${anchorOf(area)})`],
        ["Try again", retryAdvice(errorCode)],
      ]),
      ...(occasion === undefined ? [] : [h2("When"), p(occasion)]),
      h2("What to do"),
      p(remedy),
      h2("Example"),
      json(`${status} ${reasons[status]}`, exampleOf(errorCode, `${baseUrl}/docs`)),
      ...(docPath(errorCode) === "supported-products"
        ? [p("What can be rendered: [Supported products](/docs/supported-products).")]
        : []),
      p("All codes: [Errors](/docs/errors)."),
    ];
  },
}));

function areas(): string[] {
  return [...new Set(errorCodes.map((errorCode) => errorTable[errorCode].area))];
}

function codesOf(area: string): ErrorCode[] {
  return errorCodes.filter((errorCode) => errorTable[errorCode].area === area);
}

function entry(errorCode: ErrorCode): Block {
  const { status, remedy } = errorTable[errorCode];
  const href = `/docs/errors/${errorCode}`;
  return {
    kind: "error",
    code: errorCode,
    status,
    message: meaningOf(errorCode),
    remedy,
    retry: retryAdvice(errorCode),
    href,
  };
}

/** What a code stands for: the message of its refusal, and where it is found besides. */
function meaningOf(errorCode: ErrorCode): string {
  const { message } = errorTable[errorCode];
  if (errorCode !== "orchestration_failed") return message;
  return `${message} As the \`error\` of a delivery that failed it means: the delivery was started and charged, then given up, and its credits are back.`;
}

const untilNext = "Yes, after `Retry-After`: the seconds until the next is possible, up to 24 hours.";

/** Where status and pause alone would say too little. */
const retries: Partial<Record<ErrorCode, string>> = {
  website_not_verified: "Yes, once the website is proven.",
  brand_onboarding_failed: "Yes, once the shop has been read again.",
  no_brand_selected: "Yes, once there is a brand.",
  no_usable_products: "Yes, once a product can be used.",
  orchestration_failed:
    "A refused call: yes, with growing pauses, under its own Idempotency-Key. A delivery that failed: as a new order, under a new key.",
  onboarding_limit_reached: untilNext,
  website_proof_limit_reached: untilNext,
  payments_unavailable:
    "Not before the setting is there. `Retry-After` says 30 seconds, as every 503 does; they do not mend it.",
  daily_limit_reached: "Yes, after `Retry-After`: the seconds until the day ends, at midnight UTC.",
};

function retryAdvice(errorCode: ErrorCode): string {
  const own = retries[errorCode];
  if (own !== undefined) return own;
  const { status, retryAfterSeconds } = errorTable[errorCode];
  if (status === 425)
    return `Yes, after \`Retry-After\`: what remains of the onboarding, at least ${retryAfterSeconds ?? 15} seconds.`;
  if (retryAfterSeconds !== undefined) {
    return `Yes, after \`Retry-After\`: ${retryAfterSeconds} ${retryAfterSeconds === 1 ? "second" : "seconds"}.`;
  }
  if (status >= 500) return "Yes, with growing pauses: 1, 2, 4 seconds and so on.";
  if (status === 402) return "Yes, once the balance covers the call.";
  return status === 403 ? "Not before the account's state has changed." : "Not unchanged.";
}

const params: Partial<Record<ErrorCode, string>> = {
  invalid_count: "count",
  invalid_format: "format",
  invalid_webhook_url: "webhook_url",
  invalid_website: "website",
  invalid_request: "creative.style_serach",
};

const messages: Partial<Record<ErrorCode, string>> = {
  invalid_request: "Unknown field `creative.style_serach`. Remove it or correct its spelling.",
  insufficient_credits: "The balance is 20 credits and this call needs 45. Auto-recharge is off.",
};

function exampleOf(errorCode: ErrorCode, docsUrl: string): Record<string, unknown> {
  const [param, message] = [params[errorCode], messages[errorCode]];
  const extra =
    errorCode === "product_not_supported"
      ? {
          incompatible_products: [
            {
              name: "Glow Starter Set",
              handle: "glow-starter-set",
              reason: "One ad shows one product; this is a set or a multi-pack.",
            },
          ],
        }
      : undefined;
  return errorBody(
    problem(errorCode, {
      ...(param === undefined ? {} : { param }),
      ...(message === undefined ? {} : { message }),
      ...(extra === undefined ? {} : { extra }),
    }),
    docsUrl,
  );
}

const reasons: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  425: "Too Early",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
};
