import { code, h2, json, note, p, type Page, ul } from "../blocks.ts";
import { metadataLimits } from "../../../../core/contract/metadata.ts";
import { curlBlock, errorLink, fileBlock } from "./requests.ts";

/** `/docs/guides/testing`. */
export const testing: Page = {
  path: "/docs/guides/testing",
  title: "Dry runs and testing",
  name: "Dry runs and testing",
  lead: "See what an order would cost and make before you pay, label orders with your own data, and build against an account on which no real money moves.",
  blocks: () => [
    h2("Dry runs"),
    p(
      '`"dry_run": true` sends the same order through the same checks and answers 200 with the plan. Nothing is charged, nothing is begun, nothing is remembered.',
    ),
    curlBlock("/v1/ads/generate", {
      count: 2,
      format: "full",
      product_refs: ["serum", "no such thing"],
      dry_run: true,
    }),
    json("200 OK", {
      dry_run: true,
      format: "full",
      count: 2,
      cost_credits: 30,
      cost_usd: 3,
      credits_balance: 45,
      credits_balance_after: 15,
      is_covered: true,
      would_recharge: false,
      products: [
        {
          id: "prd_4x8w1n6t3c9m2k7v5b0qzj1hye",
          handle: "barrier-repair-serum",
          name: "Barrier Repair Serum",
          concepts: 2,
        },
      ],
      dropped_product_refs: ["no such thing"],
      concepts: [
        {
          index: 1,
          product_id: "prd_4x8w1n6t3c9m2k7v5b0qzj1hye",
          copy_angle: "sensory",
          style_id: "sty_still-pond-rings",
          style_name: "Still Pond Rings",
          animation_prompt: "Water Ripples",
        },
        {
          index: 2,
          product_id: "prd_4x8w1n6t3c9m2k7v5b0qzj1hye",
          copy_angle: "transformation",
          style_id: "sty_satin-swipe",
          style_name: "Satin Swipe",
          animation_prompt: "Lotion Texture",
        },
      ],
    }),
    ul(
      "The plan holds for the real order that follows, as long as the brand has no other order in between: the same products, angles and styles. Only a concept that cannot be rendered is made anew otherwise: see [Results](/docs/guides/results).",
      "What the order would be refused for is refused here with the same code: a misspelt option, an unsupported product, a shop that is still being read. Missing credits alone are no error: `is_covered` is false, and `would_recharge` says whether auto-recharge would step in.",
      "The one exception is [proof of the website](/docs/guides/website-proof): where orders need it, a dry run works without.",
      "`Idempotency-Key` and `Prefer` mean nothing to a dry run; the real order may use the same key.",
    ),
    fileBlock("client/examples/dry-run.ts", "client/examples/dry-run.ts"),
    h2("Metadata"),
    p(
      `\`metadata\` takes what your own system knows an order by: up to ${metadataLimits.keys} strings, ${metadataLimits.jsonBytes.toLocaleString("en-US")} bytes as JSON. It comes back in the answer, in the delivery and in the webhook, so a receiver knows what the ads are for without a table of its own.`,
    ),
    curlBlock("/v1/ads/generate", {
      count: 1,
      format: "static",
      metadata: { campaign: "spring", variant: "7" },
    }),
    p(
      "Keys have 1 to 40 characters, values up to 500. Nothing here reads it, and it is shown nowhere else: not on the viewer page, not in an ad.",
    ),
    h2("Test accounts"),
    p(
      "A test account does everything a real one does, without real money: top-ups and auto-recharge go to a test payment provider, and every still and every frame of its videos is marked `TEST` across the picture. Its keys look like all others, so no code has to know. It cannot become a real account, nor a real one a test account.",
    ),
    p("Ask support for one. Where you run the service yourself, create it through the operator interface:"),
    code(
      "bash",
      "curl",
      `curl $BASE_URL/operator/v1/accounts \\
  -H "Authorization: Bearer $OPERATOR_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{ "email": "you@example.com", "test": true }'`,
    ),
    p("The answer has the account's key and webhook secret; both are shown once."),
    h2("Provoke errors"),
    ul(
      `\`"count": 0\` is refused as ${errorLink("invalid_count")}, an option that does not exist as ${errorLink("invalid_request")}, a shop's gift set as ${errorLink("product_not_supported")}. None of them costs anything.`,
      `An order that the balance does not cover is refused as ${errorLink("insufficient_credits")}.`,
      "For a webhook that fails, answer 500 from your receiver: the same event comes again after about 30 seconds.",
    ),
    note("The service that `npm start` runs takes no real payments at all."),
  ],
};
