import { showBrands } from "../../services/showBrands.ts";
import type { Operation } from "../app.ts";
import { auth } from "../middleware/auth.ts";
import { rateLimit } from "../middleware/rateLimit.ts";

/** GET /v1/brands. */
export const listBrands: Operation = {
  method: "GET",
  path: "/v1/brands",
  handlers: [auth, rateLimit("call"), async (c) => c.json(await showBrands(c.get("services"), c.get("account")))],
};
