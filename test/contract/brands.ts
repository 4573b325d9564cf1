import { asked, clause, get, post, proved, refused, untested, type Area } from "./clause.ts";
import { anInteger, aText, aTime, listOf } from "./expected.ts";

const onboard = (website: unknown) => post("/v1/brands", { website });
const brand = { brands: listOf({ brand_id: "<brand_id>" }, 1) };

/** The account's brand and its onboarding. */
export const brands: Area = {
  title: "Brands and onboarding",
  clauses: [
    clause(
      "brands-1",
      "spec, GET /v1/brands",
      "No parameters. Response 200: { brands: Brand[] }.",
      asked("ready", get("/v1/brands"), { status: 200, body: brand }),
    ),
    clause(
      "brands-2",
      "spec, Brand",
      "name, website and list_products_url are strings; the link is GET /v1/products.",
      asked("ready", get("/v1/brands"), {
        status: 200,
        body: { brands: [{ name: aText, website: /^https:/, list_products_url: /\/v1\/products$/ }] },
      }),
    ),
    clause(
      "brands-3",
      "spec, Brand",
      "ready_for_ads true: generate may be called now.",
      asked("ready", get("/v1/brands"), { status: 200, body: { brands: [{ ready_for_ads: true }] } }),
    ),
    clause(
      "brands-4",
      "spec, Brand",
      "ready_for_ads false while onboarding runs: wait and poll again.",
      asked("onboarding", get("/v1/brands"), { status: 200, body: { brands: [{ ready_for_ads: false }] } }),
    ),
    clause(
      "brands-5",
      "spec, Brand",
      "ready_for_ads is computed from what is true now: false when no product can be used any more.",
      asked("unusable", get("/v1/brands"), {
        status: 200,
        body: { brands: [{ ready_for_ads: false, api_access_status: "Active", status_message: /^Not ready for ads/ }] },
      }),
    ),
    clause(
      "brands-6",
      "spec, Brand",
      "status_message is a plain-language summary, while it runs with a product counter.",
      proved(
        "core/onboarding",
        "reads page after page and product after product, with counters that move, and ends ready",
      ),
    ),
    clause(
      "brands-7",
      "spec, Brand",
      "status_message is a ready message once the brand is ready.",
      asked("ready", get("/v1/brands"), { status: 200, body: { brands: [{ status_message: /^Ready/ }] } }),
    ),
    clause(
      "brands-8",
      "spec, Brand",
      "api_access_status is Pending Onboarding while onboarding runs.",
      asked("onboarding", get("/v1/brands"), {
        status: 200,
        body: { brands: [{ api_access_status: "Pending Onboarding", onboarding_status_detail: "scraping" }] },
      }),
    ),
    clause(
      "brands-9",
      "spec, Brand",
      "api_access_status is Active once the brand is onboarded.",
      asked("ready", get("/v1/brands"), {
        status: 200,
        body: { brands: [{ api_access_status: "Active", onboarding_status_detail: "ready" }] },
      }),
    ),
    clause(
      "brands-10",
      "spec, Brand",
      "product_count: products currently active on the brand.",
      asked("catalogue", get("/v1/brands"), { status: 200, body: { brands: [{ product_count: 4 }] } }),
    ),
    clause(
      "brands-11",
      "spec, Brand",
      "total_products_scraped may exceed product_count.",
      asked("catalogue", get("/v1/brands"), { status: 200, body: { brands: [{ total_products_scraped: 5 }] } }),
    ),
    clause(
      "brands-12",
      "spec, Brand",
      "onboarded_at: ISO 8601 timestamp at which the brand became Active.",
      asked("ready", get("/v1/brands"), { status: 200, body: { brands: [{ onboarded_at: aTime }] } }),
    ),
    clause(
      "brands-13",
      "spec, Brand",
      "The brand has exactly the fields of the contract.",
      proved("core/onboarding", "has exactly the spec's fields, and the proof of its website"),
    ),
    clause(
      "brands-14",
      "spec, POST /v1/brands",
      "Response 202: brand_id, status Pending Onboarding, message, estimated_completion_minutes.",
      asked("beginner", onboard("<shop_url>"), {
        status: 202,
        body: {
          brand_id: /^brd_/,
          status: "Pending Onboarding",
          message: /ready_for_ads/,
          estimated_completion_minutes: anInteger,
        },
      }),
    ),
    clause(
      "brands-15",
      "spec, POST /v1/brands",
      "On an account that already has a brand it re-runs the scrape against the new URL and does not add a second brand.",
      asked("buyer", onboard("<shop_url>"), {
        status: 202,
        body: { brand_id: "<brand_id>", status: "Pending Onboarding" },
      }),
    ),
    clause(
      "brands-16",
      "spec, POST /v1/brands",
      "website is required: 400 invalid_website.",
      asked("newcomer", post("/v1/brands", {}), refused(400, "invalid_website", "website")),
    ),
    clause(
      "brands-17",
      "spec, POST /v1/brands",
      "website must start with http:// or https://.",
      asked("newcomer", onboard("shop.example"), refused(400, "invalid_website", "website")),
    ),
    clause(
      "brands-18",
      "spec, POST /v1/brands",
      "A website with another scheme is malformed: 400 invalid_website.",
      asked("newcomer", onboard("ftp://shop.example"), refused(400, "invalid_website")),
    ),
    clause(
      "brands-19",
      "spec, POST /v1/brands",
      "website is a public homepage: a private address is refused.",
      asked("newcomer", onboard("http://10.0.0.1"), refused(400, "invalid_website")),
    ),
    clause(
      "brands-20",
      "decisions, Brands",
      "POST /v1/brands answers without touching the site; 502 scraper_failed only when the pipeline can't be started.",
      proved("worker/upstream", "answers 502 scraper_failed when a run cannot be started, and can be called again"),
    ),
    clause(
      "brands-21",
      "decisions, Brands",
      "The same website while it runs joins that run.",
      proved("worker/onboarding", "joins a run that is under way for the same website"),
    ),
    clause(
      "brands-22",
      "spec, What the service does",
      "A brand is onboarded by an automated scrape of its website: product pages, hero images, ingredients, tone of voice.",
      proved(
        "worker/onboarding",
        "is read from its feed: brand, products, reasons, and one broken picture that stops nobody",
      ),
    ),
    clause(
      "brands-23",
      "spec, What the service does",
      "Ads can be generated only once the brand is Active.",
      asked("onboarding", post("/v1/ads/generate", {}), refused(425, "brand_onboarding_in_progress")),
    ),
    clause(
      "brands-24",
      "spec, What the service does",
      "Each account is tied to a single brand in v1.",
      proved("worker/onboarding", "joins a run that is under way for the same website"),
    ),
    clause(
      "brands-25",
      "spec, States, Brand",
      "When the scrape completes, the brand becomes Active and ready_for_ads true.",
      proved(
        "worker/onboarding",
        "is read from its feed: brand, products, reasons, and one broken picture that stops nobody",
      ),
    ),
    clause(
      "brands-26",
      "spec, States, Brand",
      "When the scrape completes, an e-mail notification is sent.",
      proved(
        "worker/onboardingMails",
        "an account gets one mail for each run that ends, and none for a run that another has replaced",
      ),
    ),
    clause(
      "brands-27",
      "decisions, Brands",
      "onboarding_status_detail is one of queued, discovering, scraping, pictures, ready, failed.",
      proved(
        "core/onboarding",
        "reads page after page and product after product, with counters that move, and ends ready",
      ),
    ),
    clause(
      "brands-28",
      "decisions, Brands",
      "A first onboarding that fails stays Pending Onboarding with failed and a plain status_message.",
      proved(
        "worker/onboarding",
        "stays pending with a message that says what to do, and nobody who orders ads is asked to wait",
      ),
    ),
    clause(
      "brands-29",
      "spec, States, Brand",
      "While the brand is in Pending Onboarding, generate answers 425 brand_onboarding_in_progress: after a first run that failed, too.",
      proved(
        "worker/onboarding",
        "stays pending with a message that says what to do, and nobody who orders ads is asked to wait",
      ),
    ),
    clause(
      "brands-30",
      "decisions, Brands",
      "After a first onboarding that failed, the 425 says what was wrong and what to do, and has no Retry-After.",
      proved(
        "worker/onboarding",
        "stays pending with a message that says what to do, and nobody who orders ads is asked to wait",
      ),
    ),
    clause(
      "brands-31",
      "decisions, Brands",
      "A re-run that fails restores the brand and catalogue as they were.",
      proved("worker/onboarding", "leaves an active brand as it was when the new address fails"),
    ),
    clause(
      "brands-32",
      "spec, Limits",
      "Onboarding takes about 15 to 60 minutes.",
      untested("How long it takes depends on the shop; with a shop on the same machine it takes seconds."),
    ),
    clause(
      "brands-33",
      "spec, GET /v1/brands",
      "An account without a brand has an empty list.",
      asked("newcomer", get("/v1/brands"), { status: 200, body: { brands: [] } }),
    ),
    clause(
      "brands-34",
      "spec, Brand",
      "name is the display name as the shop gives it.",
      proved("worker/discovery", "tells the brand's name on which two signs of the site agree, else its host"),
    ),
    clause(
      "brands-37",
      "decisions, Brands",
      "name is the shop's own as soon as that is known, also while the shop is read and after a run that failed.",
      proved("worker/onboarding", "is the shop's own as soon as that is known, and stays when the run fails"),
    ),
    clause(
      "brands-35",
      "decisions, Brands",
      "onboarding_status_detail is failed, and onboarded_at null, where a first onboarding failed.",
      proved(
        "worker/onboarding",
        "stays pending with a message that says what to do, and nobody who orders ads is asked to wait",
      ),
    ),
    clause(
      "brands-36",
      "decisions, Decided since",
      "ready_for_ads is false and its message says why for an account on trial.",
      asked("trial", get("/v1/brands"), {
        status: 200,
        body: { brands: [{ ready_for_ads: false, status_message: /once support has activated it/ }] },
      }),
    ),
  ],
};
