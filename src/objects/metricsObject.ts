import { DurableObject } from "cloudflare:workers";
import { keptCountsOf, metricTypes, type KeptCount, type MetricName, type Point } from "../core/signals/metrics.ts";

type Row = { metric: string; labels: string; part: string; value: number };

/**
 * What all instances of the Worker have counted together. One object: a delivery of one concept adds to it about a dozen times, and an
 * object takes about a thousand calls a second, which is past what any number of renderers configured today can draw.
 */
export class MetricsObject<Bindings = unknown> extends DurableObject<Bindings> {
  readonly #sql = this.ctx.storage.sql;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS counts (
         metric TEXT NOT NULL, labels TEXT NOT NULL, part TEXT NOT NULL, value REAL NOT NULL,
         PRIMARY KEY (metric, labels, part)
       )`,
    );
  }

  add(points: Point[]): void {
    for (const { metric, labels, part, value } of points.flatMap(keptCountsOf)) {
      this.#sql.exec(
        "INSERT INTO counts VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = value + excluded.value",
        metric,
        JSON.stringify(labels),
        part,
        value,
      );
    }
  }

  read(): KeptCount[] {
    const rows = this.#sql.exec<Row>("SELECT * FROM counts ORDER BY metric, labels, part").toArray();
    // A metric of an earlier version has no name any more.
    return rows
      .filter(({ metric }) => metric in metricTypes)
      .map(({ metric, labels, ...row }) => ({
        ...row,
        metric: metric as MetricName,
        labels: JSON.parse(labels) as string[],
      }));
  }
}
