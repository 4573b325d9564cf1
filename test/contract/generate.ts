import { asked, clause, order, planned, proved, refused, untested, type Area } from "./clause.ts";
import { absent, anInteger, exactly, listOf } from "./expected.ts";

/** The body of a generate call and what is accepted. */
export const generate: Area = {
  title: "Generate",
  clauses: [
    clause(
      "generate-1",
      "spec, POST /v1/ads/generate",
      "count defaults to 1, format to full.",
      asked("buyer", order({}), { status: 202, body: { ad_count_expected: 1, format: "full", credits_balance: 35 } }),
    ),
    clause(
      "generate-2",
      "spec, POST /v1/ads/generate",
      "count is a positive integer, otherwise 400 invalid_count.",
      asked("ready", order({ count: 0 }), refused(400, "invalid_count")),
    ),
    clause(
      "generate-3",
      "spec, POST /v1/ads/generate",
      "count that is no integer: 400 invalid_count.",
      asked("ready", order({ count: 1.5 }), refused(400, "invalid_count")),
    ),
    clause(
      "generate-4",
      "spec, POST /v1/ads/generate",
      "count that is no number: 400 invalid_count.",
      asked("ready", order({ count: "1" }), refused(400, "invalid_count")),
    ),
    clause(
      "generate-5",
      "decisions, Generate",
      "count 1 to 50; beyond: invalid_count.",
      asked("ready", order({ count: 51 }), refused(400, "invalid_count")),
    ),
    clause(
      "generate-6",
      "decisions, Generate",
      "count 50 is taken.",
      asked("ready", planned({ count: 50, format: "static" }), { status: 200, body: { count: 50, cost_credits: 250 } }),
    ),
    clause(
      "generate-7",
      "spec, POST /v1/ads/generate",
      "format is full or static, otherwise 400 invalid_format.",
      asked("ready", order({ format: "gif" }), refused(400, "invalid_format")),
    ),
    clause(
      "generate-8",
      "spec, POST /v1/ads/generate",
      "format full costs 15 credits per concept.",
      asked("ready", planned({ count: 3, format: "full" }), { status: 200, body: { cost_credits: 45 } }),
    ),
    clause(
      "generate-9",
      "spec, POST /v1/ads/generate",
      "format static costs 5 credits per concept.",
      asked("ready", planned({ count: 3, format: "static" }), { status: 200, body: { cost_credits: 15 } }),
    ),
    clause(
      "generate-10",
      "spec, POST /v1/ads/generate",
      "brand_id must belong to the account, else 404 brand_not_found.",
      asked("ready", order({ brand_id: "<other_brand_id>" }), refused(404, "brand_not_found")),
    ),
    clause(
      "generate-11",
      "spec, POST /v1/ads/generate",
      "brand_id accepts the account's own brand.",
      asked("ready", planned({ brand_id: "<brand_id>" }), { status: 200 }),
    ),
    clause(
      "generate-12",
      "spec, POST /v1/ads/generate",
      "With no default brand and no brand_id: 400 no_brand_selected.",
      asked("newcomer", order({}), refused(400, "no_brand_selected")),
    ),
    clause(
      "generate-13",
      "spec, POST /v1/ads/generate",
      "in_situ is a boolean.",
      asked("ready", order({ in_situ: "yes" }), refused(400, "invalid_request", "in_situ")),
    ),
    clause(
      "generate-14",
      "spec, POST /v1/ads/generate",
      "in_situ true: the product is composited into a lifestyle scene before the ad is rendered.",
      proved(
        "worker/inSitu",
        "puts the product into a lifestyle scene, inspected like any other ad, at the usual price",
      ),
    ),
    clause(
      "generate-15",
      "spec, POST /v1/ads/generate",
      "in_situ scenes are made by an image-generation model.",
      untested("Needs an image model of the platform; without one the scene is the renderer's own."),
    ),
    clause(
      "generate-16",
      "decisions, Generate",
      "in_situ that cannot be made is refused with invalid_request before any charge.",
      proved(
        "worker/inSitu",
        "is refused before any charge where no product could stand, and takes only those that can",
      ),
    ),
    clause(
      "generate-17",
      "spec, POST /v1/ads/generate",
      "webhook_url: HTTPS URL that receives a POST.",
      asked("ready", order({ webhook_url: "not a url" }), refused(400, "invalid_webhook_url", "webhook_url")),
    ),
    clause(
      "generate-18",
      "decisions, HTTP, in general",
      "webhook_url of a private address: 400 invalid_webhook_url.",
      asked("ready", order({ webhook_url: "https://10.0.0.1/x" }), refused(400, "invalid_webhook_url", "webhook_url")),
    ),
    clause(
      "generate-19",
      "spec, Rules",
      "Credits deducted on acceptance: count x 5 (static); the response reports the remaining balance.",
      asked("buyer", order({ count: 2, format: "static" }), { status: 202, body: { credits_balance: 40 } }),
    ),
    clause(
      "generate-20",
      "spec, Rules",
      "Credits deducted on acceptance: count x 15 (full).",
      asked("buyer", order({ count: 3, format: "full" }), { status: 202, body: { credits_balance: 5 } }),
    ),
    clause(
      "generate-21",
      "spec, Async response",
      "Without Prefer: wait: 202 with exactly the fields of the async response.",
      asked("buyer", order({ format: "static" }), {
        status: 202,
        body: exactly({
          delivery_id: /^del_/,
          status: "queued",
          request_id: /^req_/,
          ad_count_expected: 1,
          format: "static",
          credits_balance: 45,
          status_url: /^http.*\/v1\/deliveries\/del_/,
          eta_seconds: 180,
        }),
      }),
    ),
    clause(
      "generate-22",
      "spec, Async response",
      "eta_seconds: rough estimate, 480 for full.",
      asked("buyer", order({}), { status: 202, body: { eta_seconds: 480 } }),
    ),
    clause(
      "generate-23",
      "spec, Async response",
      "replayed_from_idempotency_key is present only when a key matched a prior request.",
      asked("buyer", order({ format: "static" }, { "idempotency-key": "first-use" }), {
        status: 202,
        body: { replayed_from_idempotency_key: absent },
        headers: { "idempotent-replayed": null },
      }),
    ),
    clause(
      "generate-24",
      "decisions, Generate",
      "Checks in order: authentication comes before the body.",
      asked("nobody", order({ count: 0 }), refused(401, "missing_authorization")),
    ),
    clause(
      "generate-25",
      "decisions, Generate",
      "Checks in order: account state comes before the body.",
      asked("trial", order({ count: 0 }), refused(403, "account_not_ready")),
    ),
    clause(
      "generate-26",
      "decisions, Generate",
      "Checks in order: the body comes before the brand.",
      asked("newcomer", order({ count: 0 }), refused(400, "invalid_count")),
    ),
    clause(
      "generate-27",
      "decisions, Generate",
      "Checks in order: the brand comes before onboarding.",
      asked("onboarding", order({ brand_id: "<other_brand_id>" }), refused(404, "brand_not_found")),
    ),
    clause(
      "generate-28",
      "decisions, Generate",
      "Checks in order: onboarding comes before products.",
      asked("onboarding", order({ product_refs: ["nothing"] }), refused(425, "brand_onboarding_in_progress")),
    ),
    clause(
      "generate-29",
      "decisions, Generate",
      "Checks in order: products come before credits.",
      asked("ready", order({ count: 50, product_refs: ["nothing"] }), refused(400, "no_matching_products")),
    ),
    clause(
      "generate-30",
      "decisions, Generate",
      "A refused call costs nothing and leaves nothing behind.",
      proved("worker/contract", "%s is refused and costs nothing"),
    ),
    clause(
      "generate-31",
      "spec, What the service does",
      "It renders ads around one product: a request for N concepts shares them out among the products in turn.",
      asked("catalogue", planned({ count: 4, format: "static" }), {
        status: 200,
        body: { products: listOf({ concepts: 2 }, 2), credits_balance: anInteger },
      }),
    ),
  ],
};
