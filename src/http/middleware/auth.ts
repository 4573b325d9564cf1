import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { problem, type Problem } from "../../core/contract/errors.ts";
import { limitsPerMinute } from "../../ports/rateLimits.ts";
import { admit, readKeyHash } from "../../services/authenticate.ts";
import { afterAnswer } from "../afterAnswer.ts";
import { problemResponse } from "../problem.ts";
import type { App } from "../types.ts";

/** Authentication and account state for every call but generate, which reads all it needs at once. */
export const auth = createMiddleware<App>(async (c, next) => {
  const { runtime, accounts, apiKeys } = c.get("services");
  const keyHash = await readKeyHash(c.req.header("authorization") ?? null, runtime);
  if (!keyHash.ok) return refuse(c, keyHash.error);
  const account = admit(await accounts.byKeyHash(keyHash.value));
  if (!account.ok) return refuse(c, account.error);
  c.set("account", account.value);
  afterAnswer(c, apiKeys.used(keyHash.value, runtime.nowMs()));
  await next();
  return undefined;
});

/** The same for generate, out of its one read batch; needs the idempotency key. */
export const authWithFacts = createMiddleware<App>(async (c, next) => {
  const { runtime, acceptance, apiKeys } = c.get("services");
  const keyHash = await readKeyHash(c.req.header("authorization") ?? null, runtime);
  if (!keyHash.ok) return refuse(c, keyHash.error);
  const header = c.req.header("idempotency-key") ?? null;
  const facts = await acceptance.read({ keyHash: keyHash.value, idempotencyKey: header, nowMs: runtime.nowMs() });
  const account = admit(facts.account);
  if (!account.ok) return refuse(c, account.error);
  if (account.value.status === "trial") return refuse(c, problem("account_not_ready"));
  c.set("account", account.value);
  c.set("keyHash", keyHash.value);
  c.set("facts", facts);
  c.set("idempotencyKey", header);
  afterAnswer(c, apiKeys.used(keyHash.value, runtime.nowMs()));
  await next();
  return undefined;
});

/** Counts failed authentications of an address, so that keys cannot be guessed at leisure. */
export async function refuse(c: Context<App>, refusal: Problem): Promise<Response> {
  if (refusal.code === "account_suspended" || refusal.code === "account_not_ready") return problemResponse(c, refusal);
  const address = c.req.header("cf-connecting-ip") ?? "unknown";
  if (await c.get("services").rateLimits.failedAuthentication(address)) return problemResponse(c, refusal);
  return problemResponse(c, rateLimited("failed-authentication", limitsPerMinute.failedAuthentication));
}

/** 429 with the fields of the IETF draft on rate limit headers. */
export function rateLimited(policy: string, limit: number): Problem {
  return problem("rate_limited", {
    headers: { "ratelimit-policy": `"${policy}";q=${limit};w=60`, ratelimit: `"${policy}";r=0;t=60` },
  });
}
