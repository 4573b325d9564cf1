import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { problem } from "../../core/contract/errors.ts";
import { testModeHeader, testModeParameter } from "../../core/people/testMode.ts";
import { admit } from "../../services/authenticate.ts";
import { personRefusal } from "../personRefusal.ts";
import { problemResponse } from "../problem.ts";
import type { App } from "../types.ts";

/** Opens a call to somebody who has signed in, on the account that they work in: in test mode its test account, unless it is about the team. */
export function signedIn({ isAboutTeam = false }: { isAboutTeam?: boolean } = {}) {
  return createMiddleware<App>(async (c, next) => {
    const refusal = (await lookUp(c)) ?? (isAboutTeam ? null : await moveToTestAccount(c));
    if (refusal !== null) return refusal;
    await next();
    return undefined;
  });
}

/** The same for orders: what decides about them is read in one batch, by the account. */
export const signedInWithFacts = createMiddleware<App>(async (c, next) => {
  const refusal = (await lookUp(c)) ?? (await moveToTestAccount(c));
  if (refusal !== null) return refusal;
  const { runtime, acceptance } = c.get("services");
  const caller = { accountId: c.get("account").id };
  const header = c.req.header("idempotency-key") ?? null;
  const facts = await acceptance.read({ ...caller, idempotencyKey: header, nowMs: runtime.nowMs() });
  const account = admit(facts.account);
  if (!account.ok) return problemResponse(c, account.error);
  if (account.value.status === "trial") return problemResponse(c, problem("account_not_ready"));
  c.set("account", account.value);
  c.set("caller", caller);
  c.set("facts", facts);
  c.set("idempotencyKey", header);
  await next();
  return undefined;
});

async function lookUp(c: Context<App>): Promise<Response | null> {
  const found = await c.get("services").sessions.signedIn(c.req.header("cookie") ?? null);
  if (found === null) {
    const message = "Nobody is signed in here, or the session has ended.";
    return personRefusal(c, { personCode: "signed_out", message });
  }
  const account = admit(found.account);
  if (!account.ok) return problemResponse(c, account.error);
  c.set("signedIn", found);
  c.set("account", account.value);
  return null;
}

/** Where the page says that it works in test mode. The person has the role that they have in the real account. */
async function moveToTestAccount(c: Context<App>): Promise<Response | null> {
  const real = c.get("signedIn");
  const isTestMode = (c.req.header(testModeHeader) ?? c.req.query(testModeParameter)) !== undefined;
  if (!isTestMode || real.account.isTest) return null;
  const found = await c.get("services").accounts.testAccountOf(real.account.id);
  if (found === null) {
    return personRefusal(c, { personCode: "no_test_account", message: "This account has no test account yet." });
  }
  const account = admit(found);
  if (!account.ok) return problemResponse(c, account.error);
  c.set("signedIn", { ...real, account: account.value });
  c.set("account", account.value);
  return null;
}
