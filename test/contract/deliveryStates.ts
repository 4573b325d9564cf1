import { asked, clause, get, proved, type Area } from "./clause.ts";
import { aText } from "./expected.ts";

const own = get("/v1/deliveries/<delivery_id>");

/** The way of a delivery to its end, and what comes of one that fails. */
export const deliveryStates: Area = {
  title: "States of a delivery",
  clauses: [
    clause(
      "states-1",
      "spec, States, Delivery",
      "Accepted: queued, credits deducted, delivery_id returned.",
      proved("core/deliveryMachine", "is queued and asks for its composition"),
    ),
    clause(
      "states-2",
      "spec, States, Delivery",
      "A worker picks the delivery up: processing, copy is generated and templates assigned.",
      proved("core/deliveryMachine", "is processing while it is composed"),
    ),
    clause(
      "states-3",
      "spec, States, Delivery",
      "Copy and templates ready: rendering.",
      proved("core/deliveryMachine", "sends at most four concepts at a time"),
    ),
    clause(
      "states-4",
      "spec, States, Delivery",
      "All rendering done: completed, every ad has static_url.",
      asked("finished", own, {
        status: 200,
        body: {
          status: "completed",
          ads: [
            { orientation: "vertical", status: "rendered", static_url: /^http.*\.(jpg|png)$/ },
            { orientation: "square", status: "rendered", static_url: /^http.*\.(jpg|png)$/ },
          ],
        },
      }),
    ),
    clause(
      "states-5",
      "spec, States, Delivery",
      "completed and failed are terminal.",
      proved(
        "core/deliveryMachine.property",
        "always ends, ends once, refunds exactly when it failed, and never changes afterwards",
      ),
    ),
    clause(
      "states-6",
      "spec, States, Delivery",
      "The orchestrator gives up after retries: failed.",
      proved("worker/recompose", "fails its delivery, which is refunded exactly once, when every variant is refused"),
    ),
    clause(
      "states-7",
      "spec, States, Delivery",
      "failed: credits refunded automatically.",
      asked("failed", get("/v1/balance"), { status: 200, body: { credits_balance: 50 } }),
    ),
    clause(
      "states-8",
      "decisions, Deliveries",
      "A delivery may fail from any non-terminal state.",
      proved("core/deliveryMachine", "$name in $phase → $target"),
    ),
    clause(
      "states-9",
      "decisions, Deliveries",
      "All or nothing: full refund, one Refund transaction.",
      asked("failed", get("/v1/usage"), {
        status: 200,
        body: {
          recent_transactions: [
            { type: "Refund", credits_delta: 5, balance_after: 50 },
            { type: "Deduction", credits_delta: -5 },
            { type: "Bonus" },
          ],
        },
      }),
    ),
    clause(
      "states-10",
      "decisions, Deliveries",
      "Files of ads already rendered are withheld again.",
      proved(
        "worker/withdrawal",
        "shows its finished ads while it runs, and gives none of them away when it has failed",
      ),
    ),
    clause(
      "states-11",
      "decisions, Deliveries",
      "failed shows only once its refund is in the ledger.",
      proved("core/deliveryFailing", "gives up after the last variant and refunds before it shows as failed"),
    ),
    clause(
      "states-12",
      "decisions, Deliveries",
      "Ads go queued, rendering, rendered or failed: failed, without files, where the delivery failed.",
      proved("core/deliveryFailing", "gives nothing away: no ad has a file any more, rendered or not"),
    ),
    clause(
      "states-13",
      "spec, Delivery",
      "raw_status is an internal label for debugging.",
      proved("core/deliveryMachine", "says in raw_status how many concepts are done"),
    ),
    clause(
      "states-14",
      "decisions, Deliveries",
      "A delivery that still fails after 5 minutes of nothing but failures is given up and refunded; a busy renderer is no failure.",
      proved(
        "core/deliveryFailing",
        "is given up when it still fails after five minutes of nothing but failures, and never for waiting alone",
      ),
    ),
    clause(
      "states-15",
      "decisions, Decided since",
      "The renderer's work has two queues; each delivery's first still has one of its own.",
      proved("worker/renderLanes", "a delivery's first still is drawn while the queue is held up by others' concepts"),
    ),
    clause(
      "states-16",
      "decisions, Decided since",
      "A failed delivery says why and what came back.",
      asked("failed", own, {
        status: 200,
        body: { status: "failed", credits_refunded: 5, error: { code: "orchestration_failed", message: aText } },
      }),
    ),
    clause(
      "states-17",
      "decisions, Deliveries",
      "The page of a failed delivery says that the credits came back.",
      asked("failed", get("<page>"), { status: 200, text: /credits were returned/ }),
    ),
  ],
};
