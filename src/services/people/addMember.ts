import { problem, type Problem } from "../../core/contract/errors.ts";
import { newId } from "../../core/ids.ts";
import { readMailAddress } from "../../core/people/mailAddress.ts";
import type { PersonRole } from "../../core/people/roles.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { Accounts } from "../../ports/accounts.ts";
import type { People } from "../../ports/people.ts";
import type { Runtime } from "../../ports/runtime.ts";

/** Makes somebody a member of an account, by their mail address, or gives a member another role. */
export async function addMember(
  ctx: { runtime: Runtime; accounts: Accounts; people: People },
  accountId: string,
  { email, role }: { email: string; role: PersonRole },
): Promise<Result<{ personId: string; email: string }, Problem>> {
  const address = readMailAddress(email);
  if (!address.ok) return address;
  const account = await ctx.accounts.get(accountId);
  if (account === null) return err(problem("not_found", { message: "There is no such account." }));
  if (account.testOf !== null) {
    const message = `The members of ${account.testOf} work in its test account; add them there.`;
    return err(problem("invalid_request", { message }));
  }
  const nowMs = ctx.runtime.nowMs();
  const person = await ctx.people.ensure({ id: newId("person", ctx.runtime.random), email: address.value, nowMs });
  if (await ctx.people.addMember({ personId: person.id, accountId, role, nowMs })) {
    return ok({ personId: person.id, email: address.value });
  }
  return err(worksElsewhere(address.value));
}

export function worksElsewhere(email: string): Problem {
  const message = `${email} works in another account; nobody works in two.`;
  return problem("invalid_request", { param: "email", message });
}
