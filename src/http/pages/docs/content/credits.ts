import { h2, json, p, type Page, table, ul } from "../blocks.ts";
import {
  autoRechargeDefaults,
  centsToUsd,
  creditCents,
  creditsFor,
  creditsPerConcept,
  creditsToUsd,
  welcomeBonusCredits,
} from "../../../../core/credits/pricing.ts";
import { curlBlock, errorLink } from "./requests.ts";

const creditUsd = centsToUsd(creditCents).toFixed(2);

/** `/docs/guides/credits`. */
export const credits: Page = {
  path: "/docs/guides/credits",
  title: "Credits",
  lead: `You pay for concepts that are delivered, in credits. One credit is ${creditUsd} USD; a new account starts with ${welcomeBonusCredits}.`,
  blocks: () => [
    h2("What an order costs"),
    table(
      ["Format", "One concept gives", "Credits", "Price"],
      [priceRow("static", "2 stills"), priceRow("full", "2 stills and 2 videos")],
    ),
    ul(
      "`count` times that is deducted when the order is accepted, in the same step that creates the delivery: there is no order without its deduction, and no deduction without its order.",
      "A refused call costs nothing; neither do reading, searching styles, onboarding and [dry runs](/docs/guides/testing).",
      "If a delivery fails, all of its credits come back by themselves, before its status says `failed`. Ads that were finished until then are withdrawn.",
      "A repeat under the same [Idempotency-Key](/docs/guides/idempotency) costs nothing.",
    ),
    h2("Balance"),
    curlBlock("/v1/balance"),
    json("200 OK", {
      credits_balance: 35,
      credits_balance_usd_equivalent: 3.5,
      credits_lifetime_purchased: 250,
      auto_recharge_enabled: false,
      auto_recharge_threshold: autoRechargeDefaults.thresholdCredits,
      auto_recharge_amount_usd: centsToUsd(autoRechargeDefaults.amountCents),
      pricing: {
        credit_usd: centsToUsd(creditCents),
        static_ad_credits: creditsPerConcept.static,
        full_ad_credits: creditsPerConcept.full,
      },
    }),
    h2("The ledger"),
    p(
      "Every movement is one line, with the balance after it. The lines add up to the balance; the service checks that for every account every few minutes.",
    ),
    curlBlock("/v1/usage"),
    json("200 OK, one line", {
      recent_transactions: [
        {
          type: "Deduction",
          credits_delta: -15,
          balance_after: 35,
          usd_amount: null,
          description: "1 concept, format full (del_1n6t3c9m2k7v5b0q4x8wzj1hye)",
          at: "2026-03-02T10:00:00.000Z",
        },
      ],
    }),
    table(
      ["Type", "Is"],
      [
        ["`Deduction`", "an accepted order; or credits taken back because their payment was returned"],
        ["`Refund`", "the credits of a delivery that failed, all of them; its files are withdrawn"],
        ["`Purchase`", "a top-up or an auto-recharge; `usd_amount` is what was paid"],
        ["`Bonus`", "the welcome bonus, or credits from support"],
      ],
    ),
    p(
      'The last 50 come first. For older ones follow the `Link` header with `rel="next"`, or ask for `?limit=20&cursor=…` yourself.',
    ),
    h2("When the balance is too small"),
    p(
      `The call is refused as 402 ${errorLink("insufficient_credits")}; the message states the balance and what is needed. Prices are linear: 25 USD are ${creditsFor(2500)} credits, 100 USD are ${creditsFor(10_000)}.`,
    ),
    h2("Auto-recharge"),
    p(
      "Off until the operator of the service switches it on for your account: write to support, no call of the API does it. (On a service of your own it is `PATCH /operator/v1/accounts/{account_id}` with `auto_recharge_enabled`.) It needs a saved card, which the first top-up leaves; support sends the link to pay one. It then charges that card by itself:",
    ),
    ul(
      "inside a call that the balance does not cover, as many recharges as it takes, one after the other; where the day allows too few, nothing is charged and the 402 says so;",
      `after an accepted order that leaves less than the threshold (${autoRechargeDefaults.thresholdCredits} credits unless changed).`,
    ),
    p(
      `One recharge is ${centsToUsd(autoRechargeDefaults.amountCents).toFixed(2)} USD, ${creditsFor(autoRechargeDefaults.amountCents)} credits, unless changed. There is one attempt at a time for an account, and at most ${autoRechargeDefaults.dailyLimit} in 24 hours. A disputed payment switches it off until the operator switches it on again.`,
    ),
  ],
};

function priceRow(format: "static" | "full", gives: string): string[] {
  const price = creditsPerConcept[format];
  return [`\`${format}\``, gives, String(price), `${creditsToUsd(price).toFixed(2)} USD`];
}
