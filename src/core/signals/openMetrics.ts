import { metricType, metricTypes, type KeptCount, type MetricName, type Point } from "./metrics.ts";

export const openMetricsType = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/** Kept counts and gauges as OpenMetrics 1.0 text. Every metric is there with its help, also while nothing has been measured. */
export function openMetricsText(counts: readonly KeptCount[], gauges: readonly Point[]): string {
  const names = Object.keys(metricTypes) as MetricName[];
  const lines = names.flatMap((name) => [
    ...head(name),
    ...gauges.filter(({ metric }) => metric === name).map((point) => sample(family(name), point, point.value)),
    ...samplesOf(counts.filter(({ metric }) => metric === name)),
  ]);
  return [...lines, "# EOF", ""].join("\n");
}

/** The name in OpenMetrics: underscores for dots, and the unit at the end where it is one. */
function family(name: MetricName): string {
  const plain = name.replaceAll(".", "_");
  return metricType(name).unit === "s" ? `${plain}_seconds` : plain;
}

function head(name: MetricName): string[] {
  const { kind, unit, help } = metricType(name);
  return [
    `# TYPE ${family(name)} ${kind}`,
    ...(unit === "s" ? [`# UNIT ${family(name)} seconds`] : []),
    `# HELP ${family(name)} ${help}`,
  ];
}

function samplesOf(counts: readonly KeptCount[]): string[] {
  const series = Map.groupBy(counts, ({ labels }) => JSON.stringify(labels));
  return [...series.values()].flatMap((parts) => {
    const [first] = parts;
    if (first === undefined) return [];
    return metricType(first.metric).kind === "histogram" ? histogram(first, parts) : counter(first);
  });
}

function counter(count: KeptCount): string[] {
  return [sample(`${family(count.metric)}_total`, count, count.value)];
}

function histogram(series: KeptCount, parts: readonly KeptCount[]): string[] {
  const { bounds = [] } = metricType(series.metric);
  const valueOf = (part: string) => parts.find((each) => each.part === part)?.value ?? 0;
  let total = 0;
  const buckets = [...bounds, Infinity].map((bound, place) => {
    total += valueOf(String(place));
    return sample(`${family(series.metric)}_bucket`, series, total, ["le", boundText(bound)]);
  });
  return [
    ...buckets,
    sample(`${family(series.metric)}_count`, series, total),
    sample(`${family(series.metric)}_sum`, series, valueOf("sum")),
  ];
}

/** Whole bounds with a decimal, so that a bucket has the same name everywhere. */
function boundText(bound: number): string {
  if (bound === Infinity) return "+Inf";
  return Number.isInteger(bound) ? `${bound}.0` : String(bound);
}

function sample(
  name: string,
  { metric, labels }: Pick<Point, "metric" | "labels">,
  value: number,
  further?: [name: string, value: string],
): string {
  const pairs = metricType(metric).labels.map((label, at): [string, string] => [label, labels[at] ?? ""]);
  const all = further === undefined ? pairs : [...pairs, further];
  const text = all.map(([label, said]) => `${label}="${escaped(said)}"`).join(",");
  return `${name}${text === "" ? "" : `{${text}}`} ${value}`;
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
