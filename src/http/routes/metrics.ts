import { openMetricsType } from "../../core/signals/openMetrics.ts";
import { readMetrics } from "../../services/readMetrics.ts";
import { operatorAuth } from "../middleware/operatorAuth.ts";
import type { Route } from "../route.ts";

/** GET /operator/v1/metrics: what is counted and measured, as OpenMetrics text for a scraper that has an operator's token. */
export const metrics: Route = {
  method: "GET",
  path: "/operator/v1/metrics",
  handlers: [
    operatorAuth,
    async (c) => c.body(await readMetrics(c.get("services")), 200, { "content-type": openMetricsType }),
  ],
};
