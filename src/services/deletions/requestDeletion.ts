import { problem, type Problem } from "../../core/contract/errors.ts";
import { newId } from "../../core/ids.ts";
import { err, ok, type Result } from "../../core/result.ts";
import type { Deletion } from "../../ports/deletions.ts";
import type { DeletionContext } from "./carryOutDeletions.ts";

/** Has an account or its brand deleted; from now on it takes no orders. The rest is carried out step by step. */
export async function requestDeletion(
  ctx: Pick<DeletionContext, "deletions" | "runtime">,
  scope: Deletion["scope"],
  accountId: string,
): Promise<Result<Deletion, Problem>> {
  const wish = { id: newId("deletion", ctx.runtime.random), accountId, nowMs: ctx.runtime.nowMs() };
  const deletion = scope === "account" ? await ctx.deletions.beginAccount(wish) : await ctx.deletions.beginBrand(wish);
  if (deletion === null) return err(problem("not_found", { message: `There is no such ${scope}.` }));
  if (deletion !== "busy") return ok(deletion);
  const message = "The account's brand is being deleted. Send the call again when that is done.";
  return err(problem("invalid_request", { message }));
}
