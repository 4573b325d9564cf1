import { asked, clause, get, post, proved, refused, type Area, type Call } from "./clause.ts";
import { aList, anInteger, aTime } from "./expected.ts";

const source = "decisions, Operator interface";
const base = "/operator/v1";
const patch = (path: string, body: unknown): Call => ({ method: "PATCH", path, body });

/** What an operator can do. */
export const operator: Area = {
  title: "Operator interface",
  clauses: [
    clause(
      "operator-1",
      source,
      "/operator/v1 takes Authorization: Bearer $OPERATOR_TOKEN.",
      asked("operator", get(`${base}/deliveries`), { status: 200, body: { deliveries: aList } }),
    ),
    clause(
      "operator-2",
      source,
      "Without the token nothing is done.",
      asked("nobody", get(`${base}/deliveries`), refused(401, "missing_authorization")),
    ),
    clause(
      "operator-3",
      source,
      "An account's API key is no operator's token.",
      asked("ready", get(`${base}/deliveries`), refused(401, "invalid_api_key")),
    ),
    clause(
      "operator-4",
      source,
      "404 for all of it where no token is configured.",
      proved("worker/upstream", "is not there at all"),
    ),
    clause(
      "operator-5",
      source,
      "POST /accounts {email, name?}: 201 {account_id, api_key, webhook_secret}.",
      asked("operator", post(`${base}/accounts`, { email: "someone@example.com", name: "Someone" }), {
        status: 201,
        body: { account_id: /^acc_/, api_key: /^svc_live_/, webhook_secret: /^whsec_/ },
      }),
    ),
    clause(
      "operator-6",
      source,
      "POST /accounts: the 50-credit bonus is logged.",
      proved("worker/reading", "shows the welcome bonus in balance and usage"),
    ),
    clause(
      "operator-7",
      source,
      "GET /accounts/{id} reads.",
      asked("operator", get(`${base}/accounts/<account_id>`), {
        status: 200,
        body: { account_id: "<account_id>", status: "active", credits_balance: 50, created_at: aTime },
      }),
    ),
    clause(
      "operator-8",
      source,
      "PATCH /accounts/{id} {status} changes: trial.",
      asked("operator", patch(`${base}/accounts/<account_id>`, { status: "trial" }), {
        status: 200,
        body: { status: "trial" },
      }),
    ),
    clause(
      "operator-9",
      source,
      "PATCH /accounts/{id} {status} changes: suspended.",
      asked("operator", patch(`${base}/accounts/<account_id>`, { status: "suspended" }), {
        status: 200,
        body: { status: "suspended" },
      }),
    ),
    clause(
      "operator-10",
      source,
      "PATCH /accounts/{id} takes active, suspended or trial and no other status.",
      asked("operator", patch(`${base}/accounts/<account_id>`, { status: "gone" }), refused(400, "invalid_request")),
    ),
    clause(
      "operator-11",
      source,
      "PATCH /accounts/{id} {auto_recharge_enabled} changes.",
      asked("operator", patch(`${base}/accounts/<account_id>`, { auto_recharge_enabled: true }), {
        status: 200,
        body: { auto_recharge_enabled: true },
      }),
    ),
    clause(
      "operator-12",
      "decisions, HTTP, in general",
      "Operators move accounts out of Suspended and Trial too.",
      proved("worker/contract", "lets a suspended account do nothing and a trial account read"),
    ),
    clause(
      "operator-13",
      source,
      "POST /accounts/{id}/credits {credits, reason}.",
      asked("operator", post(`${base}/accounts/<account_id>/credits`, { credits: 7, reason: "thanks" }), {
        status: 201,
        body: { credits_balance: 57 },
      }),
    ),
    clause(
      "operator-14",
      source,
      "POST /accounts/{id}/credits books a Bonus transaction.",
      asked("veteran", get("/v1/usage?limit=1"), {
        status: 200,
        body: { recent_transactions: [{ type: "Bonus", credits_delta: 59 }] },
      }),
    ),
    clause(
      "operator-15",
      source,
      "PATCH /products/{id} {status}: Inactive.",
      asked("operator", patch(`${base}/products/<product_id>`, { status: "Inactive" }), {
        status: 200,
        body: { id: "<product_id>", status: "Inactive" },
      }),
    ),
    clause(
      "operator-16",
      source,
      "PATCH /products/{id} {status}: Draft.",
      asked("operator", patch(`${base}/products/<product_id>`, { status: "Draft" }), { status: 200 }),
    ),
    clause(
      "operator-17",
      source,
      "PATCH /products/{id} takes no other status.",
      asked("operator", patch(`${base}/products/<product_id>`, { status: "Gone" }), refused(400, "invalid_request")),
    ),
    clause(
      "operator-18",
      source,
      "GET /deliveries?status=… lists.",
      asked("operator", get(`${base}/deliveries?status=failed`), { status: 200, body: { deliveries: aList } }),
    ),
    clause(
      "operator-19",
      source,
      "POST /deliveries/{id}/fail {reason} gives up.",
      asked("operator", post(`${base}/deliveries/<delivery_id>/fail`, { reason: "asked for" }), { status: 200 }),
    ),
    clause(
      "operator-20",
      source,
      "POST /deliveries/{id}/fail refunds.",
      proved("worker/delivery", "lets an operator give up, once"),
    ),
    clause(
      "operator-21",
      source,
      "POST /deliveries/{id}/webhook sends the last event again.",
      proved("worker/webhooks", "stop at the first 2xx, and can be replayed by an operator"),
    ),
    clause(
      "operator-22",
      "decisions, HTTP, in general",
      "Rotating an API key gives a new one, and ends the old one.",
      proved("worker/apiKeys", "are replaced at once when they are rotated, or after the hours that were asked for"),
    ),
    clause(
      "operator-23",
      "decisions, Deliveries",
      "Rotating the webhook secret gives a new one.",
      asked("operator", post(`${base}/accounts/<account_id>/webhook-secret/rotate`, { keep_old_hours: 0 }), {
        status: 201,
        body: { webhook_secret: /^whsec_/ },
      }),
    ),
    clause(
      "operator-24",
      "decisions, Generate",
      "auto_recharge_daily_limit is 20 unless an operator changes it.",
      asked("operator", get(`${base}/accounts/<account_id>`), {
        status: 200,
        body: { auto_recharge_daily_limit: 20, auto_recharge_enabled: false, credits_lifetime_purchased: anInteger },
      }),
    ),
  ],
};
