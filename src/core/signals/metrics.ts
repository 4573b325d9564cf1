import { unreachable } from "../result.ts";
import type { Signal } from "./signals.ts";

/** What is measured, in OpenTelemetry's terms: names with dots, units of UCUM, where what is counted stands in braces. */
interface MetricType {
  kind: "counter" | "gauge" | "histogram";
  unit: "s" | "1" | `{${string}}`;
  labels: readonly string[];
  help: string;
  /** Upper bounds of a histogram's buckets, ascending; one without an end follows. */
  bounds?: readonly number[];
}

/** Seconds, from a mail that is handed over to a delivery of fifty videos. */
const waits = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3600];

export const metricTypes = {
  "deliveries.accepted": {
    kind: "counter",
    unit: "{delivery}",
    labels: ["format"],
    help: "Orders that were accepted and charged.",
  },
  "deliveries.ended": {
    kind: "counter",
    unit: "{delivery}",
    labels: ["outcome"],
    help: "Deliveries that ended, completed or failed.",
  },
  "deliveries.refunded": {
    kind: "counter",
    unit: "{credit}",
    labels: [],
    help: "Credits that went back because deliveries failed.",
  },
  "deliveries.underway": {
    kind: "gauge",
    unit: "{delivery}",
    labels: ["state"],
    help: "Deliveries that have not ended, by the state that clients see.",
  },
  "deliveries.untouched.age": {
    kind: "gauge",
    unit: "s",
    labels: ["state"],
    help: "How long ago the delivery that has not changed for longest last changed.",
  },
  "delivery.duration": {
    kind: "histogram",
    unit: "s",
    labels: ["format", "outcome"],
    bounds: waits,
    help: "From acceptance to the end of a delivery.",
  },
  "delivery.stage.duration": {
    kind: "histogram",
    unit: "s",
    labels: ["stage"],
    bounds: waits,
    help: "How long deliveries were in one stage.",
  },
  "queue.messages": {
    kind: "gauge",
    unit: "{message}",
    labels: ["queue"],
    help: "Messages that wait in a queue.",
  },
  "queue.oldest_message.age": {
    kind: "gauge",
    unit: "s",
    labels: ["queue"],
    help: "How long the oldest message of a queue has waited.",
  },
  "renderer.slots": {
    kind: "gauge",
    unit: "{slot}",
    labels: ["state"],
    help: "Renderers by state: awake, asleep, or ill.",
  },
  "renderer.concepts": {
    kind: "gauge",
    unit: "{concept}",
    labels: ["state"],
    help: "Concepts that renderers draw or that wait in their lines, where renderers can be asked without being woken.",
  },
  "renderer.capacity": {
    kind: "gauge",
    unit: "{concept}",
    labels: [],
    help: "Concepts that renderers draw at a time, where renderers can be asked without being woken.",
  },
  "renderer.places": {
    kind: "gauge",
    unit: "{concept}",
    labels: [],
    help: "Concepts that all renderers together may draw at a time, asleep ones included.",
  },
  "renderer.leases": {
    kind: "gauge",
    unit: "{lease}",
    labels: ["work"],
    help: "Leases that the pool of renderers has given out, by the work that they are for.",
  },
  "render.duration": {
    kind: "histogram",
    unit: "s",
    labels: ["outcome"],
    bounds: waits,
    help: "Attempts at a concept, from the claim to the report.",
  },
  "onboarding.duration": {
    kind: "histogram",
    unit: "s",
    labels: ["outcome"],
    bounds: waits,
    help: "Runs that read a shop, from the order to the end: ready, failed through the shop, or broken by the service.",
  },
  "onboarding.task.duration": {
    kind: "histogram",
    unit: "s",
    labels: ["task", "outcome"],
    bounds: waits,
    help: "Attempts at a page, at a product's pictures or at a brand's look, from the claim to the report.",
  },
  "webhook.attempt.duration": {
    kind: "histogram",
    unit: "s",
    labels: ["outcome"],
    bounds: waits,
    help: "Attempts to deliver a webhook.",
  },
  "webhooks.dropped": {
    kind: "counter",
    unit: "{message}",
    labels: [],
    help: "Webhooks whose attempts are used up.",
  },
  "ledger.broken": {
    kind: "counter",
    unit: "{finding}",
    labels: [],
    help: "Accounts that an audit found with a balance that is not the sum of its transactions, each time that it did.",
  },
  "sweep.duration": {
    kind: "histogram",
    unit: "s",
    labels: ["sweep", "outcome"],
    bounds: waits,
    help: "Runs of the schedule's sweeps; the sweep of the ledgers is their audit.",
  },
  "mail.duration": {
    kind: "histogram",
    unit: "s",
    labels: ["outcome"],
    bounds: waits,
    help: "Mails that were handed over, or could not be.",
  },
  "model.call.duration": {
    kind: "histogram",
    unit: "s",
    labels: ["model", "outcome"],
    bounds: waits,
    help: "Calls of models.",
  },
  "payments.reversed": {
    kind: "counter",
    unit: "{payment}",
    labels: ["kind"],
    help: "Refunds and disputes that the payment provider told of.",
  },
  "requests.failed": {
    kind: "counter",
    unit: "{request}",
    labels: [],
    help: "Requests that were answered with 500.",
  },
} as const satisfies Record<string, MetricType>;

