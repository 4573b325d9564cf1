import { errorText } from "../core/errorText.ts";
import { errorTypeOf } from "../core/signals/signals.ts";
import { Hono } from "hono";
import { problem } from "../core/contract/errors.ts";
import { problemResponse } from "./problem.ts";
import { operatorAuth } from "./middleware/operatorAuth.ts";
import { networkLimit } from "./middleware/rateLimit.ts";
import { requestId } from "./middleware/requestId.ts";
import { guestOperations } from "../api/guests/index.ts";
import { operatorOperations } from "../api/operator/index.ts";
import { peopleOperations } from "../api/people/index.ts";
import { publicOperations } from "../api/index.ts";
import { routeOf, sessionRouteOf } from "./groups.ts";
import type { Route } from "./route.ts";
import { app as appPage } from "./routes/app.ts";
import { docs } from "./routes/docs.ts";
import { health } from "./routes/health.ts";
import { mcp, type ToolSurface } from "./routes/mcp.ts";
import { media, routedPath } from "./routes/media.ts";
import { metrics } from "./routes/metrics.ts";
import { openapi } from "./routes/openapi.ts";
import { passkeys } from "./routes/passkeys.ts";
import { signIn } from "./routes/signIn.ts";
import { serviceIndex } from "./routes/serviceIndex.ts";
import { stripeEvents } from "./routes/stripeEvents.ts";
import { testCheckout } from "./routes/testCheckout.ts";
import type { Services } from "../api/services.ts";
import type { App } from "./types.ts";

/** What anybody may call: no key is needed, and a network's calls are counted. */
const open: Route[] = [
  serviceIndex("/"),
  serviceIndex("/v1"),
  ...docs,
  ...appPage,
  openapi,
  stripeEvents,
  ...testCheckout,
  media,
  health,
  ...signIn,
  ...passkeys,
];

/** All addresses but /mcp, whose handler comes from outside. */
export const routes: readonly Route[] = [
  ...open.map((route) => ({ ...route, handlers: [networkLimit, ...route.handlers] })),
  metrics,
  ...publicOperations.map((operation) => routeOf(operation)),
  ...publicOperations.map((operation) => sessionRouteOf(operation)),
  ...peopleOperations.map((operation) => routeOf(operation)),
  ...guestOperations.map((operation) => routeOf(operation)),
  ...operatorOperations.map((operation) => routeOf(operation)),
];

/** The whole HTTP surface over the given services; without `tools` there is nothing at /mcp. */
export function createApp(services: (env: App["Bindings"]) => Services, tools?: ToolSurface): Hono<App> {
  const all = tools === undefined ? routes : [...routes, mcp(tools)];
  const app = new Hono<App>({ getPath: (request, { env } = {}) => pathOf(request.url, env) });
  app.use(requestId);
  app.use(async (c, next) => {
    c.set("services", services(c.env));
    c.set("cameAtMs", c.get("services").runtime.nowMs());
    await next();
  });
  for (const { method, path, handlers } of all) app.on(method, [path], ...handlers);
  for (const path of new Set(all.map((route) => route.path))) {
    const allowed = all.filter((route) => route.path === path).map(({ method }) => method);
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
    const requestId = c.get("requestId");
    console.error("unexpected", requestId, errorText(error));
    // Without settings that can be read there are no services.
    const { services: known }: Partial<App["Variables"]> = c.var;
    known?.signals.emit({ name: "request.failed", request_id: requestId, "error.type": errorTypeOf(error) });
    return problemResponse(c, problem("internal_error"));
  });
  return app;
}
