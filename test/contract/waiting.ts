import { asked, clause, get, order, proved, refused, untested, type Area } from "./clause.ts";
import { absent, anUrl, listOf } from "./expected.ts";

const withKey = (key: string) => order({ format: "static" }, { "idempotency-key": key });

/** `Prefer: wait` and `Idempotency-Key`. */
export const waiting: Area = {
  title: "Waiting and repeating",
  clauses: [
    clause(
      "waiting-1",
      "spec, POST /v1/ads/generate",
      "Prefer: wait makes the call block until the delivery is done and return the ads inline: 200 with the blocking shape.",
      proved("worker/delivery", "comes back finished when the call waits"),
    ),
    clause(
      "waiting-2",
      "spec, Blocking response",
      "ads has one entry per orientation per concept: ad_id, orientation, headline, static_url, video_url (null for format static).",
      proved("worker/delivery", "comes back finished when the call waits"),
    ),
    clause(
      "waiting-3",
      "spec, Blocking response",
      "status is failed if the delivery errored.",
      proved("worker/delivery", "answers a blocking call with 200 and status failed"),
    ),
    clause(
      "waiting-4",
      "decisions, Decided since",
      "A blocking failed says why, what came back, and the balance after it.",
      proved(
        "worker/recompose",
        "tells a call that waits for it why it failed, what came back, and the balance after that",
      ),
    ),
    clause(
      "waiting-5",
      "spec, Rules",
      "Otherwise 202 with the async shape plus a note on how to resume.",
      asked("buyer", order({ format: "static" }, { prefer: "wait=0" }), {
        status: 202,
        body: { delivery_id: /^del_/, eta_seconds: 180, note: /status_url/ },
      }),
    ),
    clause(
      "waiting-6",
      "decisions, Generate",
      "On time-out: Location and Retry-After: 15.",
      asked("buyer", order({ format: "static" }, { prefer: "wait=0" }), {
        status: 202,
        headers: { location: /\/v1\/deliveries\/del_/, "retry-after": "15" },
      }),
    ),
    clause(
      "waiting-7",
      "decisions, Generate",
      "Without Prefer: wait there is no note.",
      asked("buyer", order({ format: "static" }), { status: 202, body: { note: absent } }),
    ),
    clause(
      "waiting-8",
      "spec, Rules",
      "The connection stays open up to about 4 minutes (240 s; wait=N shortens it).",
      proved("core/contractRules", "%j waits %j s"),
    ),
    clause(
      "waiting-9",
      "decisions, Generate",
      "200 carries Preference-Applied: wait.",
      proved("worker/delivery", "comes back finished when the call waits"),
    ),
    clause(
      "waiting-10",
      "decisions, Generate",
      "After a time-out the delivery goes on.",
      proved("worker/delivery", "answers 202 with a note when the wait is over first, and goes on"),
    ),
    clause(
      "waiting-11",
      "decisions, Generate",
      "A client that hangs up stops waiting, never the delivery.",
      proved("worker/mcpInterrupted", "goes on, and the same call sent again joins it"),
    ),
    clause(
      "waiting-12",
      "spec, Blocking response",
      "Typical wait: 60-120 seconds for static, 2-4 minutes for full.",
      untested("A figure of the deployment; npm run bench measures it on the machine at hand."),
    ),
    clause(
      "waiting-13",
      "spec, Headers",
      "Idempotency-Key: a repeat with the same key replays the cached response and generates no new ads.",
      proved("worker/generate", "gives twenty parallel calls with one key one delivery and one deduction"),
    ),
    clause(
      "waiting-14",
      "spec, Headers",
      "The response is cached for 24 hours.",
      proved("worker/acceptance", "is free again after its 24 hours"),
    ),
    clause(
      "waiting-15",
      "decisions, Generate",
      "Scope of a key is the account.",
      proved("worker/generate", "keeps keys apart by account"),
    ),
    clause(
      "waiting-16",
      "decisions, Generate",
      "A key is 1 to 255 printable ASCII characters.",
      asked("buyer", withKey("k".repeat(255)), { status: 202 }),
    ),
    clause(
      "waiting-17",
      "decisions, Generate",
      "A longer key: 400 invalid_idempotency_key.",
      asked("ready", withKey("k".repeat(256)), refused(400, "invalid_idempotency_key")),
    ),
    clause(
      "waiting-18",
      "decisions, Generate",
      "A key of other characters: 400 invalid_idempotency_key.",
      asked("ready", withKey("\u00e9"), refused(400, "invalid_idempotency_key")),
    ),
    clause(
      "waiting-19",
      "decisions, Generate",
      "The fingerprint is of the canonical JSON body with the alias normalised; Prefer is not part of it.",
      proved("worker/generate", "marks a replay and names the request that was accepted"),
    ),
    clause(
      "waiting-20",
      "decisions, Decided since",
      "null, an empty array and a default that is spelt out are the same request under an Idempotency-Key.",
      proved("worker/generate", "replays for a body that says the same at greater length, and is paid once"),
    ),
    clause(
      "waiting-21",
      "decisions, Generate",
      "Another body under the same key: 400 idempotency_key_reused.",
      asked(
        "customer",
        order({ format: "static", count: 2 }, { "idempotency-key": "<account_id>" }),
        refused(400, "idempotency_key_reused"),
      ),
    ),
    clause(
      "waiting-22",
      "decisions, Generate",
      "Only accepted calls are remembered; a refused one frees the key.",
      proved("worker/generate", "frees the key of a refused call"),
    ),
    clause(
      "waiting-23",
      "decisions, Generate",
      "An async replay gives the stored 202, with replayed_from_idempotency_key: true and the header Idempotent-Replayed: true.",
      asked("customer", order({ format: "static" }, { "idempotency-key": "<account_id>" }), {
        status: 202,
        body: { delivery_id: "<delivery_id>", status: "queued", replayed_from_idempotency_key: true },
        headers: { "idempotent-replayed": "true", "original-request": /^req_/ },
      }),
    ),
    clause(
      "waiting-24",
      "decisions, Generate",
      "After a blocking 200 a replay gives the 200.",
      asked("finished", order({ format: "static" }, { "idempotency-key": "<account_id>" }), {
        status: 200,
        body: { delivery_id: "<delivery_id>", status: "completed", replayed_from_idempotency_key: true },
      }),
    ),
    clause(
      "waiting-25",
      "decisions, Generate",
      "Duplicates that arrive while the first is being accepted join it.",
      proved(
        "worker/duplicates",
        "charge once for each key, give every caller the same delivery, and mark all but one as replays",
      ),
    ),
    clause(
      "waiting-26",
      "decisions, Generate",
      "The last resort is 409 idempotency_key_in_use with Retry-After: 1.",
      proved("worker/acceptance", "answers 409 where a key was given, and keeps the key free"),
    ),
    clause(
      "waiting-27",
      "decisions, Generate",
      "A replay with Prefer: wait waits on the same delivery.",
      asked("orderer", order({ format: "static" }, { "idempotency-key": "<account_id>", prefer: "wait" }), {
        status: 200,
        body: {
          delivery_id: "<delivery_id>",
          status: "completed",
          ads: listOf({ static_url: anUrl, video_url: null }, 2),
          replayed_from_idempotency_key: true,
        },
      }),
    ),
    clause(
      "waiting-28",
      "decisions, Generate",
      "A call without a key is never a replay.",
      asked("customer", order({ format: "static", dry_run: true }), {
        status: 200,
        headers: { "idempotent-replayed": null },
      }),
    ),
    clause(
      "waiting-29",
      "spec, What the service does",
      "Results are obtained by polling the delivery status endpoint.",
      asked("customer", get("/v1/deliveries/<delivery_id>"), { status: 200, body: { delivery_id: "<delivery_id>" } }),
    ),
    clause(
      "waiting-30",
      "spec, POST /v1/ads/generate",
      "brand_id is the account's own brand unless given: spelt out it is the same request under an Idempotency-Key.",
      proved("core/contractRules", "is in no fingerprint of a call, and another brand is"),
    ),
  ],
};
