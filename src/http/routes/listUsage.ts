import type { Usage } from "../../core/contract/responses/credits.ts";
import { readUsageQuery } from "../../core/contract/usage.ts";
import { transactionView } from "../../core/credits/view.ts";
import type { Operation } from "../app.ts";
import { auth } from "../middleware/auth.ts";
import { rateLimit } from "../middleware/rateLimit.ts";
import { problemResponse } from "../problem.ts";

/** GET /v1/usage: the last 50 transactions, most recent first; `Link: rel="next"` pages on. */
export const listUsage: Operation = {
  method: "GET",
  path: "/v1/usage",
  handlers: [
    auth,
    rateLimit("call"),
    async (c) => {
      const query = readUsageQuery(c.req.query());
      if (!query.ok) return problemResponse(c, query.error);
      const { limit, cursor } = query.value;
      const { accounts, settings } = c.get("services");
      const rows = await accounts.transactions(c.get("account").id, limit + 1, cursor ?? null);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      if (rows.length > limit && last) {
        c.header("link", `<${settings.publicUrl}/v1/usage?limit=${limit}&cursor=${last.sequence}>; rel="next"`);
      }
      return c.json({ recent_transactions: page.map(transactionView) } satisfies Usage);
    },
  ],
};
