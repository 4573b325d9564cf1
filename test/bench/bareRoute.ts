import type { Env } from "../../src/env.ts";
import service from "../../src/index.ts";

export * from "../../src/index.ts";

const countOne = `INSERT INTO daily_counts (account_id, what, day, used) VALUES ('bare', 'bare', 0, 1)
  ON CONFLICT DO UPDATE SET used = used + 1`;

/**
 * The service, and beside it what its calls are compared with, in the same isolate and on the same database: `/bare/{account_id}` reads one
 * row and does nothing else. `/bare-limited` asks the rate limiter besides, and `/bare-written` then writes one row too: what the platform,
 * or its emulator, takes for them whatever a service does.
 */
export default {
  ...service,
  async fetch(request, env, ctx) {
    const [, name, accountId] = new URL(request.url).pathname.split("/");
    if (name === undefined || !["bare", "bare-limited", "bare-written"].includes(name)) {
      return service.fetch(request, env, ctx);
    }
    const row = await env.DB.prepare("SELECT credits_balance FROM accounts WHERE id = ?").bind(accountId).first();
    if (name !== "bare") await env.CALL_LIMIT.limit({ key: `bare ${crypto.randomUUID()}` });
    if (name === "bare-written") await env.DB.prepare(countOne).run();
    return Response.json(row);
  },
} satisfies ExportedHandler<Env>;
