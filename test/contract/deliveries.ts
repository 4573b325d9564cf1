import { asked, clause, get, proved, refused, untested, type Area } from "./clause.ts";
import { aList, anInteger, aText, aTime, listOf } from "./expected.ts";

const own = get("/v1/deliveries/<delivery_id>");

/** A delivery, its ads and its page. */
export const deliveries: Area = {
  title: "Deliveries",
  clauses: [
    clause(
      "deliveries-1",
      "spec, GET /v1/deliveries/{delivery_id}",
      "Response 200: the delivery with its ads.",
      asked("customer", own, {
        status: 200,
        body: {
          delivery_id: "<delivery_id>",
          status: /^(queued|processing|rendering|completed)$/,
          raw_status: aText,
          ad_count: anInteger,
          ads: aList,
          viewer_url: /^https?:/,
          created_at: aTime,
        },
      }),
    ),
    clause(
      "deliveries-2",
      "spec, GET /v1/deliveries/{delivery_id}",
      "A wrong id: 404 delivery_not_found.",
      asked("ready", get("/v1/deliveries/del_00000000000000000000000000"), refused(404, "delivery_not_found")),
    ),
    clause(
      "deliveries-3",
      "spec, GET /v1/deliveries/{delivery_id}",
      "Another account's delivery: 404 delivery_not_found.",
      asked("ready", get("/v1/deliveries/<other_delivery_id>"), refused(404, "delivery_not_found")),
    ),
    clause(
      "deliveries-4",
      "spec, GET /v1/deliveries/{delivery_id}",
      "Delivery store unreachable: 502 upstream_error.",
      proved(
        "worker/upstream",
        "answers 502 upstream_error for a delivery whose object cannot be read, or knows nothing while the index cannot",
      ),
    ),
    clause(
      "deliveries-5",
      "spec, GET /v1/deliveries/{delivery_id}",
      "Recommended polling interval: every 15-30 seconds.",
      proved("client/waiting", "leaves 15 seconds between two looks unless told otherwise, as the service asks"),
    ),
    clause(
      "deliveries-6",
      "spec, GET /v1/deliveries/{delivery_id}",
      "Statics generally finish in 2-4 minutes, full deliveries in 6-9 minutes.",
      untested("A figure of the deployment; npm run bench measures it on the machine at hand."),
    ),
    clause(
      "deliveries-7",
      "spec, What the service does",
      "A request with count N yields 2N ad records: each concept in vertical and square.",
      asked("finished", own, {
        status: 200,
        body: { ad_count: 2, ads: [{ orientation: "vertical" }, { orientation: "square" }] },
      }),
    ),
    clause(
      "deliveries-8",
      "spec, Limits",
      "Output sizes: vertical 1080x1920, square 1080x1350.",
      asked("finished", own, {
        status: 200,
        body: {
          ads: [
            { orientation: "vertical", compliance: { width: 1080, height: 1920 } },
            { orientation: "square", compliance: { width: 1080, height: 1350 } },
          ],
        },
      }),
    ),
    clause(
      "deliveries-9",
      "spec, What the service does",
      "A finished ad is a static image (PNG or JPG).",
      asked("finished", get("<still>"), { status: 200, headers: { "content-type": /^image\/(jpeg|png)$/ } }),
    ),
    clause(
      "deliveries-10",
      "spec, What the service does",
      "For the full format, an animated MP4 video.",
      proved("worker/delivery", "ends with stills and videos for each concept and tells the webhook, signed"),
    ),
    clause(
      "deliveries-11",
      "spec, Ad object",
      "index is the 1-indexed position of the concept; both orientations share it.",
      asked("finished", own, {
        status: 200,
        body: {
          ads: [
            { orientation: "vertical", index: 1 },
            { orientation: "square", index: 1 },
          ],
        },
      }),
    ),
    clause(
      "deliveries-12",
      "spec, Ad object",
      "The blocking response and the webhook carry no index and no per-ad status.",
      proved(
        "core/deliveryCompliance",
        "reaches neither the blocking answer nor the webhook, which have the spec's keys and the product",
      ),
    ),
    clause(
      "deliveries-13",
      "spec, Ad object",
      "video_url is present only for format full.",
      proved("core/deliveryMachine", "needs no video for format static"),
    ),
    clause(
      "deliveries-14",
      "decisions, Deliveries",
      "video_url of a static ad is null everywhere.",
      asked("finished", own, {
        status: 200,
        body: {
          ads: [
            { orientation: "vertical", video_url: null },
            { orientation: "square", video_url: null },
          ],
        },
      }),
    ),
    clause(
      "deliveries-15",
      "decisions, Decided since",
      "Additive to the contract: product_id and product_name on ads.",
      asked("finished", own, {
        status: 200,
        body: {
          ads: [
            { orientation: "vertical", product_id: "<product_id>", product_name: aText },
            { orientation: "square", product_id: "<product_id>", product_name: aText },
          ],
        },
      }),
    ),
    clause(
      "deliveries-16",
      "decisions, Decided since",
      "Additive to the contract: style_id on ads.",
      asked("finished", own, {
        status: 200,
        body: {
          ads: [
            { orientation: "vertical", style_id: /^sty_/ },
            { orientation: "square", style_id: /^sty_/ },
          ],
        },
      }),
    ),
    clause(
      "deliveries-17",
      "decisions, Decided since",
      "Additive to the contract: compliance on ads.",
      asked("finished", own, {
        status: 200,
        body: {
          ads: [
            { orientation: "vertical", compliance: { passed: true, findings: [] } },
            { orientation: "square", compliance: { passed: true, findings: [] } },
          ],
        },
      }),
    ),
    clause(
      "deliveries-18",
      "decisions, Deliveries",
      "viewer_url works from acceptance on.",
      proved("worker/generate", "opens a viewer page from acceptance on"),
    ),
    clause(
      "deliveries-19",
      "decisions, Deliveries",
      "Until the end the viewer shows progress and refreshes itself.",
      proved("worker/pages", "refreshes itself while %s"),
    ),
    clause(
      "deliveries-20",
      "spec, Delivery",
      "viewer_url is a hosted web page for human review: it shows the ads.",
      proved("e2e/viewer", "plays both videos, muted and looping, with their stills as posters"),
    ),
    clause(
      "deliveries-21",
      "spec, Ad object",
      "headline is AI-generated.",
      untested("Needs a text model of the platform; without one the service's own grammar writes it."),
    ),
    clause(
      "deliveries-22",
      "spec, Delivery",
      "ad_count is the number of ad rows currently attached.",
      asked("finished", own, {
        status: 200,
        body: { ad_count: 2, ads: listOf({ ad_id: /^ad_/, headline: aText }, 2) },
      }),
    ),
    clause(
      "deliveries-23",
      "spec, Delivery",
      "viewer_url opens without a key.",
      asked("finished", get("<page>"), { status: 200, headers: { "content-type": /^text\/html/ } }),
    ),
  ],
};
