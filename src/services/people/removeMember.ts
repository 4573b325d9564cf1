import type { Problem } from "../../core/contract/errors.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { People, RemovalRule } from "../../ports/people.ts";
import { whyKept } from "./changeMember.ts";

export interface RemovedMember {
  person_id: string;
  email: string;
  status: "removed";
}

/** Ends somebody's membership, and their sessions with it. */
export async function removeMember(
  ctx: { people: People },
  { accountId, personId, rule }: { accountId: string; personId: string; rule: RemovalRule },
): Promise<Result<RemovedMember, Problem>> {
  const removed = await ctx.people.removeMember(accountId, personId, rule);
  if (typeof removed === "string") return err(whyKept(removed, null));
  return ok({ person_id: personId, email: removed.email, status: "removed" });
}
