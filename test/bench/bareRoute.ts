import type { Env } from "../../src/env.ts";
import service from "../../src/index.ts";

export * from "../../src/index.ts";

/**
 * The service, and beside it what its calls are compared with: `/bare/{account_id}` reads one row and does nothing else, in the same
 * isolate and on the same database.
 */
export default {
  ...service,
  async fetch(request, env, ctx) {
    const [, name, accountId] = new URL(request.url).pathname.split("/");
    if (name !== "bare") return service.fetch(request, env, ctx);
    const row = await env.DB.prepare("SELECT credits_balance FROM accounts WHERE id = ?").bind(accountId).first();
    return Response.json(row);
  },
} satisfies ExportedHandler<Env>;
