import { problem, type Problem } from "../../core/contract/errors.ts";
import type { DeliveryState } from "../../core/delivery/state.ts";
import { shownVersionNumber } from "../../core/delivery/versions.ts";
import { newId } from "../../core/ids.ts";
import { tooManyToday } from "../../core/limits/dailyLimits.ts";
import type { PersonRefusal } from "../../core/people/refusals.ts";
import { err, ok, type Result } from "../../core/result.ts";
import { maxComments } from "../../core/sharing/limits.ts";
import type { Comment } from "../../ports/sharing.ts";
import { getDelivery } from "../getDelivery.ts";
import type { SharingContext } from "./context.ts";

export interface CommentCall extends Pick<Comment, "author" | "conceptIndex" | "text"> {
  accountId: string;
  deliveryId: string;
}

/** Keeps what somebody says about a concept, for the version that its delivery shows. */
export async function addComment(
  ctx: SharingContext,
  call: CommentCall,
): Promise<Result<Comment, Problem | PersonRefusal>> {
  const found = await getDelivery(ctx, call.accountId, call.deliveryId);
  if (!found.ok) return found;
  const { conceptIndex } = call;
  if (!found.value.concepts.some(({ index }) => index === conceptIndex)) {
    const message = `\`concept_index\`: this delivery has no concept ${conceptIndex}.`;
    return err(problem("invalid_request", { param: "concept_index", message }));
  }
  const usedUp = await ctx.dailyCounts.take(call.accountId, "comments");
  if (usedUp !== null) return err(tooManyToday(usedUp, ctx.runtime.nowMs()));
  const kept = await keepComment(ctx, found.value, { ...call, verdict: null, atMs: ctx.runtime.nowMs() });
  if (kept !== null) return ok(kept);
  const message = `A delivery has ${new Intl.NumberFormat("en").format(maxComments)} comments at most. Delete some first.`;
  return err({ personCode: "too_many_comments", message });
}

/** Keeps a comment on a concept that is there; null where the delivery has no room for more. */
export async function keepComment(
  { runtime, comments }: SharingContext,
  state: DeliveryState,
  { author, conceptIndex, atMs, text, verdict }: Pick<Comment, "author" | "conceptIndex" | "atMs" | "text" | "verdict">,
): Promise<Comment | null> {
  const { accountId, deliveryId } = state.order;
  const comment: Comment = {
    id: newId("comment", runtime.random),
    conceptIndex,
    version: shownVersionNumber(state, conceptIndex),
    atMs,
    author,
    verdict,
    text,
  };
  const isKept = await comments.add({ ...comment, accountId, deliveryId }, maxComments);
  return isKept ? comment : null;
}
