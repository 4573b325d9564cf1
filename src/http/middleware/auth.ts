import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type ErrorCode, problem, type Problem } from "../../core/contract/errors.ts";
import { limitHeaders } from "../../core/contract/limitReached.ts";
import { err, type Result } from "../../core/result.ts";
import { limitsPerMinute } from "../../ports/rateLimits.ts";
import { admit, attemptSubjects, readKeyHash } from "../../services/authenticate.ts";
import { afterAnswer } from "../afterAnswer.ts";
import { problemResponse } from "../problem.ts";
import type { App } from "../types.ts";

/** Authentication and account state for every call but generate, which reads all it needs at once. */
export const auth = createMiddleware<App>(async (c, next) => {
  const { runtime, accounts, apiKeys } = c.get("services");
  const keyHash = await attemptedKeyHash(c);
  if (!keyHash.ok) return refuse(c, keyHash.error);
  const account = admit(await accounts.byKeyHash(keyHash.value));
  if (!account.ok) return refuse(c, account.error);
  c.set("account", account.value);
  c.set("keyHash", keyHash.value);
  afterAnswer(c, apiKeys.used(keyHash.value, runtime.nowMs()));
  await next();
  return undefined;
});

/** The same for generate, out of its one read batch; needs the idempotency key. */
export const authWithFacts = createMiddleware<App>(async (c, next) => {
  const { runtime, acceptance, apiKeys } = c.get("services");
  const keyHash = await attemptedKeyHash(c);
  if (!keyHash.ok) return refuse(c, keyHash.error);
  const header = c.req.header("idempotency-key") ?? null;
  const facts = await acceptance.read({ keyHash: keyHash.value, idempotencyKey: header, nowMs: runtime.nowMs() });
  const account = admit(facts.account);
  if (!account.ok) return refuse(c, account.error);
  if (account.value.status === "trial") return refuse(c, problem("account_not_ready"));
  c.set("account", account.value);
  c.set("keyHash", keyHash.value);
  c.set("caller", { keyHash: keyHash.value });
  c.set("facts", facts);
  c.set("idempotencyKey", header);
  afterAnswer(c, apiKeys.used(keyHash.value, runtime.nowMs()));
  await next();
  return undefined;
});

/** The hash of the key that the call carries, to be looked up; a refusal where none may be looked up or none is there. */
export async function attemptedKeyHash(c: Context<App>): Promise<Result<string, Problem>> {
  const pause = pauseOf(c);
  return pause === null ? readKeyHash(c.req.header("authorization") ?? null, c.get("services").runtime) : err(pause);
}

/** The refusal of callers who failed too often, whatever they bring now; null where an attempt may be looked at. */
export function pauseOf(c: Context<App>): Problem | null {
  const seconds = c.get("services").rateLimits.failedAuthentications.pauseSeconds(subjectsOf(c));
  return seconds === null ? null : failedTooOften(seconds);
}

const uncounted: readonly ErrorCode[] = ["account_suspended", "account_not_ready", "rate_limited"];

/** Refuses, and counts what is a failed authentication, so that keys cannot be guessed at leisure. */
export async function refuse(c: Context<App>, refusal: Problem): Promise<Response> {
  if (uncounted.includes(refusal.code)) return problemResponse(c, refusal);
  const seconds = await c.get("services").rateLimits.failedAuthentications.count(subjectsOf(c));
  return problemResponse(c, seconds === null ? refusal : failedTooOften(seconds));
}

function subjectsOf(c: Context<App>): string[] {
  return attemptSubjects(c.req.header("authorization") ?? null, c.req.header("cf-connecting-ip") ?? null);
}

function failedTooOften(seconds: number): Problem {
  return {
    ...rateLimited("failed-authentication", limitsPerMinute.failedAuthentication, seconds),
    message: `Authentication failed too often from this network, or for this key. Try again in ${seconds} s.`,
  };
}

/** 429 with the fields of the IETF draft on rate limit headers. */
export function rateLimited(policy: string, limit: number, seconds = 60): Problem {
  return problem("rate_limited", {
    retryAfterSeconds: seconds,
    headers: limitHeaders(policy, limit, 60, seconds),
  });
}
