import type { ApprovalBody } from "../../core/contract/correction.ts";
import type { Problem } from "../../core/contract/errors.ts";
import type { DeliveryState } from "../../core/delivery/state.ts";
import { tooManyToday } from "../../core/limits/dailyLimits.ts";
import { err, type Result } from "../../core/result.ts";
import type { OpenedLink } from "../../ports/sharing.ts";
import type { SharingContext } from "./context.ts";
import { judgeAs } from "./judgeAs.ts";

export interface GuestVerdict {
  link: OpenedLink;
  /** What the guest calls themselves. */
  name: string;
  /** As it stands in the address. */
  conceptIndex: string;
  approval: ApprovalBody;
}

/** Notes what a guest decides of a concept, as a member's verdict is noted. It is one of the day's comments. */
export async function judgeAsGuest(
  ctx: SharingContext,
  { link, name, conceptIndex, approval }: GuestVerdict,
): Promise<Result<DeliveryState, Problem>> {
  const { accountId, deliveryId } = link;
  const usedUp = await ctx.dailyCounts.take(accountId, "comments");
  if (usedUp !== null) return err(tooManyToday(usedUp, ctx.runtime.nowMs()));
  const author = { kind: "guest", shareLinkId: link.id, name } as const;
  return judgeAs(ctx, author, { accountId, deliveryId, conceptIndex, body: approval });
}
