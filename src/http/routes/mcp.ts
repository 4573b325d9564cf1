import { createMiddleware } from "hono/factory";
import { problem } from "../../core/contract/errors.ts";
import type { Env } from "../../env.ts";
import type { ToolRequest } from "../../ports/toolRequest.ts";
import type { Settings } from "../../settings.ts";
import { afterAnswer } from "../afterAnswer.ts";
import type { Route } from "../route.ts";
import { attemptedKeyHash, refuse } from "../middleware/auth.ts";
import { jsonBody } from "../middleware/jsonBody.ts";
import { rateLimit } from "../middleware/rateLimit.ts";
import type { App } from "../types.ts";

/** The tool surface (MCP); it lives in a room of its own and is handed in where both are put together. */
export interface ToolSurface {
  /** True for exactly one call of a tool that there is: the tools count for themselves. */
  callsTool(body: unknown): boolean;
  answer(env: Env, request: ToolRequest): Promise<Response>;
}

/**
 * POST /mcp. Whether the request may come in is judged here, as for any route; what it says, and the state of its account, is the
 * tool surface's business, so that a refusal reaches the agent as a tool's error.
 */
export function mcp(tools: ToolSurface): Route {
  return {
    method: "POST",
    path: "/mcp",
    handlers: [
      ownAddress,
      keyOnly,
      jsonBody,
      protocolLimit(tools),
      noBatch,
      (c) =>
        tools.answer(c.env, {
          request: c.req.raw,
          body: c.get("body"),
          account: c.get("account"),
          keyHash: c.get("keyHash"),
          requestId: c.get("requestId"),
          afterAnswer: (work) => afterAnswer(c, work),
        }),
    ],
  };
}

/**
 * Refuses requests for another host, or from pages of another origin: a page that has its own name point at this machine could
 * otherwise speak to a service on the loopback.
 */
const ownAddress = createMiddleware<App>(async (c, next) => {
  const { settings } = c.get("services");
  const origin = c.req.header("origin");
  const isOwn =
    isOwnAddress(`http://${c.req.header("host") ?? new URL(c.req.url).host}`, settings, "host") &&
    (origin === undefined || isOwnAddress(origin, settings, "origin"));
  if (isOwn) return next();
  const error = { code: -32000, message: "The Host or Origin header names another address than this service's." };
  return c.json({ jsonrpc: "2.0", error, id: null }, 403);
});

function isOwnAddress(address: string, settings: Settings, part: "host" | "origin"): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isLoopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname);
  return url[part] === new URL(settings.publicUrl)[part] || (settings.allowPrivateNetwork && isLoopback);
}

/** Authentication alone: 401 for an unknown key, counted like any other failure. */
const keyOnly = createMiddleware<App>(async (c, next) => {
  const { runtime, accounts, apiKeys } = c.get("services");
  const keyHash = await attemptedKeyHash(c);
  if (!keyHash.ok) return refuse(c, keyHash.error);
  const account = await accounts.byKeyHash(keyHash.value);
  if (account === null) return refuse(c, problem("invalid_api_key"));
  c.set("account", account);
  c.set("keyHash", keyHash.value);
  afterAnswer(c, apiKeys.used(keyHash.value, runtime.nowMs()));
  return next();
});

/** Counts what calls no tool; the tools count for themselves. */
function protocolLimit(tools: ToolSurface) {
  const limited = rateLimit("call");
  return createMiddleware<App>((c, next) => (tools.callsTool(c.get("body")) ? next() : limited(c, next)));
}

/** The protocol has had no batches since its revision 2025-06-18. */
const noBatch = createMiddleware<App>(async (c, next) => {
  if (!Array.isArray(c.get("body"))) return next();
  const error = { code: -32600, message: "Batches are not taken: send each JSON-RPC message in a POST of its own." };
  return c.json({ jsonrpc: "2.0", error, id: null }, 400);
});
