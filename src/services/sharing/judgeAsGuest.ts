import type { ApprovalBody } from "../../core/contract/correction.ts";
import type { Problem } from "../../core/contract/errors.ts";
import type { DeliveryState } from "../../core/delivery/state.ts";
import { tooManyToday } from "../../core/limits/dailyLimits.ts";
import { err, type Result } from "../../core/result.ts";
import type { OpenedLink } from "../../ports/sharing.ts";
import { approveConcept } from "../approveConcept.ts";
import { keepComment } from "./addComment.ts";
import type { SharingContext } from "./context.ts";

export interface GuestVerdict {
  link: OpenedLink;
  /** What the guest calls themselves. */
  name: string;
  /** As it stands in the address. */
  conceptIndex: string;
  approval: ApprovalBody;
}

/**
 * Notes what a guest decides of a concept. It is the concept's approval as a member's is, and stands among its comments besides, with the
 * guest's name: the approval itself names nobody. A repeat of what has been noted is noted among the comments alone.
 */
export async function judgeAsGuest(
  ctx: SharingContext,
  { link, name, conceptIndex, approval }: GuestVerdict,
): Promise<Result<DeliveryState, Problem>> {
  const { accountId, deliveryId } = link;
  const usedUp = await ctx.dailyCounts.take(accountId, "comments");
  if (usedUp !== null) return err(tooManyToday(usedUp, ctx.runtime.nowMs()));
  const noted = await approveConcept(ctx, { accountId, deliveryId, conceptIndex, body: approval });
  if (!noted.ok) return noted;
  const { status, reason = "" } = approval;
  const author = { kind: "guest", shareLinkId: link.id, name } as const;
  const said = { author, conceptIndex: Number(conceptIndex), text: reason.trim(), verdict: status };
  // A verdict counts, also where there is no room for more comments.
  await keepComment(ctx, noted.value, said);
  return noted;
}
