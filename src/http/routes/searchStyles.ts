import type { StyleSearch } from "../../core/contract/responses/style.ts";
import { readStyleSearch, styleHitView } from "../../core/styles/search.ts";
import { searchStyles as search } from "../../services/searchStyles.ts";
import { afterAnswer } from "../afterAnswer.ts";
import type { Operation } from "../app.ts";
import { auth } from "../middleware/auth.ts";
import { rateLimit } from "../middleware/rateLimit.ts";
import { problemResponse } from "../problem.ts";

/** GET /v1/styles/search: the styles nearest to a description in plain language. */
export const searchStyles: Operation = {
  method: "GET",
  path: "/v1/styles/search",
  handlers: [
    auth,
    rateLimit("call"),
    async (c) => {
      const query = c.req.query("q");
      const asked = readStyleSearch(query, c.req.query("top_n"));
      if (!asked.ok) return problemResponse(c, asked.error);
      const found = await search(c.get("services"), c.get("account").id, asked.value, (work) => afterAnswer(c, work));
      if (!found.ok) return problemResponse(c, found.error);
      return c.json({ query: query ?? "", results: found.value.map(styleHitView) } satisfies StyleSearch);
    },
  ],
};