export type MetricName = keyof typeof metricTypes;

export function metricType(name: MetricName): MetricType {
  return metricTypes[name];
}

/** One measurement. `labels`: their values, in the order in which the metric names them. */
export interface Point {
  metric: MetricName;
  labels: readonly string[];
  value: number;
}

/** What a signal adds to the counters and histograms. */
export function pointsOf(signal: Signal): Point[] {
  const point = (metric: MetricName, labels: readonly string[], value = 1): Point => ({ metric, labels, value });
  switch (signal.name) {
    case "delivery.accepted":
      return [point("deliveries.accepted", [signal.format])];
    case "delivery.stage_ended":
      return [point("delivery.stage.duration", [signal.stage], signal.duration_ms / 1000)];
    case "delivery.completed":
      return [
        point("deliveries.ended", ["completed"]),
        point("delivery.duration", [signal.format, "completed"], signal.duration_ms / 1000),
      ];
    case "delivery.failed":
      return [
        point("deliveries.ended", ["failed"]),
        point("delivery.duration", [signal.format, "failed"], signal.duration_ms / 1000),
        ...(signal.refunded ? [point("deliveries.refunded", [], signal.credits)] : []),
      ];
    case "render.ended":
      return [point("render.duration", [signal.outcome], signal.duration_ms / 1000)];
    case "onboarding.ready":
      return [point("onboarding.duration", ["ready"], signal.duration_ms / 1000)];
    case "onboarding.failed":
      return [point("onboarding.duration", [signal.is_ours ? "broken" : "failed"], signal.duration_ms / 1000)];
    case "onboarding.task_ended":
      return [point("onboarding.task.duration", [signal.task, signal.outcome], signal.duration_ms / 1000)];
    case "webhook.attempted":
      return [point("webhook.attempt.duration", [signal.outcome], signal.duration_ms / 1000)];
    case "webhook.dropped":
      return [point("webhooks.dropped", [])];
    case "ledger.broken":
      return [point("ledger.broken", [])];
    case "mail.sent":
      return [point("mail.duration", ["sent"], signal.duration_ms / 1000)];
    case "mail.failed":
      return [point("mail.duration", ["failed"], signal.duration_ms / 1000)];
    case "model.called":
      return [
        point("model.call.duration", [signal["gen_ai.request.model"], signal.outcome], signal.duration_ms / 1000),
      ];
    case "payment.reversed":
      return [point("payments.reversed", [signal.kind])];
    case "sweep.ended":
      return [point("sweep.duration", [signal.sweep, signal.outcome], signal.duration_ms / 1000)];
    case "request.failed":
      return [point("requests.failed", [])];
    default:
      return unreachable(signal);
  }
}

/** One number that is kept of a metric: a counter has one, a histogram the sum and a count for each bucket, not cumulated. */
export interface KeptCount {
  metric: MetricName;
  labels: readonly string[];
  /** "" of a counter; "sum", or the bucket's place from 0 on. */
  part: string;
  value: number;
}

/** What has to be added to the kept numbers for a point. */
export function keptCountsOf({ metric, labels, value }: Point): KeptCount[] {
  const { bounds } = metricType(metric);
  if (bounds === undefined) return [{ metric, labels, part: "", value }];
  const bucket = bounds.findIndex((bound) => value <= bound);
  return [
    { metric, labels, part: "sum", value },
    { metric, labels, part: String(bucket === -1 ? bounds.length : bucket), value: 1 },
  ];
}
