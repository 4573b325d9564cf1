import { caution, code, h2, h3, json, p, type Page, table, tabs, ul } from "../blocks.ts";
import { curlBlock, errorLink, fileCode } from "./requests.ts";

const completed = (baseUrl: string) => ({
  event: "delivery.completed",
  delivery_id: "del_1n6t3c9m2k7v5b0q4x8wzj1hye",
  request_id: "req_5b0q4x8wzj1hye1n6t3c9m2k7v",
  status: "completed",
  ad_count: 2,
  ads: [
    {
      ad_id: "ad_9m3k7v1x5c8b2n4q6j0hzt1wye",
      orientation: "vertical",
      headline: "Barrier care that lasts all day",
      static_url: `${baseUrl}/media/ads/ad_9m3k7v1x5c8b2n4q6j0hzt1wye/h4t9w2c7x1m5v.jpg`,
      video_url: `${baseUrl}/media/ads/ad_9m3k7v1x5c8b2n4q6j0hzt1wye/k8b3n6q0j2z7y.mp4`,
      product_id: "prd_4x8w1n6t3c9m2k7v5b0qzj1hye",
      product_name: "Barrier Repair Serum",
    },
    {
      ad_id: "ad_2n4q6j0hzt1wye9m3k7v1x5c8b",
      orientation: "square",
      headline: "Barrier care that lasts all day",
      static_url: `${baseUrl}/media/ads/ad_2n4q6j0hzt1wye9m3k7v1x5c8b/c5v8n1m4q7w0e.jpg`,
      video_url: `${baseUrl}/media/ads/ad_2n4q6j0hzt1wye9m3k7v1x5c8b/x3z6b9n2m5k8j.mp4`,
      product_id: "prd_4x8w1n6t3c9m2k7v5b0qzj1hye",
      product_name: "Barrier Repair Serum",
    },
  ],
  viewer_url: `${baseUrl}/media/viewers/2k7v5b0q4x8wzj1hye1n6t3c9m/index.html`,
  delivered_at: "2026-03-02T10:00:41.000Z",
  metadata: { campaign: "spring" },
});

const headers = `POST /webhooks/ads HTTP/1.1
Content-Type: application/json
X-Service-Signature: 6d1f0c9e4b…
webhook-id: msg_1n6t3c9m2k7v5b0q4x8wzj1hye_completed
webhook-timestamp: 1772445641
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=`;

