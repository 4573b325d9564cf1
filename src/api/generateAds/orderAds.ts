import { problem } from "../../core/contract/errors.ts";
import { idempotencyKeyPattern } from "../../core/contract/idempotencyKey.ts";
import { readWaitSeconds } from "../../core/contract/prefer.ts";
import type { GenerateCompleted } from "../../core/contract/responses/generate.ts";
import { acceptedAnswer, unfinishedAnswer } from "../../core/delivery/answers.ts";
import { isTerminal, type DeliveryState } from "../../core/delivery/state.ts";
import { errorText } from "../../core/errorText.ts";
import { err } from "../../core/result.ts";
import { endedAnswer } from "../../services/endedAnswer.ts";
import { generateAds } from "../../services/generateAds.ts";
import type { Accepted } from "../../services/judgeGenerateCall.ts";
import { isDryRun, planAds } from "../../services/planAds.ts";
import { waitForDelivery } from "../../services/waitForDelivery.ts";
import { answer, answerWith, type OrderCall, type Outcome } from "../operation.ts";

export const howToResume = "The delivery goes on; poll status_url until its status is completed or failed.";

type Ordering = OrderCall & { body: unknown };

/** Accepts an order, and answers at once or, where the caller prefers to wait, with its end. */
export async function orderAds(call: Ordering): Promise<Outcome> {
  const { services, body, facts, idempotencyKey, afterAnswer } = call;
  // What a dry run says is the same under any key, and it waits for nothing.
  if (isDryRun(body)) return answerWith(await planAds(services, { body, facts, afterAnswer }));
  if (idempotencyKey !== null && !idempotencyKeyPattern.test(idempotencyKey)) {
    return err(problem("invalid_idempotency_key"));
  }
  const { caller, requestId } = call;
  const outcome = await generateAds(services, { ...caller, idempotencyKey, body, requestId, facts, afterAnswer });
  if (!outcome.ok) return outcome;
  const accepted = outcome.value;
  const replay: Record<string, string> = accepted.replayed
    ? { "idempotent-replayed": "true", "original-request": accepted.response.request_id }
    : {};
  const waitSeconds = readWaitSeconds(call.header("prefer") ?? null);
  if (waitSeconds !== null) return waited(call, accepted, waitSeconds, replay);
  if (accepted.answeredStatus === 200) {
    const state = await services.objects.read(accepted.response.delivery_id).catch(() => null);
    if (state !== null && isTerminal(state)) return answer(await ended(call, accepted, state), 200, replay);
  }
  return answer(acceptedAnswer(accepted), 202, { ...replay, location: accepted.response.status_url });
}

/** Waits on the delivery; 200 with the ads when it ends in time, otherwise the async shape and how to resume. */
async function waited(
  call: Ordering,
  accepted: Accepted,
  waitSeconds: number,
  replay: Record<string, string>,
): Promise<Outcome> {
  const { services, account, idempotencyKey, signal } = call;
  const deliveryId = accepted.response.delivery_id;
  const state = await waitForDelivery(services, deliveryId, waitSeconds * 1000, signal);
  if (state !== null && isTerminal(state)) {
    if (idempotencyKey !== null && accepted.answeredStatus !== 200) {
      await services.acceptance.markAnswered(account.id, idempotencyKey).catch((error: unknown) => {
        console.warn("the blocking answer could not be noted", deliveryId, errorText(error));
      });
    }
    return answer(await ended(call, accepted, state), 200, { ...replay, "preference-applied": "wait" });
  }
  const body = unfinishedAnswer(accepted, state, howToResume);
  return answer(body, 202, { ...replay, location: accepted.response.status_url, "retry-after": "15" });
}

function ended({ services }: Ordering, accepted: Accepted, state: DeliveryState): Promise<GenerateCompleted> {
  return endedAnswer({ ...services, docsUrl: services.settings.docsUrl }, accepted, state);
}
