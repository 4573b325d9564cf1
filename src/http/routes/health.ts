import { checkHealth } from "../../services/checkHealth.ts";
import type { Route } from "../route.ts";

/**
 * GET /health, for whoever watches the service from outside: 200 when all that it does not work without answers, 503 otherwise. The body
 * says which is ill, and no more than that.
 */
export const health: Route = {
  method: "GET",
  path: "/health",
  handlers: [
    async (c) => {
      const report = await checkHealth(c.get("services"));
      return c.json(report, report.status === "ok" ? 200 : 503);
    },
  ],
};
