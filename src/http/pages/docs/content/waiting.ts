import { code, h2, json, note, p, type Page, table, ul } from "../blocks.ts";
import { maxWaitSeconds } from "../../../../core/contract/prefer.ts";
import { curl, curlBlock, errorLink, fileBlock } from "./requests.ts";

/** `/docs/guides/waiting`. */
export const waiting: Page = {
  path: "/docs/guides/waiting",
  title: "Waiting for results",
  lead: "An order is accepted at once; the ads take seconds to minutes. There are three ways to learn that they are done, and they may be mixed.",
  blocks: ({ baseUrl }) => [
    table(
      ["Way", "Use it when", "Mind"],
      [
        [
          "[Block](#block)",
          "a script, a test, one ad at a time",
          `the connection is held up to ${maxWaitSeconds} seconds; many proxies cut it after 60`,
        ],
        ["[Poll](#poll)", "anything that can remember an id", "every 15 to 30 seconds is enough"],
        [
          "[Webhook](/docs/guides/webhooks)",
          "many orders, or a server that should not wait",
          "you need an address that the internet reaches",
        ],
      ],
    ),
    p("Whichever you choose, keep the `delivery_id`: with it any process can pick up the result at any time."),
    h2("Block"),
    p(
      `With \`Prefer: wait\` the call answers when the delivery has ended, or after ${maxWaitSeconds} seconds. \`Prefer: wait=30\` waits 30 seconds at most.`,
    ),
    curlBlock("/v1/ads/generate", { count: 1, format: "static" }, ["Prefer: wait=60", "Idempotency-Key: order-17"]),
    ul(
      "**200** with the header `Preference-Applied: wait`: the delivery has ended. Look at `status`: it is `completed`, or `failed` with its credits back on the account: then `error` says why and `credits_refunded` how many came back.",
      "**202**: the time was not enough. The delivery goes on; `note` says how to go on, `Retry-After` when to ask.",
    ),
    json("202 after a wait", {
      delivery_id: "del_1n6t3c9m2k7v5b0q4x8wzj1hye",
      status: "rendering",
      request_id: "req_5b0q4x8wzj1hye1n6t3c9m2k7v",
      ad_count_expected: 1,
      format: "static",
      credits_balance: 45,
      status_url: `${baseUrl}/v1/deliveries/del_1n6t3c9m2k7v5b0q4x8wzj1hye`,
      eta_seconds: 180,
      note: "The delivery goes on; poll status_url until its status is completed or failed.",
    }),
    p(
      "Hanging up stops the waiting, never the delivery. If the connection broke before you read the `delivery_id`, send the same call with the same [Idempotency-Key](/docs/guides/idempotency): it joins the delivery and waits on.",
    ),
    h2("Poll"),
    code("bash", "A loop with curl and jq", pollLoop()),
    table(
      ["Status", "Means"],
      [
        ["`queued`", "accepted and paid"],
        ["`processing`", "copy is written, styles and layouts are chosen"],
        ["`rendering`", "ads are drawn; those that are done have their addresses already"],
        ["`completed`", "every ad is there. Final."],
        [
          "`failed`",
          "given up; `error` says why, `credits_refunded` how many credits came back (all of them), and no ad has a file. Final.",
        ],
      ],
    ),
    p(
      "A delivery is given up when one of its concepts cannot be made in any way, after about five minutes of nothing but failures, or when it has taken two hours. To try again, order anew under a new Idempotency-Key: the old key brings back the failed delivery. See [A delivery that failed](/docs/guides/results#a-delivery-that-failed).",
    ),
    p(
      `\`eta_seconds\` is a cautious estimate (180 for \`static\`, 480 for \`full\`); most deliveries end much earlier. A 502 ${errorLink("upstream_error")} while polling says nothing about the delivery: ask again.`,
    ),
    h2("With progress"),
    p("The TypeScript client polls for you and tells each step:"),
    fileBlock("client/examples/wait-with-progress.ts", "client/examples/wait-with-progress.ts"),
    h2("Waiting for a brand"),
    p(
      `While a shop is being read, generate answers 425 ${errorLink("brand_onboarding_in_progress")} with the estimated rest in \`Retry-After\` (at least 15 seconds), and costs nothing. Poll \`GET /v1/brands\` until \`ready_for_ads\` is true; a mail tells you, too. When a first reading has failed (\`onboarding_status_detail\` is \`failed\`), generate answers 400 ${errorLink("brand_onboarding_failed")}: waiting is no use, and \`status_message\` says what to do.`,
    ),
    note("A re-run of the onboarding that fails leaves brand and products as they were."),
  ],
};

function pollLoop(): string {
  const call = curl("/v1/deliveries/$DELIVERY_ID").replace(" \\\n  ", " ").replace("curl ", "curl -s ");
  return `while true; do
  STATUS=$(${call} | jq -r .status)
  echo "$STATUS"
  if [ "$STATUS" = completed ] || [ "$STATUS" = failed ]; then break; fi
  sleep 15
done`;
}
