import { asked, clause, get, order, proved, refused, untested, type Area } from "./clause.ts";
import { aText, exactly } from "./expected.ts";

const raw = (text: string) => ({ method: "POST", path: "/v1/ads/generate", text }) as const;

/** The envelope, the statuses, and codes that belong to no call alone. */
export const errors: Area = {
  title: "Errors",
  clauses: [
    clause(
      "errors-1",
      "spec, Errors",
      "All error responses are the envelope { error: { code, message, doc_url } }.",
      asked("ready", order({ creative: null, format: "gif" }), {
        status: 400,
        body: exactly({ error: { code: "invalid_format", message: aText, doc_url: /^https?:/ } }),
      }),
    ),
    clause(
      "errors-2",
      "spec, Errors",
      "error.code is stable and machine-readable: each code of the spec is there with its status.",
      proved(
        "core/openapi",
        "has every code of the error table, and each of an operation's codes with an example under its status",
      ),
    ),
    clause(
      "errors-3",
      "spec, Errors",
      "error.doc_url links to the relevant reference section.",
      asked("ready", order({ count: 0 }), {
        status: 400,
        body: { error: { doc_url: /\/docs\/errors#invalid_count$/ } },
      }),
    ),
    clause(
      "errors-4",
      "decisions, HTTP, in general",
      "error.doc_url leads to a page that the service itself serves and that names the code.",
      asked("nobody", get("/docs/errors"), { status: 200, text: /id="invalid_count"/ }),
    ),
    clause(
      "errors-5",
      "decisions, HTTP, in general",
      "For product_not_supported error.doc_url is the supported-products page.",
      asked("catalogue", order({ product_refs: ["glow-set"] }), {
        status: 400,
        body: { error: { doc_url: /\/docs\/supported-products$/ } },
      }),
    ),
    clause(
      "errors-6",
      "spec, Errors",
      "error.message is human-readable text.",
      asked("ready", order({ count: 0 }), { status: 400, body: { error: { message: /^[`A-Z].* .*\.$/ } } }),
    ),
    clause(
      "errors-7",
      "decisions, HTTP, in general",
      "invalid_request names the offending field in the message and in error.param.",
      asked("ready", order({ in_situ: "yes" }), {
        ...refused(400, "invalid_request", "in_situ"),
        body: { error: { message: /in_situ/ } },
      }),
    ),
    clause(
      "errors-8",
      "decisions, HTTP, in general",
      "A body that is no JSON: 400 invalid_json.",
      asked("ready", raw("{count: 1}"), refused(400, "invalid_json")),
    ),
    clause(
      "errors-9",
      "decisions, HTTP, in general",
      "An empty body where one is needed: 400 invalid_json.",
      asked("ready", raw(""), refused(400, "invalid_json")),
    ),
    clause(
      "errors-10",
      "decisions, HTTP, in general",
      "A body that is no object: 400 invalid_request.",
      asked("ready", raw("[]"), refused(400, "invalid_request")),
    ),
    clause(
      "errors-11",
      "decisions, HTTP, in general",
      "Bodies over 256 KiB: 413 payload_too_large.",
      proved("worker/contract", "%s is refused"),
    ),
    clause(
      "errors-12",
      "decisions, HTTP, in general",
      "A body without the JSON type: 415 unsupported_media_type.",
      asked(
        "ready",
        { ...raw("count=1"), headers: { "content-type": "application/x-www-form-urlencoded" } },
        refused(415, "unsupported_media_type"),
      ),
    ),
    clause(
      "errors-13",
      "spec, Errors",
      "402: out of credits and auto-recharge could not cover it.",
      asked("ready", order({ count: 4 }), refused(402, "insufficient_credits")),
    ),
    clause(
      "errors-14",
      "spec, Errors",
      "The insufficient_credits message states the current balance and the credits needed.",
      asked("ready", order({ count: 4 }), { status: 402, body: { error: { message: /50.*60/ } } }),
    ),
    clause(
      "errors-15",
      "spec, Errors",
      "425: brand still onboarding.",
      asked("onboarding", order({}), refused(425, "brand_onboarding_in_progress")),
    ),
    clause(
      "errors-16",
      "decisions, HTTP, in general",
      "425 carries Retry-After with the estimate of what remains, at least 15 s.",
      asked("onboarding", order({}), { status: 425, headers: { "retry-after": /^(1[5-9]|[2-9]\d|\d{3,})$/ } }),
    ),
    clause(
      "errors-17",
      "spec, Errors",
      "429: rate limited; back off and retry.",
      proved("worker/upstream", "refuse with 429, Retry-After and the draft's fields: %s"),
    ),
    clause(
      "errors-18",
      "spec, Errors",
      "500: internal error; safe to retry with an Idempotency-Key.",
      proved(
        "worker/upstream",
        "answers 500 internal_error in the envelope for what nobody foresaw, without its inner words",
      ),
    ),
    clause(
      "errors-19",
      "spec, Errors",
      "502: the orchestrator's failure is safe to retry, and nothing was charged.",
      proved(
        "worker/upstream",
        "answers 502 orchestration_failed for a call that cannot be written, and charges nothing",
      ),
    ),
    clause(
      "errors-20",
      "spec, Errors",
      "502 scraper_failed: the same call can be sent again.",
      proved("worker/upstream", "answers 502 scraper_failed when a run cannot be started, and can be called again"),
    ),
    clause(
      "errors-21",
      "spec, Errors",
      "502 upstream_error: the delivery store is unreachable; retry.",
      proved(
        "worker/upstream",
        "answers 502 upstream_error for a delivery whose object cannot be read, or knows nothing while the index cannot",
      ),
    ),
    clause(
      "errors-22",
      "spec, Errors",
      "503: component warming up; retry in 30 seconds.",
      proved("worker/styles", "says 503 with Retry-After while the index warms up after the answer, then finds"),
    ),
    clause(
      "errors-23",
      "spec, Errors",
      "403: brand not the caller's. An unknown or foreign brand is reported as not found instead, as Authentication has it.",
      asked("ready", order({ brand_id: "brd_00000000000000000000000000" }), refused(404, "brand_not_found")),
    ),
    clause(
      "errors-24",
      "spec, Errors",
      "4xx other than 425 and 429 must not be retried unchanged.",
      proved("client/retry", "never after a plain %i"),
    ),
    clause(
      "errors-25",
      "spec, Errors",
      "generate retries use an Idempotency-Key to avoid double charging.",
      proved("worker/client", "pays once when the answer to an order is lost on its way"),
    ),
    clause(
      "errors-26",
      "spec, Errors",
      "200 and 202 mean success, and acceptance of work that goes on in the background.",
      asked("buyer", order({ format: "static" }), { status: 202, body: { status: "queued" } }),
    ),
    clause(
      "errors-27",
      "spec, Errors",
      "error.message is for developers, not for end users.",
      untested("Whom a text is for is for people to judge."),
    ),
    clause(
      "errors-28",
      "spec, Errors",
      "429 is retried with backoff.",
      proved("client/retry", "after 429, as long after as the service says"),
    ),
    clause(
      "errors-29",
      "spec, Errors",
      "5xx are retried with exponential backoff.",
      proved("client/retry", "with a wait that doubles up to a bound, spread over its upper half"),
    ),
    clause(
      "errors-30",
      "spec, Errors",
      "425 is retried: poll GET /v1/brands, then send the same order.",
      proved("client/generate", "waits for the brand when asked to, and sends the same order under the same key"),
    ),
  ],
};
