import { balanceView } from "../../core/credits/view.ts";
import type { Operation } from "../app.ts";
import { auth } from "../middleware/auth.ts";
import { rateLimit } from "../middleware/rateLimit.ts";

/** GET /v1/balance. */
export const getBalance: Operation = {
  method: "GET",
  path: "/v1/balance",
  handlers: [auth, rateLimit("call"), (c) => Promise.resolve(c.json(balanceView(c.get("account"))))],
};
