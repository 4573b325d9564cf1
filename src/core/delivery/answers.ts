import { metadataOf } from "../contract/metadata.ts";
import type { GenerateAccepted, GenerateCompleted } from "../contract/responses/generate.ts";
import { publicStatus, type DeliveryState } from "./state.ts";
import { failureView } from "./failureView.ts";
import { adViews, deliveredAds, type MediaUrl } from "./view.ts";

/** A generate call that was accepted, now or earlier under the same key. */
export interface AcceptedAnswer {
  response: Omit<GenerateAccepted, "note" | "replayed_from_idempotency_key">;
  replayed: boolean;
}

/** The async shape (spec "Async response"). */
export function acceptedAnswer(accepted: AcceptedAnswer): GenerateAccepted {
  return { ...accepted.response, ...replayMark(accepted) };
}

/** The async shape after a wait that ended before the delivery did; `state` null: it could not be read. */
export function unfinishedAnswer(
  accepted: AcceptedAnswer,
  state: DeliveryState | null,
  note: string,
): GenerateAccepted {
  const status = state === null ? accepted.response.status : publicStatus(state);
  return { ...accepted.response, status, ...replayMark(accepted), note };
}

/** The blocking shape (spec "Blocking response") of a delivery that has ended. */
export function completedAnswer(
  accepted: AcceptedAnswer,
  state: DeliveryState,
  creditsBalance: number,
  mediaUrl: MediaUrl,
  docsUrl: string,
): GenerateCompleted {
  const { delivery_id, ad_count_expected, format } = accepted.response;
  return {
    delivery_id,
    status: state.phase === "failed" ? "failed" : "completed",
    ad_count_expected,
    format,
    credits_balance: creditsBalance,
    ads: deliveredAds(adViews(state, mediaUrl)),
    ...failureView(state, docsUrl),
    ...metadataOf(accepted.response),
    ...replayMark(accepted),
  };
}

function replayMark({ replayed }: AcceptedAnswer): { replayed_from_idempotency_key?: true } {
  return replayed ? { replayed_from_idempotency_key: true } : {};
}
