import type { PoolRules } from "../core/rendererPool/rules.ts";
import { PoolWork } from "../core/rendererPool/state.ts";
import type { Point } from "../core/signals/metrics.ts";
import { openMetricsText } from "../core/signals/openMetrics.ts";
import { errorText } from "../core/errorText.ts";
import type { DeliveryCounts, MetricCounts } from "../ports/metrics.ts";
import type { QueueStates } from "../ports/queueStates.ts";
import type { RendererLeases, RendererSlots, SlotState } from "../ports/rendererSlots.ts";
import type { Runtime } from "../ports/runtime.ts";

export interface MetricsContext {
  runtime: Runtime;
  metricCounts: MetricCounts;
  deliveryCounts: DeliveryCounts;
  queueStates: QueueStates;
  rendererSlots: RendererSlots;
  rendererLeases: RendererLeases;
  rendererPool: { rules: PoolRules };
}

/** All metrics as OpenMetrics text. What cannot be asked now is missing from it; the rest is there. */
export async function readMetrics(ctx: MetricsContext): Promise<string> {
  const [counts, deliveries, queues, slots, leases] = await Promise.all([
    known(ctx.metricCounts.read()),
    known(deliveryGauges(ctx)),
    known(queueGauges(ctx)),
    known(ctx.rendererSlots.look().then(slotGauges)),
    known(leaseGauges(ctx)),
  ]);
  return openMetricsText(counts, [...deliveries, ...queues, ...slots, ...leases]);
}

async function known<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked;
  } catch (error) {
    console.warn("some metrics could not be read", errorText(error));
    return [];
  }
}

const states = ["queued", "processing", "rendering"] as const;

async function deliveryGauges({ deliveryCounts, runtime }: MetricsContext): Promise<Point[]> {
  const counts = await deliveryCounts.underway();
  return states.flatMap((state): Point[] => {
    const count = counts.find(({ status }) => status === state);
    const ageMs = count === undefined ? 0 : Math.max(0, runtime.nowMs() - count.untouchedSinceMs);
    return [
      { metric: "deliveries.underway", labels: [state], value: count?.deliveries ?? 0 },
      { metric: "deliveries.untouched.age", labels: [state], value: ageMs / 1000 },
    ];
  });
}

async function queueGauges({ queueStates, runtime }: MetricsContext): Promise<Point[]> {
  const queues = await queueStates.look();
  return queues.flatMap(({ queue, messages, oldestAtMs }): Point[] => {
    const ageMs = oldestAtMs === null ? 0 : Math.max(0, runtime.nowMs() - oldestAtMs);
    return [
      { metric: "queue.messages", labels: [queue], value: messages },
      { metric: "queue.oldest_message.age", labels: [queue], value: ageMs / 1000 },
    ];
  });
}

async function leaseGauges({ rendererLeases, rendererPool }: MetricsContext): Promise<Point[]> {
  const { slots, placesPerSlot } = rendererPool.rules;
  const leases = await rendererLeases.look();
  return [
    { metric: "renderer.places", labels: [], value: slots * placesPerSlot },
    ...PoolWork.options.map((work): Point => {
      const value = leases.filter((lease) => lease.work === work).length;
      return { metric: "renderer.leases", labels: [work], value };
    }),
  ];
}

function slotGauges(slots: SlotState[]): Point[] {
  const loads = slots.flatMap((slot) => (slot.state === "awake" && slot.load !== null ? [slot.load] : []));
  const sum = (what: "running" | "waiting" | "capacity") => loads.reduce((total, load) => total + load[what], 0);
  const load: Point[] =
    loads.length === 0
      ? []
      : [
          { metric: "renderer.concepts", labels: ["running"], value: sum("running") },
          { metric: "renderer.concepts", labels: ["waiting"], value: sum("waiting") },
          { metric: "renderer.capacity", labels: [], value: sum("capacity") },
        ];
  const counted = (["awake", "asleep", "ill"] as const).map((state): Point => {
    const value = slots.filter((slot) => slot.state === state).length;
    return { metric: "renderer.slots", labels: [state], value };
  });
  return [...counted, ...load];
}
