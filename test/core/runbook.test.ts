import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { metricTypes, type MetricName } from "../../src/core/signals/metrics.ts";
import { openMetricsText } from "../../src/core/signals/openMetrics.ts";
import { signalNames, signalTypes } from "../../src/core/signals/signals.ts";

const text = readFileSync(new URL("../../docs/runbook.md", import.meta.url), "utf8");
const table = /^## What to watch$([\s\S]*?)^## /m.exec(text)?.[1] ?? "";
const families = [...openMetricsText([], []).matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = "", kind]) => ({
  name,
  kind,
}));
const endings: Record<string, string> = { counter: "_total", gauge: "", histogram: "(?:_bucket|_count|_sum)?" };
const samples = families.map(({ name, kind = "" }) => new RegExp(`^${name}${endings[kind]}$`));

describe("the runbook", () => {
  it("has a runbook for each alert, and an alert for each runbook", () => {
    const alerts = [...table.matchAll(/^\| \[([^\]]+)\]\(#([^)]+)\)/gm)].map(([, name]) => name);
    const runbooks = [...text.matchAll(/^### (.+)$/gm)].map(([, name]) => name);
    expect(alerts.length).toBeGreaterThan(10);
    expect(alerts).toEqual(runbooks);
  });

  it("names only metrics that there are, by the names that a scraper has for them", () => {
    const named = [...text.matchAll(/\b[a-z]+(?:_[a-z]+)*_(?:total|seconds|seconds_count|seconds_bucket)\b/g)]
      .map(([name]) => name)
      .filter((name) => !/^(?:eta|interval)_seconds$/.test(name));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !samples.some((sample) => sample.test(name)))).toEqual([]);
    for (const gauge of [
      "renderer_slots",
      "renderer_leases",
      "renderer_places",
      "queue_messages",
      "deliveries_underway",
    ])
      expect(text.includes(gauge) && families.some(({ name }) => name === gauge)).toBe(true);
  });

  it("names only signals that there are, and each that is an error", () => {
    const prefixes = new Set(signalNames.map((name) => name.split(".")[0]));
    const named = [...text.matchAll(/`([a-z]+\.[a-z_]+)`/g)].flatMap(([, name = ""]) => name);
    const known = new Set<string>([...signalNames, ...(Object.keys(metricTypes) as MetricName[]), "render.drawn"]);
    expect(named.filter((name) => prefixes.has(name.split(".")[0]) && !known.has(name))).toEqual([]);
    const errors = signalNames.filter((name) => signalTypes[name].severity === "ERROR");
    expect(errors.filter((name) => !named.includes(name))).toEqual([]);
  });
});
