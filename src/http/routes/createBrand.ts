import { startOnboarding } from "../../services/onboarding/startOnboarding.ts";
import type { Operation } from "../app.ts";
import { auth } from "../middleware/auth.ts";
import { jsonBody } from "../middleware/jsonBody.ts";
import { rateLimit } from "../middleware/rateLimit.ts";
import { problemResponse } from "../problem.ts";

/** POST /v1/brands. */
export const createBrand: Operation = {
  method: "POST",
  path: "/v1/brands",
  handlers: [
    auth,
    rateLimit("call"),
    jsonBody,
    async (c) => {
      const started = await startOnboarding(c.get("services").onboarding, c.get("account").id, c.get("body"));
      return started.ok ? c.json(started.value, 202) : problemResponse(c, started.error);
    },
  ],
};
