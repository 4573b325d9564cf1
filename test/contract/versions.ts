import { asked, clause, get, post, proved, refused, type Area, type Call } from "./clause.ts";
import { aList, aText, aTime } from "./expected.ts";

const concept = "/v1/deliveries/<delivery_id>/concepts/1";
const source = "decisions, Corrections and approval";
const correction = (body: unknown, path = `${concept}/versions`) => post(path, body);
const approval = (body: unknown, path = `${concept}/approval`): Call => ({ method: "PUT", path, body });

/** Corrections of concepts, their versions, and what is said of them. */
export const versions: Area = {
  title: "Corrections and approval",
  clauses: [
    clause(
      "versions-1",
      source,
      "A concept of a completed delivery is drawn once more with what the call names; all else stays as it is.",
      proved("core/creativeCorrect", "changes the words that it names and nothing else"),
    ),
    clause(
      "versions-2",
      source,
      "At least one field is given, and something is different by it.",
      asked("finished", correction({}), refused(400, "invalid_request")),
    ),
    clause(
      "versions-3",
      source,
      "Words are plain words: markup is refused, with the field.",
      asked("finished", correction({ headline: "<b>Bold</b>" }), refused(400, "invalid_request", "headline")),
    ),
    clause(
      "versions-4",
      source,
      "Unknown fields are refused.",
      asked("finished", correction({ title: "Other words" }), refused(400, "invalid_request", "title")),
    ),
    clause(
      "versions-5",
      source,
      "A delivery of another account is not found.",
      asked(
        "ready",
        correction({ headline: "x" }, "/v1/deliveries/<other_delivery_id>/concepts/1/versions"),
        refused(404, "delivery_not_found"),
      ),
    ),
    clause(
      "versions-6",
      source,
      "A concept that the delivery lacks is not found.",
      asked(
        "finished",
        correction({ headline: "x" }, "/v1/deliveries/<delivery_id>/concepts/2/versions"),
        refused(404, "not_found"),
      ),
    ),
    clause(
      "versions-7",
      source,
      "A concept of a delivery that failed cannot be corrected.",
      asked("failed", correction({ headline: "x" }), refused(409, "concept_not_correctable")),
    ),
    clause(
      "versions-8",
      source,
      "A correction is free, five times for each concept.",
      proved("worker/versions", "are free five times, and refused from the sixth on"),
    ),
    clause(
      "versions-9",
      source,
      "Under the same Idempotency-Key a correction begins one version.",
      proved("worker/versions", "begins one version however often and however simultaneously it is sent"),
    ),
    clause(
      "versions-10",
      source,
      "What cannot be drawn so that it can be read fails the version, with a reason, and never the delivery.",
      proved(
        "worker/versions",
        "fails alone, with a reason for people: the delivery stays, nothing is refunded, and it does not count",
      ),
    ),
    clause(
      "versions-11",
      source,
      "The delivery and its page show the newest version that is drawn; older versions and their files stay.",
      proved("worker/versions", "leaves the first version and its files as they were, and both may be cached for ever"),
    ),
    clause(
      "versions-12",
      source,
      "No event is sent for a version.",
      proved("worker/versions", "costs nothing and tells no receiver once more that the delivery has completed"),
    ),
    clause(
      "versions-13",
      source,
      "Every version of a concept is listed, with the words that it says and its ads.",
      asked("finished", get(`${concept}/versions`), {
        status: 200,
        body: {
          delivery_id: "<delivery_id>",
          index: 1,
          version: 1,
          version_under_way: null,
          corrections_left: 5,
          versions: [
            {
              version: 1,
              status: "rendered",
              failure: null,
              headline: aText,
              support: aText,
              proof_points: aList,
              call_to_action: aText,
              ads: [{ version: 1 }, { version: 1 }],
              created_at: aTime,
              ended_at: aTime,
            },
          ],
        },
      }),
    ),
    clause(
      "versions-14",
      source,
      "A delivery says of each concept which version it shows, how often it may still be corrected, and what was said of it.",
      asked("finished", get("/v1/deliveries/<delivery_id>"), {
        status: 200,
        body: { concepts: [{ index: 1, version: 1, corrections_left: 5, approval: { version: 1 } }] },
      }),
    ),
    clause(
      "versions-15",
      source,
      "A concept is approved or rejected as it is shown, with a reason where there is one.",
      asked("finished", approval({ status: "rejected", reason: "Too loud." }), {
        status: 200,
        body: {
          delivery_id: "<delivery_id>",
          index: 1,
          approval: { status: "rejected", version: 1, reason: "Too loud.", decided_at: aTime },
        },
      }),
    ),
    clause(
      "versions-16",
      source,
      "An approval of a version that is not the one that is shown is refused.",
      asked("finished", approval({ status: "approved", version: 2 }), refused(400, "invalid_request", "version")),
    ),
    clause(
      "versions-17",
      source,
      "A newer version sets the approval back to none, and names what was said before.",
      proved(
        "worker/versions",
        "is shown in the delivery for its version, can be said twice, and is set back by the next version",
      ),
    ),
  ],
};
