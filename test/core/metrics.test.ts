import { describe, expect, it } from "vitest";
import { keptCountsOf, metricTypes, pointsOf, type KeptCount, type Point } from "../../src/core/signals/metrics.ts";
import { openMetricsText } from "../../src/core/signals/openMetrics.ts";

/** Adds as the object does that keeps the counts. */
function kept(points: readonly Point[]): KeptCount[] {
  const rows = new Map<string, KeptCount>();
  for (const count of points.flatMap(keptCountsOf)) {
    const key = JSON.stringify([count.metric, count.labels, count.part]);
    rows.set(key, { ...count, value: (rows.get(key)?.value ?? 0) + count.value });
  }
  return [...rows.values()];
}

const linesOf = (text: string, start: string) => text.split("\n").filter((line) => line.startsWith(start));

describe("metrics as OpenMetrics text", () => {
  it("say of each metric its kind, its unit and what it is, also before anything was measured", () => {
    const text = openMetricsText([], []);
    for (const [name, { kind, unit }] of Object.entries(metricTypes)) {
      const family = name.replaceAll(".", "_") + (unit === "s" ? "_seconds" : "");
      expect(text).toContain(`# TYPE ${family} ${kind}\n`);
      expect(text).toContain(`# HELP ${family} `);
      expect(text.includes(`# UNIT ${family} seconds\n`)).toBe(unit === "s");
    }
    expect(text.endsWith("\n# EOF\n")).toBe(true);
  });

  it("add counters up by their labels", () => {
    const ended = { metric: "deliveries.ended", value: 1 } as const;
    const points = [
      { ...ended, labels: ["completed"] },
      { ...ended, labels: ["failed"] },
      { ...ended, labels: ["completed"] },
    ];
    expect(linesOf(openMetricsText(kept(points), []), "deliveries_ended")).toEqual([
      'deliveries_ended_total{outcome="completed"} 2',
      'deliveries_ended_total{outcome="failed"} 1',
    ]);
  });

  it("cumulate the buckets of a histogram, in seconds", () => {
    const durations = [100, 101, 4_000_000].map((duration_ms) => ({ name: "mail.sent", duration_ms }) as const);
    const lines = linesOf(openMetricsText(kept(durations.flatMap(pointsOf)), []), "mail_duration");
    expect(lines.slice(0, 3)).toEqual([
      'mail_duration_seconds_bucket{outcome="sent",le="0.1"} 1',
      'mail_duration_seconds_bucket{outcome="sent",le="0.25"} 2',
      'mail_duration_seconds_bucket{outcome="sent",le="0.5"} 2',
    ]);
    expect(lines.slice(-4)).toEqual([
      'mail_duration_seconds_bucket{outcome="sent",le="3600.0"} 2',
      'mail_duration_seconds_bucket{outcome="sent",le="+Inf"} 3',
      'mail_duration_seconds_count{outcome="sent"} 3',
      'mail_duration_seconds_sum{outcome="sent"} 4000.201',
    ]);
  });

  it("show gauges as they are, with labels that cannot break a line", () => {
    const gauges: Point[] = [{ metric: "queue.messages", labels: ['a"b\\c\nd'], value: 3 }];
    expect(linesOf(openMetricsText([], gauges), "queue_messages")).toEqual([
      'queue_messages{queue="a\\"b\\\\c\\nd"} 3',
    ]);
  });

  it("count a failed delivery with the credits that went back, and none where none did", () => {
    const failed = {
      name: "delivery.failed",
      request_id: "",
      delivery_id: "",
      account_id: "",
      format: "static",
      concepts: 2,
      credits: 10,
      duration_ms: 1000,
    } as const;
    const refunds = (refunded: boolean) =>
      pointsOf({ ...failed, refunded }).filter(({ metric }) => metric === "deliveries.refunded");
    expect(refunds(true)).toEqual([{ metric: "deliveries.refunded", labels: [], value: 10 }]);
    expect(refunds(false)).toEqual([]);
  });
});
