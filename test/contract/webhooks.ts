import { clause, proved, untested, type Area } from "./clause.ts";

const toTheEnd = proved(
  "worker/delivery",
  "ends with stills and videos for each concept and tells the webhook, signed",
);
const failed = proved(
  "worker/delivery",
  "refunds once when the picture of the only product is gone, and tells the webhook",
);
const retried = proved("worker/webhooks", "are tried again three times, with the same bytes and id, then dropped");

/** What the service tells a receiver, and how. */
export const webhooks: Area = {
  title: "Webhooks",
  clauses: [
    clause(
      "webhooks-1",
      "spec, Events",
      "The service sends webhooks to the webhook_url given on a generate request; configured per request, not per account.",
      toTheEnd,
    ),
    clause(
      "webhooks-2",
      "spec, Events",
      "delivery.completed is sent when all ads of the delivery are rendered.",
      toTheEnd,
    ),
    clause(
      "webhooks-3",
      "spec, Events",
      "The payload of delivery.completed has event, delivery_id, request_id, status, ad_count, ads, viewer_url, delivered_at.",
      toTheEnd,
    ),
    clause(
      "webhooks-4",
      "spec, Events",
      "ads of the payload have ad_id, orientation, headline, static_url, video_url.",
      toTheEnd,
    ),
    clause(
      "webhooks-5",
      "spec, Events",
      "delivery.completed has the same content as the delivery status response.",
      toTheEnd,
    ),
    clause(
      "webhooks-6",
      "spec, Events",
      "delivery.failed is sent when the orchestrator gave up; credits are refunded.",
      failed,
    ),
    clause(
      "webhooks-7",
      "decisions, Deliveries",
      "delivery.failed has the keys of delivery.completed with status failed and its ads without files, plus error and credits_refunded.",
      failed,
    ),
    clause(
      "webhooks-8",
      "decisions, Decided since",
      "delivery.failed and the status endpoint give one ad_count.",
      proved(
        "worker/withdrawal",
        "shows its finished ads while it runs, and gives none of them away when it has failed",
      ),
    ),
    clause(
      "webhooks-9",
      "spec, Events",
      "X-Service-Signature is the HMAC-SHA256 of the raw body bytes with the account's webhook secret, in lowercase hexadecimal.",
      toTheEnd,
    ),
    clause(
      "webhooks-10",
      "decisions, Deliveries",
      "It is keyed with the UTF-8 bytes of the whole secret as shown, whsec_….",
      toTheEnd,
    ),
    clause(
      "webhooks-11",
      "decisions, Deliveries",
      "Webhooks carry webhook-id, webhook-timestamp and webhook-signature of the Standard Webhooks scheme, so that off-the-shelf verifiers work.",
      toTheEnd,
    ),
    clause(
      "webhooks-12",
      "decisions, Deliveries",
      "Old requests can't be replayed.",
      proved(
        "client/webhook",
        "refuses what is too old or too new, within a tolerance of 300 seconds or the caller's own",
      ),
    ),
    clause(
      "webhooks-13",
      "spec, Delivery rules",
      "The receiving endpoint must answer with a 2xx status; anything else is a retriable failure.",
      proved("worker/webhooks", "stop at the first 2xx, and can be replayed by an operator"),
    ),
    clause(
      "webhooks-14",
      "spec, Delivery rules",
      "The receiving endpoint must answer within 10 seconds.",
      proved("worker/webhookAnswers", "that takes more than ten seconds is none"),
    ),
    clause(
      "webhooks-15",
      "spec, Delivery rules",
      "On failure the service retries up to 3 times, then the event is dropped.",
      retried,
    ),
    clause(
      "webhooks-16",
      "spec, Delivery rules",
      "Exponential backoff of roughly 30 seconds, 5 minutes and 30 minutes.",
      proved("core/eventMessages", "is retried after 30 s, 5 min and 30 min, then dropped"),
    ),
    clause("webhooks-17", "decisions, Deliveries", "The body's bytes and the id are the same on each retry.", retried),
    clause("webhooks-18", "decisions, Deliveries", "A redirect is a failure, and is not followed.", retried),
    clause(
      "webhooks-19",
      "decisions, Deliveries",
      "At most 64 KiB of the answer is read.",
      proved("worker/webhookAnswers", "that never ends is read up to 64 KiB"),
    ),
    clause(
      "webhooks-20",
      "decisions, Deliveries",
      "After a secret's rotation both may sign for up to a day; webhook-signature carries both.",
      proved("worker/webhooks", "signs beside the old one for a day, and in X-Service-Signature at once"),
    ),
    clause(
      "webhooks-21",
      "decisions, Decided since",
      "After a rotation without an overlap the new secret signs at once.",
      proved("worker/webhooks", "replaces a leaked one at once"),
    ),
    clause(
      "webhooks-22",
      "decisions, Decided since",
      "With an overlap X-Service-Signature is the new one's, unless the customer chooses otherwise.",
      proved("worker/webhooks", "signs beside the old one for a day, and in X-Service-Signature at once"),
    ),
    clause(
      "webhooks-23",
      "decisions, Decided since",
      "With an overlap the customer may choose that the old one signs X-Service-Signature.",
      proved("worker/webhooks", "leaves X-Service-Signature to the old one for a day where that is asked for"),
    ),
    clause(
      "webhooks-24",
      "spec, Delivery rules",
      "Receivers should be idempotent per (delivery_id, event) pair.",
      untested("An advice to whoever receives; the service sends the same bytes and the same webhook-id each time."),
    ),
    clause(
      "webhooks-25",
      "spec, Events",
      "Receivers must compute the signature over the body exactly as received.",
      proved("core/docsSnippets", "believes what the service signed, and nothing else"),
    ),
    clause(
      "webhooks-26",
      "spec, Events",
      "An event is emitted at the end of a delivery, and never before it.",
      proved("core/eventMessages", "happen with its end, and with nothing before or after"),
    ),
    clause(
      "webhooks-27",
      "decisions, Decided since",
      "metadata of the order is the last key of its webhook.",
      proved(
        "worker/metadata",
        "comes back in the 202, the delivery, its replay and at the end of the webhook, hostile keys and all",
      ),
    ),
    clause(
      "webhooks-28",
      "decisions, Decided since",
      "error.message of delivery.failed is in the service's own words.",
      proved("core/deliveryRecompose", "fails its delivery after the last variant, once, and says so in our own words"),
    ),
    clause(
      "webhooks-29",
      "spec, Events",
      "Receivers compare in constant time and reject a mismatch with 401.",
      untested("An advice to whoever receives; the examples of the documentation do both."),
    ),
    clause(
      "webhooks-30",
      "decisions, Decided since",
      "A test event is sent where a person asks for one, signed as every webhook is, and told by its event, test.",
      proved("worker/webhooksByHand", "is signed as every webhook of the account is, and says that it is a test"),
    ),
    clause(
      "webhooks-31",
      "decisions, Decided since",
      "A test event is sent to public addresses only, as every webhook is.",
      proved("worker/webhooksByHand", "is refused for %s, with the field, before anything is sent"),
    ),
  ],
};
