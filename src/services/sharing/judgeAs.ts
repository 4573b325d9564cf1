import type { Problem } from "../../core/contract/errors.ts";
import { approvalOf } from "../../core/delivery/approval.ts";
import type { DeliveryState } from "../../core/delivery/state.ts";
import { errorText } from "../../core/errorText.ts";
import type { Result } from "../../core/result.ts";
import type { Comment, CommentAuthor } from "../../ports/sharing.ts";
import { approveConcept, type ApproveCall } from "../approveConcept.ts";
import { keepComment } from "./addComment.ts";
import type { SharingContext } from "./context.ts";

/**
 * Notes what somebody decides of a concept. It stands among the concept's comments besides, with their name: the approval itself names
 * nobody. What they have said last is not kept twice, so that a call which is sent again after a lost answer leaves one comment.
 */
export async function judgeAs(
  ctx: SharingContext,
  author: CommentAuthor,
  call: ApproveCall,
): Promise<Result<DeliveryState, Problem>> {
  const noted = await approveConcept(ctx, call);
  if (!noted.ok) return noted;
  await tellThread(ctx, author, call, noted.value).catch((error: unknown) =>
    console.error("a verdict is noted, but does not stand among the comments", call.deliveryId, errorText(error)),
  );
  return noted;
}

async function tellThread(
  ctx: SharingContext,
  author: CommentAuthor,
  call: ApproveCall,
  state: DeliveryState,
): Promise<void> {
  const conceptIndex = Number(call.conceptIndex);
  const approval = approvalOf(state, conceptIndex);
  const decidedAtMs = approval?.atMs ?? 0;
  const said = {
    author,
    conceptIndex,
    verdict: approval?.status ?? "none",
    text: approval?.reason ?? "",
    // Never before the decision, which the object's clock has timed: so it is told apart from what was said of an earlier one.
    atMs: Math.max(ctx.runtime.nowMs(), decidedAtMs),
  } as const;
  const last = (await ctx.comments.list(call.deliveryId)).findLast(
    (comment) => comment.conceptIndex === conceptIndex && comment.verdict !== null,
  );
  const isRepeat = last !== undefined && last.atMs >= decidedAtMs && isSame(last, said);
  // A verdict counts, also where there is no room for more comments.
  if (!isRepeat) await keepComment(ctx, state, said);
}

type Said = Pick<Comment, "author" | "verdict" | "text">;

function isSame(one: Said, other: Said): boolean {
  return one.verdict === other.verdict && one.text === other.text && keyOf(one.author) === keyOf(other.author);
}

/** Guests of one link are told apart by the names that they give. */
function keyOf(author: CommentAuthor): string {
  return author.kind === "member" ? author.personId : `${author.shareLinkId} ${author.name}`;
}
