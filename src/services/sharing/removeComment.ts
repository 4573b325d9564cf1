import { problem, type Problem } from "../../core/contract/errors.ts";
import { reachesFor, type PersonRole } from "../../core/people/roles.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { getDelivery } from "../getDelivery.ts";
import type { SharingContext } from "./context.ts";

export interface RemoveCommentCall {
  accountId: string;
  deliveryId: string;
  commentId: string;
  personId: string;
  role: PersonRole;
}

/** Deletes a comment: editors any of their account's deliveries, viewers what they wrote themselves. */
export async function removeComment(ctx: SharingContext, call: RemoveCommentCall): Promise<Result<null, Problem>> {
  const { accountId, deliveryId, commentId, personId, role } = call;
  const found = await getDelivery(ctx, accountId, deliveryId);
  if (!found.ok) return found;
  const authorId = reachesFor(role, "editor") ? null : personId;
  if (await ctx.comments.remove(deliveryId, commentId, authorId)) return ok(null);
  return err(problem("not_found", { message: "There is no such comment, or it is not yours." }));
}
