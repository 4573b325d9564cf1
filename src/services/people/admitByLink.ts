import { newId } from "../../core/ids.ts";
import type { Accounts } from "../../ports/accounts.ts";
import type { People, SignInLinks } from "../../ports/people.ts";
import type { Runtime } from "../../ports/runtime.ts";
import { createAccount } from "../accounts/createAccount.ts";

export interface AdmissionContext {
  runtime: Runtime;
  accounts: Accounts;
  people: People;
  signInLinks: SignInLinks;
  signUp: "open" | "closed";
}

/**
 * Before the link of `token` is opened: whoever holds it has the mailbox, and so becomes a person, with an account of their own where they
 * work in none yet. However many links and tabs of one person come at once, there is one account: the others fail on its owner, and leave
 * nothing behind. Does nothing where the link is not good, or where sign-up is closed to its address.
 */
export async function admitByLink(ctx: AdmissionContext, token: string): Promise<void> {
  const email = await ctx.signInLinks.addressOf(token);
  if (email === null) return;
  if (ctx.signUp === "closed" && !((await ctx.people.byEmail(email))?.accountId ?? false)) return;
  const id = newId("person", ctx.runtime.random);
  const person = await ctx.people.ensure({ id, email, nowMs: ctx.runtime.nowMs() });
  if (person.accountId !== null) return;
  try {
    await createAccount(ctx, { email, name: null, isTest: false, ownerId: person.id });
  } catch (error) {
    const known = await ctx.people.byEmail(email);
    if (known === null || known.accountId === null) throw error;
  }
}
