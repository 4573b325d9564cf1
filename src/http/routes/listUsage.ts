import { z } from "zod";
import { problem } from "../../core/contract/errors.ts";
import { transactionView } from "../../core/credits/view.ts";
import type { Operation } from "../app.ts";
import { auth } from "../middleware/auth.ts";
import { rateLimit } from "../middleware/rateLimit.ts";
import { problemResponse } from "../problem.ts";

const maxLimit = 50;

const Query = z.object({
  limit: z.coerce.number().int().min(1).max(maxLimit).default(maxLimit),
  /** The sequence number after which to go on, as the `next` link has it. */
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .optional(),
});

/** GET /v1/usage: the last 50 transactions, most recent first; `Link: rel="next"` pages on. */
export const listUsage: Operation = {
  method: "GET",
  path: "/v1/usage",
  handlers: [
    auth,
    rateLimit("call"),
    async (c) => {
      const query = Query.safeParse(c.req.query());
      if (!query.success) {
        const param = String(query.error.issues[0]?.path[0] ?? "limit");
        const expected = param === "limit" ? "a whole number from 1 to 50" : "the cursor of a `next` link";
        return problemResponse(c, problem("invalid_request", { param, message: `\`${param}\` must be ${expected}.` }));
      }
      const { limit, cursor } = query.data;
      const { accounts, settings } = c.get("services");
      const rows = await accounts.transactions(c.get("account").id, limit + 1, cursor ?? null);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      if (rows.length > limit && last) {
        c.header("link", `<${settings.publicUrl}/v1/usage?limit=${limit}&cursor=${last.sequence}>; rel="next"`);
      }
      return c.json({ recent_transactions: page.map(transactionView) });
    },
  ],
};
