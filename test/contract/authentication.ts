import { asked, clause, get, order, proved, refused, type Area } from "./clause.ts";
import { anInteger } from "./expected.ts";

const withHeader = (authorization: string) => get("/v1/balance", { authorization });

/** Who may call, and how often. */
export const authentication: Area = {
  title: "Authentication and limits",
  clauses: [
    clause(
      "authentication-1",
      "spec, Authentication",
      "Every endpoint takes an account API key in the header Authorization: Bearer <API_KEY>.",
      asked("ready", get("/v1/balance"), { status: 200, body: { credits_balance: anInteger } }),
    ),
    clause(
      "authentication-2",
      "spec, Authentication",
      "No Authorization header: 401 missing_authorization.",
      asked("nobody", get("/v1/balance"), refused(401, "missing_authorization")),
    ),
    clause(
      "authentication-3",
      "spec, Authentication",
      "A header that does not start with “Bearer ”: 401 invalid_authorization_scheme.",
      asked("nobody", withHeader("Basic abc"), refused(401, "invalid_authorization_scheme")),
    ),
    clause(
      "authentication-4",
      "spec, Authentication",
      "A key that does not start with the live-key prefix: 401 invalid_key_format.",
      asked("nobody", withHeader("Bearer sk_live_x"), refused(401, "invalid_key_format")),
    ),
    clause(
      "authentication-5",
      "spec, Authentication",
      "A key that is unknown: 401 invalid_api_key.",
      asked("nobody", withHeader("Bearer svc_live_unknown"), refused(401, "invalid_api_key")),
    ),
    clause(
      "authentication-6",
      "spec, Authentication",
      "A key that has been rotated: 401 invalid_api_key.",
      proved("worker/apiKeys", "are replaced at once when they are rotated, or after the hours that were asked for"),
    ),
    clause(
      "authentication-7",
      "spec, Authentication",
      "Live keys start with the fixed prefix svc_live_ followed by an opaque string.",
      asked(
        "operator",
        { method: "POST", path: "/operator/v1/accounts/<account_id>/keys", body: {} },
        { status: 201, body: { api_key: /^svc_live_[0-9a-zA-Z]{20,}$/ } },
      ),
    ),
    clause(
      "authentication-8",
      "spec, Authentication",
      "A suspended account is refused: 403 account_suspended.",
      asked("suspended", get("/v1/balance"), refused(403, "account_suspended")),
    ),
    clause(
      "authentication-9",
      "spec, Authentication",
      "An account in an unexpected state is refused: 403 account_not_ready.",
      asked("trial", order({}), refused(403, "account_not_ready")),
    ),
    clause(
      "authentication-10",
      "spec, Authentication",
      "A delivery of another account is reported as not found.",
      asked("ready", get("/v1/deliveries/<other_delivery_id>"), refused(404, "delivery_not_found")),
    ),
    clause(
      "authentication-11",
      "spec, Authentication",
      "A brand of another account is reported as not found.",
      asked("ready", order({ brand_id: "<other_brand_id>" }), refused(404, "brand_not_found")),
    ),
    clause(
      "authentication-12",
      "spec, Authentication",
      "Webhook requests from the service are authenticated by signature, not by API key.",
      proved("worker/delivery", "ends with stills and videos for each concept and tells the webhook, signed"),
    ),
    clause(
      "authentication-13",
      "decisions, HTTP, in general",
      "Authentication is literal: “Bearer ” in this spelling.",
      asked("nobody", withHeader("bearer svc_live_x"), refused(401, "invalid_authorization_scheme")),
    ),
    clause(
      "authentication-14",
      "decisions, HTTP, in general",
      "Authentication is literal: “Bearer ” with one space.",
      asked("nobody", withHeader("Bearer  svc_live_x"), refused(401, "invalid_key_format")),
    ),
    clause(
      "authentication-15",
      "decisions, HTTP, in general",
      "Of a key only the hash is stored, with its prefix, creation and last use for lists; it is shown once.",
      proved("worker/apiKeys", "can be several, each shown once, listed by prefix and last use"),
    ),
    clause(
      "authentication-16",
      "decisions, HTTP, in general",
      "Revoking takes effect at once.",
      proved("worker/apiKeys", "are refused from the moment they are revoked, and only they"),
    ),
    clause(
      "authentication-17",
      "decisions, HTTP, in general",
      "Rotating can keep the old key for up to 24 h, and no longer.",
      proved("worker/apiKeys", "of another account, unknown ones, and more than a day of grace are refused"),
    ),
    clause(
      "authentication-18",
      "decisions, HTTP, in general",
      "The webhook secret must be read to sign, so it is stored encrypted with a key from the settings.",
      proved("worker/secretBox", "names its form and its key, and opens as what it is a secret of alone"),
    ),
    clause(
      "authentication-19",
      "decisions, HTTP, in general",
      "Trial is an account state in which reads work.",
      asked("trial", get("/v1/balance"), { status: 200 }),
    ),
    clause(
      "authentication-20",
      "decisions, HTTP, in general",
      "Trial shows in api_access_status.",
      asked("trial", get("/v1/brands"), { status: 200, body: { brands: [{ api_access_status: "Trial" }] } }),
    ),
    clause(
      "authentication-21",
      "decisions, HTTP, in general",
      "Suspended refuses every call, generate too.",
      asked("suspended", order({}), refused(403, "account_suspended")),
    ),
    clause(
      "authentication-22",
      "decisions, HTTP, in general",
      "A new onboarding never lifts Suspended or Trial.",
      proved("core/onboarding", "lets suspension and trial of the account win"),
    ),
    clause(
      "authentication-23",
      "decisions, HTTP, in general",
      "429 carries Retry-After and the RateLimit and RateLimit-Policy fields of the IETF draft; limits a minute for an account: 300 generate calls, 1,200 others.",
      proved("worker/upstream", "refuse with 429, Retry-After and the draft's fields: %s"),
    ),
    clause(
      "authentication-24",
      "decisions, HTTP, in general",
      "Limit a minute of failed authentications, for an address: 120.",
      proved("worker/authenticationLimits", "the right key is refused as well, and nothing is looked up: %s"),
    ),
    clause(
      "authentication-25",
      "decisions, HTTP, in general",
      "Limits a minute are settings.",
      proved("core/settings", "are in wrangler.toml as answers and documentation name them"),
    ),
    clause(
      "authentication-26",
      "decisions, HTTP, in general",
      "Documentation, viewer and assets are not counted towards an account's limits.",
      asked("nobody", get("/docs/errors"), { status: 200, headers: { "ratelimit-policy": null } }),
    ),
  ],
};
