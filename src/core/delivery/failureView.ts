import { refundFor } from "../credits/refund.ts";
import { errorBody, problem } from "../contract/errors.ts";
import type { DeliveryFailure } from "../contract/responses/delivery.ts";
import type { DeliveryState } from "./state.ts";

/** Deliveries that failed before have kept what the renderer said, which is for operators alone. */
const upstreamWords = /^(Concept \d+ could not be rendered): (?!the renderer was lost too often\.$).*$/s;

/** What every answer about a failed delivery says besides its ads; nothing of one that has not failed. */
export function failureView(state: DeliveryState, docsUrl: string): DeliveryFailure | Record<string, never> {
  if (state.phase !== "failed") return {};
  const message = (state.failure?.message ?? "The delivery failed.").replace(upstreamWords, "$1.");
  const { error } = errorBody(problem("orchestration_failed", { message }), docsUrl);
  return { error, credits_refunded: refundFor("failed", state.order).credits };
}
