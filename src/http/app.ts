import { errorText } from "../core/errorText.ts";
import { Hono, type MiddlewareHandler } from "hono";
import { problem } from "../core/contract/errors.ts";
import { problemResponse } from "./problem.ts";
import { operatorAuth } from "./middleware/operatorAuth.ts";
import { networkLimit } from "./middleware/rateLimit.ts";
import { requestId } from "./middleware/requestId.ts";
import { createBrand } from "./routes/createBrand.ts";
import { docs } from "./routes/docs.ts";
import { generate } from "./routes/generate.ts";
import { getBalance } from "./routes/getBalance.ts";
import { readDelivery } from "./routes/getDelivery.ts";
import { listBrands } from "./routes/listBrands.ts";
import { listProducts } from "./routes/listProducts.ts";
import { listUsage } from "./routes/listUsage.ts";
import { mcp, type ToolSurface } from "./routes/mcp.ts";
import { media, routedPath } from "./routes/media.ts";
import { openapi } from "./routes/openapi.ts";
import { operator } from "./routes/operator/operator.ts";
import { searchStyles } from "./routes/searchStyles.ts";
import { serviceIndex } from "./routes/serviceIndex.ts";
import { stripeEvents } from "./routes/stripeEvents.ts";
import { testCheckout } from "./routes/testCheckout.ts";
import { websiteProof } from "./routes/websiteProof.ts";
import type { App, Services } from "./types.ts";

/** One operation of the API: its address, its method and the handlers that make it, in the order of the checks. */
export interface Operation {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  handlers: MiddlewareHandler<App>[];
}

/** What anybody may call: no key is needed, and a network's calls are counted. */
const open: Operation[] = [
  serviceIndex("/"),
  serviceIndex("/v1"),
  ...docs,
  openapi,
  stripeEvents,
  ...testCheckout,
  media,
];

/** All operations but /mcp, whose handler comes from outside. */
export const operations: readonly Operation[] = [
  ...open.map((operation) => ({ ...operation, handlers: [networkLimit, ...operation.handlers] })),
  generate,
  readDelivery,
  listBrands,
  createBrand,
  ...websiteProof,
  listProducts,
  searchStyles,
  getBalance,
  listUsage,
  ...operator,
];

/** The whole HTTP surface over the given services; without `tools` there is nothing at /mcp. */
export function createApp(services: (env: App["Bindings"]) => Services, tools?: ToolSurface): Hono<App> {
  const all = tools === undefined ? operations : [...operations, mcp(tools)];
  const app = new Hono<App>({ getPath: (request, { env } = {}) => pathOf(request.url, env) });
  app.use(requestId);
  app.use(async (c, next) => {
    c.set("services", services(c.env));
    await next();
  });
  for (const { method, path, handlers } of all) app.on(method, [path], ...handlers);
  for (const path of new Set(all.map((operation) => operation.path))) {
    const allowed = all.filter((operation) => operation.path === path).map(({ method }) => method);
    const allow = allowed.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
    // Without its token the operator interface shows nothing of itself, not even that it is there.
    if (path.startsWith("/operator/")) app.use(path, operatorAuth);
    app.all(path, (c) => problemResponse(c, problem("method_not_allowed", { headers: { Allow: allow } })));
  }
  function pathOf(url: string, env: App["Bindings"] | undefined): string {
    try {
      if (env !== undefined) return routedPath(url, services(env).settings);
    } catch {
      // Settings that cannot be read are told where a request is answered.
    }
    return new URL(url).pathname;
  }
  app.notFound((c) => problemResponse(c, problem("not_found")));
  app.onError((error, c) => {
    console.error("unexpected", c.get("requestId"), errorText(error));
    return problemResponse(c, problem("internal_error"));
  });
  return app;
}
