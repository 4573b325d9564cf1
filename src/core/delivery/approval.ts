import type { Verdict } from "./events.ts";
import type { ApprovalState, DeliveryState } from "./state.ts";
import { isFinished, shownVersionNumber } from "./versions.ts";

/** What was last said of a concept, of whichever version. */
export function approvalOf({ approvals }: DeliveryState, conceptIndex: number): ApprovalState | null {
  return approvals.find(({ concept }) => concept === conceptIndex) ?? null;
}

/** Notes what somebody says of a concept as it is shown now; false when it has been said already. */
export function judge(draft: DeliveryState, { concept, status, reason }: Verdict, nowMs: number): boolean {
  if (!isFinished(draft, concept).ok) return false;
  const version = shownVersionNumber(draft, concept);
  const before = approvalOf(draft, concept);
  const isSaid =
    status === null
      ? before === null
      : before?.version === version && before.status === status && before.reason === reason;
  if (isSaid) return false;
  draft.approvals = draft.approvals.filter((approval) => approval !== before);
  if (status !== null) draft.approvals.push({ concept, version, status, reason, atMs: nowMs });
  return true;
}
