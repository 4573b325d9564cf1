import type { MiddlewareHandler } from "hono";
import type { App } from "./types.ts";

/** One address with its method, as Hono writes it, and the handlers that make it, in the order of the checks. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  handlers: MiddlewareHandler<App>[];
}
