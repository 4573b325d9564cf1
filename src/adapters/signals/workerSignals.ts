import { waitUntil } from "cloudflare:workers";
import { signalLine, type SignalSource } from "../../core/signals/line.ts";
import { pointsOf, type Point } from "../../core/signals/metrics.ts";
import { signalTypes, type Signal } from "../../core/signals/signals.ts";
import type { Signals } from "../../ports/signals.ts";

interface Options {
  source: SignalSource;
  nowMs: () => number;
  /** Adds to what all instances of the Worker count together. */
  count: (points: Point[]) => Promise<void>;
  /** Analytics Engine; undefined where the deployment has none. */
  dataset: AnalyticsEngineDataset | undefined;
}

/**
 * Signals into the log, the common counters and, where it is bound, Analytics Engine: there a metric is `index1` and `blob1`, its labels are
 * `blob2` and so on in the order in which the metric names them, and its value is `double1`. No OpenTelemetry SDK: it would add its
 * exporters to the Worker's bundle and a collector to what has to be run, and Workers have no process in which it could gather.
 */
export class WorkerSignals implements Signals {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  emit(signal: Signal): void {
    const { source, nowMs, count, dataset } = this.#options;
    const { severity } = signalTypes[signal.name];
    const line = signalLine(signal, source, nowMs());
    if (severity === "ERROR") console.error(line);
    else console.info(line);
    const points = pointsOf(signal);
    for (const { metric, labels, value } of points)
      dataset?.writeDataPoint({ indexes: [metric], blobs: [metric, ...labels], doubles: [value] });
    try {
      // A count that is lost says less of something; it must not become an error of what was counted.
      waitUntil(count(points).catch(() => undefined));
    } catch {
      console.warn("nothing could be counted here", signal.name);
    }
  }
}
