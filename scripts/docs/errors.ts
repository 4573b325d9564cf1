import { readFileSync } from "node:fs";
import path from "node:path";
import { docPath, errorBody, type ErrorCode, errorCodes, errorTable, problem } from "../../src/core/contract/errors.ts";
import { publicUrlMark } from "../../src/http/pages/docs/builtPages.ts";
import { anchorOf } from "./markdown.ts";

/** When each code is answered, by docs/occasions.md: a heading for each code. */
export const occasions: ReadonlyMap<string, string> = readOccasions();

/** What the pages say of a code, besides an example. */
export interface ErrorFacts {
  code: ErrorCode;
  status: number;
  reason: string;
  area: string;
  areaAnchor: string;
  meaning: string;
  occasion: string;
  remedy: string;
  retry: string;
  /** A sentence with a link to a page that says more; mostly empty. */
  more: string;
}

export function isErrorCode(name: string): name is ErrorCode {
  return errorCodes.some((code) => code === name);
}

export function errorFacts(code: ErrorCode): ErrorFacts {
  const { status, area, remedy } = errorTable[code];
  const occasion = occasions.get(code);
  if (occasion === undefined) throw new Error(`docs/occasions.md does not say when ${code} is answered.`);
  return {
    code,
    status,
    reason: reasons[status] ?? "",
    area,
    areaAnchor: areaAnchor(area),
    meaning: meaningOf(code),
    occasion,
    remedy,
    retry: retryAdvice(code),
    more:
      docPath(code) === "supported-products"
        ? "What can be rendered: [Supported products](/docs/supported-products)."
        : "",
  };
}

/** Areas in the table's order, with their codes. */
export function codesByArea(): [area: string, codes: ErrorCode[]][] {
  const areas = [...new Set(errorCodes.map((code) => errorTable[code].area))];
  return areas.map((area) => [area, errorCodes.filter((code) => errorTable[code].area === area)]);
}

/** Where an area stands in the list of all codes. */
export function areaAnchor(area: string): string {
  return `area-${anchorOf(area)}`;
}

function readOccasions(): Map<string, string> {
  const text = readFileSync(path.resolve(import.meta.dirname, "../../docs/occasions.md"), "utf8");
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [code = "", ...lines] = section.split("\n");
        return [code, lines.join("\n").trim()];
      }),
  );
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
  brand_onboarding_in_progress: `Yes, after \`Retry-After\`: what remains of the onboarding, at least ${errorTable.brand_onboarding_in_progress.retryAfterSeconds} seconds. Without it, once the shop has been read again: nothing is under way until then.`,
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

/** Whether the same call may be sent again, and after how long. */
function retryAdvice(errorCode: ErrorCode): string {
  const own = retries[errorCode];
  if (own !== undefined) return own;
  const { status, retryAfterSeconds } = errorTable[errorCode];
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

/** The body of an answer with this code, as JSON. */
export function exampleOf(errorCode: ErrorCode): string {
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
  const body = errorBody(
    problem(errorCode, {
      ...(param === undefined ? {} : { param }),
      ...(message === undefined ? {} : { message }),
      ...(extra === undefined ? {} : { extra }),
    }),
    `${publicUrlMark}/docs`,
  );
  return JSON.stringify(body, null, 2);
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
