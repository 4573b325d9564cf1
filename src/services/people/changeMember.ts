import { problem, type Problem } from "../../core/contract/errors.ts";
import type { PersonRole } from "../../core/people/roles.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { Kept, Member, People } from "../../ports/people.ts";

/** Gives a member another role, from their next call on. The last owner stays one. */
export async function changeMember(
  ctx: { people: People },
  { accountId, personId, role }: { accountId: string; personId: string; role: PersonRole },
): Promise<Result<Member, Problem>> {
  const changed = await ctx.people.changeRole(accountId, personId, role);
  return typeof changed === "string" ? err(whyKept(changed, "role")) : ok(changed);
}

/** Why a member stays as they are, as an answer. `param`: the field that wanted it otherwise, null where it was the call itself. */
export function whyKept(kept: Kept, param: string | null): Problem {
  if (kept === "no_member") return problem("not_found", { message: "There is no such member." });
  const message = "Nobody else owns this account. Make another member an owner first.";
  return problem("invalid_request", { message, ...(param === null ? {} : { param }) });
}
