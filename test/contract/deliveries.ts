import { asked, clause, get, proved, refused, untested, type Area } from "./clause.ts";
import { aList, anInteger, aText, aTime } from "./expected.ts";

const own = get("/v1/deliveries/<delivery_id>");

/** A delivery's way, its ads and its page. */
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
        "answers 502 upstream_error for a delivery that cannot be read, by its index or its object",
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
      proved("worker/delivery", "shows with each ad how its inspection went"),
    ),
    clause(
      "deliveries-8",
      "spec, Limits",
      "Output sizes: vertical 1080x1920, square 1080x1350.",
      proved("worker/delivery", "shows with each ad how its inspection went"),
    ),
    clause(
      "deliveries-9",
      "spec, What the service does",
      "A finished ad is a static image (PNG or JPG).",
      proved("worker/delivery", "comes back finished when the call waits"),
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
      proved("worker/delivery", "comes back finished when the call waits"),
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
      proved("worker/delivery", "comes back finished when the call waits"),
    ),
    clause(
      "deliveries-15",
      "decisions, Decided since",
      "Additive to the contract: product_id and product_name on ads.",
      proved(
        "core/deliveryCompliance",
        "shows at the status endpoint, in the blocking answer and in the event, under the name that it had",
      ),
    ),
    clause(
      "deliveries-16",
      "decisions, Decided since",
      "Additive to the contract: style_id on ads.",
      proved(
        "core/deliveryCompliance",
        "shows at the status endpoint, and is null in a delivery that was stored before there were styles",
      ),
    ),
    clause(
      "deliveries-17",
      "decisions, Decided since",
      "Additive to the contract: compliance on ads.",
      proved("core/deliveryCompliance", "shows on the ad of its own orientation, and as null until it is there"),
    ),
    clause(
      "deliveries-18",
      "spec, States, Delivery",
      "Accepted: queued, credits deducted, delivery_id returned.",
      proved("core/deliveryMachine", "is queued and asks for its composition"),
    ),
    clause(
      "deliveries-19",
      "spec, States, Delivery",
      "A worker picks the delivery up: processing, copy is generated and templates assigned.",
      proved("core/deliveryMachine", "is processing while it is composed"),
    ),
    clause(
      "deliveries-20",
      "spec, States, Delivery",
      "Copy and templates ready: rendering.",
      proved("core/deliveryMachine", "sends at most four concepts at a time"),
    ),
    clause(
      "deliveries-21",
      "spec, States, Delivery",
      "All rendering done: completed, every ad has static_url, for full also video_url.",
      proved("core/deliveryMachine", "does not take a concept for done when a file is missing"),
    ),
    clause(
      "deliveries-22",
      "spec, States, Delivery",
      "completed and failed are terminal.",
      proved(
        "core/deliveryMachine.property",
        "always ends, ends once, refunds exactly when it failed, and never changes afterwards",
      ),
    ),
    clause(
      "deliveries-23",
      "spec, States, Delivery",
      "The orchestrator gives up after retries: failed.",
      proved("worker/recompose", "fails its delivery, which is refunded exactly once, when every variant is refused"),
    ),
    clause(
      "deliveries-24",
      "spec, States, Delivery",
      "failed: credits refunded automatically and logged as a Refund transaction.",
      proved("worker/delivery", "refunds once when the picture of the only product is gone, and tells the webhook"),
    ),
    clause(
      "deliveries-25",
      "decisions, Deliveries",
      "A delivery may fail from any non-terminal state.",
      proved("core/deliveryMachine", "$name in $phase → $target"),
    ),
    clause(
      "deliveries-26",
      "decisions, Deliveries",
      "All or nothing: full refund, one Refund transaction.",
      proved("core/deliveryFailing", "asks for one refund however often it fails"),
    ),
    clause(
      "deliveries-27",
      "decisions, Deliveries",
      "Files of ads already rendered are withheld again.",
      proved(
        "worker/withdrawal",
        "shows its finished ads while it runs, and gives none of them away when it has failed",
      ),
    ),
    clause(
      "deliveries-28",
      "decisions, Deliveries",
      "failed shows only once its refund is in the ledger.",
      proved("core/deliveryFailing", "gives up after the last variant and refunds before it shows as failed"),
    ),
    clause(
      "deliveries-29",
      "decisions, Deliveries",
      "Ads go queued, rendering, rendered or failed.",
      proved("core/deliveryFailing", "gives nothing away: no ad has a file any more, rendered or not"),
    ),
    clause(
      "deliveries-30",
      "decisions, Deliveries",
      "viewer_url works from acceptance on.",
      proved("worker/generate", "opens a viewer page from acceptance on"),
    ),
    clause(
      "deliveries-31",
      "decisions, Deliveries",
      "Until the end the viewer shows progress and refreshes itself.",
      proved("worker/pages", "refreshes itself while %s"),
    ),
    clause(
      "deliveries-32",
      "spec, Delivery",
      "viewer_url is a hosted web page for human review: it shows the ads.",
      proved("e2e/viewer", "plays both videos, muted and looping, with their stills as posters"),
    ),
    clause(
      "deliveries-33",
      "spec, Delivery",
      "raw_status is an internal label for debugging.",
      proved("core/deliveryMachine", "says in raw_status how many concepts are done"),
    ),
    clause(
      "deliveries-34",
      "spec, Ad object",
      "headline is AI-generated.",
      untested("Needs a text model of the platform; without one the service's own grammar writes it."),
    ),
    clause(
      "deliveries-35",
      "decisions, Deliveries",
      "A renderer that only fails brings the refund in at most 5 minutes.",
      proved("core/deliveryFailing", "is given up when for five minutes nothing but failures has come, and not before"),
    ),
    clause(
      "deliveries-36",
      "decisions, Decided since",
      "The renderer's work has two queues; each delivery's first still has one of its own.",
      proved("worker/renderLanes", "a delivery's first still is drawn while the queue is held up by others' concepts"),
    ),
    clause(
      "deliveries-37",
      "spec, Delivery",
      "ad_count is the number of ad rows currently attached.",
      proved("worker/delivery", "comes back finished when the call waits"),
    ),
  ],
};