/** `/docs/guides/webhooks`. */
export const webhooks: Page = {
  path: "/docs/guides/webhooks",
  title: "Webhooks",
  lead: "Give a `webhook_url` with an order and the service calls it once the delivery has ended: with all ads, or with the reason and the refund.",
  blocks: ({ baseUrl }) => [
    h2("Ask for one"),
    curlBlock("/v1/ads/generate", { count: 1, format: "full", webhook_url: "https://your-app.example/webhooks/ads" }),
    p(
      `The address must be https, on a public host, on port 443 or 8443; anything else is refused as ${errorLink("invalid_webhook_url")} before anything is charged. A service that you run on your own machine also takes \`http://127.0.0.1\` with any port.`,
    ),
    h2("What arrives"),
    p(
      "One POST for each delivery, with one of two events. `delivery.completed` has the finished ads; `metadata` is there when the order had some.",
    ),
    json("delivery.completed", completed(baseUrl)),
    p(
      '`delivery.failed` has the same keys with `status: "failed"` and the ads without files (`static_url` and `video_url` are null), plus the reason and what went back to the account:',
    ),
    json("delivery.failed, the keys that it has besides", {
      error: {
        code: "orchestration_failed",
        message: "Concept 1 could not be rendered, in other words and layouts either.",
        doc_url: `${baseUrl}/docs/errors#orchestration_failed`,
      },
      credits_refunded: 15,
    }),
    h3("Headers"),
    code("http", "The request", headers),
    h2("Verify the signature"),
    p(
      "Anyone can call a public address, so check each request before you believe it, and answer 401 when it does not fit. Every request is signed twice with the account's webhook secret, `whsec_…` (`npm start` prints it; hosted accounts find it in the dashboard under Settings, Webhooks):",
    ),
    table(
      ["Scheme", "Signed text", "Key", "Form"],
      [
        [
          "[Standard Webhooks](https://www.standardwebhooks.com): `webhook-signature`",
          "`webhook-id`, `.`, `webhook-timestamp`, `.`, raw body",
          "the bytes behind `whsec_`, decoded from base64",
          "`v1,` and base64; several, separated by spaces",
        ],
        ["`X-Service-Signature`", "raw body", "the whole secret as shown, as UTF-8", "lower-case hexadecimal"],
      ],
    ),
    p(
      "Prefer the first: it signs the time too, so that a request which somebody recorded cannot be sent again later. A receiver that also accepts the second alone gives that protection up, because anyone can strip a recorded request of its other headers; our client refuses such requests unless `allowUntimed` is set. Both are HMAC-SHA256. Use any library for Standard Webhooks, our TypeScript client, or these few lines:",
    ),
    tabs(
      fileCode("docs/snippets/verify-webhook.ts", "TypeScript"),
      fileCode("docs/snippets/verify-webhook.py", "Python"),
      fileCode("docs/snippets/verify-webhook.php", "PHP"),
      fileCode("docs/snippets/verify-webhook.go", "Go"),
    ),
    caution(
      "Sign the body exactly as it arrived. A framework that parses JSON and writes it again changes bytes, and no signature fits any more. Compare in constant time, as the functions above do.",
    ),
    h2("A complete receiver"),
    p("With the TypeScript client, which verifies and types the event, on Node and as a Cloudflare Worker:"),
    tabs(
      fileCode("client/examples/webhook-receiver.ts", "Node"),
      fileCode("client/examples/webhook-receiver-worker.ts", "Worker"),
    ),
    h2("Answer, and expect it again"),
    ul(
      "Answer with any 2xx status within 10 seconds. Everything else, a redirect included, is a failure.",
      "After a failure the same bytes come again after about 30 seconds, 5 minutes and 30 minutes. After the third of these the event is dropped; the delivery itself is untouched, and [polling](/docs/guides/waiting) still gives its result.",
      "The body and `webhook-id` are the same on each attempt; `webhook-timestamp` and the signatures are new.",
      "An event can come more than once. Act once for each pair of `delivery_id` and `event`: a unique column in your database is enough. Note the pair once the event is handled, not before, or an event whose handling failed is lost.",
      "Put long work on a queue and answer first. Files stay where they are, so there is no hurry to fetch them.",
    ),
    h2("Rotate the secret"),
    p(
      "The operator of the service rotates the secret: write to support, and say how long the old one is to sign beside the new one, up to 24 hours; it is 24 unless you say otherwise. (On a service of your own: `POST /operator/v1/accounts/{account_id}/webhook-secret/rotate` with `keep_old_hours` and `sign_first`.)",
    ),
    p(
      "During that time `webhook-signature` carries a signature of each secret, so receivers with either accept. There are two, and more when the secret is rotated again meanwhile: take the request when one of them fits. Deploy the new secret before the time is over and nothing is lost.",
    ),
    p(
      "`X-Service-Signature` has room for one signature: the new secret's from the moment of the rotation, or, if you ask for that too (`sign_first: \"old\"`), the old one's as long as it signs. Receivers that check this header alone need the latter, or take both secrets meanwhile. After a rotation without an overlap (`keep_old_hours: 0`), as for a secret that leaked, only the new one signs, and all older ones end.",
    ),
    h2("Test on your own machine"),
    p("Run the receiver above and name its address. The service that `npm start` runs admits loopback addresses:"),
    startReceiver,
    curlBlock("/v1/ads/generate", { count: 1, format: "static", webhook_url: "http://127.0.0.1:3000/" }),
  ],
};

const startReceiver = code(
  "bash",
  "Receiver",
  "WEBHOOK_SECRET=whsec_… PORT=3000 npx node client/examples/webhook-receiver.ts",
);
