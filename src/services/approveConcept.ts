import { parseApproval } from "../core/contract/correction.ts";
import { problem, type Problem } from "../core/contract/errors.ts";
import type { DeliveryState } from "../core/delivery/state.ts";
import { isFinished } from "../core/delivery/versions.ts";
import { errorText } from "../core/errorText.ts";
import { err, type Result } from "../core/result.ts";
import { indexOf } from "./correctConcept.ts";
import { getDelivery, type DeliveriesContext } from "./getDelivery.ts";

export interface ApproveCall {
  accountId: string;
  deliveryId: string;
  /** As it stands in the address. */
  conceptIndex: string;
  body: unknown;
}

/** Notes what somebody says of a concept, for the version that its delivery shows; said twice it changes nothing. */
export async function approveConcept(
  ctx: DeliveriesContext,
  { accountId, deliveryId, conceptIndex, body }: ApproveCall,
): Promise<Result<DeliveryState, Problem>> {
  const found = await getDelivery(ctx, accountId, deliveryId);
  if (!found.ok) return found;
  const concept = indexOf(conceptIndex);
  const finished = isFinished(found.value, concept);
  if (!finished.ok) return finished;
  const approval = parseApproval(body);
  if (!approval.ok) return approval;
  const { status, reason = null, version = null } = approval.value;
  try {
    const verdict = { concept, status: status === "none" ? null : status, reason };
    return await ctx.objects.judge(deliveryId, verdict, version);
  } catch (error) {
    console.error("an approval could not be noted", deliveryId, errorText(error));
    return err(problem("upstream_error"));
  }
}
