import { code, h2, json, note, ol, p, type Page, source, tabs, ul } from "../blocks.ts";
import { curl, curlBlock, fileCode } from "./requests.ts";

/** `/docs`: from nothing to the first ad. */
export const quickStart: Page = {
  path: "/docs",
  title: "From a shop to finished ads",
  name: "Quick start",
  lead: "Name a beauty brand's website once, then order ads for its products. Each concept comes in two placements, 1080×1920 and 1080×1350: as a still and, in the format `full`, also as a looping video. The first ad takes a few minutes.",
  blocks: ({ baseUrl }) => [
    h2("1. Get a key"),
    p(
      "With a hosted account, take the key from your account's dashboard (Settings, API keys) and go on. To run the service yourself you need Node 20 or newer, and on Linux root, or ffmpeg and Chromium installed. In the folder of the repository:",
    ),
    code("bash", "Terminal 1: the service", "npm start"),
    p(
      "The first start installs what is missing, which takes one to three minutes. Then it prints an **API key** with 50 credits on it, enough for ten stills or three videos. Leave it running and put the key into a second terminal:",
    ),
    code(
      "bash",
      "Terminal 2: your calls",
      `export BASE_URL=${baseUrl}\nexport API_KEY=svc_live_…   # the key that was printed`,
    ),
    p("See that it works. The answer shows your balance and the prices:"),
    curlBlock("/v1/balance"),
    json("200 OK, shortened", {
      credits_balance: 50,
      credits_balance_usd_equivalent: 5,
      pricing: { credit_usd: 0.1, static_ad_credits: 5, full_ad_credits: 15 },
    }),
    h2("2. Have the shop read"),
    p(
      "The service reads the shop's products, pictures, colours and words by itself. Name its home page; the call answers 202 at once and the work goes on in the background.",
    ),
    curlBlock("/v1/brands", { website: "https://your-shop.example" }),
    note(
      "No shop at hand? `node scripts/setup.mjs shop -- sample-shop/server.ts` in a third terminal serves one of ours and prints its address, `http://127.0.0.1:…`. Use that as the `website`.",
    ),
    p(
      "Ask every few seconds until `ready_for_ads` is true. A small shop takes less than a minute, 200 products a minute or two.",
    ),
    curlBlock("/v1/brands"),
    json("200 OK, shortened", {
      brands: [
        {
          brand_id: "brd_1n6t3c9m2k7v5b0q4x8wzj1hye",
          ready_for_ads: true,
          status_message: "Ready for ads: 11 of 15 products can be used.",
          api_access_status: "Active",
        },
      ],
    }),
    p(
      "On some accounts `website_proof.status` is `pending` there: then the website has to be [proven](/docs/guides/website-proof) to be yours before the first order.",
    ),
    h2("3. Order the first ad"),
    p(
      "One concept as stills costs 5 credits. With `Prefer: wait` the call stays open until the ads are done, usually a few seconds. The `Idempotency-Key` makes the call safe to repeat: the same key never pays twice. The second tab is the whole way so far with the [TypeScript client](/docs/guides/typescript).",
    ),
    tabs(
      source(
        "bash",
        "curl",
        curl("/v1/ads/generate", { count: 1, format: "static" }, ["Prefer: wait", "Idempotency-Key: my-first-ad"]),
      ),
      fileCode("client/examples/quick-start.ts", "TypeScript"),
    ),
    json("200 OK", {
      delivery_id: "del_1n6t3c9m2k7v5b0q4x8wzj1hye",
      status: "completed",
      ad_count_expected: 1,
      format: "static",
      credits_balance: 45,
      ads: [
        {
          ad_id: "ad_9m3k7v1x5c8b2n4q6j0hzt1wye",
          orientation: "vertical",
          headline: "Barrier care that lasts all day",
          static_url: `${baseUrl}/media/ads/ad_9m3k7v1x5c8b2n4q6j0hzt1wye/h4t9w2c7x1m5v.jpg`,
          video_url: null,
          product_id: "prd_4x8w1n6t3c9m2k7v5b0qzj1hye",
          product_name: "Barrier Repair Serum",
        },
        {
          ad_id: "ad_2n4q6j0hzt1wye9m3k7v1x5c8b",
          orientation: "square",
          headline: "Barrier care that lasts all day",
          static_url: `${baseUrl}/media/ads/ad_2n4q6j0hzt1wye9m3k7v1x5c8b/c5v8n1m4q7w0e.jpg`,
          video_url: null,
          product_id: "prd_4x8w1n6t3c9m2k7v5b0qzj1hye",
          product_name: "Barrier Repair Serum",
        },
      ],
    }),
    p("Open a `static_url` in the browser: that is your first ad."),
    h2("4. Order a video"),
    p(
      "The format `full` gives the stills and, from the same scene, six seconds of seamless loop in both placements, for 15 credits. This time, do not wait: the call answers 202 with a `status_url`.",
    ),
    curlBlock("/v1/ads/generate", { count: 1, format: "full", creative: { copy_angle: "sensory" } }, [
      "Idempotency-Key: my-first-video",
    ]),
    p("Put the `delivery_id` of the answer into the address, and ask again until `status` is `completed`:"),
    code("bash", "curl", `export DELIVERY_ID=del_…   # from the answer\n${curl("/v1/deliveries/$DELIVERY_ID")}`),
    p(
      "Each ad has its `static_url` and `video_url`. The delivery's `viewer_url` is a page that shows them all side by side; it opens without a key, and works from the moment of the order.",
    ),
    h2("Where to go from here"),
    ol(
      "[Choose products](/docs/guides/products) and [styles](/docs/guides/styles), and look at the price and the plan with a [dry run](/docs/guides/testing) first.",
      "[Wait for results](/docs/guides/waiting) in the way that suits your program, or have a [webhook](/docs/guides/webhooks) tell you.",
      "Try every call in the [API reference](/docs/reference), or give the service to an [agent](/docs/guides/agents).",
    ),
    h2("Authentication"),
    ul(
      "Every call carries `Authorization: Bearer svc_live_…`, with exactly one space after `Bearer`.",
      "Treat the key like a password: it is shown once, when it is made, and belongs on a server, never into a page or an app.",
      "Rotating replaces a key; the old one may work on for up to 24 hours. Revoking ends it at once.",
      "A delivery or brand of another account is reported as not found.",
    ),
  ],
};
