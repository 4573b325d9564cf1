import { asked, clause, get, order, post, proved, refused, type Area } from "./clause.ts";
import { absent, aText, exactly, listOf } from "./expected.ts";

const endpoints = [
  "POST /v1/ads/generate",
  "GET /v1/deliveries/{delivery_id}",
  "GET /v1/brands",
  "POST /v1/brands",
  "GET /v1/styles/search",
  "GET /v1/balance",
  "GET /v1/usage",
];
const index = exactly({ service: aText, version: "v1", docs: /^http/, endpoints });

/** What holds of every call, the index and the versions. */
export const service: Area = {
  title: "The service and HTTP in general",
  clauses: [
    clause(
      "service-1",
      "spec, Summary",
      "A service index exists with service, version, docs and endpoints; it omits products.",
      asked("nobody", get("/v1"), { status: 200, body: index }),
    ),
    clause(
      "service-2",
      "decisions, HTTP, in general",
      "The service index is at GET / too, public, with exactly the seven entries that the spec names.",
      asked("nobody", get("/"), { status: 200, body: index }),
    ),
    clause(
      "service-3",
      "spec, Versioning",
      "The API version is carried in the path prefix /v1; the service index reports version as v1.",
      asked("nobody", get("/v1"), { status: 200, body: { version: "v1" } }),
    ),
    clause(
      "service-4",
      "spec, Versioning",
      "The request field product_ids remains accepted as an alias of product_refs.",
      asked("ready", order({ dry_run: true, product_ids: ["serum"] }), {
        status: 200,
        body: { products: [{ id: "<product_id>" }], dropped_product_refs: [] },
      }),
    ),
    clause(
      "service-5",
      "spec, Introduction",
      "Requests and responses are JSON unless stated otherwise.",
      asked("ready", get("/v1/usage"), { status: 200, headers: { "content-type": /^application\/json/ } }),
    ),
    clause(
      "service-6",
      "spec, Endpoints",
      "Request bodies are JSON with Content-Type: application/json.",
      asked(
        "ready",
        { method: "POST", path: "/v1/ads/generate", text: "{}", headers: { "content-type": "text/plain" } },
        refused(415, "unsupported_media_type"),
      ),
    ),
    clause(
      "service-7",
      "decisions, HTTP, in general",
      "Every response has an X-Request-Id of its own (req_…).",
      asked("ready", get("/v1/balance"), { status: 200, headers: { "x-request-id": /^req_[0-9a-z]{26}$/ } }),
    ),
    clause(
      "service-8",
      "decisions, HTTP, in general",
      "The X-Request-Id of two responses differs.",
      proved("worker/contract", "names the request in a header of its own and is never cached"),
    ),
    clause(
      "service-9",
      "decisions, HTTP, in general",
      "The X-Request-Id is also in the logs, beside what went wrong.",
      proved(
        "worker/upstream",
        "answers 500 internal_error in the envelope for what nobody foresaw, without its inner words",
      ),
    ),
    clause(
      "service-10",
      "decisions, HTTP, in general",
      "The request_id of a body is that of the call that was accepted, and a replay names it in Original-Request.",
      proved("worker/generate", "marks a replay and names the request that was accepted"),
    ),
    clause(
      "service-11",
      "decisions, HTTP, in general",
      "API paths answer with Cache-Control: no-store.",
      asked("ready", get("/v1/products"), { status: 200, headers: { "cache-control": "no-store" } }),
    ),
    clause(
      "service-12",
      "decisions, HTTP, in general",
      "Cache-Control: no-store stands on refusals too.",
      asked("nobody", get("/v1/products"), {
        ...refused(401, "missing_authorization"),
        headers: { "cache-control": "no-store", "x-request-id": /^req_/ },
      }),
    ),
    clause(
      "service-13",
      "decisions, HTTP, in general",
      "An unknown route answers 404 in the envelope.",
      asked("ready", get("/v1/nothing"), refused(404, "not_found")),
    ),
    clause(
      "service-14",
      "decisions, HTTP, in general",
      "A known route with another method answers 405 in the envelope, with Allow.",
      asked("ready", get("/v1/ads/generate"), { ...refused(405, "method_not_allowed"), headers: { allow: "POST" } }),
    ),
    clause(
      "service-15",
      "decisions, HTTP, in general",
      "Unknown body fields are refused (invalid_request), so that a misspelt option never costs money.",
      asked("ready", order({ cuont: 2 }), refused(400, "invalid_request", "cuont")),
    ),
    clause(
      "service-16",
      "decisions, HTTP, in general",
      "Unknown body fields are refused inside creative too.",
      asked("ready", order({ creative: { angle: "sensory" } }), refused(400, "invalid_request", "creative.angle")),
    ),
    clause(
      "service-17",
      "decisions, HTTP, in general",
      "Unknown body fields are refused by POST /v1/brands too.",
      asked(
        "newcomer",
        post("/v1/brands", { website: "https://shop.example", web: 1 }),
        refused(400, "invalid_request"),
      ),
    ),
    clause(
      "service-18",
      "decisions, HTTP, in general",
      "Unknown query parameters are ignored.",
      asked("ready", get("/v1/balance?verbose=1"), { status: 200 }),
    ),
    clause(
      "service-19",
      "decisions, HTTP, in general",
      "Webhooks: in production only https and public hosts.",
      proved("worker/addresses", "refuses %s with a sentence"),
    ),
    clause(
      "service-20",
      "decisions, HTTP, in general",
      "Websites: in production only public hosts.",
      proved("worker/egress", "are refused for websites, pictures and webhooks, each with a sentence"),
    ),
    clause(
      "service-21",
      "decisions, HTTP, in general",
      "ALLOW_PRIVATE_NETWORK=true admits http, any port and address literals on loopback only; private and link-local ranges stay refused.",
      proved("worker/addresses", "admits loopback over http on any port, and nothing else that is private"),
    ),
    clause(
      "service-22",
      "decisions, Decided since",
      "null in an optional field is as omitted.",
      asked("ready", order({ dry_run: true, count: null, format: null, product_refs: null, creative: null }), {
        status: 200,
        body: { count: 1, format: "full", products: listOf({ id: "<product_id>" }, 1) },
      }),
    ),
    clause(
      "service-23",
      "decisions, Decided since",
      "Additive to the contract: dry_run, which charges nothing.",
      asked("ready", order({ dry_run: true, format: "static" }), {
        status: 200,
        body: { dry_run: true, cost_credits: 5, credits_balance: 50, delivery_id: absent },
      }),
    ),
    clause(
      "service-24",
      "decisions, Decided since",
      "Additive to the contract: metadata, given back as it came.",
      asked("buyer", order({ format: "static", metadata: { campaign: "spring" } }), {
        status: 202,
        body: { metadata: { campaign: "spring" } },
      }),
    ),
    clause(
      "service-25",
      "decisions, Decided since",
      "Additive to the contract: test accounts.",
      proved("worker/testAccount", "is made by an operator, shows as one, and its key looks like all others"),
    ),
  ],
};
