import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { WorkerSignals } from "../../src/adapters/signals/workerSignals.ts";
import { servicesFor } from "../../src/composition.ts";
import type { Point } from "../../src/core/signals/metrics.ts";
import { createApp } from "../../src/http/app.ts";
import { aReadyAccount, operatorToken, origin, send } from "./builders.ts";
import { accept, ended, until } from "./deliveryHelpers.ts";
import { readOpenMetrics, type Family } from "./openMetricsReader.ts";

const scrape = async () => readOpenMetrics(await (await send("/operator/v1/metrics", { key: operatorToken })).text());

/** The value of one sample; 0 where it is not there yet. */
function valueOf(families: Map<string, Family>, name: string, sample: string, labels: Record<string, string>): number {
  const found = families
    .get(name)
    ?.samples.find((each) => each.name === sample && JSON.stringify(each.labels) === JSON.stringify(labels));
  return found?.value ?? 0;
}

describe("GET /operator/v1/metrics", () => {
  it("answers with OpenMetrics text to operators alone", async () => {
    const answer = await send("/operator/v1/metrics", { key: operatorToken });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "application/openmetrics-text; version=1.0.0; charset=utf-8",
    ]);
    const families = readOpenMetrics(await answer.text());
    expect(families.get("delivery_stage_duration_seconds")).toMatchObject({ type: "histogram", unit: "seconds" });
    expect((await send("/operator/v1/metrics")).status).toBe(401);
    expect((await send("/operator/v1/metrics", { method: "POST", key: operatorToken })).status).toBe(405);
  });

  it("counts a delivery with its stages, its render and its end, in all instances together", async () => {
    const before = await scrape();
    const account = await aReadyAccount();
    await ended(account, await accept(account, { format: "static" }));
    const counts = (families: Map<string, Family>) => [
      valueOf(families, "deliveries_accepted", "deliveries_accepted_total", { format: "static" }),
      valueOf(families, "deliveries_ended", "deliveries_ended_total", { outcome: "completed" }),
      valueOf(families, "delivery_stage_duration_seconds", "delivery_stage_duration_seconds_count", {
        stage: "rendering",
      }),
      valueOf(families, "render_duration_seconds", "render_duration_seconds_count", { outcome: "done" }),
    ];
    const wanted = counts(before).map((count) => count + 1);
    const after = await until(
      scrape,
      (families) => counts(families).every((count, at) => count >= (wanted[at] ?? 0)),
      10_000,
    );
    expect(counts(after)).toEqual(wanted);
  });

  it("shows deliveries under way, queues and renderers as they are now", async () => {
    const families = await scrape();
    const labelled = (name: string, label: string) => families.get(name)?.samples.map(({ labels }) => labels[label]);
    expect(labelled("deliveries_underway", "state")).toEqual(["queued", "processing", "rendering"]);
    expect(labelled("queue_messages", "queue")).toEqual(["renders", "renders-first", "pages"]);
    expect(labelled("queue_oldest_message_age_seconds", "queue")).toEqual(["renders", "renders-first", "pages"]);
    expect(valueOf(families, "renderer_slots", "renderer_slots", { state: "awake" })).toBe(1);
    expect(valueOf(families, "renderer_capacity", "renderer_capacity", {})).toBeGreaterThan(0);
    expect(valueOf(families, "renderer_places", "renderer_places", {})).toBeGreaterThan(0);
    expect(labelled("renderer_leases", "work")).toEqual(["still", "video", "preview", "picture", "outline"]);
  });

  it("leaves out what cannot be asked, and shows the rest", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const services = servicesFor(env);
    const queueStates = { look: () => Promise.reject(new Error("no connection")) };
    const app = createApp(() => ({ ...services, queueStates }));
    const headers = { authorization: `Bearer ${operatorToken}` };
    const answer = await app.fetch(new Request(`${origin}/operator/v1/metrics`, { headers }), env);
    const families = readOpenMetrics(await answer.text());
    expect(families.get("queue_messages")?.samples).toEqual([]);
    expect(families.get("deliveries_underway")?.samples).toHaveLength(3);
    vi.restoreAllMocks();
  });
});

describe("a measurement", () => {
  it("goes to Analytics Engine too, where it is bound, and a count that is lost holds up nothing", () => {
    vi.spyOn(console, "info").mockImplementation(() => undefined);
    const written: AnalyticsEngineDataPoint[] = [];
    const counted: Point[] = [];
    const signals = new WorkerSignals({
      source: { serviceName: "x", environment: "staging" },
      nowMs: () => 0,
      count: (points) => {
        counted.push(...points);
        return Promise.reject(new Error("the object was reset"));
      },
      dataset: { writeDataPoint: (point) => void (point && written.push(point)) },
    });
    signals.emit({ name: "sweep.ended", sweep: "ledgers", outcome: "done", duration_ms: 250 });
    expect(counted).toEqual([{ metric: "sweep.duration", labels: ["ledgers", "done"], value: 0.25 }]);
    expect(written).toEqual([
      { indexes: ["sweep.duration"], blobs: ["sweep.duration", "ledgers", "done"], doubles: [0.25] },
    ]);
    vi.restoreAllMocks();
  });
});
