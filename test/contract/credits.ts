import { asked, clause, get, order, planned, proved, replaced, untested, type Area } from "./clause.ts";
import { anInteger, aTime, exactly, listOf } from "./expected.ts";

const balance = get("/v1/balance");
const usage = get("/v1/usage");
const recharged = proved("worker/payments", "buys 250 credits for 25 USD and lets the call proceed");

/** Balance, ledger, top-ups and auto-recharge. */
export const credits: Area = {
  title: "Credits and usage",
  clauses: [
    clause(
      "credits-1",
      "spec, Balance",
      "GET /v1/balance has exactly the fields of the contract.",
      asked("newcomer", balance, {
        status: 200,
        body: exactly({
          credits_balance: 50,
          credits_balance_usd_equivalent: 5,
          credits_lifetime_purchased: 0,
          auto_recharge_enabled: false,
          auto_recharge_threshold: 20,
          auto_recharge_amount_usd: 25,
          pricing: exactly({ credit_usd: 0.1, static_ad_credits: 5, full_ad_credits: 15 }),
        }),
      }),
    ),
    clause(
      "credits-2",
      "spec, Limits",
      "Credit value: 1 credit = 0.10 USD.",
      asked("ready", planned({ count: 1, format: "full" }), {
        status: 200,
        body: { cost_credits: 15, cost_usd: 1.5 },
      }),
    ),
    clause(
      "credits-3",
      "spec, Balance",
      "credits_balance_usd_equivalent: balance in USD at 0.10 per credit.",
      asked("newcomer", balance, {
        status: 200,
        body: { credits_balance: 50, credits_balance_usd_equivalent: 5 },
      }),
    ),
    clause("credits-4", "spec, Balance", "credits_lifetime_purchased: all-time credits purchased.", recharged),
    clause(
      "credits-5",
      "spec, Limits",
      "Welcome bonus: 50 credits on a new account, logged as a Bonus transaction.",
      asked("newcomer", usage, {
        status: 200,
        body: { recent_transactions: [{ type: "Bonus", credits_delta: 50, balance_after: 50, usd_amount: null }] },
      }),
    ),
    clause(
      "credits-6",
      "spec, Transaction",
      "type, credits_delta, balance_after, usd_amount, description and at; deductions are negative.",
      asked("customer", usage, {
        status: 200,
        body: {
          recent_transactions: [
            exactly({
              type: "Deduction",
              credits_delta: -5,
              balance_after: 45,
              usd_amount: null,
              description: /1 concept, format static/,
              at: aTime,
            }),
            { type: "Bonus" },
          ],
        },
      }),
    ),
    clause(
      "credits-7",
      "spec, Transaction",
      "description names count and format of a generation.",
      asked("customer", usage, {
        status: 200,
        body: { recent_transactions: [{ description: /1 concept, format static/ }, { type: "Bonus" }] },
      }),
    ),
    clause(
      "credits-8",
      "spec, GET /v1/usage",
      "Most recent first.",
      proved("worker/reading", "pages usage with a next link, newest first"),
    ),
    clause(
      "credits-9",
      "decisions, Deliveries",
      "GET /v1/usage?limit=1..50&cursor=… pages on, with Link: <…>; rel=next.",
      asked("customer", get("/v1/usage?limit=1"), {
        status: 200,
        body: { recent_transactions: listOf({ type: "Deduction" }, 1) },
        headers: { link: /<.*cursor=.*>; rel="next"/ },
      }),
    ),
    clause(
      "credits-10",
      "decisions, Deliveries",
      "limit beyond 50 is refused.",
      asked("newcomer", get("/v1/usage?limit=51"), { status: 400, code: "invalid_request" }),
    ),
    clause(
      "credits-11",
      "decisions, Deliveries",
      "A cursor that is none is refused.",
      asked("newcomer", get("/v1/usage?cursor=zzz"), { status: 400, code: "invalid_request" }),
    ),
    clause(
      "credits-12",
      "spec, What the service does",
      "Credits are deducted when a generate request is accepted.",
      asked("customer", balance, { status: 200, body: { credits_balance: 45 } }),
    ),
    clause(
      "credits-13",
      "spec, What the service does",
      "Credits are refunded automatically if the delivery fails, as a Refund transaction.",
      asked("failed", get("/v1/usage?limit=1"), {
        status: 200,
        body: { recent_transactions: [{ type: "Refund", credits_delta: 5, balance_after: 50, usd_amount: null }] },
      }),
    ),
    clause(
      "credits-14",
      "spec, Transaction",
      "balance_after is the balance immediately after the transaction, whatever happens at once.",
      proved(
        "worker/generate",
        "accepts ten of twenty-five parallel calls when the credits are for ten, and ends at 0",
      ),
    ),
    clause(
      "credits-15",
      "spec, Limits",
      "Top-up is linear: 25 USD = 250 credits, 100 USD = 1000 credits.",
      proved("worker/payments", "is linear, is credited once however often the page is sent, and saves the card"),
    ),
    clause(
      "credits-16",
      "spec, Limits",
      "Auto-recharge defaults: threshold 20 credits; amount 25.00 USD = 250 credits.",
      asked("newcomer", balance, {
        status: 200,
        body: { auto_recharge_threshold: 20, auto_recharge_amount_usd: 25 },
      }),
    ),
    clause(
      "credits-17",
      "spec, Rules",
      "If credits are insufficient and auto-recharge is on, a recharge is attempted inside the same request; if it succeeds the call proceeds.",
      recharged,
    ),
    clause(
      "credits-18",
      "spec, Rules",
      "If the recharge does not succeed: 402 insufficient_credits.",
      proved("worker/payments", "answers 402 and says why where the card is %s"),
    ),
    clause(
      "credits-19",
      "decisions, Generate",
      "Auto-recharge is off for a new account.",
      asked("ready", order({ count: 4 }), {
        status: 402,
        code: "insufficient_credits",
        body: { error: { message: /Auto-recharge is off/ } },
      }),
    ),
    clause(
      "credits-20",
      "decisions, Generate",
      "When an accepted call leaves the balance under the threshold, auto-recharge fires after its answer.",
      proved("worker/payments", "fills up an account that an accepted call has left below its threshold, once"),
    ),
    clause(
      "credits-21",
      "decisions, Generate",
      "One charge attempt at a time for an account.",
      proved("worker/payments", "makes one attempt however many calls race"),
    ),
    clause(
      "credits-22",
      "decisions, Generate",
      "Charges carry the payment provider's own idempotency key.",
      proved("worker/paymentProviders", "charges an order once for its key, whatever is asked under it"),
    ),
    clause(
      "credits-23",
      "decisions, Generate",
      "At most auto_recharge_daily_limit (default 20) recharges in 24 h.",
      proved("worker/payments", "stops at the daily limit, and says so"),
    ),
    clause(
      "credits-24",
      "decisions, Generate",
      "If one recharge cannot cover the call, nothing is charged and the call answers 402.",
      replaced("credits-25", "several recharges in one go cover such a call."),
    ),
    clause(
      "credits-25",
      "decisions, Decided since",
      "Auto-recharge makes as many recharges as the call takes, in one go.",
      proved("worker/rechargesInOneGo", "gets as many as it takes, one after the other, beside others as well"),
    ),
    clause(
      "credits-26",
      "decisions, Decided since",
      "If the day's recharges cannot cover the call, nothing is charged and the call answers 402, naming the reason.",
      proved(
        "worker/rechargesInOneGo",
        "is charged nothing where the day's recharges could not cover it, and is told so",
      ),
    ),
    clause("credits-27", "spec, Transaction", "usd_amount: USD amount when real money was involved.", recharged),
    clause(
      "credits-28",
      "spec, GET /v1/usage",
      "The last 50 transactions.",
      asked("veteran", usage, {
        status: 200,
        body: { recent_transactions: listOf({ credits_delta: anInteger }, 50) },
        headers: { link: /rel="next"/ },
      }),
    ),
    clause(
      "credits-29",
      "spec, Limits",
      "Volume above 10,000 ads per month is handled by commercial arrangement with support.",
      untested("An arrangement between people."),
    ),
    clause(
      "credits-30",
      "spec, Introduction",
      "A recharge charges a real card at the payment provider.",
      untested("Needs an account at the provider; the same contract tests pass against a stand-in that plays it."),
    ),
    clause(
      "credits-31",
      "decisions, Decided since",
      "Where a later recharge of a call is declined, the 402 says what was charged before it.",
      proved("worker/rechargesInOneGo", "is told what was charged where a later one is declined"),
    ),
  ],
};
