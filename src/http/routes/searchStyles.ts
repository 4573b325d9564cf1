import { problem } from "../../core/contract/errors.ts";
import type { Operation } from "../app.ts";
import { auth } from "../middleware/auth.ts";
import { rateLimit } from "../middleware/rateLimit.ts";
import { problemResponse } from "../problem.ts";

/** GET /v1/styles/search: checks its parameters; the catalogue behind it does not exist yet. */
export const searchStyles: Operation = {
  method: "GET",
  path: "/v1/styles/search",
  handlers: [
    auth,
    rateLimit("call"),
    (c) => {
      if ((c.req.query("q") ?? "").trim() === "") return Promise.resolve(problemResponse(c, problem("missing_query")));
      const topN = c.req.query("top_n");
      if (topN !== undefined && !/^([1-9]|[1-4]\d|50)$/.test(topN)) {
        const message = "`top_n` must be a whole number from 1 to 50.";
        return Promise.resolve(problemResponse(c, problem("invalid_request", { param: "top_n", message })));
      }
      return Promise.resolve(problemResponse(c, problem("style_search_unavailable")));
    },
  ],
};
